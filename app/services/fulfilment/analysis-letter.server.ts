import { env } from "~/config/env.server";
import { writerOf } from "~/copy/ai-notice";
import { careCardFile } from "~/copy/document-files";
import { fullTitle } from "~/copy/full-title";
import { deliveryLetter } from "~/mails/delivery-letter.server";
import { paths } from "~/paths";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { orderedTitle } from "~/products/ordered-product";
import { findProduct } from "~/products/registry";
import type { ServiceContext } from "../command/context.server";
import type { MailMessage } from "../mails/mail-writer";
import { talkAnalysisMail } from "../orders/document-mails";
import type { Order } from "../orders/transition-order.server";
import type { LetterFacts } from "./deliveries/delivery-work";
import { readDocumentFiles, readWrittenAs } from "./render-order-document.server";

/** A talk as its contract names it, where an analysis was ordered with it. */
export const withAnalysis = (title: string) => `${title}, z\u00a0analizą po rozmowie (PDF)`;

/** The mail that brings the analysis of a talk; null where there is none. */
export async function analysisLetter(
  ctx: ServiceContext,
  order: Order,
  facts: Omit<LetterFacts, "productTitle" | "isCorrected">,
): Promise<MailMessage | null> {
  const files = await readDocumentFiles(ctx, order.id);
  // A card of care that stands in for it is no analysis.
  if (files.length === 0 || files.some(({ fileName }) => fileName === careCardFile)) return null;
  const written = await readWrittenAs(ctx, order.id);
  const letter = deliveryLetter({
    ...facts,
    // Sent again, too, it is no confirmation of a time.
    subject: talkAnalysisMail.subject(facts.orderNumber),
    isCorrected: false,
    productTitle: fullTitle(talkAnalysis),
    orderedAs: withAnalysis(orderedTitle(order)),
    fileNames: files.map(({ fileName }) => fileName),
    documentTitle: written?.title ?? null,
    personName: null,
    sentence: null,
    coverUrl: env.APP_URL + paths.productCover(order.productSlug, files[0]?.figure),
    cardUrl: null,
    documentUrl: env.APP_URL + paths.orderDocument(order.token),
    isReadable: Boolean(files[0]?.sections),
    origin: writerOf(written?.model ?? ""),
    aboutFeelings: findProduct(order.productSlug)?.area === "emotions",
  });
  return {
    ...letter,
    attachments: files.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: bytes,
    })),
  };
}
