/** Whether the font that will be used can draw a character. */
export type CanDraw = (codePoint: number) => boolean;

const omitted = "[…]";

const replacements: Record<string, string> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "–",
  "\u2015": "–",
  "→": "–",
  "←": "–",
  "⇒": "–",
  "✓": "•",
  "✔": "•",
};

const cyrillic = new Map(
  Object.entries({
    а: "a",
    б: "b",
    в: "w",
    г: "h",
    ґ: "g",
    д: "d",
    е: "e",
    є: "je",
    ё: "jo",
    ж: "ż",
    з: "z",
    и: "y",
    і: "i",
    ї: "ji",
    й: "j",
    к: "k",
    л: "l",
    м: "m",
    н: "n",
    о: "o",
    п: "p",
    р: "r",
    с: "s",
    т: "t",
    у: "u",
    ф: "f",
    х: "ch",
    ц: "c",
    ч: "cz",
    ш: "sz",
    щ: "szcz",
    ъ: "",
    ы: "y",
    ь: "",
    э: "e",
    ю: "ju",
    я: "ja",
    ў: "u",
  }),
);

function transcribe(character: string): string | undefined {
  const lower = character.toLowerCase();
  const latin = cyrillic.get(lower);
  if (latin === undefined || lower === character) return latin;
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** The nearest drawable text for one character; a letter of an unknown script becomes a mark of omission, a sign nothing. */
function substitute(character: string, canDraw: CanDraw): string {
  const drawable = (text: string | undefined) =>
    text !== undefined && [...text].every((c) => canDraw(c.codePointAt(0) ?? 0));
  const candidates = [
    replacements[character],
    character.normalize("NFKC"),
    transcribe(character),
    character.normalize("NFKD").replace(/\p{M}/gu, ""),
  ];
  const found = candidates.find((text) => text !== character && drawable(text));
  return found ?? (/\p{L}/u.test(character) ? omitted : "");
}

/** NFC with "\n" as the only line break and typesetters' ligatures spelt out, which fonts make by themselves. */
const canonical = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"));

/** Neither space nor control: ASCII and the letters of European languages, by far most of what is written. */
const isPlain = (codePoint: number) =>
  (codePoint > 0x20 && codePoint < 0x7f) || (codePoint >= 0xc0 && codePoint <= 0x17f);

/**
 * Text that the font can draw in full: control characters, emoji and unknown signs leave, look-alikes and Cyrillic are
 * replaced, and a passage in another script shows as "[…]". Line breaks survive; other white space collapses.
 */
export function drawableText(text: string, canDraw: CanDraw): string {
  let result = "";
  for (const character of canonical(text)) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (isPlain(codePoint) && canDraw(codePoint)) result += character;
    else if (character === "\n") result += "\n";
    else if (character === " " || /\s/u.test(character)) result += " ";
    else if (/\p{C}/u.test(character)) continue;
    else if (character in replacements || !canDraw(codePoint))
      result += substitute(character, canDraw);
    else result += character;
  }
  return result
    .replace(/\[…\](?:[\p{M}\s]*\[…\])+/gu, omitted)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
}
