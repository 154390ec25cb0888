import { writtenBy, type Writer } from "~/copy/ai-notice";
import { fullTitle } from "~/copy/full-title";
import { orderedProduct } from "~/products/ordered-product";
import type { ConstellationKey } from "~/sky/constellations";
import type { ServiceContext } from "../command/context.server";
import { mayBeCarded } from "../orders/buyer-rules";
import { openBought, openSections } from "../orders/open-bought.server";

export type ChoiceOfSentences = {
  /** Of which their reader may put one on a card. */
  sentences: readonly string[];
  figure: ConstellationKey;
  /** When that stood above Poland; null of one that was chosen otherwise. */
  skyAt: Date | null;
  productTitle: string;
  origin: Writer;
};

/**
 * Sentences of an order's document that may stand on a card, as `renderOrderDocument` wrote them down. Which one does is the
 * buyer's choice alone. Who reads them has opened what they bought; who finds none has not.
 * @param isOpened whether somebody reads them, and does not only ask whether they are there
 * @returns null where there are none (yet, or any more), or none that may be read
 */
export async function openSentences(
  ctx: ServiceContext,
  token: string,
  isOpened = true,
): Promise<ChoiceOfSentences | null> {
  const file = await openSections(ctx, token, "0", false);
  if (!file || !mayBeCarded(file.order, file)) return null;
  const { order, figure, skyAt, sentences } = file;
  const product = orderedProduct(order);
  const origin = writtenBy(file.model);
  if (!figure || !sentences || !product || !origin) return null;
  if (!(await openBought(ctx, order, isOpened))) return null;
  return { sentences, figure, skyAt, productTitle: fullTitle(product), origin };
}
