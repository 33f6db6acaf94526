"""Make the icons of the installed page from web/public/favicon.svg: python -m tests.browser.icons"""

from __future__ import annotations

import subprocess
from itertools import count
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.server import CHROMIUM_ARGUMENTS, ROOT

PUBLIC = ROOT / "web" / "public"
GROUND = "#17324d"
"""The drawing's background. Behind a maskable icon it reaches the edges, where systems cut any shape."""
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.75)}
"""The size of each icon in pixels, and the share of it that the drawing takes."""


def main() -> None:
    chromium = subprocess.run([str(ROOT / "tests/browser/find_chromium.sh")], capture_output=True, text=True, check=True).stdout.strip()
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            style = f"body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
            style += f" svg {{ width: {part:.0%} }}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
            write_with_palette(PUBLIC / name)
        browser.close()


def write_with_palette(path: Path) -> None:
    """Rewrite a picture with a palette, which halves its bytes; round channels just enough for 256 colours."""
    with Image.open(path) as image:
        pixels = [*image.convert("RGBA").get_flattened_data()]
        picture = Image.new("P", image.size)
    for step in count(1):
        rounded = [tuple(min(255, round(channel / step) * step) for channel in pixel) for pixel in pixels]
        colours = sorted(set(rounded))
        if len(colours) <= 256:
            break
    indices = {colour: index for index, colour in enumerate(colours)}
    picture.putdata([indices[pixel] for pixel in rounded])
    picture.putpalette([channel for colour in colours for channel in colour[:3]])
    picture.save(path, optimize=True, transparency=bytes(colour[3] for colour in colours))


if __name__ == "__main__":
    main()
