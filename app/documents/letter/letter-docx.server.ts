import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
} from "docx";
import { brand } from "~/config/brand";
import { setPolish } from "~/copy/typography";
import type { Writer } from "~/copy/ai-notice";
import { drawableText } from "../glyphs";
import type { Letter, LetterLanguage } from "./model";

const font = "Calibri";
const locales: Record<LetterLanguage, string> = { pl: "pl-PL", en: "en-GB", de: "de-DE" };

/** Twentieths of a point. */
const points = (count: number) => Math.round(count * 20);
const muted = "55586F";

/**
 * The same letter as a DOCX that its writer can go on editing: plain paragraphs, one a line or paragraph of the letter,
 * in the letter's language so that spelling is checked in it.
 */
export async function renderLetterDocx(letter: Letter, origin: Writer): Promise<Buffer> {
  const set = letter.language === "pl" ? setPolish : (text: string) => text;
  const { sender } = letter;
  const verbatim = [sender.name, ...sender.details, letter.placeAndDate, letter.addressee];
  // Word draws any script; only what XML and Word cannot hold has to leave.
  const clean = (text: string) => {
    const line = drawableText(text, () => true).replaceAll("\n", " ");
    return verbatim.includes(text) ? line : set(line);
  };
  const paragraph = (
    text: string,
    options: IParagraphOptions = {},
    run: { bold?: boolean; size?: number; color?: string } = {},
  ) => new Paragraph({ ...options, children: [new TextRun({ text: clean(text), ...run })] });

  const document = new Document({
    title: clean(letter.subject),
    creator: brand.name,
    lastModifiedBy: brand.name,
    ...(origin === "model"
      ? {
          description: "Treść wygenerowana przez sztuczną inteligencję",
          keywords: "trainedAlgorithmicMedia",
        }
      : { description: "Demonstracja złożona z gotowych fragmentów" }),
    styles: {
      default: {
        document: {
          run: { font, size: 22, language: { value: locales[letter.language] } },
          paragraph: { spacing: { line: 276 } },
        },
        heading1: {
          run: { font, size: 24, bold: true, color: "1A1F45" },
          paragraph: { spacing: { before: points(22), after: points(12) } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: points(595.3), height: points(841.9) },
            margin: { top: points(64), bottom: points(60), left: points(72), right: points(72) },
          },
        },
        children: [
          paragraph(sender.name, {}, { bold: true, size: 34, color: "1A1F45" }),
          ...sender.details.map((text) => paragraph(text, {}, { size: 19, color: muted })),
          paragraph(letter.placeAndDate, {
            alignment: AlignmentType.RIGHT,
            spacing: { before: points(14), after: points(14) },
          }),
          paragraph(letter.addressee, {}, { bold: true }),
          paragraph(letter.subject, { heading: HeadingLevel.HEADING_1 }),
          paragraph(letter.salutation, { spacing: { after: points(8) } }),
          ...letter.paragraphs.map((text) =>
            paragraph(text, { spacing: { after: points(8), line: 276 } }),
          ),
          paragraph(letter.closing, {
            keepNext: true,
            spacing: { before: points(10), after: points(30) },
          }),
          paragraph(sender.name, {
            border: { top: { style: BorderStyle.SINGLE, size: 4, space: 4, color: muted } },
            indent: { right: points(250) },
            tabStops: [{ type: TabStopType.LEFT, position: points(190) }],
          }),
          ...(letter.consent
            ? [
                paragraph(
                  letter.consent,
                  { spacing: { before: points(22) } },
                  { size: 16, color: muted },
                ),
              ]
            : []),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
