"""Machine code for a few functions of `core.machine.state` and `core.machine.bits`, which are ordinary Python otherwise."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.state import assign_record, blank_bytes

OVERLOADED = (assign_record, blank_bytes, lowest)


@intrinsic
def _copy_bytes(typing_context: Any, target: Any, source: Any) -> Any:
    """Copy the memory of a record."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(target, source), generate


@overload(assign_record)
def _copy_record(target: Any, source: Any) -> Any:
    def copy(target: Any, source: Any) -> None:
        _copy_bytes(target, source)  # type: ignore[call-arg]  # the typing context comes from Numba

    return copy


@intrinsic
def _blank_bytes(typing_context: Any, record: Any, offset: Any, size: Any) -> Any:
    """Set bytes of a record's memory to 0."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        start = builder.gep(builder.bitcast(args[0], cgutils.voidptr_t), [args[1]])
        cgutils.memset(builder, start, args[2], 0)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(record, types.intp, types.intp), generate


@overload(blank_bytes)
def _blank(record: Any, offset: Any, size: Any) -> Any:
    def blank(record: Any, offset: Any, size: Any) -> None:
        _blank_bytes(record, offset, size)  # type: ignore[call-arg]  # the typing context comes from Numba

    return blank


@intrinsic
def _trailing_zeros(typing_context: Any, number: Any) -> Any:
    """The number of trailing zero bits of a non-zero number."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), generate


@overload(lowest)
def _lowest(numbers: Any) -> Any:
    def find(numbers: Any) -> Any:
        return _trailing_zeros(numbers)  # type: ignore[call-arg]  # the typing context comes from Numba

    return find
