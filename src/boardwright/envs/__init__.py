"""The games as environments for programs that learn: `boardwright.envs.batch` steps many matches at once."""

from boardwright.envs.batch import Batch, BatchEnv

__all__ = ["Batch", "BatchEnv"]
