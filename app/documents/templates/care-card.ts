import { careCards, careReasons, type CareCardMatter, type CareReason } from "~/copy/care-card";
import { withHelpLines } from "../help-lines";
import type { DocumentCover, DocumentModel } from "../model";
import { paragraphs, part } from "./common-blocks";

/** The card of care that code writes where no text came of an order. Nothing of what the person wrote is in it. */
export function careCardToDocument(
  { reason, matter }: { reason: CareReason; matter: CareCardMatter },
  cover: DocumentCover,
): DocumentModel {
  const { title, opening, steps, closing } = careCards[matter];
  const card: DocumentModel = {
    ...cover,
    title,
    origin: "template",
    subject: "kartka z numerami, pod którymi ktoś wysłucha",
    blocks: [
      { type: "lead", text: careReasons[reason] },
      ...paragraphs([opening]),
      ...part("Na teraz", { type: "steps", items: steps }, ...paragraphs([closing])),
    ],
  };
  return withHelpLines(card, matter === "unknown" ? "crisis" : matter);
}
