import type { Pen } from "../pen.server";
import { ink } from "../theme";

export type Box = { x: number; width: number; top: number; bottom: number };

/** Which ends of a panel are its own, rather than the cut of a page break. */
export type Ends = { first: boolean; last: boolean };

export type PanelLook = {
  fill: string;
  stroke?: string;
  corner?: number;
  reach?: number;
};

const overhang = 10;

/** A panel behind text; its corners are round, and square where a page break cuts it. */
export function paintPanel({ doc }: Pen, box: Box, ends: Ends, look: PanelLook): void {
  const { corner = 7, reach = overhang, fill, stroke } = look;
  const left = box.x;
  const right = box.x + box.width;
  const above = ends.first ? corner : 0;
  const below = ends.last ? corner : 0;
  const top = box.top - (ends.first ? 0 : reach);
  const bottom = box.bottom + (ends.last ? 0 : reach);
  doc
    .moveTo(left, top + above)
    .quadraticCurveTo(left, top, left + above, top)
    .lineTo(right - above, top)
    .quadraticCurveTo(right, top, right, top + above)
    .lineTo(right, bottom - below)
    .quadraticCurveTo(right, bottom, right - below, bottom)
    .lineTo(left + below, bottom)
    .quadraticCurveTo(left, bottom, left, bottom - below)
    .closePath();
  if (stroke) doc.lineWidth(0.7).fillAndStroke(fill, stroke);
  else doc.fill(fill);
}

/** A colour thinned with paper; `share` (0 to 1) is what stays of it. */
export function tint(color: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const paper = parts(ink.paper);
  return `#${parts(color)
    .map((part, index) => Math.round(part * share + (paper[index] ?? 0) * (1 - share)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}
