import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, payments, supportThreads } from "~/db/schema";
import { situationOf } from "~/routes/admin/order-situation";
import { listEbookOrders } from "~/services/desk/ebooks.server";
import { orderCard } from "~/services/desk/order-card.server";
import { countBounced, listOrders } from "~/services/desk/order-list.server";
import { declined } from "~/services/payments/payment-state";
import { placeDeliveredBookOrder } from "../../support/books";
import { placeDeliveredOrder, placeOpenOrder } from "../../support/orders";
import { staffContext } from "../../support/staff";

test("counts documents whose mail came back until another has gone, and says so in lists", async () => {
  const order = await placeDeliveredOrder();
  const finance = staffContext("finance");
  const bounced = async () => (await listOrders(finance, { only: "bounced" }, 1)).rows;
  const before = await countBounced(finance);
  const at = new Date();
  await db
    .update(mails)
    .set({ bouncedAt: at, bounceKind: "hard", bounceCode: "Permanent/General/5.1.1" })
    .where(eq(mails.orderId, order.id));
  const listed = (await bounced()).find(({ id }) => id === order.id);
  expect(listed).toMatchObject({ hasBounced: true });
  const card = await orderCard(finance, order.id);
  expect(card.hasBounced).toBe(true);
  expect(situationOf(card)).toMatchObject({ kind: "error", wanted: "correct-email" });
  expect(situationOf(card).seen.what).toContain(
    "a\u00a0niżej „Wiadomość do Ciebie wróciła” i\u00a0dokument, do",
  );
  expect(card.timeline.find(({ of }) => of === "mail")?.detail).toBe(`${order.email} · na stałe`);
  expect(await countBounced(finance)).toBe(before + 1);
  await db.insert(mails).values({
    ...{ orderId: order.id, kind: "document_again", recipient: "a@example.com", subject: "x" },
    ...{ idempotencyKey: randomUUID(), status: "accepted", acceptedAt: at },
    createdAt: new Date(at.getTime() + 60_000),
  });
  expect(await countBounced(finance)).toBe(before);
  const sentAgain = await orderCard(finance, order.id);
  expect(sentAgain.hasBounced).toBe(false);
  expect(situationOf(sentAgain)).toMatchObject({ kind: "success", title: "Dostarczone" });
  const book = await placeDeliveredBookOrder();
  await db
    .update(mails)
    .set({ bouncedAt: at, bounceKind: "hard" })
    .where(eq(mails.orderId, book.id));
  const books = await listEbookOrders(finance, { mail: "bounced" }, 1);
  expect(books.rows.find(({ id }) => id === book.id)).toMatchObject({ hasBounced: true });
});

test("an order that nobody has paid for tells what its buyer sees, and asks for the way to pay", async () => {
  const { order } = await placeOpenOrder();
  const card = await orderCard(staffContext("support"), order.id);
  expect(situationOf(card)).toMatchObject({ title: "Czeka na płatność", wanted: "payment-link" });
  await db
    .update(payments)
    .set({ failure: declined, status: "failed" })
    .where(eq(payments.orderId, order.id));
  const refused = situationOf(await orderCard(staffContext("support"), order.id));
  expect(refused).toMatchObject({ kind: "warning", title: "Bank odrzucił płatność" });
  expect(refused.seen.what).toBe("„Płatność nie doszła”.");
});

test("a delivered order whose buyer complains asks for that decision first", async () => {
  const order = await placeDeliveredOrder();
  const day = 24 * 60 * 60_000;
  const now = Date.now();
  const [complaint] = await db
    .insert(supportThreads)
    .values({
      ...{ kind: "complaint", subject: "Reklamacja", orderId: order.id, crisisLevel: "none" },
      ...{
        createdAt: new Date(now),
        dueAt: new Date(now + day),
        deleteAt: new Date(now + 9 * day),
      },
    })
    .returning();
  const seen = situationOf(await orderCard(staffContext("support"), order.id));
  expect(seen).toMatchObject({ kind: "warning", title: "Reklamacja czeka na decyzję" });
  expect(seen.link?.href).toContain(complaint!.id);
});
