import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventStream } from "~/http/event-stream.server";
import { requestLog } from "~/http/load-context.server";
import { wakeable } from "~/http/wakeable.server";
import { describeError } from "~/services/describe-error";
import { serviceContext } from "~/services/context.server";
import { getOrderProgress, watchOrder } from "~/services/orders/order-progress.server";

/**
 * Tells the waiting page of an order of each stage, as soon as it is recorded. An event carries a mark and nothing else;
 * what there is to see, the page fetches, and its token is checked again then.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const token = params.token ?? "";
  const progress = await getOrderProgress(ctx, token);
  if (!progress) throw new Response(null, { status: 404 });
  const { orderId } = progress;
  let seen = request.headers.get("Last-Event-ID") ?? new URL(request.url).searchParams.get("seen");
  // Tells an `EventSource` not to come back.
  if (progress.mark === seen && !progress.isAwaited) return new Response(null, { status: 204 });

  return eventStream(({ send, end }) => {
    const look = async () => {
      const now = await getOrderProgress(ctx, token);
      if (!now) return end();
      if (now.mark !== seen) send({ id: now.mark, data: now.mark });
      seen = now.mark;
      if (!now.isAwaited) end();
    };
    const { wake, stop } = wakeable(look, {
      onError: (error) =>
        ctx.log.warn({ orderId, error: describeError(error) }, "could not look at an order"),
    });
    const stopWatching = watchOrder(orderId, wake);
    wake();
    return {
      beat: wake,
      stop: () => {
        stop();
        stopWatching();
      },
    };
  });
}
