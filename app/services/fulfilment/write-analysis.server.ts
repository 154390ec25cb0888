import { asc, eq } from "drizzle-orm";
import { documentTexts, talkMessages, talks } from "~/db/schema";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { summarise } from "~/products/summary";
import type { ServiceContext } from "../command/context.server";
import { requeueMail } from "../mails/queue-mail.server";
import { talkAnalysisMail } from "../orders/document-mails";
import { orderNumber } from "../orders/order-number";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { completeOrder } from "./end-order.server";
import { textRecipeOf } from "./product-text.server";
import { isCorrected } from "./queue-delivery.server";
import { renderOrderDocument } from "./render-order-document.server";
import { whileInWork } from "./while-in-work.server";
import { saveScore, writeOrderText, type WrittenText } from "./write-text.server";

/** How much of a talk an analysis is written from, in UTF-16 units of what was said and of what was answered. */
const maxRead = 20_000;

/**
 * Writes the analysis that was bought with a talk, and has it mailed: each step is stored before the next one starts. The mail ends
 * the order.
 * @param order whose talk has ended, in which its buyer wrote something
 * @throws ExternalServiceError, WritingStopped, OrderWithdrawn
 */
export async function writeAnalysis(ctx: ServiceContext, order: Order): Promise<void> {
  const answers = await answersOf(ctx, order);
  // What was said in the talk stands for the answers of a form.
  const asked: Order = {
    ...order,
    answers,
    summary: summarise(talkAnalysis, { topic: answers.topic ?? "" }),
    personName: null,
  };
  const text = await textOf(ctx, asked, answers);
  const { crisisLevel } = text;
  await renderOrderDocument(ctx, { ...asked, crisisLevel }, talkAnalysis, text);
  await whileInWork(ctx, order.id, async (tx, current) => {
    const { email, number } = current;
    const mailId =
      email === null
        ? null
        : await requeueMail(tx, {
            orderId: order.id,
            kind: talkAnalysisMail,
            recipient: email,
            subject: talkAnalysisMail.subject(orderNumber(number)),
            // As with documents, a corrected address makes it another mail.
            idempotencyKey: `order/${order.id}/analysis${(await isCorrected(tx, order.id, email)) ? "/corrected" : ""}`,
          });
    // Nobody to mail it to, or the provider has it already.
    if (mailId === null) await completeOrder(tx, current);
  });
}

async function answersOf(ctx: ServiceContext, order: Order): Promise<Record<string, string>> {
  const said = await ctx.db
    .select({ content: talkMessages.content, reply: talkMessages.reply })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(eq(talks.orderId, order.id))
    .orderBy(asc(talkMessages.number));
  const joined = (texts: readonly (string | null)[]) =>
    texts.filter(Boolean).join("\n\n").slice(0, maxRead);
  return {
    topic: order.answers?.skill ?? "",
    said: joined(said.map(({ content }) => content)),
    answered: joined(said.map(({ reply }) => reply)),
  };
}

async function textOf(
  ctx: ServiceContext,
  order: Order,
  answers: Record<string, string>,
): Promise<WrittenText> {
  const [stored] = await ctx.db
    .select()
    .from(documentTexts)
    .where(eq(documentTexts.orderId, order.id));
  if (stored) return { ...stored, crisisLevel: order.crisisLevel };
  const recipe = textRecipeOf(talkAnalysis);
  if (!recipe) throw new Error("An analysis has no prompt.");
  const { confidence, crisisLevel, ...text } = await writeOrderText(
    ctx,
    order,
    talkAnalysis,
    { recipe, answers },
    { task: talkAnalysis.slug, since: null },
  );
  const writtenAt = ctx.now();
  await whileInWork(ctx, order.id, async (tx) => {
    const kept = await tx.db
      .insert(documentTexts)
      .values({ orderId: order.id, ...text, writtenAt })
      .onConflictDoNothing()
      .returning({ orderId: documentTexts.orderId });
    if (kept.length === 0) return;
    await recordEvent(tx, order.id, "written", { model: text.model });
    await saveScore(tx, order.id, { ...text, writtenAt, confidence });
  });
  return { content: text.content, model: text.model, writtenAt, crisisLevel };
}
