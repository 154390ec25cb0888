/** Rows on a page of a list for staff. */
export const rowsAPage = 10;

/** As far as rows are counted; beyond that the number says nothing to anybody, and counting takes longer than reading. */
export const countedUpTo = 10_000;

/** One page of a list that staff turn over by numbers. */
export type NumberedPage<Row> = {
  rows: Row[];
  /** Counted from 1, and never beyond the last one. */
  page: number;
  pages: number;
  /** Rows in all, as far as they were counted. */
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
};

/**
 * Reads one page.
 * @param page as it was asked for; what is out of range leads to the nearest page there is
 * @param read.count the number of rows, which may stop at `atMost`
 * @param countedTo where counting to `countedUpTo` takes too long
 */
export async function numberedPage<Row>(
  page: number,
  read: {
    count: (atMost: number) => Promise<number>;
    rows: (limit: number, offset: number) => Promise<Row[]>;
  },
  countedTo = countedUpTo,
): Promise<NumberedPage<Row>> {
  const rowsOf = (one: number) => read.rows(rowsAPage, (one - 1) * rowsAPage);
  const wanted = Math.max(1, page);
  // At the same time: nobody waits for two slow searches one after the other. A page that there is not is read anew.
  const [counted, found] = await Promise.all([read.count(countedTo + 1), rowsOf(wanted)]);
  const total = Math.min(counted, countedTo);
  const pages = Math.max(1, Math.ceil(total / rowsAPage));
  const shown = Math.min(wanted, pages);
  const rows = shown === wanted ? found : await rowsOf(shown);
  return { rows, page: shown, pages, total, isMore: counted > countedTo };
}
