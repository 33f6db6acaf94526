"""The foundation of every game: `machine` <- `domain` <- `text`, which import only to the left; all three use `errors`."""
