import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Product } from "~/products/product";
import { documentTexts, modelCalls } from "~/db/schema";
import { sanitizeContent } from "~/documents/sanitize";
import { askModel } from "~/integrations/ai/model.server";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { readAttachments } from "../attachments/read-attachments.server";
import type { ServiceContext } from "../context.server";
import type { Order } from "../orders/transition-order.server";
import { factsFor } from "./computed-facts.server";
import { answersAsData, gentleRules, type Prompt } from "~/products/prompt.server";
import { recipeOf } from "~/products/registry.server";
import { whileInWork } from "./while-in-work.server";

/** Room for about 1,500 Polish words and their JSON. */
const maxOutputTokens = 8_000;

/** A text of the shape that its product's template describes. */
export type WrittenText = { content: unknown; writtenAt: Date };

/**
 * First step: the text. Returns the stored one if an earlier attempt got this far. An answer of the wrong shape, or
 * one that could push somebody to harm themselves, is asked for once more at once; everything else is left to the job's next attempt.
 * A product without a prompt asks no model: its template makes the document of the answers alone.
 * @throws ExternalServiceError, OrderWithdrawn
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
  if (stored) return { content: stored.content, writtenAt: stored.writtenAt };

  const { prompt } = recipeOf(product);
  const text = prompt
    ? await askForText(ctx, order, product, prompt, answers)
    : { content: {}, promptVersion: `${product.slug}/${product.version}`, model: "none" };
  const writtenAt = ctx.now();
  const [written] = await whileInWork(ctx, order.id, (tx) =>
    tx.db
      .insert(documentTexts)
      .values({ orderId: order.id, ...text, writtenAt })
      .onConflictDoNothing()
      .returning(),
  );
  // Another attempt of the same job was faster: its text is the order's text.
  return written ? { content: text.content, writtenAt } : writeText(ctx, order, product, answers);
}

async function askForText(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  prompt: Prompt,
  answers: Record<string, string>,
): Promise<{ content: unknown; promptVersion: string; model: string }> {
  const { schema } = recipeOf(product).document;
  const files = await readAttachments(ctx, order.id);
  const gentle = order.crisisLevel !== "none" && !prompt.forOthers;
  let model = "";
  const ask = () =>
    askModel(
      {
        task: product.slug.replaceAll("-", "_"),
        schema,
        // The prompt's version stays the same: it is kept with each call, and calls outlive the order's content.
        system: gentle ? `${prompt.system}\n\n${gentleRules}` : prompt.system,
        prompt: answersAsData(product, answers, {
          facts: factsFor(product, answers, order.paidAt ?? order.placedAt).inWords,
          files,
        }),
        maxOutputTokens,
      },
      async (usage) => {
        model = usage.model;
        await ctx.db.insert(modelCalls).values({
          ...usage,
          orderId: order.id,
          task: product.slug,
          promptVersion: prompt.version,
          at: ctx.now(),
        });
      },
    ).then((answer) => checked(cleaned(schema, answer), answers));
  const content = await ask().catch((error: unknown) => {
    if (error instanceof ExternalServiceError && error.kind === "invalid") return ask();
    throw error;
  });
  return { content, promptVersion: prompt.version, model };
}

/** What is left once links, addresses and markup are gone has to be of the template's shape still. */
function cleaned(schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(sanitizeContent(answer));
  if (!result.success) throw new ExternalServiceError("model", "invalid", "empty_after_cleaning");
  return result.data;
}

function checked(content: unknown, answers: Record<string, string>): unknown {
  if (encouragesHarm(content, Object.values(answers)))
    throw new ExternalServiceError("model", "invalid", "encourages_harm");
  return content;
}
