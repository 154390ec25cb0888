import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Face } from "./theme";

type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type GlyphRun = { glyphs: readonly unknown[]; positions: Position[]; advanceWidth: number };
type Font = {
  unitsPerEm: number;
  layout(text: string, features?: unknown): GlyphRun;
  hasGlyphForCodePoint(codePoint: number): boolean;
};

// No italics: the "ł" of Fraunces Italic reads as an "f", so "słychać" would become "sfychać".
const files: Record<Face, string> = {
  light: "@expo-google-fonts/fraunces/300Light/Fraunces_300Light.ttf",
  heading: "@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf",
  text: "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf",
  strong: "@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf",
};

export const faces = Object.keys(files) as Face[];

const rememberedRuns = 6000;
const fonts = new Map<Face, Font>();

/** pdfkit scales positions in place, so every caller gets positions of its own. */
const copy = (run: GlyphRun): GlyphRun => ({
  glyphs: run.glyphs,
  advanceWidth: run.advanceWidth,
  positions: run.positions.map((position) => ({ ...position })),
});

/**
 * Shaping a word costs about 0.1 ms and Polish prose repeats its words, so words are shaped once per process. Long strings
 * and strings with digits or "@" are left out: they are rare and may identify a person.
 */
function rememberWords(font: Font) {
  const shape = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features || text.length > 24 || /[\d@]/.test(text)) return shape(text, features);
    let run = runs.get(text);
    if (!run) {
      if (runs.size >= rememberedRuns) runs.clear();
      run = shape(text);
      runs.set(text, run);
    }
    return copy(run);
  };
}

/** The parsed font of a face, read and parsed once per process; pdfkit accepts it in place of a file. */
export function fontOf(face: Face): Font {
  let font = fonts.get(face);
  if (!font) {
    const require = createRequire(import.meta.url);
    // The copy of fontkit that pdfkit itself resolves: the two must agree on the shape of a font.
    const fontkit = createRequire(require.resolve("pdfkit"))("fontkit") as {
      create(data: Uint8Array): Font;
    };
    font = fontkit.create(readFileSync(require.resolve(files[face])));
    rememberWords(font);
    fonts.set(face, font);
  }
  return font;
}

/** Whether a face can draw a character. */
export function canDraw(face: Face, codePoint: number): boolean {
  return fontOf(face).hasGlyphForCodePoint(codePoint);
}

/** Width in points of one line of text, measured word by word exactly as pdfkit sets it. */
export function textWidth(
  { face, size, tracking = 0 }: { face: Face; size: number; tracking?: number },
  text: string,
): number {
  if (text === "") return 0;
  const font = fontOf(face);
  const space = font.layout(" ").advanceWidth;
  const units = text
    .split(" ")
    .reduce((sum, word) => sum + font.layout(`${word} `).advanceWidth, -space);
  return (units / font.unitsPerEm) * size + tracking * text.length;
}
