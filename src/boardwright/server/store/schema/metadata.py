"""What all tables of the database belong to."""

import sqlalchemy as sa

metadata = sa.MetaData()
