import { and, eq } from "drizzle-orm";
import { findProduct } from "~/products/registry";
import { recipeOf } from "~/products/registry.server";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { draftStateOf, type DraftState } from "../fulfilment/drafts.server";
import { draftTask } from "../fulfilment/write-draft.server";
import type { ConfidenceParts } from "../writing/confidence-rule";
import { versionOf } from "../writing/version.server";
import { isId } from "../listing/ids";
import { contentAccessUntil } from "../content-access/queries.server";
import { remainingBudget } from "../spending/queries.server";
import type { RemakeNote } from "../orders/acts";
import { callsOf, sumsOf, type CallSums, type ModelCall } from "../spending/model-calls.server";
import { smart } from "./smart.server";
import { smartStateOf, type SmartState, type SmartType } from "./smart-states";
import { textsIn } from "~/copy/texts-in";
import { orders, textScores, documentTexts, draftTexts, remakes } from "~/db/schema";

export type TextFigures = CallSums & {
  promptVersion: string;
  model: string;
  writtenAt: Date;
  confidence: number | null;
  parts: ConfidenceParts | null;
  /** In characters; null once it was deleted. */
  length: number | null;
};

/** A second text that waits for a decision, or is being written. */
export type DraftCard = {
  note: RemakeNote;
  requestedAt: Date;
  state: DraftState;
  failure: string | null;
  figures: TextFigures | null;
  text: readonly string[] | null;
};

export type SmartCard = {
  id: string;
  type: SmartType;
  state: SmartState;
  text: TextFigures | null;
  draft: DraftCard | null;
  /** What a text would be written by now. */
  newestVersion: string;
  /** Millionths of a US dollar that the model may still cost for this order. */
  leftMicroUsd: number;
  calls: ModelCall[];
  total: CallSums;
};

/** @throws NotAllowed, NotFound also for an order of another kind */
export async function smartCard(ctx: ServiceContext, orderId: string): Promise<SmartCard> {
  authoriseReading(ctx, "view_orders");
  if (!isId(orderId)) throw new NotFound("order");
  const [[order], scores, calls, [text], [draft], [remade], leftMicroUsd, until] =
    await Promise.all([
      ctx.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), smart)),
      ctx.db.select().from(textScores).where(eq(textScores.orderId, orderId)),
      callsOf(ctx, "order", [orderId]),
      ctx.db.select().from(documentTexts).where(eq(documentTexts.orderId, orderId)),
      ctx.db.select().from(draftTexts).where(eq(draftTexts.orderId, orderId)),
      ctx.db
        .select({ since: remakes.requestedAt })
        .from(remakes)
        .where(eq(remakes.orderId, orderId)),
      remainingBudget(ctx, { kind: "order", id: orderId }),
      contentAccessUntil(ctx, { kind: "order", id: orderId }),
    ]);
  const product = order && findProduct(order.productSlug);
  const recipe = product && recipeOf(product);
  if (!order || !product || !recipe?.prompt) throw new NotFound("order");
  const type = order.productSlug as SmartType;
  const madeFor = (task: string, since?: Date | null) =>
    calls.filter(
      (call) =>
        (call.task === task || call.task.startsWith(`${task}/`)) && (!since || call.at >= since),
    );
  return {
    id: order.id,
    type,
    state: smartStateOf(order.status, order),
    text: figuresOfText(
      text ?? null,
      scores.find(({ isDraft }) => !isDraft),
      madeFor(type, remade?.since),
    ),
    draft: draft
      ? {
          note: draft.note as RemakeNote,
          requestedAt: draft.requestedAt,
          state: draftStateOf(draft),
          failure: draft.failure,
          figures: figuresOfText(
            draft,
            scores.find(({ isDraft }) => isDraft),
            madeFor(draftTask(type), draft.requestedAt),
          ),
          text: until && draft.content ? textsIn(draft.content) : null,
        }
      : null,
    newestVersion: versionOf(type, recipe.prompt, recipe.document.schema),
    leftMicroUsd,
    calls,
    total: sumsOf(calls),
  };
}

type Stored = {
  content: unknown;
  promptVersion: string | null;
  model: string | null;
  writtenAt: Date | null;
};

function figuresOfText(
  text: Stored | null,
  score: typeof textScores.$inferSelect | undefined,
  calls: readonly ModelCall[],
): TextFigures | null {
  const { promptVersion, model, writtenAt } = text?.writtenAt ? text : (score ?? {});
  if (!promptVersion || !model || !writtenAt) return null;
  const { ownWords, shape, length, language, permitted, attempts } = score ?? {};
  const said = text?.content ? textsIn(text.content) : null;
  return {
    ...sumsOf(calls),
    ...{ promptVersion, model, writtenAt },
    confidence: score?.confidence ?? null,
    parts:
      shape === undefined
        ? null
        : ({ ownWords, shape, length, language, permitted, attempts } as ConfidenceParts),
    length: said && said.reduce((sum, each) => sum + each.length, 0),
  };
}
