"""The game as shown to people: views, previews, reasons, the terminal's board."""
