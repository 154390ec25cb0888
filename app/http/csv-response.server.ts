import { byteOrderMark, csvLine } from "~/copy/csv";
import { ownFileHeaders } from "./own-file.server";

type Cells = readonly (string | number | null)[];

/**
 * Answers with a file for spreadsheets, line by line as its rows are read: the next ones are asked for once the reader has
 * taken those before, so that a long file takes no more memory than a short one.
 * @param batches rows, many at a time
 */
export function csvResponse(
  name: string,
  headings: readonly string[],
  batches: AsyncIterable<readonly Cells[]>,
): Response {
  const encoder = new TextEncoder();
  async function* chunks() {
    yield encoder.encode(byteOrderMark + csvLine(headings));
    for await (const batch of batches) yield encoder.encode(batch.map(csvLine).join(""));
  }
  const iterator = chunks();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: ownFileHeaders({ contentType: "text/csv; charset=utf-8", fileName: name }),
  });
}
