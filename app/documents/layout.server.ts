import { documentRows } from "./block-rows.server";
import type { DocumentModel } from "./model";
import { paginate, type PageHeights } from "./pagination";
import type { BodyPage } from "./pages.server";
import type { Tag } from "./structure.server";
import { areaHues, page, textStyles } from "./theme";

export type Layout = {
  pages: readonly BodyPage[];
  headings: readonly string[];
  /** Points left free at the foot of the last page, above the closing lines. */
  free: number;
};

/** Ever further from the natural size. */
const densities = [1, 0.985, 1.015, 0.97, 1.03, 0.955, 1.045];
const manyRows = 420;

/** Leaving the natural size costs a little, so that it wins among equals. */
const leaving = (density: number) => Math.abs(density - 1) * 1.5;

/** Lays the body out at the density whose pages come out best. The last page keeps `closing` points free. */
export function layOutBody(model: DocumentModel, root: Tag, closing: number): Layout {
  const { deep } = areaHues[model.area];
  const height = page.bottom - page.top;
  const heights: PageHeights = { page: height, lastPage: height - closing };

  const layOut = (density: number) => {
    const headings: string[] = [];
    const setting = { root, styles: textStyles(density, deep), hue: deep, headings };
    const rows = documentRows(model.blocks, setting);
    const { pages, badness } = paginate(rows, heights);
    return { pages, headings, rows: rows.length, cost: badness + leaving(density) };
  };

  let best = layOut(1);
  if (best.rows <= manyRows) {
    for (const density of densities.slice(1)) {
      // However well it fitted, it could not win.
      if (leaving(density) >= best.cost) break;
      const candidate = layOut(density);
      if (candidate.cost < best.cost) best = candidate;
    }
  }

  const last = best.pages.at(-1)?.at(-1);
  const used = last ? last.top + last.row.height : 0;
  const pages = best.pages.length ? best.pages : [[]];
  return { pages, headings: best.headings, free: heights.lastPage - used };
}
