import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { attachments } from "./attachments";
import { documentFiles, documentTexts } from "./fulfilment";
import { rentalDrafts } from "./rental";

/**
 * Tables whose rows are the content of an order, and go with it: what its buyer wrote, and what was made for them. A draft
 * text goes, too, with its figures: see `dropDraft`.
 */
export const orderContent: readonly (PgTable & { orderId: AnyPgColumn })[] = [
  attachments,
  documentTexts,
  documentFiles,
  rentalDrafts,
];
