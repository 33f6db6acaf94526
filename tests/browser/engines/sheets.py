"""Pictures of one screen in all engines, side by side."""

from pathlib import Path

from PIL import Image, ImageDraw

GAP, HEAD = 12, 24


def side_by_side(pictures: dict[str, Path], path: Path) -> None:
    """Write one picture of these, each under its name. Nothing is written while one of them is missing."""
    if not all(each.exists() for each in pictures.values()):
        return
    opened = {name: Image.open(each).convert("RGB") for name, each in pictures.items()}
    width = sum(each.width + GAP for each in opened.values()) - GAP
    sheet = Image.new("RGB", (width, HEAD + max(each.height for each in opened.values())), "white")
    left = 0
    for name, picture in opened.items():
        ImageDraw.Draw(sheet).text((left, 6), name, "black")
        sheet.paste(picture, (left, HEAD))
        left += picture.width + GAP
    sheet.save(path)


def display_picture(framebuffer: bytes, box: tuple[int, int, int, int]) -> Image.Image:
    """Part of what a pretended display shows. `framebuffer`: the file that Xvfb keeps it in, an X window dump of 24 bits in 32."""
    header = [int.from_bytes(framebuffer[at : at + 4], "big") for at in range(0, 100, 4)]
    size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    first = size + 12 * colours
    return Image.frombuffer("RGB", (width, height), framebuffer[first : first + line * height], "raw", "BGRX", line, 1).crop(box)
