import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { copies, downloads } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { recordEvent } from "../orders/transition-order.server";
import { findLink } from "./download-page.server";
import { requestCopies } from "./request-copies.server";
import { isCovered, resumeWindow } from "./rules";
import type { CopyFormat } from "~/config/download-terms";
import { hasRightToCopies, isConfirmed } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { mailsOfOrder } from "../orders/mails-of-order.server";
import { noteOpened } from "../orders/open-bought.server";
import { readyCopies } from "./stamp-copies.server";

/** Where a download stands. */
type TakeOutcome = "granted" | "preparing" | "ended";

const countedColumn = { epub: downloads.epubCountedAt, pdf: downloads.pdfCountedAt };
const countedKey = { epub: "epubCountedAt", pdf: "pdfCountedAt" } as const;

/**
 * Counts one download of a format and opens it for a while (`readCopy`). Within that time the same format is not
 * counted again, so a transfer that breaks off costs nothing. Copies that are not made yet are asked for, and not counted.
 * @throws NotFound
 */
export async function takeDownload(
  ctx: ServiceContext,
  input: { token: string; format: CopyFormat },
): Promise<TakeOutcome> {
  const found = await findLink(ctx, input.token);
  if (!found) throw new NotFound("download");
  const { link, order } = found;
  const now = ctx.now();
  if (!hasRightToCopies(order)) return order.status === "processing" ? "preparing" : "ended";
  if (!isConfirmed(order, await mailsOfOrder(ctx, order.id))) return "ended";
  const ready = await readyCopies(ctx, order.id);
  if (ready.length === 0) {
    if (link.expiresAt <= now) return "ended";
    await requestCopies(ctx, order);
    return "preparing";
  }
  if (!ready.includes(input.format)) throw new NotFound("download");
  const countedAt = countedColumn[input.format];
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, { id: order.id });
    if (!locked || !hasRightToCopies(locked) || !(await noteOpened(tx, locked))) return "ended";
    const [counted] = await tx.db
      .update(downloads)
      .set({
        downloadsLeft: sql`${downloads.downloadsLeft} - 1`,
        [countedKey[input.format]]: now,
      })
      .where(
        and(
          eq(downloads.token, input.token),
          gt(downloads.expiresAt, now),
          gt(downloads.downloadsLeft, 0),
          or(isNull(countedAt), lte(countedAt, new Date(now.getTime() - resumeWindow))),
        ),
      )
      .returning({ left: downloads.downloadsLeft });
    if (counted) {
      const detail = { format: input.format, left: counted.left };
      await recordEvent(tx, order.id, "downloaded", detail);
      return "granted";
    }
    const [current] = await tx.db.select().from(downloads).where(eq(downloads.token, input.token));
    const covered = current && isCovered(current[countedKey[input.format]], now);
    return covered && current.expiresAt > now ? "granted" : "ended";
  });
}

/**
 * A copy whose download was counted a moment ago.
 * @returns null when it was not: then the link's page is the place to ask for it
 */
export async function readCopy(
  ctx: ServiceContext,
  input: { token: string; format: CopyFormat },
): Promise<{ bytes: Buffer; sha256: string; bookSlug: string | null } | null> {
  const found = await findLink(ctx, input.token);
  if (!found || !hasRightToCopies(found.order)) return null;
  const { link, order } = found;
  if (!isConfirmed(order, await mailsOfOrder(ctx, order.id))) return null;
  const now = ctx.now();
  if (link.expiresAt <= now || !isCovered(link[countedKey[input.format]], now)) return null;
  const [copy] = await ctx.db
    .select({ bytes: copies.bytes, sha256: copies.sha256 })
    .from(copies)
    .where(and(eq(copies.orderId, order.id), eq(copies.format, input.format)));
  return copy ? { ...copy, bookSlug: order.bookSlug } : null;
}
