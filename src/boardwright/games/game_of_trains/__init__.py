"""Game of Trains (Trehgrannik, 2015): seven wagons in falling order; the first player whose wagons rise wins."""
