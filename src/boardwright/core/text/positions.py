"""Reads a position field by field, so that every game names expected values and wrong fields alike."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Self, TypeVar

from boardwright.core.domain.faults import Faults, StopReading
from boardwright.core.errors import PositionError
from boardwright.core.text.reading import TableReader

T = TypeVar("T")


class PositionReader(TableReader):
    """Reads the fields of a position and tracks which components were placed. All methods raise PositionError.

    With `faults`, reading continues where possible and records what is wrong there: broken laws, unknown fields, and errors inside
    `on_its_own`.
    """

    error = PositionError
    faults: Faults | None = None

    def __init__(self, given: Any, where: str = "") -> None:
        super().__init__(given, where)
        self.placed: set[tuple[str, int]] = set()  # by what it is, and its number

    def inside(self, field: str, value: Any) -> Self:
        """A reader for a nested table, which shares the placed components."""
        inner = super().inside(field, value)
        inner.placed, inner.faults = self.placed, self.faults
        return inner

    def refuse(self, field: str, value: object, expected: str) -> None:
        """Record that a field is wrong, or raise the error."""
        error = self.wrong(field, value, expected)
        if self.faults is None or not isinstance(error, PositionError):
            raise error
        self.faults.add(error)

    def on_its_own(self) -> AbstractContextManager[None]:
        """For reading something that nothing else depends on: an error inside is recorded, if errors are."""
        return nullcontext() if self.faults is None else self.faults.recorded()

    # -- values that follow from other fields ------------------------------------------------------------------------------------------

    def fill(self, field: str, cells: Any, at: Any, value: Any) -> None:
        """Write the default of a field that the position omits: `cells[at] = value`."""
        if field not in self.given:
            cells[at] = value

    def follows(self, field: str, expected: T, why: str = "it follows from the other fields") -> T:
        """Return a value that follows from the rest; if the field is given, it must be the same (true and 1.0 are not 1)."""
        given = self.get(field, expected)
        self.expect(repr(given) == repr(expected), field, given, f"{expected}: {why}")
        return expected

    def table_follows(self, field: str, numbers: Mapping[str, int], why: str) -> None:
        """Named numbers that follow from the rest; if the table is given, it must agree on those that it names."""
        given = self.table(field)
        for name in given:
            self.name(field, name, tuple(numbers))
            self.inside(field, given).follows(name, numbers[name], why)

    def obey(self, broken: Iterable[tuple[str, str] | tuple[str, str, Any]]) -> None:
        """Refuse everything that breaks a law.

        `broken`: the path of what is wrong, what would fit, and the value found, if it is not the one at the path.
        """
        if self.faults is not None and self.faults.fields_wrong:
            raise StopReading
        for path, expected, *values in broken:
            self.refuse(path, values[0] if values else self.value_at(path), expected)

    def rest_of(self, field: str, total: int, used: int, where: str) -> int:
        """Return how many of `total` are left in a supply, that is, not `where`. If the field is given, it must agree."""
        self.require(used <= total, field, f"at most {total} in all, {used} of them {where}")
        return self.follows(field, total - used, f"{total} in all, {used} of them {where}")

    # -- components that exist only once -----------------------------------------------------------------------------------------------

    def place(self, field: str, number: int, what: str, value: Any = None) -> None:
        """Note where a component is; it must not be anywhere else."""
        if (what, number) in self.placed:
            raise self.wrong(field, number if value is None else value, f"a {what} that lies nowhere else")
        self.placed.add((what, number))

    def left(self, what: str, numbers: Iterable[int]) -> list[int]:
        """The components that have no place yet."""
        return [number for number in numbers if (what, number) not in self.placed]

    def lying(self, field: str, names: Sequence[str], what: str, allowed: Sequence[str] = ()) -> list[int]:
        """The indices among `names` of a list of components that are nowhere else. `allowed`: the only ones that may be here."""
        indices = [names.index((allowed or names)[n]) for n in self.names(field, allowed or names)]
        for n, number in enumerate(indices):
            self.place(f"{field}[{n}]", number, what, names[number])
        return indices

    def rest(self, field: str, numbers: Sequence[int], what: str, names: Sequence[str | int] = ()) -> list[int]:
        """The components that are nowhere else; if the field is given, it must agree, in any order.

        `numbers`: of the components, ascending. `names`: their names in positions, starting with number 1; without names they go by
        their numbers.
        """
        called: dict[Any, int] = {names[number - 1] if names else number: number for number in numbers}
        rest, given = self.left(what, numbers), self.list_of(field, f"{what}s")
        for n, each in enumerate(given):
            if type(each) not in (str, int) or each not in called:
                raise self.wrong(f"{field}[{n}]", each, f"a {what} from {next(iter(called))} to {next(reversed(called))}")
            self.place(f"{field}[{n}]", called[each], what, each)
        if field in self.given and sorted(called[each] for each in given) != rest:
            raise self.wrong(field, given, f"the {what}s that lie nowhere else: {[each for each in called if called[each] in rest]}")
        return rest
