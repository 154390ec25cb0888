import { canDraw, textWidth } from "./fonts.server";
import { drawableText } from "./glyphs";
import { breakLines } from "./lines";
import { baselineIn } from "./pen.server";
import { blankRow, type Row } from "./rows";
import type { Tag } from "./structure.server";
import type { Face, TextStyle } from "./theme";

/** Text as a face can draw it, in one line. */
export function lineFor(face: Face, text: string): string {
  return drawableText(text, (codePoint) => canDraw(face, codePoint)).replaceAll("\n", " ");
}

/** Lines of a paragraph, broken to a width in points. */
export function linesOf(
  style: TextStyle,
  text: string,
  width: number,
  options?: { evenLast?: boolean },
): string[] {
  return breakLines(text, width, (part) => textWidth(style, part), options);
}

type TextRows = {
  text: string;
  style: TextStyle;
  tag: Tag;
  x: number;
  width: number;
  evenLast?: boolean;
};

/**
 * A paragraph as rows, one a line. Short paragraphs stay whole; longer ones never leave a single line at the bottom or the
 * top of a page.
 */
export function textRows({ text, style, tag, x, width, evenLast = false }: TextRows): Row[] {
  const lines = linesOf(style, text, width, { evenLast });
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const drawn = isLast ? line : `${line} `;
    return {
      ...blankRow,
      height: style.leading,
      keep: index > 0 && (lines.length <= 3 || index === 1 || isLast),
      marks: [{ tag, paint: (pen, top) => pen.text(style, x, baselineIn(style, top), drawn) }],
    };
  });
}
