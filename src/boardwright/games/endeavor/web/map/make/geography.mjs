/** Where the cities are on the globe, [longitude, latitude], and which part of it each region's window shows: [west, south, east, north]. */

export const CITIES = {
  london: [-0.1, 51.5], copenhagen: [12.6, 55.7], lisbon: [-9.1, 38.7], seville: [-6, 37.4], paris: [2.3, 48.9], venice: [12.3, 45.4], constantinople: [29, 41],
  algiers: [3, 36.8], tripoli: [13.2, 32.9], alexandria: [29.9, 31.2], elmina: [-1.3, 5.1], zanzibar: [39.2, -6.2], potosi: [-65.75, -19.6], salvador: [-38.5, -13],
  buenos_aires: [-58.4, -34.6], havana: [-82.4, 23.1], port_royal: [-76.8, 17.9], bridgetown: [-59.6, 13.1], new_orleans: [-90, 30], quebec: [-71.2, 46.8],
  boston: [-71, 42.4], bombay: [72.9, 19], tranquebar: [79.8, 11], calcutta: [88.4, 22.6], malacca: [102.2, 2.2], batavia: [106.8, -6.1], canton: [113.3, 23.1],
  manila: [121, 14.6], edo: [139.7, 35.7],
}

export const WINDOWS = {
  europe: { rect: [496, 322, 1100, 470], part: [-24.3, 24, 46, 58.5] },
  north_america: { part: [-115, 20, -62, 65] },
  caribbean: { part: [-106.7, 4.9, -53.4, 30.1] },
  south_america: { part: [-96, -61.9, -29.5, 2.7] },
  india: { part: [61.3, 4, 92.5, 41] },
  far_east: { part: [96.5, -14, 157.5, 60] },
  africa: { part: [-41, -38, 84, 18] },
}
