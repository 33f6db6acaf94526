"""The log holds actions as text, so that stored matches do not depend on the numbers of actions.

What the numbers meant is in the folder of each game that is older than this, in `numbered_actions.json`: its families in the order of
their numbers, each a kind and the values of its arguments. These files must not change any more. Actions of games without such a file
keep their numbers; the server reads both.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

from boardwright.core.domain.registry import folder_of
from boardwright.core.errors import UnknownGame

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Numbers become texts."""
    _change(sa.Integer(), sa.String(128))
    _translate("number", "text")


def downgrade() -> None:
    """Texts become numbers."""
    _translate("text", "number")
    _change(sa.String(128), sa.Integer())


def _change(old: sa.Integer | sa.String, new: sa.Integer | sa.String) -> None:
    with op.batch_alter_table("log") as table:
        table.alter_column("action", existing_type=old, type_=new)


def _translate(found: str, wanted: str) -> None:
    db = op.get_bind()
    games = db.exec_driver_sql("SELECT DISTINCT game FROM matches").scalars().all()
    rows = [(game, str(number), text) for game in games for number, text in enumerate(texts_of_then(game))]
    db.exec_driver_sql(f"CREATE TEMPORARY TABLE spaces (game, number, text, PRIMARY KEY (game, {found}))")
    if rows:
        db.exec_driver_sql("INSERT INTO spaces VALUES (?, ?, ?)", rows)
    db.exec_driver_sql(
        f"UPDATE log SET action = coalesce((SELECT {wanted} FROM spaces JOIN matches USING (game)"
        f" WHERE matches.id = log.match AND spaces.{found} = log.action), action) WHERE action IS NOT NULL"
    )
    db.exec_driver_sql("DROP TABLE spaces")


def texts_of_then(game: str) -> Iterator[str]:
    """The actions of a game in the order of the numbers that they had."""
    try:
        path = folder_of(game) / "numbered_actions.json"
    except UnknownGame:
        return
    if path.exists():
        for kind, *arguments in json.loads(path.read_text(encoding="utf-8")):
            yield from (" ".join([kind, *map(str, values)]) for values in itertools.product(*arguments))
