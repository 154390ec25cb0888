import { env } from "~/config/env.server";
import { writerOf } from "~/copy/ai-notice";
import { mailedCover } from "~/documents/cover-picture.server";
import { strongestOf } from "~/documents/sentences";
import { deliveryLetter } from "~/mails/delivery-letter.server";
import { paths } from "~/paths";
import { takesOwnWords } from "~/products/consent";
import type { Product } from "~/products/product";
import { settleSuspicion } from "../../crisis/settle-suspicion.server";
import { mayBeCarded } from "../../orders/buyer-rules";
import type { Order } from "../../orders/transition-order.server";
import { FulfilmentStopped } from "../fulfilment-stopped";
import {
  readDocumentFiles,
  readWrittenAs,
  renderOrderDocument,
  type DocumentFile,
} from "../render-order-document.server";
import { writeText } from "../write-text.server";
import type { DeliveryWork } from "./delivery-work";

const nothing = async () => undefined;

/** What its mail begins with: nothing that rests on words of the buyer's own, whose consent is for the document alone. */
function sentenceOf([file]: readonly DocumentFile[], order: Order, product: Product) {
  if (!file || takesOwnWords(product) || !mayBeCarded(order, file)) return null;
  return strongestOf(file.sentences ?? []) ?? null;
}

/** The figure of an order's minute. One that comes from its answers stands in no address that mail programs ask for. */
const nightOf = ([file]: readonly DocumentFile[]) => (file?.skyAt ? file.figure : null);

const coverId = "okladka";

/**
 * The first page as it is, in the mail itself; null where it may rest on words of the buyer's own, whose mail shows the figure
 * alone, and where it is no cover: names and an address stand on it.
 */
async function coverIn([file]: readonly DocumentFile[], product: Product) {
  if (!file?.figure || !file.cover || takesOwnWords(product)) return null;
  return {
    ...{ filename: `${coverId}.jpg`, contentType: "image/jpeg", contentId: coverId },
    content: await mailedCover(file.cover),
  };
}

/** A text is written, its document rendered; the mail carries the files. */
export const documentWork: DeliveryWork = {
  async make(ctx, placed, product) {
    if (!placed.answers) throw new FulfilmentStopped("content_deleted");
    const settled = await settleSuspicion(ctx, placed, product);
    const text = await writeText(ctx, settled, product, placed.answers);
    const order = { ...settled, crisisLevel: text.crisisLevel };
    await renderOrderDocument(ctx, order, product, text);
  },

  async letter(ctx, { order, product, facts }) {
    const files = await readDocumentFiles(ctx, order.id);
    if (files.length === 0) return null;
    const written = await readWrittenAs(ctx, order.id);
    const cover = await coverIn(files, product);
    const figureUrl = files[0]?.figure
      ? env.APP_URL + paths.productCover(product.slug, nightOf(files))
      : null;
    const letter = deliveryLetter({
      ...facts,
      fileNames: files.map(({ fileName }) => fileName),
      documentTitle: written?.title ?? null,
      personName: order.personName,
      sentence: sentenceOf(files, order, product),
      coverUrl: cover ? `cid:${coverId}` : figureUrl,
      cardUrl:
        files[0] && mayBeCarded(order, files[0])
          ? env.APP_URL + paths.sentenceCard(order.token)
          : null,
      documentUrl: env.APP_URL + paths.orderDocument(order.token),
      isReadable: Boolean(files[0]?.sections),
      origin: product.writtenByModel ? writerOf(written?.model ?? "") : null,
      aboutFeelings: product.area === "emotions",
    });
    return {
      ...letter,
      attachments: [
        ...files.map(({ fileName, contentType, bytes }) => ({
          filename: fileName,
          contentType,
          content: bytes,
        })),
        ...(cover ? [cover] : []),
      ],
    };
  },

  isStillDue: ({ contentDeletedAt }) => contentDeletedAt === null,
  afterMail: nothing,
  renew: nothing,
  redirect: nothing,
  shows: async () => null,
};
