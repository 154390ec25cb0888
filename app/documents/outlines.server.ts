import { escapeXml } from "./escape-xml";
import { fontOf } from "./fonts.server";
import type { Face } from "./theme";

type Line = { face: Face; size: number; text: string; tracking?: number };
type Place = { x: number; y: number; fill: string };

/**
 * A line of text as outlines in SVG, so that it looks the same wherever it is drawn.
 * @param line.tracking between characters, in the unit of its size
 */
export function outlines(line: Line, { x, y, fill }: Place): string {
  const { face, size, text, tracking = 0 } = line;
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    at += xAdvance + tracking / scale;
    return path;
  });
  return `<g aria-label="${escapeXml(text)}" fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
