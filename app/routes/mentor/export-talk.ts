import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatIsoDate } from "~/copy/format";
import { ownFile } from "~/http/own-file.server";
import { exportTalk, talkAsText } from "~/services/talks/export-talk.server";
import { mentorVisit } from "./visit.server";

/** One's own talk as a file, `txt` or `json`. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const { id = "", format } = visit.params;
  if (format !== "txt" && format !== "json") throw new Response(null, { status: 400 });
  const talk = await exportTalk(ctx, id);
  const written = format === "txt" ? talkAsText(talk) : JSON.stringify(talk, null, 2);
  return ownFile({
    bytes: Buffer.from(written),
    contentType: format === "txt" ? "text/plain; charset=utf-8" : "application/json; charset=utf-8",
    fileName: `rozmowa-${formatIsoDate(talk.startedAt)}.${format}`,
  });
}
