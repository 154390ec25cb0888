import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { attachments } from "./attachments";
import { mailTexts } from "./mails";
import { documentFiles, documentTexts } from "./fulfilment";
import { rentalDrafts } from "./rental";
import { talks } from "./talks";

export const orderContent: readonly (PgTable & { orderId: AnyPgColumn })[] = [
  attachments,
  documentTexts,
  documentFiles,
  rentalDrafts,
  mailTexts,
  talks,
];
