"""What every game stands on, in three packages that import one way: `machine` <- `domain` <- `text`; all of them use `errors`."""
