import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { documentResponse } from "~/http/own-file.server";
import { isOpened } from "~/http/is-opened.server";
import { actorOf } from "~/http/session.server";
import { serviceContext } from "~/services/command/context.server";
import { readOwnDocument } from "~/services/members/own-orders.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { openInMaintenance: true };

/** One file of an order, for the member to whose confirmed address it was mailed. */
export async function loader(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const ctx = serviceContext(actorOf(session), requestLog(visit.context));
  const { number = "", position = "0" } = visit.params;
  const file = await readOwnDocument(ctx, {
    ...{ sessionId: session.id, number, position },
    isOpened: isOpened(visit.request),
  });
  if (!file) throw new Response(null, { status: 404 });
  return documentResponse(file);
}
