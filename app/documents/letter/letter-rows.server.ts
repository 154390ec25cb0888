import { baselineIn } from "../pen.server";
import { blankRow, withSpaceBefore, type Row } from "../rows";
import { tagUnder, type Tag } from "../structure.server";
import { lineFor, linesOf, textRows } from "../text-rows.server";
import { ink, page, readable, type TextStyle } from "../theme";
import type { Letter } from "./model";
import { setPolish } from "~/copy/typography";

export const letterColumn = { x: 78, width: page.width - 2 * 78 } as const;

const { x, width } = letterColumn;
const right = x + width;

function letterStyles(density: number) {
  const style = (face: TextStyle["face"], size: number, ratio: number, color: string) => ({
    face,
    size: readable(size * density),
    leading: readable(size * density) * ratio,
    color,
  });
  return {
    name: style("heading", 17, 1.35, ink.heading),
    detail: style("text", 9.6, 1.5, ink.muted),
    plain: style("text", 10.8, 1.5, ink.text),
    subject: style("strong", 11.6, 1.45, ink.heading),
    consent: style("text", 7.8, 1.45, ink.muted),
  };
}

/**
 * A letter as rows: sender and, at the right edge, place and date; addressee, subject, salutation, body, closing with
 * room for a signature above a line, and the consent clause.
 * @param hue of the line under the sender
 */
export function letterRows(letter: Letter, root: Tag, hue: string, density: number): Row[] {
  const styles = letterStyles(density);
  const prose = letter.language === "pl" ? setPolish : (text: string) => text;
  const verbatim = (text: string) => text;
  const paragraph = (
    text: string,
    style: TextStyle,
    before: number,
    set: (text: string) => string = prose,
    type = "P",
  ): Row[] => {
    const tag = tagUnder(root, type);
    return withSpaceBefore(
      textRows({ text: set(lineFor(style.face, text)), style, tag, x, width }),
      before * density,
    );
  };

  const details = letter.sender.details.map((text) => lineFor("text", text)).join("  ·  ");
  const line: Row = {
    ...blankRow,
    height: 10,
    keep: true,
    marks: [{ tag: null, paint: (pen, top) => pen.rule(hue, x, top + 8, x + 46, top + 8, 1.6) }],
  };
  const dateTag = tagUnder(root, "P");
  const dateLines = linesOf(styles.plain, lineFor("text", letter.placeAndDate), width);
  const placeAndDate = dateLines.map((text, index): Row => ({
    ...blankRow,
    height: styles.plain.leading,
    before: index === 0 ? 18 * density : 0,
    keep: index > 0,
    marks: [
      {
        tag: dateTag,
        paint: (pen, top) =>
          pen.textTo(
            styles.plain,
            right,
            baselineIn(styles.plain, top),
            index < dateLines.length - 1 ? `${text} ` : text,
          ),
      },
    ],
  }));
  const signature: Row = {
    ...blankRow,
    height: 34 * density,
    keep: true,
    marks: [
      {
        tag: null,
        paint: (pen, top) => {
          const y = top + 32 * density;
          pen.rule(ink.muted, x, y, x + 190, y, 0.5);
        },
      },
    ],
  };
  const kept = (rows: Row[]) => rows.map((row) => ({ ...row, keep: true }));
  return [
    ...paragraph(letter.sender.name, styles.name, 0, verbatim),
    ...kept(paragraph(details, styles.detail, 2, verbatim)),
    line,
    ...placeAndDate,
    ...paragraph(letter.addressee, { ...styles.plain, face: "strong" }, 14, verbatim),
    ...paragraph(letter.subject, styles.subject, 24, prose, "H1"),
    ...kept(paragraph(letter.salutation, styles.plain, 14)),
    ...letter.paragraphs.flatMap((text, index) => {
      const [first, ...others] = paragraph(text, styles.plain, 9);
      return first ? [{ ...first, keep: index === 0 }, ...others] : [];
    }),
    ...kept(paragraph(letter.closing, styles.plain, 18)),
    signature,
    ...kept(paragraph(letter.sender.name, styles.plain, 3, verbatim)),
    ...(letter.consent ? kept(paragraph(letter.consent, styles.consent, 26)) : []),
  ];
}
