"""What compiled code is built of: the compiler, small arrays, counting bits, and a source of chance.

All of it compiles for the processor and for a GPU. A GPU has no heap, so compiled functions make
no arrays but those of `room` and `grid`.
"""

import math
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]  # it has none
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import arrayobj
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")
Number = TypeVar("Number", bound=np.number[Any])

_numba: Any = numba
_code: Any = cgutils
_arrays: Any = arrayobj

Words = NDArray[np.uint64]
"""A set of spaces: space i is bit i % 64 of word i // 64."""
Marks = tuple[np.uint64, np.uint64]
"""The same as a pair, to be handed on without an array."""

NONE = np.uint64(0)
ONE = np.uint64(1)

_SEED_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_STAR = np.uint64(0x2545F4914F6CDD1D)
_U27, _U30, _U31, _U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_U12, _U25, _U11 = np.uint64(12), np.uint64(25), np.uint64(11)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function to machine code when it is first called, and keep the result on disk.

    Without Numba's heap (`_nrt`): arrays are not counted on the way, and who asks for a new one is refused.
    """
    made: Callable[P, R] = _numba.njit(cache=True, fastmath=False, _nrt=False)(function)
    return made


def _bits(_context: Any, _word: Any) -> Any:
    def counted(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), counted


def _lowest(_context: Any, _word: Any) -> Any:
    def counted(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zero_is_defined = ir.Constant(ir.IntType(1), 0)
        return builder.cttz(arguments[0], zero_is_defined)

    return types.int64(types.uint64), counted


def _array(kind: Any, *shape: Any, address: Any = None) -> Any:
    """Type and make an array: at an address, or on the stack of the function that asks for it."""
    made = types.Array(kind.dtype, len(shape), "C")
    sizes = [size.literal_value for size in shape]

    def placed(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        element = context.get_data_type(kind.dtype)
        width = context.get_abi_sizeof(element)
        if address is None:
            place = _code.alloca_once(builder, element, size=math.prod(sizes))
        else:
            place = builder.inttoptr(arguments[0], element.as_pointer())
        array = context.make_array(made)(context, builder)

        def number(value: int) -> Any:
            return context.get_constant(types.intp, value)

        lengths = [number(size) for size in sizes]
        strides = [number(width * math.prod(sizes[axis + 1 :])) for axis in range(len(sizes))]
        _arrays.populate_array(array, place, lengths, strides, number(width), meminfo=None)
        return array._getvalue()

    return (made(kind, *shape) if address is None else made(address, kind, *shape)), placed


def _room(_context: Any, kind: Any, size: Any) -> Any:
    return _array(kind, size)


def _grid(_context: Any, kind: Any, rows: Any, columns: Any) -> Any:
    return _array(kind, rows, columns)


def _row_at(_context: Any, address: Any, kind: Any, size: Any) -> Any:
    return _array(kind, size, address=address)


room = cast("Callable[[type[Number], int], NDArray[Number]]", intrinsic(prefer_literal=True)(_room))
"""Makes an array for as long as this function runs, nothing written in it yet; its size is a constant."""
grid = cast("Callable[[type[Number], int, int], NDArray[Number]]", intrinsic(prefer_literal=True)(_grid))
"""The same with rows and columns."""
row_at = cast("Callable[[int, Any, int], NDArray[Any]]", intrinsic(prefer_literal=True)(_row_at))
"""Takes what lies at an address for an array, of numbers or of records; its size is a constant."""
count_bits = cast("Callable[[Any], int]", intrinsic(_bits))
"""Returns how many bits of a word are set: one instruction of the machine."""
lowest_bit = cast("Callable[[Any], int]", intrinsic(_lowest))
"""Returns the number of the lowest set bit of a word; 64 if there is none."""


def seeded(seed: int) -> Words:
    """Return a generator: one word of state, well mixed even for seeds that differ in one bit."""
    state = np.zeros(1, np.uint64)
    reseed(state, np.uint64(seed % 2**64))
    return state


@compiled
def lesser(one: Any, other: Any) -> Any:
    """Return the lesser of two numbers: Numba does not compile `min` for a GPU."""
    return one if one < other else other  # noqa: FURB136 - that is what `min` would do


@compiled
def greater(one: Any, other: Any) -> Any:
    """Return the greater of two numbers."""
    return one if one > other else other  # noqa: FURB136 - and `max`


@compiled
def put(target: NDArray[Number], source: NDArray[Number]) -> None:
    """Write one array over another of the same length."""
    for place in range(len(target)):
        target[place] = source[place]


@compiled
def reseed(chance: Words, seed: np.uint64) -> None:
    """Set a generator to where the seed puts it."""
    word = seed + _SEED_STEP
    word = (word ^ (word >> _U30)) * _MIX_1
    word = (word ^ (word >> _U27)) * _MIX_2
    word ^= word >> _U31
    chance[0] = word if word != NONE else _SEED_STEP


@compiled
def next_word(chance: Words) -> np.uint64:
    """Draw 64 random bits (xorshift64*)."""
    word = chance[0]
    word ^= word >> _U12
    word ^= word << _U25
    word ^= word >> _U27
    chance[0] = word
    return np.uint64(word * _STAR)


@compiled
def draw(chance: Words, bound: int) -> int:
    """Draw uniformly from 0 … bound-1, up to a bias of `bound` in 2^32."""
    return int(((next_word(chance) >> _U32) * np.uint64(bound)) >> _U32)


@compiled
def draw_unit(chance: Words) -> float:
    """Draw uniformly from [0, 1)."""
    return float(next_word(chance) >> _U11) * (1.0 / 9007199254740992.0)
