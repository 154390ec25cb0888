import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { listEbookOrders } from "~/services/desk/ebooks.server";
import { orderCard } from "~/services/desk/order-card.server";
import { countBounced, listOrders } from "~/services/desk/order-list.server";
import { placeDeliveredBookOrder } from "../../support/books";
import { placeDeliveredOrder } from "../../support/orders";
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
  expect(card.timeline.find(({ of }) => of === "mail")?.detail).toBe(`${order.email} · na stałe`);
  expect(await countBounced(finance)).toBe(before + 1);
  await db.insert(mails).values({
    ...{ orderId: order.id, kind: "document_again", recipient: "a@example.com", subject: "x" },
    ...{ idempotencyKey: randomUUID(), status: "accepted", acceptedAt: at },
    createdAt: new Date(at.getTime() + 60_000),
  });
  expect(await countBounced(finance)).toBe(before);
  expect((await orderCard(finance, order.id)).hasBounced).toBe(false);
  const book = await placeDeliveredBookOrder();
  await db
    .update(mails)
    .set({ bouncedAt: at, bounceKind: "hard" })
    .where(eq(mails.orderId, book.id));
  const books = await listEbookOrders(finance, { mail: "bounced" }, 1);
  expect(books.rows.find(({ id }) => id === book.id)).toMatchObject({ hasBounced: true });
});
