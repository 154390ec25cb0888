import type { BodyKey } from "~/sky/ephemeris/longitude.server";

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Side of the square that every glyph is drawn in. */
export const glyphSide = 24;

/** Strokes of the signs by slug, as SVG path data: the document's fonts have no such characters. */
export const signGlyphs: Readonly<Record<string, string>> = {
  baran:
    "M12 21V10C12 6 10 3.5 7.5 3.5S3.5 5.5 3.5 7.5S5 10.5 6.5 10.5M12 10C12 6 14 3.5 16.5 3.5S20.5 5.5 20.5 7.5S19 10.5 17.5 10.5",
  byk: `M5 3C6 7.5 8.5 10 12 10S18 7.5 19 3${circle(12, 15.5, 5.5)}`,
  bliznieta: "M4 3.5C9 6 15 6 20 3.5M4 20.5C9 18 15 18 20 20.5M8.5 5.2V18.8M15.5 5.2V18.8",
  rak: `${circle(7, 8.7, 3)}M4 8.7C5.5 3.5 15 3 20.5 6.5${circle(17, 15.3, 3)}M20 15.3C18.5 20.5 9 21 3.5 17.5`,
  lew: `${circle(7, 15, 3)}M9.6 13.5C9 11 7 9.2 7 6.8C7 4.3 9.2 3 11.8 3S17 4.6 17 7.5C17 11.5 13.5 14 13.5 18C13.5 20.2 15 21 16.5 21S19 20 19.5 18.7`,
  panna:
    "M2.5 5.5C4 4.5 5 5.5 5 7.5V18M5 7.5C6 4.7 9.5 4.7 9.5 7.5V18M9.5 7.5C10.5 4.7 14 4.7 14 7.5V17.5C14 20 16 21.5 19 21.5M14 10.5C16 7.5 20 8.5 19.5 12C19 15.5 15.5 18.5 12 21",
  waga: "M3.5 20H20.5M3.5 15.5H9C7.2 14.2 6.2 12.5 6.2 10.3C6.2 7 8.8 4.5 12 4.5S17.8 7 17.8 10.3C17.8 12.5 16.8 14.2 15 15.5H20.5",
  skorpion:
    "M2.5 5.5C4 4.5 5 5.5 5 7.5V18M5 7.5C6 4.7 9.5 4.7 9.5 7.5V18M9.5 7.5C10.5 4.7 14 4.7 14 7.5V16.5C14 19.3 16.5 20.2 20.8 18M17.8 16L21 17.9L19.2 21.2",
  strzelec: "M4 20L20 4M12 4H20V12M6.5 11.5L12.5 17.5",
  koziorozec: `M2.5 5C4.5 5 5.5 7 5.5 9.5V17M5.5 9.5C6 6.5 8 4.5 10 5.5S12 9 12 12.5C12 17 11.5 20.5 8 21${circle(15.9, 15.5, 3.8)}`,
  wodnik: "M3 10L7 6.5L10.5 10L14 6.5L17.5 10L21 6.5M3 17.5L7 14L10.5 17.5L14 14L17.5 17.5L21 14",
  ryby: "M5.5 3C9.5 8.5 9.5 15.5 5.5 21M18.5 3C14.5 8.5 14.5 15.5 18.5 21M4 12H20",
};

/** Strokes of the bodies, as SVG path data. */
export const bodyGlyphs: Readonly<Record<BodyKey, string>> = {
  sun: `${circle(12, 12, 8.5)}${circle(12, 12, 0.7)}`,
  moon: "M8.5 3.5A9 9 0 1 1 8.5 20.5A11 11 0 0 0 8.5 3.5Z",
  mercury: `${circle(12, 10.5, 4.5)}M12 15V22M9 18.8H15M7 2C7.5 4.5 9.5 6 12 6S16.5 4.5 17 2`,
  venus: `${circle(12, 8, 5.5)}M12 13.5V22M8 18H16`,
  mars: `${circle(10, 14, 6)}M14.3 9.7L20.5 3.5M15 3.5H20.5V9`,
  jupiter:
    "M5 7C5.5 4.5 7 3.5 8.8 3.5C11.3 3.5 12.5 5.3 12.5 7.5C12.5 11.5 9.5 14.5 4.5 15.5H20M16.5 3.5V20.5",
  saturn:
    "M6 6.5H13.5M9.5 2.5V15.5M9.5 11C10.5 8.7 12.2 7.7 14 7.7C16.3 7.7 17.6 9.3 17.6 11.2C17.6 14.3 14.8 15.5 14.8 18.3C14.8 20 15.8 21 17 21S19 20.3 19.3 19.3",
  uranus: `M5.5 3V13M18.5 3V13M5.5 8H18.5M12 3V14.8${circle(12, 18, 3.2)}`,
  neptune:
    "M4.5 4C4.5 11 7.5 13.5 12 13.5S19.5 11 19.5 4M12 3V21.5M8.5 17.5H15.5M2.6 6L4.5 3.6L6.4 6M10.1 5.2L12 2.8L13.9 5.2M17.6 6L19.5 3.6L21.4 6",
  pluto: `${circle(12, 6, 3.4)}M5.5 5.5C5.5 11 8.5 13.5 12 13.5S18.5 11 18.5 5.5M12 13.5V21.5M8.5 17.5H15.5`,
};
