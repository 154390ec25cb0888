import { brand } from "~/config/brand";
import { drawConstellation } from "~/sky/drawing";
import { seededRandom } from "~/sky/random";
import { fontOf } from "../fonts.server";
import { night, type Face } from "../theme";
import { lineFor } from "../text-rows.server";

export const coverSize = { width: 600, height: 852 } as const;

export type Shape = {
  path: string;
  fill?: string;
  stroke?: { color: string; width: number };
  opacity?: number;
  place?: { x: number; y: number; scaleX: number; scaleY: number };
};

export const coverColours = {
  top: "#0B0A22",
  middle: "#2C1236",
  bottom: "#7A3566",
  glow: "#D9869F",
};

const gold = night.gold;
const middle = coverSize.width / 2;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

/** A line of text as outlines, centred, so that the cover needs no font. */
function outlined(face: Face, size: number, baseline: number, text: string, tracking = 0): Shape[] {
  const font = fontOf(face);
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = middle - (run.advanceWidth * scale + tracking * (run.glyphs.length - 1)) / 2;
  return run.glyphs.flatMap((glyph, index) => {
    const position = run.positions[index];
    const path = glyph.path.toSVG();
    const place = {
      x: x + (position?.xOffset ?? 0) * scale,
      y: baseline - (position?.yOffset ?? 0) * scale,
      scaleX: scale,
      scaleY: -scale,
    };
    x += (position?.xAdvance ?? 0) * scale + tracking;
    return path ? [{ path, fill: gold, place }] : [];
  });
}

function stars(seed: string): Shape[] {
  const random = seededRandom(seed);
  return Array.from({ length: 120 }, () => {
    const [x, y] = [random() * coverSize.width, random() ** 1.3 * 430];
    return {
      path: circle(Math.round(x), Math.round(y), 0.6 + random()),
      fill: night.star,
      opacity: 0.25 + Math.round(random() * 50) / 100,
    };
  });
}

function figure(key: string): Shape[] {
  const drawing = drawConstellation(key, { width: 300, height: 330 });
  if (!drawing) return [];
  const place = { x: middle - 150, y: 62, scaleX: 1, scaleY: 1 };
  return [
    ...drawing.lines.map((path) => ({
      path,
      stroke: { color: gold, width: 1.4 },
      opacity: 0.8,
      place,
    })),
    ...drawing.stars.flatMap(({ x, y, radius }) => [
      { path: circle(x, y, radius * 3.4), fill: gold, opacity: 0.12, place },
      { path: circle(x, y, radius * 1.5), fill: night.star, place },
    ]),
  ];
}

function city(seed: string): Shape[] {
  const random = seededRandom(`${seed} city`);
  const roofs: string[] = [];
  const windows: Shape[] = [];
  let x = -8;
  while (x < coverSize.width) {
    const width = 34 + Math.round(random() * 44);
    const top = 700 + Math.round(random() * 74) - (Math.abs(x - 470) < 50 ? 46 : 0);
    const gable = random() > 0.55 ? `L${x + width / 2} ${top - 16}` : "";
    roofs.push(`M${x} 852L${x} ${top}${gable}L${x + width} ${top}L${x + width} 852Z`);
    for (let row = top + 20; row < 780; row += 26)
      for (let column = x + 9; column < x + width - 10; column += 15)
        if (random() > 0.86)
          windows.push({ path: `M${column} ${row}h6v9h-6Z`, fill: gold, opacity: 0.85 });
    x += width;
  }
  return [{ path: roofs.join(""), fill: "#0A0717" }, ...windows];
}

const frame = (inset: number) => {
  const { width, height } = coverSize;
  return `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
};

export type CoverFacts = {
  slug: string;
  title: string;
  line: string;
  constellation: string;
};

const measure = coverSize.width - 2 * 52;

function fitting(face: Face, size: number, text: string): number {
  const font = fontOf(face);
  const { advanceWidth } = font.layout(text);
  return Math.min(size, (measure * font.unitsPerEm) / Math.max(advanceWidth, 1));
}

function brokenInto(words: readonly string[], most: number, size: number): string[] {
  for (let count = 1; count <= most; count++) {
    const room = Math.ceil(words.join(" ").length / count);
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && (`${last} ${word}`.length <= room + 2 || lines.length === count))
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    if (count === most || lines.every((line) => fitting("light", size, line) === size))
      return lines;
  }
  return [];
}

function title(text: string): Shape[] {
  const words = text.split(" ").filter((word) => word !== "");
  const last = words.pop() ?? "";
  const large = fitting("light", 112, last);
  const leading = brokenInto(words, 3, 54);
  const size = Math.min(54, ...leading.map((line) => fitting("light", 54, line)));
  const foot = 584 - Math.round(large * 0.875);
  return [
    ...leading.flatMap((line, index) =>
      outlined("light", size, foot - (leading.length - 1 - index) * size * 1.15, line),
    ),
    ...outlined("light", large, 584, last),
  ];
}

/** Everything on a book's cover above its night, from back to front. */
export function coverShapes(book: CoverFacts): Shape[] {
  const line = lineFor("text", book.line);
  return [
    ...stars(book.slug),
    ...figure(book.constellation),
    ...city(book.slug),
    ...title(lineFor("light", book.title)),
    ...outlined("text", fitting("text", 17, line), 638, line, 0.3),
    ...outlined("strong", 12, 800, brand.name.toUpperCase(), 5),
    { path: frame(30), stroke: { color: gold, width: 1.2 }, opacity: 0.75 },
  ];
}
