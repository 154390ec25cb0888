import { and, eq, lt } from "drizzle-orm";
import type { Product } from "~/products/product";
import { documentTexts, modelCalls, orders, textScores } from "~/db/schema";
import { gravest, type CrisisLevel } from "~/crisis/levels";
import { askForAnswer, mostCostOf } from "~/integrations/ai/model.server";
import { isOurFault } from "~/integrations/ai/call-failure";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { countHeard } from "../crisis/count-crisis.server";
import { readAttachments } from "../attachments/read-attachments.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { withinCaps, type PlannedCall } from "../spending/within-caps.server";
import { factsFor } from "./computed-facts.server";
import { materialOf, type Prompt } from "~/products/prompt.server";
import { recipeOf } from "~/products/registry.server";
import { whileInWork } from "./while-in-work.server";
import { confidenceOf, type ConfidenceParts } from "./writing/confidence-rule";
import { answersPaid, mostAnswers, remadeSince } from "./writing/spending.server";
import { levelOf } from "./writing/verdict";
import { versionOf } from "./writing/version.server";
import { writeDocument } from "./writing/write-document.server";
import { WritingStopped } from "./writing/writing-stopped";

/**
 * A text of the shape that its product's template describes, or of the safe shape.
 * @property crisisLevel of the order, raised where the model heard what nobody had heard before
 */
export type WrittenText = {
  content: unknown;
  writtenAt: Date;
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
      crisisLevel: order.crisisLevel,
    };
  // The moment that the model is told is the moment that the document counts its days from.
  const writtenAt = ctx.now();
  const { prompt } = recipeOf(product);
  const { crisisLevel, confidence, ...text } = prompt
    ? await askForText(ctx, order, product, prompt, answers, {
        task: product.slug,
        since: await remadeSince(ctx, order.id),
      })
    : {
        content: {},
        crisisLevel: order.crisisLevel,
        confidence: null,
        promptVersion: `${product.slug}/${product.version}`,
        model: "none",
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
      if (confidence) await keepScore(tx, order.id, { ...text, writtenAt, confidence });
    }
    return stored;
  });
  // Another attempt of the same job was faster: its text is the order's text.
  return written
    ? { content: text.content, writtenAt, crisisLevel }
    : writeText(ctx, { ...order, crisisLevel }, product, answers);
}

/** Keeps how far a text can be trusted, in the place of what was kept of the one before. */
export async function keepScore(
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
 * Has the text of an order written, within the answers that one text may cost and the caps of its order and of the day.
 * @param calls.task what the calls are recorded as, and `since` from when they count
 * @throws ExternalServiceError, WritingStopped
 */
export async function askForText(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  prompt: Prompt,
  answers: Record<string, string>,
  { task, since }: { task: string; since: Date | null },
) {
  const { schema, takesCare } = recipeOf(product).document;
  const files = await readAttachments(ctx, order.id);
  const material = materialOf(product, answers, files);
  const promptVersion = versionOf(product.slug, prompt, schema);
  const answersLeft = mostAnswers - (await answersPaid(ctx, order.id, task, since));
  // Whatever they were, they were paid for: most often the model was too slow three times.
  if (answersLeft <= 0) throw new WritingStopped("model_unavailable");
  let model = "";
  const written = await writeDocument({
    product,
    prompt,
    schema,
    takesCare,
    material,
    facts: factsFor(product, answers, order.paidAt ?? order.placedAt),
    today: ctx.now(),
    level: order.crisisLevel,
    answersLeft,
    reviewed: product.priceGrosze >= reviewedFrom,
    ask: (request, purpose) => {
      const planned: PlannedCall = {
        spender: "document",
        orderId: order.id,
        mostMicroUsd: mostCostOf(request),
      };
      return withinCaps(ctx, planned, (note) =>
        askForAnswer(request, async (usage) => {
          note(usage);
          if (purpose === "write") model = usage.model;
          await ctx.db.insert(modelCalls).values({
            ...usage,
            orderId: order.id,
            task: purpose === "write" ? task : `${task}/${purpose}`,
            promptVersion,
            at: ctx.now(),
          });
        }),
      );
    },
    hear: (alarm) => raiseLevel(ctx, order, product, levelOf(alarm)),
    note: (wrong) => {
      // Without the order: some paths stand in the safe shape only, and would tell whose words called for it.
      if (wrong.length > 0) ctx.log.warn({ wrong }, "an answer is mended");
    },
  }).catch((error: unknown) => {
    throw stopOf(error);
  });
  if ("declined" in written) throw new WritingStopped(written.declined);
  return {
    content: withReadInPart(written.content, material.readInPart),
    confidence: written.confidence,
    crisisLevel: gravest([order.crisisLevel, levelOf(written.alarm)]),
    promptVersion,
    model,
  };
}

/**
 * Keeps what the model has heard with the order at once: its page and mails show the help lines from then on, even if no
 * text comes of it, and another attempt begins where this one ended.
 */
async function raiseLevel(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  level: CrisisLevel,
): Promise<void> {
  if (level === "none") return;
  const raised = await ctx.db
    .update(orders)
    .set({ crisisLevel: level, crisisSuspectedAbove: null })
    .where(
      and(eq(orders.id, order.id), eq(orders.status, "processing"), lt(orders.crisisLevel, level)),
    )
    .returning({ id: orders.id });
  const place = product.ownScreen ? "rental" : "order";
  if (raised.length > 0 && level === "acute") await countHeard(ctx, { place, level });
}

/** Kept with the text, since the answers that were cut may be gone before it is shown again. */
const withReadInPart = (content: object, readInPart: readonly string[]): Record<string, unknown> =>
  readInPart.length > 0 ? { ...content, readInPart } : { ...content };

/** Documents from this price on are looked at by an editor before they leave, in grosze. */
const reviewedFrom = 1_500;

/** What no other attempt can mend is an end: the answers are used up, or the model said no. */
function stopOf(error: unknown): unknown {
  if (!(error instanceof ExternalServiceError) || error.kind === "unavailable") return error;
  if (isOurFault(error)) return new WritingStopped("model_unavailable");
  return new WritingStopped(error.kind === "refused" ? "model_refused" : "model_invalid");
}
