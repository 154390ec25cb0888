import type { LoaderFunctionArgs } from "@remix-run/node";
import { attachmentResponse } from "~/http/own-file.server";
import { openedAttachment } from "~/services/support/desk-queries.server";
import { staffContext } from "./staff-context.server";

/** One file of a message to staff, for whoever of them has uncovered its thread. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "open_content");
  const { id = "", position = "" } = visit.params;
  const file = await openedAttachment(ctx, { messageId: id, position });
  if (!file) throw new Response(null, { status: 404 });
  return attachmentResponse(file);
}
