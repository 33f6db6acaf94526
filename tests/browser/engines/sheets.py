"""Pictures of one screen in all engines, side by side, and pictures of a virtual display."""

from pathlib import Path

from PIL import Image, ImageDraw

GAP, HEAD = 12, 24


def side_by_side(pictures: dict[str, Path], path: Path) -> None:
    """Combine pictures into one, each under its name. Write nothing while one of them is missing."""
    if not all(image.exists() for image in pictures.values()):
        return
    images = {name: Image.open(file).convert("RGB") for name, file in pictures.items()}
    width = sum(image.width + GAP for image in images.values()) - GAP
    sheet = Image.new("RGB", (width, HEAD + max(image.height for image in images.values())), "white")
    left = 0
    for name, image in images.items():
        ImageDraw.Draw(sheet).text((left, 6), name, "black")
        sheet.paste(image, (left, HEAD))
        left += image.width + GAP
    sheet.save(path)


def display_picture(framebuffer: bytes, box: tuple[int, int, int, int]) -> Image.Image:
    """Cut a box from a picture of a virtual display. `framebuffer`: Xvfb's file, an X window dump of 24 bits in 32."""
    header = [int.from_bytes(framebuffer[offset : offset + 4], "big") for offset in range(0, 100, 4)]
    size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    first = size + 12 * colours
    return Image.frombuffer("RGB", (width, height), framebuffer[first : first + line * height], "raw", "BGRX", line, 1).crop(box)
