import { operator } from "~/config/operator.server";
import { fullTitle } from "~/copy/full-title";
import { asc, eq, sql } from "drizzle-orm";
import type { Product } from "~/products/product";
import { documentFiles, documentTexts } from "~/db/schema";
import { recipeOf } from "~/products/registry.server";
import { writerOf, writtenBy } from "~/copy/ai-notice";
import { keptCover } from "~/documents/cover-picture.server";
import type { Sections } from "~/documents/sections";
import { sentencesOf } from "~/documents/sentences";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { careMatterOf } from "~/documents/templates/care";
import type { DocumentFacts } from "~/documents/templates/facts";
import { figureAbove } from "~/sky/ephemeris/figure-above.server";
import type { ServiceContext } from "../command/context.server";
import { leavesOf } from "../writing/checks/finding";
import { orderNumber } from "../orders/order-number";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { factsFor } from "./computed-facts.server";
import { whileInWork } from "./while-in-work.server";
import type { WrittenText } from "./write-text.server";

export type DocumentFile = typeof documentFiles.$inferSelect;

const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * Second step: the files, all of them or none. Returns the stored ones if an earlier attempt got this far: rendered
 * again they need not be the same bytes, and a repeated mail has to be the same mail.
 */
export async function renderOrderDocument(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  text: WrittenText,
): Promise<DocumentFile[]> {
  const stored = await readDocumentFiles(ctx, order.id);
  if (stored.length > 0) return stored;
  const rendered = await recipeOf(product).document.render(
    text.content,
    documentFacts(order, product, text),
    { email: order.email, fields: order.answers ?? {} },
  );
  const covers = await Promise.all(
    rendered.map(async ({ cover }) => (cover ? keptCover(cover) : null)),
  );
  const renderedAt = ctx.now();
  const files = await whileInWork(ctx, order.id, async (tx) => {
    const stored = await tx.db
      .insert(documentFiles)
      .values(
        rendered.map(({ type, part, bytes, pageCount, figure, skyAt, sections }, position) => ({
          orderId: order.id,
          position,
          fileName: product.document.fileName.replace(
            /\.\w+$/,
            `${part ? `-${part}` : ""}.${type}`,
          ),
          contentType: contentTypes[type],
          bytes,
          pageCount,
          figure,
          skyAt,
          cover: covers[position],
          sections,
          sentences: figure && sections ? sentencesFor(order, product, text, sections) : null,
          renderedAt,
        })),
      )
      .onConflictDoNothing()
      .returning();
    if (stored.length > 0) await recordEvent(tx, order.id, "rendered", { files: stored.length });
    return stored;
  });
  return files.length > 0 ? files : renderOrderDocument(ctx, order, product, text);
}

/** Of a text of care none; of a talk none either: all of its analysis rests on words that are not here to be told from its writer's. */
function sentencesFor(
  { personName, answers, summary }: Order,
  product: Product,
  { content, model }: WrittenText,
  sections: Sections,
): string[] | null {
  const isOfTalk = product.slug === talkAnalysis.slug;
  if (isOfTalk || writtenBy(model) === null || careMatterOf(content)) return null;
  const said = [...Object.values(answers ?? {}), ...(summary ?? []).map(({ value }) => value)];
  const written = leavesOf(content).map(({ text }) => text);
  return sentencesOf(sections, written, { name: personName, words: said });
}

/** What a document says beside its text; the same however often it is asked for. */
export function documentFacts(
  order: Order,
  product: Product,
  { content, writtenAt, model }: Pick<WrittenText, "content" | "writtenAt" | "model">,
): DocumentFacts {
  return {
    productTitle: fullTitle(product),
    area: product.area,
    glow: product.document.glow,
    personName: order.personName,
    orderNumber: orderNumber(order.number),
    supportEmail: operator.email,
    constellation: figureAbove(order.placedAt),
    skyAt: order.placedAt,
    writtenAt,
    origin: writerOf(model),
    answers: order.summary ?? [],
    withHelpLines: order.crisisLevel !== "none",
    readInPart: (content as { readInPart?: readonly string[] }).readInPart,
    computed: factsFor(product, order.answers ?? {}, order.paidAt ?? order.placedAt).computed,
  };
}

/** The rendered files of an order, in order; none when they have been deleted. */
export function readDocumentFiles(ctx: ServiceContext, orderId: string): Promise<DocumentFile[]> {
  return ctx.db
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.orderId, orderId))
    .orderBy(asc(documentFiles.position));
}

/**
 * What an order's document is called, as its cover says, null where it has no name of its own; and the model that wrote it.
 * @returns null when the text is gone
 */
export async function readWrittenAs(
  ctx: ServiceContext,
  orderId: string,
): Promise<{ title: string | null; model: string } | null> {
  const [text] = await ctx.db
    .select({
      title: sql<string | null>`${documentTexts.content} ->> 'title'`,
      model: documentTexts.model,
    })
    .from(documentTexts)
    .where(eq(documentTexts.orderId, orderId));
  return text ?? null;
}
