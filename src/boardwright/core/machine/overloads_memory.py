"""Machine code for the functions of `core.machine.memory`."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, types  # type: ignore[attr-defined]
from numba.core import cgutils
from numba.extending import intrinsic, lower_builtin, overload, type_callable

from boardwright.core.machine.memory import (
    ask,
    call,
    clear_generator,
    copy_bytes,
    integer_at,
    key_in,
    local,
    numbers,
    put_word,
    record_in,
    words_in,
)

OVERLOADED = (call, ask, record_in, copy_bytes, numbers, integer_at, put_word, key_in, clear_generator, local, words_in)

_WORD = ir.IntType(64)
_PLENTY = 1 << 40
"""The assumed length of an array of which only the address is known."""


def _jump(function: Any, arguments: Any, returned: Any) -> Any:
    """Call the C function at an address; a record is passed as its address."""
    signature = returned(types.int64, arguments)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        words = []
        for kind, value in zip(arguments.types, cgutils.unpack_tuple(builder, values[1]), strict=True):  # type: ignore[no-untyped-call]
            if isinstance(kind, types.Record):
                words.append(builder.ptrtoint(value, _WORD))
            else:
                words.append(context.cast(builder, value, kind, types.int64))
        result = ir.VoidType() if returned == types.void else _WORD
        kind = ir.FunctionType(result, [_WORD] * len(words)).as_pointer()
        done = builder.call(builder.inttoptr(values[0], kind), words)
        return context.get_dummy_value() if returned == types.void else done

    return signature, generate


@intrinsic
def _call(typing_context: Any, function: Any, arguments: Any) -> Any:
    return _jump(function, arguments, types.void)


@intrinsic
def _ask(typing_context: Any, function: Any, arguments: Any) -> Any:
    return _jump(function, arguments, types.int64)


@overload(call)
def _overload_call(function: Any, *arguments: Any) -> Any:
    def jump(function: Any, *arguments: Any) -> None:
        _call(function, arguments)  # type: ignore[call-arg]  # the typing context comes from Numba

    return jump


@overload(ask)
def _overload_ask(function: Any, *arguments: Any) -> Any:
    def jump(function: Any, *arguments: Any) -> Any:
        return _ask(function, arguments)  # type: ignore[call-arg]

    return jump


@overload(record_in)
def _record_in(records: Any, size: Any, index: Any) -> Any:
    def address(records: Any, size: Any, index: Any) -> Any:
        return records + size * index

    return address


@intrinsic
def _pointer(typing_context: Any, address: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.inttoptr(values[0], cgutils.voidptr_t)

    return types.voidptr(types.int64), generate


@intrinsic
def _address(typing_context: Any, record: Any) -> Any:
    """The address of a record; an address is returned as it is."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ptrtoint(values[0], _WORD) if isinstance(record, types.Record) else values[0]

    return types.int64(record if isinstance(record, types.Record) else types.int64), generate


@intrinsic
def _move(typing_context: Any, target: Any, source: Any, size: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        to, of = (builder.inttoptr(value, cgutils.voidptr_t) for value in values[:2])
        cgutils.raw_memcpy(builder, to, of, values[2], 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), generate


@overload(copy_bytes)
def _copy_bytes(target: Any, source: Any, size: Any) -> Any:
    def copy(target: Any, source: Any, size: Any) -> None:
        _move(_address(target), _address(source), size)  # type: ignore[call-arg]

    return copy


@overload(numbers)
def _numbers(array: Any, dtype: Any) -> Any:
    def view(array: Any, dtype: Any) -> Any:
        return carray(_pointer(array), (_PLENTY,), dtype)  # type: ignore[call-arg]

    return view


@overload(words_in)
def _words_in(record: Any, size: Any) -> Any:
    def view(record: Any, size: Any) -> Any:
        return carray(_pointer(record), (_PLENTY,), np.int64)  # type: ignore[call-arg]

    return view


@overload(integer_at)
def _integer_at(record: Any, offset: Any, size: Any) -> Any:
    def read(record: Any, offset: Any, size: Any) -> Any:
        if size == 1:
            return np.int64(carray(_pointer(record + offset), (1,), np.int8)[0])  # type: ignore[call-arg]
        if size == 2:
            return np.int64(carray(_pointer(record + offset), (1,), np.int16)[0])  # type: ignore[call-arg]
        if size == 4:
            return np.int64(carray(_pointer(record + offset), (1,), np.int32)[0])  # type: ignore[call-arg]
        return carray(_pointer(record + offset), (1,), np.int64)[0]  # type: ignore[call-arg]

    return read


@overload(put_word)
def _put_word(array: Any, offset: Any, word: Any) -> Any:
    def write(array: Any, offset: Any, word: Any) -> None:
        carray(_pointer(array + offset), (1,), np.int64)[0] = word  # type: ignore[call-arg]

    return write


@overload(key_in)
def _key_in(state: Any, at: Any) -> Any:
    def key(state: Any, at: Any) -> Any:
        return carray(_pointer(state + at), (8,), np.uint32)  # type: ignore[call-arg]

    return key


@overload(clear_generator)
def _clear_generator(state: Any, at: Any, size: Any) -> Any:
    def clear(state: Any, at: Any, size: Any) -> None:
        for k in range(size // 4):
            carray(_pointer(state + at), (size // 4,), np.uint32)[k] = 0  # type: ignore[call-arg]

    return clear


@type_callable(local)
def _type_local(context: Any) -> Any:
    return lambda dtype: dtype.dtype


@lower_builtin(local, types.DType)  # type: ignore[no-untyped-call, untyped-decorator]
def _lower_local(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """Allocate on the stack of the calling rule (an overload would be a function of its own, whose stack is gone when it returns)."""
    size = signature.return_type.size
    room = cgutils.alloca_once(builder, ir.ArrayType(_WORD, (size + 7) // 8))  # type: ignore[no-untyped-call]
    cgutils.memset(builder, room, ir.Constant(_WORD, size), 0)  # type: ignore[no-untyped-call]
    return builder.bitcast(room, context.get_value_type(signature.return_type))
