import { index, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { mailBounce, mails } from "./fulfilment";

export const mailEventType = pgEnum("mail_event_type", [
  "sent",
  "delivered",
  "delayed",
  "bounced",
  "suppressed",
  "failed",
  "complained",
]);

/** What the provider reported of a mail, once each; neither the address nor the words of a report are kept. */
export const mailEvents = pgTable(
  "mail_events",
  {
    /** The report's own id (`svix-id`): the same one again is the same report. */
    id: text().primaryKey(),
    /** Null for a mail that is not ours, or not any more. */
    mailId: uuid().references(() => mails.id, { onDelete: "cascade" }),
    type: mailEventType().notNull(),
    bounceKind: mailBounce(),
    code: text(),
    /** The provider's time. */
    happenedAt: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index("mail_events_mail").on(table.mailId, table.happenedAt),
    index("mail_events_received").on(table.receivedAt),
  ],
);

/**
 * Addresses whose owner called a mail of ours unwanted: nothing goes there but what is owed (`app/services/mails/owed.ts`),
 * until a member turns mails on again.
 */
export const mailComplaints = pgTable(
  "mail_complaints",
  {
    /** In lower case. */
    address: text().primaryKey(),
    complainedAt: instant().notNull(),
  },
  (table) => [index("mail_complaints_at").on(table.complainedAt)],
);
