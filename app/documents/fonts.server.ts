import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Face } from "./theme";

type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type Glyph = { codePoints: readonly number[]; path: { toSVG(): string } };
type GlyphRun = { glyphs: readonly Glyph[]; positions: Position[]; advanceWidth: number };
type Font = {
  unitsPerEm: number;
  layout(text: string, features?: unknown): GlyphRun;
  glyphForCodePoint(codePoint: number): unknown;
  characterSet: readonly number[];
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

type Shaped = { runs: Map<string, GlyphRun>; advances: Map<string, number> };

type LoadedFace = {
  font: Font;
  unitsPerEm: number;
  drawable: ReadonlySet<number>;
  shaped: Shaped;
};

const nothingShaped = (): Shaped => ({ runs: new Map(), advances: new Map() });

const loaded = new Map<Face, LoadedFace>();

/** The words of the document that is being made, by font: names, numbers and addresses are not kept beyond it. */
let ofThisDocument: Map<Font, Shaped> | null = null;

/** Shapes each word of a document once, though it is laid out several times and then painted. `make` must be synchronous. */
export function shapingOnce<T>(make: () => T): T {
  const before = ofThisDocument;
  ofThisDocument = new Map();
  try {
    return make();
  } finally {
    ofThisDocument = before;
  }
}

const isCommon = (text: string) => text.length <= 24 && !/[\d@]/.test(text);

function shapedHere(font: Font): Shaped | null {
  if (!ofThisDocument) return null;
  const known = ofThisDocument.get(font);
  if (known) return known;
  const fresh = nothingShaped();
  ofThisDocument.set(font, fresh);
  return fresh;
}

function remember<T>(memory: Map<string, T>, text: string, value: T): T {
  if (memory.size >= rememberedRuns) memory.clear();
  memory.set(text, value);
  return value;
}

/** pdfkit scales positions in place, so every caller gets positions of its own. */
const copy = (run: GlyphRun): GlyphRun => ({
  glyphs: run.glyphs,
  advanceWidth: run.advanceWidth,
  positions: run.positions.map((position) => ({ ...position })),
});

function rememberWords(font: Font, shaped: Shaped) {
  const shape = font.layout.bind(font);
  font.layout = (text, features) => {
    if (features) return shape(text, features);
    const known = shaped.runs.get(text);
    if (known) return copy(known);
    const memory = isCommon(text) ? shaped : shapedHere(font);
    if (!memory) return shape(text);
    return copy(memory.runs.get(text) ?? remember(memory.runs, text, shape(text)));
  };
}

/**
 * fontkit remembers a glyph with the characters of its first use, and that use may be as a mere part of "Ó": every later "O"
 * would then extract as nothing. So each glyph meets its own character first, also the one that a font sets in its place (as
 * Fraunces does for "s"), except ligatures, which stand for several.
 */
function nameGlyphs(font: Font) {
  for (const codePoint of font.characterSet)
    if (codePoint < 0xfb00 || codePoint > 0xfb06) {
      font.glyphForCodePoint(codePoint);
      font.layout(String.fromCodePoint(codePoint));
    }
}

function load(face: Face): LoadedFace {
  const require = createRequire(import.meta.url);
  // The copy of fontkit that pdfkit itself resolves: the two must agree on the shape of a font.
  const fontkit = createRequire(require.resolve("pdfkit"))("fontkit") as {
    create(data: Uint8Array): Font;
  };
  const font = fontkit.create(readFileSync(require.resolve(files[face])));
  nameGlyphs(font);
  const shaped = nothingShaped();
  rememberWords(font, shaped);
  const { unitsPerEm, characterSet } = font;
  return { font, unitsPerEm, drawable: new Set(characterSet), shaped };
}

function loadedFace(face: Face): LoadedFace {
  const known = loaded.get(face);
  if (known) return known;
  const fresh = load(face);
  loaded.set(face, fresh);
  return fresh;
}

/** The parsed font of a face; pdfkit accepts it in place of a file. */
export function fontOf(face: Face): Font {
  return loadedFace(face).font;
}

/** Whether a face can draw a character. */
export function canDraw(face: Face, codePoint: number): boolean {
  return loadedFace(face).drawable.has(codePoint);
}

function advanceOf({ font, shaped }: LoadedFace, text: string): number {
  const known = shaped.advances.get(text);
  if (known !== undefined) return known;
  const memory = isCommon(text) ? shaped : shapedHere(font);
  const advance = memory?.advances.get(text) ?? font.layout(text).advanceWidth;
  return memory ? remember(memory.advances, text, advance) : advance;
}

/** Width in points of one line of text, measured word by word exactly as pdfkit sets it. */
export function textWidth(
  { face, size, tracking = 0 }: { face: Face; size: number; tracking?: number },
  text: string,
): number {
  if (text === "") return 0;
  const known = loadedFace(face);
  let units = -advanceOf(known, " ");
  if (!text.includes(" ")) units += advanceOf(known, `${text} `);
  else for (const word of text.split(" ")) units += advanceOf(known, `${word} `);
  return (units / known.unitsPerEm) * size + tracking * text.length;
}
