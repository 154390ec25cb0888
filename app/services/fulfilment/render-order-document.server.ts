import { eq } from "drizzle-orm";
import type { Product } from "~/catalogue/product";
import { documentFiles } from "~/db/schema";
import { withHelpLines } from "~/documents/help-lines";
import { renderDocument } from "~/documents/render.server";
import { templateOf } from "~/documents/templates";
import type { ServiceContext } from "../context.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { whileInWork } from "./while-in-work.server";
import type { WrittenText } from "./write-text.server";

export type DocumentFile = typeof documentFiles.$inferSelect;

/** Second step: the file. Returns the stored one if an earlier attempt got this far. */
export async function renderOrderDocument(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  text: WrittenText,
): Promise<DocumentFile> {
  const stored = await readDocumentFile(ctx, order.id);
  if (stored) return stored;
  const model = templateOf(product).toDocument(text.content, {
    productTitle: product.title,
    area: product.area,
    personName: order.personName,
    orderNumber: orderNumber(order.number),
    constellation: product.document.constellation,
    writtenAt: text.writtenAt,
    answers: order.summary ?? [],
  });
  const { bytes, pageCount } = await renderDocument(
    order.crisisLevel === "none" ? model : withHelpLines(model),
  );
  const [rendered] = await whileInWork(ctx, order.id, (tx) =>
    tx
      .insert(documentFiles)
      .values({
        orderId: order.id,
        fileName: product.document.fileName,
        contentType: "application/pdf",
        bytes,
        pageCount,
        renderedAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning(),
  );
  return rendered ?? renderOrderDocument(ctx, order, product, text);
}

/** The rendered document of an order, if there is one and it has not been deleted. */
export async function readDocumentFile(
  ctx: ServiceContext,
  orderId: string,
): Promise<DocumentFile | undefined> {
  const [file] = await ctx.db
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.orderId, orderId));
  return file;
}
