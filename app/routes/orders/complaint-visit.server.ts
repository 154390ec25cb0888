import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { actorOf } from "~/http/session.server";
import { paths } from "~/paths";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { readComplaints, type ComplaintsOfOrder } from "~/services/support/complaint-page.server";
import type { OwnOrder } from "~/services/support/own-order.server";

export type ComplaintView = ComplaintsOfOrder & {
  formToken: string;
  /** Addresses of this page, of what is written on it, and of where it came from. */
  here: string;
  messages: string;
  back: string;
};

/** Who complains: whoever has the key to the order's page, or a member about an order of theirs. */
export async function complaintVisit(
  visit: LoaderFunctionArgs,
): Promise<{ ctx: ServiceContext; own: OwnOrder; page: ComplaintView }> {
  const { token, number = "" } = visit.params;
  const log = requestLog(visit.context);
  if (token !== undefined) {
    const ctx = serviceContext("buyer", log);
    return pageOf(ctx, { token }, paths.orderComplaint(token), paths.paymentSuccess(token));
  }
  const { id: sessionId, member } = await requireMember(visit);
  const ctx = serviceContext(actorOf({ member }), log);
  const here = paths.profileOrderComplaint(number);
  return pageOf(ctx, { sessionId, number }, here, paths.profileOrders());
}

async function pageOf(ctx: ServiceContext, own: OwnOrder, here: string, back: string) {
  const shown = await readComplaints(ctx, own);
  const page = { ...shown, formToken: randomUUID(), here, messages: `${here}/messages`, back };
  return { ctx, own, page };
}
