import { textWidth } from "./fonts.server";
import { StructureTree } from "./structure.server";
import { page, type TextStyle } from "./theme";

type Doc = PDFKit.PDFDocument;

/** Draws on the current page of a document. Coordinates are in points from the page's top left corner. */
export class Pen {
  readonly tree: StructureTree;

  constructor(readonly doc: Doc) {
    this.tree = new StructureTree(doc);
  }

  text(style: TextStyle, x: number, baseline: number, text: string): void {
    if (text === "") return;
    this.tree.note(text);
    const { face, size, color, tracking } = style;
    this.doc.font(face, size).fillColor(color);
    this.doc.text(text, x, baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      ...(tracking ? { characterSpacing: tracking } : {}),
    });
  }

  width(style: TextStyle, text: string): number {
    return textWidth(style, text);
  }

  textTo(style: TextStyle, right: number, baseline: number, text: string): void {
    this.text(style, right - textWidth(style, text), baseline, text);
  }

  box(color: string, x: number, y: number, width: number, height: number): void {
    this.doc.rect(x, y, width, height).fill(color);
  }

  rule(color: string, x1: number, y1: number, x2: number, y2: number, thickness = 0.6): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thickness).lineCap("butt").stroke(color);
  }

  sparkle(color: string, x: number, y: number, radius: number): void {
    const waist = radius * 0.16;
    this.doc
      .moveTo(x, y - radius)
      .quadraticCurveTo(x + waist, y - waist, x + radius, y)
      .quadraticCurveTo(x + waist, y + waist, x, y + radius)
      .quadraticCurveTo(x - waist, y + waist, x - radius, y)
      .quadraticCurveTo(x - waist, y - waist, x, y - radius)
      .fill(color);
  }

  paper(color: string): void {
    this.box(color, 0, 0, page.width, page.height);
  }
}

/** Baseline of a line of text whose strip starts at `top`: the letters sit optically centred in the leading. */
export function baselineIn(style: TextStyle, top: number): number {
  return top + style.leading / 2 + style.size * 0.34;
}
