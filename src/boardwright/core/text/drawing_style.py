"""The common style of the SVG pictures, light and dark."""

STYLE = """
svg { background: #f7f4ea; color: #1b2838; --soft: #435266; --line: #d3ccb8; --accent: #0b6b50; }
@media (prefers-color-scheme: dark) {
  svg { background: #101a2b; color: #f0ead9; --soft: #c0c6cf; --line: #2c3c55; --accent: #ffcc4d; }
}
text { font: 14px Barlow, 'DIN Alternate', 'Segoe UI', system-ui, sans-serif; fill: currentColor; font-variant-numeric: tabular-nums; }
.title { font: 650 20px Besley, Rockwell, Georgia, serif; }
.soft { fill: var(--soft); font-size: 13px; }
.grid { stroke: var(--line); }
""".lstrip()
