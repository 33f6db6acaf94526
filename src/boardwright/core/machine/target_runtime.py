"""The runtime of shipped code, as LLVM assembly: the little of Numba's runtime that rules call.

Rules may allocate small working arrays (and Numba copies when one part of an array is assigned to another). They live in a fixed-size
arena, one per thread, which is freed when the entry returns; references are not counted.
"""

from boardwright.core.machine.portable import FAILED

ROOM = 1 << 16
"""The size of the arena in bytes. A call that needs more traps."""
USED, RELEASE = "boardwright_room_used", "boardwright_room_release"
"""Reads how much of the arena is used, and frees back to that mark."""

_ARRAYS = f"""
declare void @llvm.trap()
@room = internal thread_local global [{ROOM} x i8] zeroinitializer, align 64
@used = internal thread_local global i64 0
define i64 @{USED}() {{
  %used = load i64, ptr @used
  ret i64 %used
}}
define void @{RELEASE}(i64 %used) {{
  store i64 %used, ptr @used
  ret void
}}
define ptr @NRT_Allocate(i64 %size) {{
  %start = load i64, ptr @used
  %more = add i64 %size, 63
  %whole = and i64 %more, -64
  %end = add i64 %start, %whole
  %fits = icmp ule i64 %end, {ROOM}
  br i1 %fits, label %done, label %full
full:
  call void @llvm.trap()
  unreachable
done:
  store i64 %end, ptr @used
  %place = getelementptr i8, ptr @room, i64 %start
  ret ptr %place
}}
define void @NRT_Free(ptr %place) {{
  ret void
}}
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %alignment) {{
  %whole = add i64 %size, 64
  %info = call ptr @NRT_Allocate(i64 %whole)
  %data = getelementptr i8, ptr %info, i64 64
  %slot = getelementptr i8, ptr %info, i64 24
  store ptr %data, ptr %slot
  ret ptr %info
}}
"""

_SHAPES = """
define i32 @numba_attempt_nocopy_reshape(i64 %axes, ptr %sizes, ptr %strides, i64 %new_axes, ptr %new_sizes, ptr %new_strides,
                                         i64 %item, i32 %columns_first) {
entry:
  br label %old
old:
  %i = phi i64 [ %axes, %entry ], [ %axis, %next ]
  %bytes = phi i64 [ %item, %entry ], [ %more, %next ]
  %all = icmp eq i64 %i, 0
  br i1 %all, label %new, label %look
look:
  %axis = sub i64 %i, 1
  %size_at = getelementptr i64, ptr %sizes, i64 %axis
  %size = load i64, ptr %size_at
  %stride_at = getelementptr i64, ptr %strides, i64 %axis
  %stride = load i64, ptr %stride_at
  %dense = icmp eq i64 %stride, %bytes
  %single = icmp eq i64 %size, 1
  %fits = or i1 %dense, %single
  br i1 %fits, label %next, label %refuse
next:
  %more = mul i64 %bytes, %size
  br label %old
new:
  %k = phi i64 [ %new_axes, %old ], [ %new_axis, %set ]
  %new_bytes = phi i64 [ %item, %old ], [ %new_more, %set ]
  %set_all = icmp eq i64 %k, 0
  br i1 %set_all, label %compare, label %set
set:
  %new_axis = sub i64 %k, 1
  %new_stride_at = getelementptr i64, ptr %new_strides, i64 %new_axis
  store i64 %new_bytes, ptr %new_stride_at
  %new_size_at = getelementptr i64, ptr %new_sizes, i64 %new_axis
  %new_size = load i64, ptr %new_size_at
  %new_more = mul i64 %new_bytes, %new_size
  br label %new
compare:
  %same = icmp eq i64 %new_bytes, %bytes
  %done = zext i1 %same to i32
  ret i32 %done
refuse:
  ret i32 0
}
"""
"""Reshapes an array if it is contiguous, as all arrays of records are; else the rule fails."""

LIBRARY = f"{_ARRAYS} {_SHAPES} define void @{FAILED}() {{ ret void }}"
"""The entry of a failed rule returns 0, as Numba's code does."""
MODULE = f"{_ARRAYS} {_SHAPES} define void @{FAILED}() {{ call void @llvm.trap() unreachable }}".replace("thread_local ", "")
"""The call of a failed rule ends with an error of the host. There is one thread."""
