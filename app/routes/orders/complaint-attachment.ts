import type { LoaderFunctionArgs } from "@remix-run/node";
import { attachmentResponse } from "~/http/own-file.server";
import type { RouteHandle } from "~/http/route-handle";
import { readComplaintAttachment } from "~/services/support/own-attachment.server";
import { buyerOf } from "./complaint-steps.server";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

/** One file of a message in a complaint, for whoever has the key to its order's page. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, own } = buyerOf(visit);
  const { id = "", position = "" } = visit.params;
  const file = await readComplaintAttachment(ctx, own, { messageId: id, position });
  if (!file) throw new Response(null, { status: 404 });
  return attachmentResponse(file);
}
