import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { documentFiles, documentTexts, orders } from "~/db/schema";
import { careCardFile } from "~/copy/document-files";
import type { Sections } from "~/documents/sections";
import { coverOf } from "~/documents/cover-picture.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { findWithdrawal } from "./find-withdrawal.server";
import { mayBeOpened } from "./buyer-rules";
import { lockOrder } from "./lock-order.server";
import { mailsOfOrder } from "./mails-of-order.server";
import { isOrderToken } from "./order-token";
import { recordEvent, type Order } from "./transition-order.server";

/**
 * Lets an order's buyer read what they bought, and writes down the first time, whatever they read it by: from then on there is
 * nothing to withdraw from. Withdrawal takes the same lock, so one of the two comes first and the other finds it.
 * @param isOpened whether somebody reads it, and does not only ask whether it is there
 * @returns whether it may be read
 */
export async function openBought(
  ctx: ServiceContext,
  order: Order,
  isOpened = true,
): Promise<boolean> {
  if (!mayBeOpened(order, await mailsOfOrder(ctx, order.id))) return false;
  if (!isOpened || order.openedAt !== null) return true;
  return inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, { id: order.id });
    return locked !== null && noteOpened(tx, locked);
  });
}

/** The same for whoever holds the order's lock. Once withdrawn, nothing opens, wherever the money is. */
export async function noteOpened(tx: TransactionContext, order: Order): Promise<boolean> {
  if (!mayBeOpened(order, await mailsOfOrder(tx, order.id))) return false;
  if (await findWithdrawal(tx, order.id)) return false;
  const [first] = await tx.db
    .update(orders)
    .set({ openedAt: tx.now() })
    .where(and(eq(orders.id, order.id), isNull(orders.openedAt)))
    .returning({ id: orders.id });
  if (first) await recordEvent(tx, order.id, "document_opened");
  return true;
}

/**
 * Whether a file of an order's document may be read. A card of care is no document, and open to whoever has a confirmed
 * address.
 * @param sent every mail of the order
 */
export const canOpen = (
  order: Parameters<typeof mayBeOpened>[0],
  sent: Parameters<typeof mayBeOpened>[1],
  fileName: string,
): boolean => (fileName === careCardFile ? !order.isAddressUnconfirmed : mayBeOpened(order, sent));

/** What a file says, as `renderOrderDocument` wrote it down with it. */
export const sectionsIn = ({ sections }: Pick<typeof documentFiles.$inferSelect, "sections">) =>
  sections as Sections | null;

type Asked = {
  token: string;
  /** As the address has it. */
  position?: string;
  /** As `openBought` has it. */
  isOpened?: boolean;
};

/** Which file of an order's document somebody may read; null where there is none (yet, or any more), or where they may not (yet). */
async function openFile(
  ctx: ServiceContext,
  { token, position = "0", isOpened }: Asked,
  isMeant?: SQL,
): Promise<{ order: Order; isFile: SQL | undefined } | null> {
  if (!isOrderToken(token) || !/^\d{1,3}$/.test(position)) return null;
  const { orderId, fileName } = documentFiles;
  const isAsked = eq(documentFiles.position, Number(position));
  const [found] = await ctx.db
    .select({ order: orders, fileName })
    .from(documentFiles)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(orders.token, token), isAsked, isMeant));
  if (!found) return null;
  const { order } = found;
  const isOpen =
    found.fileName === careCardFile
      ? canOpen(order, [], careCardFile)
      : await openBought(ctx, order, isOpened);
  return isOpen ? { order, isFile: and(eq(orderId, order.id), isAsked) } : null;
}

/**
 * One file of an order's document, for whoever knows its token.
 * @param position as the address has it
 * @param isOpened as `openBought` has it
 * @returns null where there is none (yet, or any more), or where it may not be read yet
 */
export async function openDocument(
  ctx: ServiceContext,
  token: string,
  position?: string,
  isOpened?: boolean,
) {
  const opened = await openFile(ctx, { token, position, isOpened });
  if (!opened) return null;
  const { fileName, contentType, bytes } = documentFiles;
  const [file] = await ctx.db
    .select({ fileName, contentType, bytes })
    .from(documentFiles)
    .where(opened.isFile);
  return file ?? null;
}

/**
 * The picture of a document's cover, for whoever knows its token. Its page shows it beside what opens the document, and who
 * looks at it has opened nothing.
 * @returns SVG; null where there is none (yet, or any more), or where it may not be seen yet
 */
export async function readCover(ctx: ServiceContext, token: string): Promise<Buffer | null> {
  const { cover } = documentFiles;
  const opened = await openFile(ctx, { token, isOpened: false }, isNotNull(cover));
  if (!opened) return null;
  const [file] = await ctx.db.select({ cover }).from(documentFiles).where(opened.isFile);
  return file?.cover ? coverOf(file.cover) : null;
}

/** What such a file says, as it was written down when it was made, and what wrote it; null also of a file for another program. */
export async function openSections(
  ctx: ServiceContext,
  token: string,
  position?: string,
  isOpened?: boolean,
) {
  const opened = await openFile(
    ctx,
    { token, position, isOpened },
    isNotNull(documentFiles.sections),
  );
  if (!opened) return null;
  const { fileName, figure, skyAt, sections: said, sentences } = documentFiles;
  const [file] = await ctx.db
    .select({ fileName, figure, skyAt, sections: said, sentences, model: documentTexts.model })
    .from(documentFiles)
    .leftJoin(documentTexts, eq(documentTexts.orderId, documentFiles.orderId))
    .where(opened.isFile);
  const sections = file && sectionsIn(file);
  return file && sections ? { ...file, sections, order: opened.order } : null;
}
