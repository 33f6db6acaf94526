"""What people see of the game: views, previews, reasons, the terminal's board."""
