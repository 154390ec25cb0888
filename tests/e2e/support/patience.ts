import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Sql } from "postgres";
import { stretched, watchWhileItMoves } from "../../../scripts/time-limits";
import { open, refreshOf, type PlainPage } from "../../support/plain-browser";

/** How long a page may be looked at that waits for a document to be written, set and mailed. */
export const untilDelivered = { timeout: stretched(90_000) } as const;

/** Waits until an order is delivered, for as long as anything is done for it. */
export async function untilCompleted(sql: Sql, token: string): Promise<void> {
  const look = () => sql<{ status: string }[]>`
    select status,
      (select count(*)::int from order_events e where e.order_id = o.id) as events,
      (select count(*)::int from model_calls c where c.subject_id = o.id) as answers,
      (select coalesce(sum(attempts), 0)::int from graphile_worker._private_jobs j
        where j.payload->>'orderId' = o.id::text) as attempts
    from orders o where token = ${token}`;
  const [order] = await watchWhileItMoves(look, ([seen]) => seen?.status === "completed", {
    standstill: 60_000,
    every: 50,
  });
  expect(order?.status).toBe("completed");
}

/** Who looks again need not wait as long as a page asks, in milliseconds. */
const maxPause = 300;

/** Looks again where a page says, as a text browser does. */
export async function untilNothingIsAwaited(page: PlainPage): Promise<PlainPage> {
  const refresh = refreshOf(page);
  if (!refresh) return page;
  await pause(Math.min(refresh.after, maxPause));
  return untilNothingIsAwaited(await open(refresh.url));
}
