import type { LoaderFunctionArgs } from "@remix-run/node";
import { attachmentResponse } from "~/http/own-file.server";
import { readComplaintAttachment } from "~/services/support/own-attachment.server";
import { memberOf } from "./complaint-steps.server";

/** One file of a message in a complaint, for the member whose order it is about. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, own } = await memberOf(visit);
  const { id = "", position = "" } = visit.params;
  const file = await readComplaintAttachment(ctx, own, { messageId: id, position });
  if (!file) throw new Response(null, { status: 404 });
  return attachmentResponse(file);
}
