import { relations } from "drizzle-orm";
import { appointments } from "./appointments";
import { downloads } from "./downloads";
import { documentFiles, documentTexts } from "./fulfilment";
import { mails } from "./mails";
import { emailCorrections, orderEvents, orders, remakes, withdrawals } from "./orders";
import { payments, refunds } from "./payments";
import { reviews } from "./reviews";

/** What belongs to an order, so that all of it can be read in one statement. */
export const orderRelations = relations(orders, ({ one, many }) => ({
  events: many(orderEvents),
  text: one(documentTexts),
  files: many(documentFiles),
  mails: many(mails),
  payments: many(payments),
  refunds: many(refunds),
  downloads: many(downloads),
  emailCorrection: one(emailCorrections),
  withdrawal: one(withdrawals),
  remake: one(remakes),
  review: one(reviews),
  appointment: one(appointments),
}));

export const appointmentRelations = relations(appointments, ({ one }) => ({
  order: one(orders, { fields: [appointments.orderId], references: [orders.id] }),
}));

export const orderEventRelations = relations(orderEvents, ({ one }) => ({
  order: one(orders, { fields: [orderEvents.orderId], references: [orders.id] }),
}));

export const documentTextRelations = relations(documentTexts, ({ one }) => ({
  order: one(orders, { fields: [documentTexts.orderId], references: [orders.id] }),
}));

export const documentFileRelations = relations(documentFiles, ({ one }) => ({
  order: one(orders, { fields: [documentFiles.orderId], references: [orders.id] }),
}));

export const mailRelations = relations(mails, ({ one }) => ({
  order: one(orders, { fields: [mails.orderId], references: [orders.id] }),
}));

export const paymentRelations = relations(payments, ({ one }) => ({
  order: one(orders, { fields: [payments.orderId], references: [orders.id] }),
}));

export const refundRelations = relations(refunds, ({ one }) => ({
  order: one(orders, { fields: [refunds.orderId], references: [orders.id] }),
}));

export const downloadRelations = relations(downloads, ({ one }) => ({
  order: one(orders, { fields: [downloads.orderId], references: [orders.id] }),
}));

export const emailCorrectionRelations = relations(emailCorrections, ({ one }) => ({
  order: one(orders, { fields: [emailCorrections.orderId], references: [orders.id] }),
}));

export const remakeRelations = relations(remakes, ({ one }) => ({
  order: one(orders, { fields: [remakes.orderId], references: [orders.id] }),
}));

export const withdrawalRelations = relations(withdrawals, ({ one }) => ({
  order: one(orders, { fields: [withdrawals.orderId], references: [orders.id] }),
}));

export const reviewRelations = relations(reviews, ({ one }) => ({
  order: one(orders, { fields: [reviews.orderId], references: [orders.id] }),
}));
