import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { attachmentResponse } from "~/http/own-file.server";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { readOwnAttachment } from "~/services/support/own-attachment.server";

/** One file of a message to staff, for whoever sent it. */
export async function loader(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  const { id = "", position = "" } = visit.params;
  const file = await readOwnAttachment(ctx, { messageId: id, position });
  if (!file) throw new Response(null, { status: 404 });
  return attachmentResponse(file);
}
