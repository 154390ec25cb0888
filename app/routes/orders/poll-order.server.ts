import { minPause } from "~/http/event-stream.server";
import { coalescing } from "~/services/concurrency/coalescing";
import type { ServiceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";
import {
  getOrderProgress,
  watchOrder,
  type OrderProgress,
} from "~/services/orders/order-progress.server";

/** Told how an order stands; null once it is no more. */
type Follower = (progress: OrderProgress | null) => void;

type Followed = { followers: Set<Follower>; wake: () => void; stop: () => void };

const followed = new Map<string, Followed>();

const underWay = new Map<string, Promise<OrderProgress | null>>();

/** How an order stands, for somebody who has just come; one look for all who come at the same moment. */
export function pollOrder(ctx: ServiceContext, token: string): Promise<OrderProgress | null> {
  const known = underWay.get(token);
  if (known) return known;
  const look = getOrderProgress(ctx, token).finally(() => underWay.delete(token));
  underWay.set(token, look);
  return look;
}

/**
 * Tells how an order stands: now, and whenever something of it may have changed. However many follow it in this process, one
 * look is shared by all of them, and none follows another within `minPause`; what happened meanwhile, the next one shows.
 * @returns what looks again, and what ends it
 */
export function watchOrderPage(
  ctx: ServiceContext,
  { token, orderId }: { token: string; orderId: string },
  tell: Follower,
): { look: () => void; stop: () => void } {
  const order = followed.get(token) ?? begin(ctx, { token, orderId });
  order.followers.add(tell);
  order.wake();
  return {
    look: order.wake,
    stop: () => {
      order.followers.delete(tell);
      if (order.followers.size > 0 || followed.get(token) !== order) return;
      followed.delete(token);
      order.stop();
    },
  };
}

function begin(ctx: ServiceContext, { token, orderId }: { token: string; orderId: string }) {
  const followers = new Set<Follower>();
  const look = async () => {
    // Its own, since one that is under way may have begun before what woke this one.
    const progress = await getOrderProgress(ctx, token);
    for (const tell of [...followers]) tell(progress);
  };
  const { wake, stop } = coalescing(look, {
    minPause,
    onError: (error) =>
      ctx.log.warn({ orderId, error: describeError(error) }, "could not look at an order"),
  });
  const stopWatching = watchOrder(orderId, wake);
  const order: Followed = {
    followers,
    wake,
    stop: () => {
      stop();
      stopWatching();
    },
  };
  followed.set(token, order);
  return order;
}
