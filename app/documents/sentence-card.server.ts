import sharp from "sharp";
import { brand } from "~/config/brand";
import { trainedAlgorithmicMedia } from "~/copy/ai-notice";
import { tieWords } from "~/copy/typography";
import { drawConstellation } from "~/sky/drawing";
import { textWidth } from "./fonts.server";
import { outlines } from "./outlines.server";
import type { Face } from "./theme";

/** Where things stand on a picture: the stars above the words on a tall one, beside them on a wide one. */
export const cardShapes = {
  pionowa: {
    ...{ width: 1080, height: 1350, margin: 96, small: 34 },
    figure: { width: 760, height: 480, x: 160, y: 140 },
    title: 746,
    sentence: { top: 830, most: 104, width: 888, height: 380 },
  },
  relacja: {
    ...{ width: 1080, height: 1920, margin: 96, small: 36 },
    figure: { width: 800, height: 620, x: 140, y: 250 },
    title: 1030,
    sentence: { top: 1130, most: 108, width: 888, height: 480 },
  },
  pozioma: {
    ...{ width: 1200, height: 630, margin: 72, small: 26 },
    figure: { width: 400, height: 360, x: 740, y: 110 },
    title: 116,
    sentence: { top: 186, most: 76, width: 630, height: 320 },
  },
} as const;

export type CardShape = keyof typeof cardShapes;

export const isCardShape = (name: string): name is CardShape => Object.hasOwn(cardShapes, name);

export type SentenceCard = {
  /** Key of the constellation above it. */
  figure: string;
  title: string;
  /** Below the title. */
  label: string;
  sentence: string;
  /** At its foot, who wrote it. */
  note: string;
  /** Whether a model did, which the file says to machines (AI Act, art. 50). */
  isGenerated: boolean;
  shape: CardShape;
};

const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${trainedAlgorithmicMedia}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

async function draw(card: SentenceCard): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svgOf(card)));
  const marked = card.isGenerated
    ? picture
        .withExif({
          IFD0: { ImageDescription: "Tekst wygenerowany przez AI", Software: brand.name },
        })
        .withXmp(xmp)
    : picture;
  return new Uint8Array(await marked.png({ compressionLevel: 9 }).toBuffer());
}

/**
 * Draws sentences under stars, as PNGs, one after the other: each takes a tenth of a second, and pages wait for the same
 * processor.
 */
export class SentenceCards {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @param most that may wait at once */
  constructor(private readonly most = Number.POSITIVE_INFINITY) {}

  /** Whoever asks for another one now has to come back. */
  get areFull(): boolean {
    return this.waiting >= this.most;
  }

  draw(card: SentenceCard): Promise<Uint8Array<ArrayBuffer>> {
    this.waiting++;
    const picture = this.last.then(() => draw(card)).finally(() => this.waiting--);
    this.last = picture.catch(() => null);
    return picture;
  }
}

/** Words in lines that are no wider than so much. */
function linesOf(face: Face, size: number, text: string, width: number): string[] {
  const lines: string[] = [];
  // No preposition is left at the end of a line.
  for (const word of tieWords(text).split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth({ face, size }, longer) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many lines as there must be, of about the same length: no word stands alone in the last one. */
function balanced(size: number, text: string, width: number): string[] {
  const lines = linesOf("heading", size, text, width);
  for (let narrower = width - 10; ; narrower -= 10) {
    const tried = linesOf("heading", size, text, narrower);
    const isTooWide = tried.some((line) => textWidth({ face: "heading", size }, line) > narrower);
    if (tried.length > lines.length || isTooWide)
      return linesOf("heading", size, text, narrower + 10);
  }
}

const leading = 1.2;

/** A single word in the last of several lines. */
const isOrphaned = (lines: readonly string[]) => lines.length > 1 && !lines.at(-1)?.includes(" ");

/** The largest size at which a sentence fits, and up to a quarter smaller where no word stands alone then. */
function fitted(text: string, { most, width, height }: CardSentence) {
  for (let size: number = most; ; size -= 4) {
    const lines = balanced(size, text, width);
    const fits =
      lines.length * size * leading <= height &&
      lines.every((line) => textWidth({ face: "heading", size }, line) <= width);
    if ((fits && (size < most * 0.75 || !isOrphaned(lines))) || size <= 30) return { size, lines };
  }
}

type CardSentence = (typeof cardShapes)[CardShape]["sentence"];

function svgOf({ figure: name, title, label, sentence, note, shape }: SentenceCard): string {
  const { width, height, margin, small, figure, sentence: place, title: line } = cardShapes[shape];
  const drawing = drawConstellation(name, figure);
  const lines = drawing?.lines.map((each) => `<path d="${each}"/>`).join("") ?? "";
  const stars = (drawing?.stars ?? [])
    .map(
      ({ x, y, radius }) =>
        `<circle cx="${x}" cy="${y}" r="${radius * 2.6}" opacity="0.2"/><circle cx="${x}" cy="${y}" r="${radius * 1.2}"/>`,
    )
    .join("");
  const { size, lines: said } = fitted(sentence, place);
  const text = said
    .map((words, index) =>
      outlines(
        { face: "heading", size, text: words },
        { x: margin, y: place.top + size + index * size * leading, fill: "#f7f1e1" },
      ),
    )
    .join("");
  const foot = height - margin;
  const noteWidth = textWidth({ face: "text", size: small * 0.8 }, note);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="night" cx="0.75" cy="0.2" r="1.1">
      <stop offset="0" stop-color="#332a6e"/><stop offset="0.6" stop-color="#171437"/><stop offset="1" stop-color="#0d0f2e"/>
    </radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#night)"/>
    <g transform="translate(${figure.x} ${figure.y})">
      <g stroke="#f3eddd" stroke-width="2.5" opacity="0.55">${lines}</g><g fill="#f0c45c">${stars}</g>
    </g>
    ${outlines({ face: "heading", size: small * 1.5, text: title }, { x: margin, y: line, fill: "#f0c45c" })}
    ${outlines({ face: "text", size: small, text: label }, { x: margin, y: line + small * 1.5, fill: "#cfc9e6" })}
    ${text}
    ${outlines({ face: "strong", size: small, text: brand.name }, { x: margin, y: foot, fill: "#f7f1e1" })}
    ${outlines({ face: "text", size: small * 0.8, text: note }, { x: width - margin - noteWidth, y: foot, fill: "#cfc9e6" })}
  </svg>`;
}
