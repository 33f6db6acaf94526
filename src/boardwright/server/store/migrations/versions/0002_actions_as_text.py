"""The log holds actions as text, so that stored matches do not depend on the numbers of actions.

What the numbers meant is in the folder of each game that is older than this, in `numbered_actions.json`: its families in the order of
their numbers, each a kind and the values of its arguments. These files must not change any more. Actions of games without such a file
keep their numbers; the server reads both.
"""

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
    with op.batch_alter_table("log") as table:
        table.alter_column("action", existing_type=sa.Integer(), type_=sa.String(128), postgresql_using="action::varchar")
    db = op.get_bind()
    log = sa.table("log", sa.column("match"), sa.column("action"))
    matches = sa.table("matches", sa.column("id"), sa.column("game"))
    columns = [sa.Column(name, sa.Text, primary_key=name in ("game", "number")) for name in ("game", "number", "text")]
    spaces = sa.Table("spaces", sa.MetaData(), *columns, prefixes=["TEMPORARY"])
    spaces.create(db)
    games = db.execute(sa.select(matches.c.game).distinct()).scalars().all()
    rows = [{"game": game, "number": str(number), "text": text} for game in games for number, text in enumerate(texts_of_then(game))]
    if rows:
        db.execute(spaces.insert(), rows)
    meaning = (
        sa.select(spaces.c.text)
        .join_from(spaces, matches, spaces.c.game == matches.c.game)
        .where(matches.c.id == log.c.match, spaces.c.number == log.c.action)
        .scalar_subquery()
    )
    db.execute(log.update().where(log.c.action.is_not(None)).values(action=sa.func.coalesce(meaning, log.c.action)))
    spaces.drop(db)


def texts_of_then(game: str) -> Iterator[str]:
    """The actions of a game in the order of the numbers that they had."""
    try:
        path = folder_of(game) / "numbered_actions.json"
    except UnknownGame:
        return
    if path.exists():
        for kind, *arguments in json.loads(path.read_text(encoding="utf-8")):
            yield from (" ".join([kind, *map(str, values)]) for values in itertools.product(*arguments))
