"""Distances and contrasts of a picture's colours, as people with each kind of colour vision see them."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable

import numpy as np
from playwright.sync_api import Page

# Matrices of Machado, Oliveira and Fernandes 2009, severity 1.0, on linear sRGB
COLOUR_VISION = {
    "usual": np.eye(3),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]),
}
XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
WHITE = np.array([0.95047, 1.0, 1.08883])

# Script: the colours (sRGB, 0 to 255) of each box's points in a picture. It returns text, because Playwright is slow to pass numbers.
READ = """async ([png, boxes]) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const at = ([x, y]) => [0, 1, 2].map(i => data[4 * (Math.round(y) * image.width + Math.round(x)) + i])
    return JSON.stringify(JSON.parse(boxes).map(points => points.map(at)))
}"""
Boxes = list[list[tuple[float, float]]]


def colours_at(reader: Page, png: bytes, boxes: Boxes) -> list[np.ndarray]:
    """Return the colours of each box's points in a picture, one a row. `reader`: a page without a content policy."""
    colours = reader.evaluate(READ, [base64.b64encode(png).decode(), json.dumps(boxes)])
    return [np.array(box) for box in json.loads(colours)]


def mean_colours(reader: Page, png: bytes, boxes: Boxes) -> list[np.ndarray]:
    """Return the mean colour of each box of a picture."""
    return [colours.mean(axis=0) for colours in colours_at(reader, png, boxes)]


def smallest_distance(one: np.ndarray, other: np.ndarray, eyes: Iterable[str] = COLOUR_VISION) -> float:
    """Return the distance of two colours for the colour vision to which they look most alike."""
    return min(distance(lab(one, COLOUR_VISION[kind]), lab(other, COLOUR_VISION[kind])) for kind in eyes)


def lab(colour: np.ndarray, eyes: np.ndarray) -> np.ndarray:
    """Return the CIE L*a*b* of an sRGB colour as this colour vision sees it, or of many colours, one a row."""
    relative = _simulate(colour, eyes) @ XYZ.T / WHITE
    fx, fy, fz = np.where(relative > 216 / 24389, np.cbrt(relative), (24389 / 27 * relative + 16) / 116).T
    return np.array([116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]).T


def contrast(one: np.ndarray, other: np.ndarray, eyes: np.ndarray) -> np.ndarray:
    """Return the WCAG contrast of two colours as this colour vision sees them, or of many pairs, one a row."""
    low, high = np.sort([_simulate(colour, eyes) @ XYZ[1] for colour in (one, other)], axis=0)
    return np.asarray((high + 0.05) / (low + 0.05))


def _simulate(colour: np.ndarray, eyes: np.ndarray) -> np.ndarray:
    """Return the linear sRGB that this colour vision sees of an sRGB colour."""
    c = colour / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.clip(linear @ eyes.T, 0, 1))


def distance(one: np.ndarray, other: np.ndarray) -> float:
    """Return the CIEDE2000 distance (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = np.hypot(stretch * a1, b1), np.hypot(stretch * a2, b2)
    h1, h2 = (np.degrees(np.arctan2(b, stretch * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    sl = 1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2)
    dl, dc = (l2 - l1) / sl, (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    rotation = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    return float(np.sqrt(dl**2 + dc**2 + dh**2 + rotation * dc * dh))


def _cos(degrees: float) -> float:
    return float(np.cos(np.radians(degrees)))
