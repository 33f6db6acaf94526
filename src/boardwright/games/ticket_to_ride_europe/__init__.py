"""Ticket to Ride: Europe (Alan R. Moon, 2005)."""
