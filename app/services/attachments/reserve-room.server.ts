import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { attachments, orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { TooManyRequests } from "../command/errors";
import { networkOf } from "../rate-limits/network";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import type { AcceptedFile } from "./accept-files.server";

/** Most that files of orders which nobody has paid for may take on the disk, in bytes. */
const maxUnpaidBytes = 2 * 1024 ** 3;

const unpaid = ["awaiting_payment", "expired", "cancelled"] as const;

/**
 * Makes sure that there is room for the files of an order that is about to be placed: on the disk, and in what its network
 * may send in a day.
 * @param input.clientAddress where they come from, if known
 * @param input.room on the whole disk, in bytes
 * @throws TooManyRequests when there is none now
 */
export async function reserveRoom(
  ctx: ServiceContext,
  input: { files: readonly AcceptedFile[]; clientAddress?: string; room?: number },
): Promise<void> {
  const bytes = input.files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes === 0) return;
  const [{ taken } = { taken: 0 }] = await ctx.db
    .select({ taken: sql<number>`coalesce(sum(octet_length(${attachments.bytes})), 0)::float8` })
    .from(attachments)
    .innerJoin(orders, eq(orders.id, attachments.orderId))
    .where(and(inArray(orders.status, [...unpaid]), isNull(orders.paidAt)));
  if (taken + bytes > (input.room ?? maxUnpaidBytes)) {
    ctx.log.error({ taken }, "unpaid files have taken all their room");
    throw new TooManyRequests("unpaid_files");
  }
  if (!input.clientAddress) return;
  const whose = networkOf(input.clientAddress);
  await requireRateLimit(ctx, "uploads", whose, bytes);
}
