/** What pagination needs to know about a row. Lengths are in points. */
export type Strip = {
  height: number;
  before: number;
  /** No page break above this row, unless nothing else fits. */
  keep: boolean;
  cuts?: number;
  /** Stands first on a page. */
  opens?: boolean;
};

export type PlacedRow<R> = { row: R; top: number };
export type Pagination<R> = {
  pages: PlacedRow<R>[][];
  badness: number;
};

export type PageHeights = { page: number; lastPage: number };

const cutBox = 2;
const thirdEmpty = 40;
const badBreak = 1000;
/** A page that another one follows is at least so full. */
export const minFill = 2 / 3;
const stretchable = 0.06;

/** Cost of a page with this much of it unused (0 to 1). */
const looseness = (unused: number) =>
  Math.max(0, unused - stretchable) ** 2 * 6 +
  unused * 0.02 +
  (unused > 1 - minFill ? thirdEmpty * (1 + unused) : 0);
const emptiness = (unused: number) => Math.max(0, unused - 0.45) ** 2 * 12;

/**
 * Cuts rows into pages so that pages are evenly full, rows that belong together stay together and the last page is not
 * nearly empty. All ways to cut are weighed (each page against the best way to cut what comes before it). A row that is
 * higher than a page gets a page of its own; one that opens a page ends the page before as the last one ends.
 */
export function paginate<R extends Strip>(rows: readonly R[], heights: PageHeights): Pagination<R> {
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= rows.length; end++) {
    costs[end] = Infinity;
    const isLast = end === rows.length;
    const endsPart = isLast || rows[end]?.opens === true;
    const capacity = isLast ? heights.lastPage : heights.page;
    let used = 0;
    for (let start = end - 1; start >= 0; start--) {
      const row = rows[start];
      if (!row) break;
      const below = rows[start + 1];
      if (below?.opens && start + 1 < end) break;
      used += row.height + (below && start + 1 < end ? below.before : 0);
      if (used > capacity && start < end - 1) break;
      const unused = Math.max(0, 1 - used / capacity);
      const cost =
        (costs[start] ?? 0) +
        (endsPart ? emptiness(unused) : looseness(unused)) +
        (start > 0 ? breakCost(row) : 0) +
        // Where two rows cannot share the last page, its closing lines take a page of their own.
        (used > capacity ? badBreak : 0);
      if (cost < (costs[end] ?? Infinity)) {
        costs[end] = cost;
        starts[end] = start;
      }
    }
  }

  const pages: PlacedRow<R>[][] = [];
  for (let end = rows.length; end > 0; end = starts[end] ?? 0)
    pages.push(
      place(
        rows.slice(starts[end], end),
        end === rows.length || rows[end]?.opens ? null : heights.page,
      ),
    );
  return { pages: pages.reverse(), badness: costs[rows.length] ?? 0 };
}

const breakCost = ({ keep, cuts = 0 }: Strip) => (keep ? badBreak : cuts * cutBox);

/** Sets rows below each other from 0; small leftovers of a full page (given its height) go into the gaps. */
function place<R extends Strip>(rows: readonly R[], height: number | null): PlacedRow<R>[] {
  const gaps = rows.reduce((sum, row, index) => sum + (index > 0 ? row.before : 0), 0);
  const used = rows.reduce((sum, row) => sum + row.height, 0) + gaps;
  const leftover = height === null ? 0 : height - used;
  const stretch = gaps > 0 ? Math.min(Math.max(leftover / gaps, 0), 0.28) : 0;
  let bottom = 0;
  return rows.map((row, index) => {
    const top = bottom + (index > 0 ? row.before * (1 + stretch) : 0);
    bottom = top + row.height;
    return { row, top };
  });
}
