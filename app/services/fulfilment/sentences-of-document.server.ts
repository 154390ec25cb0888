import { writtenBy, type Writer } from "~/copy/ai-notice";
import { careCardFile } from "~/copy/document-files";
import { fullTitle } from "~/copy/full-title";
import { sentencesOf } from "~/documents/sentences";
import { orderedProduct } from "~/products/ordered-product";
import type { ConstellationKey } from "~/sky/constellations";
import type { ServiceContext } from "../command/context.server";
import { openSections } from "../orders/open-bought.server";

export type ChoiceOfSentences = {
  /** Of which their reader may put one on a card. */
  sentences: readonly string[];
  figure: ConstellationKey;
  productTitle: string;
  origin: Writer;
  placedAt: Date;
};

/**
 * Sentences of an order's document that may stand on a card: its writer's, and never any that its buyer wrote. Which one does is
 * the buyer's choice alone. Who reads them has opened what they bought.
 * @param isOpened whether somebody reads them, and does not only ask whether they are there
 * @returns null where there is no document, none (yet, or any more) that may be read, or none under stars
 */
export async function openSentences(
  ctx: ServiceContext,
  token: string,
  isOpened = true,
): Promise<ChoiceOfSentences | null> {
  const file = await openSections(ctx, token, "0", isOpened);
  const product = file && orderedProduct(file.order);
  const origin = file && writtenBy(file.model);
  if (!file?.figure || !product || !origin || file.fileName === careCardFile) return null;
  const sentences = sentencesOf(file.sections, file.order.personName);
  if (sentences.length === 0) return null;
  const { figure, order } = file;
  return { sentences, figure, productTitle: fullTitle(product), origin, placedAt: order.placedAt };
}
