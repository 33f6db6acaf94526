"""Game of Trains (Trehgrannik, 2015): seven wagons in falling order; whoever first has them rising wins."""
