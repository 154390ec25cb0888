import type { Pen } from "./pen.server";
import { drawingOf } from "./svg-canvas.server";
import { ink, page } from "./theme";

const paper = "#FFFFFF";

/**
 * The first page of a file without a cover as a picture, SVG: white paper with an edge, since what shows it is white, too.
 * @param paint what stands on it, as it draws it in the file
 */
export const firstPageOf = (paint: (pen: Pen) => void): string =>
  drawingOf(page, (pen) => {
    pen.paper(paper);
    paint(pen);
    pen.doc
      .rect(0.5, 0.5, page.width - 1, page.height - 1)
      .lineWidth(1)
      .stroke(ink.hairline);
  });
