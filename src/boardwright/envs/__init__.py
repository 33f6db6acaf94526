"""The games as environments for reinforcement learning. `boardwright.envs.batch` steps many matches at once."""

from boardwright.envs.batch import Batch, BatchEnv

__all__ = ["Batch", "BatchEnv"]
