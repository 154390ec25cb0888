import { and, eq, lt, sql } from "drizzle-orm";
import type { Product } from "~/products/product";
import { documentTexts, orders, textScores } from "~/db/schema";
import { noModel } from "~/copy/ai-notice";
import { gravest, type CrisisLevel } from "~/crisis/levels";
import { countScreening } from "../crisis/count-screening.server";
import { readAttachments } from "../attachments/read-attachments.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { confidenceOf, type ConfidenceParts } from "../writing/confidence-rule";
import type { TextRecipe } from "../writing/recipe";
import type { Alarm } from "~/products/alarm";
import { levelOf } from "../writing/verdict";
import { writeAbout } from "../writing/write-about.server";
import { sourceOf, textRecipeOf } from "./product-text.server";
import { remadeSince } from "./remake-order.server";
import { whileInWork } from "./while-in-work.server";

export type WrittenText = {
  content: unknown;
  writtenAt: Date;
  /** What wrote it, as it calls itself. */
  model: string;
  crisisLevel: CrisisLevel;
};

/**
 * First step: the text. Returns the stored one if an earlier attempt got this far.
 * A product without a prompt asks no model: its template makes the document of the answers alone.
 * @throws ExternalServiceError `unavailable` when another attempt may help
 * @throws WritingStopped when none will; @throws OrderWithdrawn
 */
export async function writeText(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  answers: Record<string, string>,
): Promise<WrittenText> {
  const [stored] = await ctx.db
    .select()
    .from(documentTexts)
    .where(eq(documentTexts.orderId, order.id));
  if (stored)
    return {
      content: stored.content,
      writtenAt: stored.writtenAt,
      model: stored.model,
      crisisLevel: order.crisisLevel,
    };
  const writtenAt = ctx.now();
  const recipe = textRecipeOf(product);
  const { crisisLevel, confidence, ...text } = recipe
    ? await writeOrderText(
        ctx,
        order,
        product,
        { recipe, answers },
        {
          task: product.slug,
          since: await remadeSince(ctx, order.id),
        },
      )
    : {
        content: {},
        crisisLevel: order.crisisLevel,
        confidence: null,
        promptVersion: `${product.slug}/${product.version}`,
        model: noModel,
      };
  const [written] = await whileInWork(ctx, order.id, async (tx) => {
    if (crisisLevel !== order.crisisLevel)
      await tx.db.update(orders).set({ crisisLevel }).where(eq(orders.id, order.id));
    const stored = await tx.db
      .insert(documentTexts)
      .values({ orderId: order.id, ...text, writtenAt })
      .onConflictDoNothing()
      .returning();
    if (stored.length > 0) {
      await recordEvent(tx, order.id, "written", { model: text.model });
      if (confidence) await saveScore(tx, order.id, { ...text, writtenAt, confidence });
    }
    return stored;
  });
  return written
    ? { content: text.content, writtenAt, model: text.model, crisisLevel }
    : writeText(ctx, { ...order, crisisLevel }, product, answers);
}

/** Keeps how far a text can be trusted, in the place of what was kept of the one before. */
export async function saveScore(
  tx: TransactionContext,
  orderId: string,
  text: {
    promptVersion: string;
    model: string;
    confidence: ConfidenceParts;
    writtenAt: Date;
    isDraft?: boolean;
  },
): Promise<void> {
  const { promptVersion, model, writtenAt, isDraft = false, confidence: parts } = text;
  const score = { promptVersion, model, writtenAt, ...parts, confidence: confidenceOf(parts) };
  await tx.db
    .insert(textScores)
    .values({ orderId, isDraft, ...score })
    .onConflictDoUpdate({ target: [textScores.orderId, textScores.isDraft], set: score });
}

/**
 * Has the text of an order written: see `writeAbout`.
 * @param calls.task what the calls are recorded as, and `since` from when they count
 * @throws ExternalServiceError, WritingStopped
 */
export async function writeOrderText(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  { recipe, answers }: { recipe: TextRecipe; answers: Record<string, string> },
  calls: { task: string; since: Date | null },
) {
  const { readInPart, ...source } = sourceOf(product, {
    answers,
    files: await readAttachments(ctx, order.id),
    orderedAt: order.paidAt ?? order.placedAt,
    today: ctx.now(),
    level: order.crisisLevel,
    alarm: order.alarm ?? undefined,
  });
  const heard: CrisisLevel[] = [order.crisisLevel];
  const raise = async (sign: Sign) => {
    heard.push(sign.level);
    await raiseLevel(ctx, order, product, sign);
  };
  const { alarm, content, ...written } = await writeAbout(ctx, {
    ...calls,
    subject: { kind: "order", id: order.id },
    spender: "document",
    recipe,
    source,
    onAlarm: (alarm) => raise({ alarm, level: levelOf(alarm) }),
    onSign: (level) => raise({ level }),
  });
  return {
    ...written,
    content: withReadInPart(content, readInPart),
    crisisLevel: gravest([...heard, levelOf(alarm)]),
  };
}

type Sign = { level: CrisisLevel; alarm?: Alarm };

/**
 * Keeps what the model has heard, or how grave its silence must be taken to be, with the order at once: its page and mails
 * show the help lines from then on, even if no text comes of it, and another attempt begins where this one ended.
 */
async function raiseLevel(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  { level, alarm }: Sign,
): Promise<void> {
  const before = ctx.db
    .select({ id: orders.id, crisisLevel: orders.crisisLevel })
    .from(orders)
    .where(and(eq(orders.id, order.id), eq(orders.status, "processing")))
    .for("update")
    .as("before");
  const isRaised = lt(before.crisisLevel, level);
  // At once: an alarm without its level would hide a crisis from the next attempt.
  const [raised] = await ctx.db
    .update(orders)
    .set({
      alarm,
      crisisLevel: sql`greatest(${orders.crisisLevel}, ${level}::crisis_level)`,
      crisisSuspectedAbove: sql`case when ${isRaised} then null else ${orders.crisisSuspectedAbove} end`,
    })
    .from(before)
    .where(eq(orders.id, before.id))
    .returning({ isRaised });
  const place = product.ownScreen ? "rental" : "order";
  if (raised?.isRaised && level === "acute") await countScreening(ctx, { place, level });
}

/** Kept with the text, since the answers that were cut may be gone before it is shown again. */
const withReadInPart = (content: object, readInPart: readonly string[]): Record<string, unknown> =>
  readInPart.length > 0 ? { ...content, readInPart } : { ...content };
