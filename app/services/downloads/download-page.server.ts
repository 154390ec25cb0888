import { eq } from "drizzle-orm";
import { orderedTitle } from "~/products/ordered-product";
import { downloads, orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { orderNumber } from "../orders/order-number";
import { isLinkToken } from "./rules";
import { hasEnded, hasRightToCopies } from "../orders/buyer-rules";
import { readyCopies } from "./stamp-copies.server";

/** A link with its order; null when there is none. */
export async function findLink(ctx: Pick<ServiceContext, "db">, token: string) {
  if (!isLinkToken(token)) return null;
  const [found] = await ctx.db
    .select({ link: downloads, order: orders })
    .from(downloads)
    .innerJoin(orders, eq(orders.id, downloads.orderId))
    .where(eq(downloads.token, token));
  return found ?? null;
}

export type DownloadState = "ready" | "preparing" | "ended" | "stopped";

/** What the page of a link shows; null when no link has this token. Times in UTC. */
export async function getDownloadPage(ctx: ServiceContext, token: string) {
  const found = await findLink(ctx, token);
  if (!found) return null;
  const { link, order } = found;
  const common = {
    token,
    title: orderedTitle(order),
    orderNumber: orderNumber(order.number),
    downloadsLeft: link.downloadsLeft,
    expiresAt: link.expiresAt,
  };
  const formats = await readyCopies(ctx, order.id);
  const state = (): DownloadState => {
    if (!hasRightToCopies(order)) return order.status === "processing" ? "preparing" : "stopped";
    if (hasEnded(link, ctx.now())) return "ended";
    return formats.length > 0 ? "ready" : "preparing";
  };
  return { ...common, formats, state: state() };
}

export type DownloadPage = NonNullable<Awaited<ReturnType<typeof getDownloadPage>>>;
