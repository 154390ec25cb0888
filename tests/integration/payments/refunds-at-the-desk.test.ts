import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { payments, refunds } from "~/db/schema";
import { factPhrase } from "~/routes/admin/audit-facts";
import { OrderTimeline } from "~/routes/admin/order-timeline";
import { refundProgress } from "~/routes/admin/refund-progress";
import { orderCard } from "~/services/desk/order-card.server";
import { addNote, noteAct } from "~/services/notes/staff-notes.server";
import { paymentCard } from "~/services/payments/desk-queries.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { auditOf } from "../../support/desk";
import { placePaidOrder } from "../../support/orders";
import { afterUndoTime, newStaff } from "../../support/staff";

test("a refund that does not go through says so on its order, its timeline and its payment, with its notes", async () => {
  const order = await placePaidOrder();
  const { ctx } = await newStaff("finance");
  const target = { kind: "order", id: order.id } as const;
  await addNote(ctx, { target, text: "Pytała o fakturę." });
  const act = { act: "refund_order", reason: "complaint" };
  await noteAct(ctx, { target, ...act, text: "Dzwoniła dwa razy." });
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  await db.insert(refunds).values({
    ...{ orderId: order.id, paymentId: payment!.id, amountGrosze: 500, status: "requested" },
    ...{ actor: "staff", reason: "complaint", requestedAt: new Date(Date.now() - 20 * 60_000) },
    ...{ lastError: "http_409" },
  });
  const card = await orderCard(ctx, order.id);
  const words = "nie przechodzi: bramka odmawia, bo nie ma już czego zwrócić";
  expect(card.refundsAhead.map(refundProgress)).toEqual([words]);
  const timeline = renderToStaticMarkup(
    createElement(OrderTimeline, { lines: card.timeline, refunds: card.refundsAhead }),
  );
  expect(timeline).toContain(words);
  expect(timeline.toLowerCase()).not.toContain("w drodze");
  const { orderNotes, refundsAhead } = await paymentCard(ctx, payment!.id);
  expect(refundsAhead).toEqual(card.refundsAhead);
  expect(orderNotes.map(({ text }) => text)).toEqual(["Dzwoniła dwa razy."]);
});

test("the log says of a sum which currency it is in", async () => {
  const order = await placePaidOrder();
  await db.update(payments).set({ currency: "EUR" }).where(eq(payments.orderId, order.id));
  const { ctx } = await newStaff("finance");
  const [{ paidGrosze } = { paidGrosze: 0 }] = await db
    .select({ paidGrosze: payments.paidGrosze })
    .from(payments)
    .where(eq(payments.orderId, order.id));
  await newStaff("admin");
  await db.insert(refunds).values({
    ...{ orderId: order.id, amountGrosze: paidGrosze ?? 0, status: "scheduled", actor: "staff" },
    ...{ paymentId: (await orderCard(ctx, order.id)).payments[0]!.id, reason: "complaint" },
    ...{ actorId: ctx.actor.kind === "staff" ? ctx.actor.userId : null },
    ...{ requestedAt: new Date(), startsAt: new Date() },
  });
  await expect(scheduleRefund(ctx, { orderId: order.id, reason: "complaint" })).rejects.toThrow();
  await afterUndoTime(order.id);
  const after = (await auditOf(order.id)).find(({ act }) => act === "refund_order")?.after;
  expect(after).toMatchObject({ money: "1199 EUR" });
  expect(factPhrase("order", "money", { is: after?.money })).toMatch(/: 11,99\sEUR$/);
  expect(factPhrase("order", "money", { is: "1199 PLN,250 EUR" })).toMatch(/zł.+2,50\sEUR$/);
});
