import { and, asc, eq, isNull } from "drizzle-orm";
import { attachments } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { docxType, pdfType } from "./accept-files.server";
import { extractText } from "./extract-text.server";

const readers: Record<string, "pdf" | "docx"> = { [pdfType]: "pdf", [docxType]: "docx" };

/**
 * The files of an order with their text, for the model. Documents are opened now and not when they are sent: only by a
 * worker, and only what has been paid for. What was read is kept for the next attempt.
 * @returns `text` is null where a file has none that can be read
 */
export async function readAttachments(
  ctx: ServiceContext,
  orderId: string,
): Promise<{ name: string; text: string | null }[]> {
  const sent = await ctx.db
    .select({
      position: attachments.position,
      name: attachments.name,
      contentType: attachments.contentType,
      text: attachments.text,
    })
    .from(attachments)
    .where(eq(attachments.orderId, orderId))
    .orderBy(asc(attachments.position));
  const files: { name: string; text: string | null }[] = [];
  for (const { position, name, contentType, text } of sent) {
    const type = readers[contentType];
    files.push({ name, text: text ?? (type ? await readOne(ctx, orderId, position, type) : null) });
  }
  return files;
}

async function readOne(
  ctx: ServiceContext,
  orderId: string,
  position: number,
  type: "pdf" | "docx",
): Promise<string | null> {
  const one = and(eq(attachments.orderId, orderId), eq(attachments.position, position));
  const [file] = await ctx.db.select({ bytes: attachments.bytes }).from(attachments).where(one);
  const text = file ? await extractText(file.bytes, type) : null;
  if (text !== null)
    await ctx.db
      .update(attachments)
      .set({ text })
      .where(and(one, isNull(attachments.text)));
  return text;
}
