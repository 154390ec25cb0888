import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventStream } from "~/http/event-stream.server";
import { requestLog } from "~/http/load-context.server";
import { serviceContext } from "~/services/command/context.server";
import type { OrderProgress } from "~/services/orders/order-progress.server";
import { watchOrderPage, pollOrder } from "./poll-order.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path", openInMaintenance: true };

/**
 * Tells the waiting page of an order of each stage, as soon as it is recorded. An event carries a mark and nothing else;
 * what there is to see, the page fetches, and its token is checked again then.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const token = params.token ?? "";
  const progress = await pollOrder(ctx, token);
  if (!progress) throw new Response(null, { status: 404 });
  let seen = request.headers.get("Last-Event-ID") ?? new URL(request.url).searchParams.get("seen");
  if (progress.mark === seen && !progress.isAwaited) return new Response(null, { status: 204 });

  return eventStream(({ send, end }) => {
    const tell = (now: OrderProgress | null) => {
      if (!now) return end();
      if (now.mark !== seen) send({ id: now.mark, data: now.mark });
      seen = now.mark;
      if (!now.isAwaited) end();
    };
    tell(progress);
    const { look, stop } = watchOrderPage(ctx, { token, orderId: progress.orderId }, tell);
    return { beat: look, stop };
  });
}
