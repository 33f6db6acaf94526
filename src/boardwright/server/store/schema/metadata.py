"""The metadata that all tables of the database share."""

import sqlalchemy as sa

metadata = sa.MetaData()
