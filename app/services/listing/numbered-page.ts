export const pageSize = 10;

export const countLimit = 10_000;

export type NumberedPage<Row> = {
  rows: Row[];
  /** Counted from 1, and never beyond the last one. */
  page: number;
  pages: number;
  total: number;
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
  countedTo = countLimit,
): Promise<NumberedPage<Row>> {
  const rowsOf = (one: number) => read.rows(pageSize, (one - 1) * pageSize);
  const wanted = Math.max(1, page);
  // At the same time: nobody waits for two slow searches one after the other. A page that there is not is read anew.
  const [counted, found] = await Promise.all([read.count(countedTo + 1), rowsOf(wanted)]);
  const total = Math.min(counted, countedTo);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(wanted, pages);
  const rows = shown === wanted ? found : await rowsOf(shown);
  return { rows, page: shown, pages, total, isMore: counted > countedTo };
}
