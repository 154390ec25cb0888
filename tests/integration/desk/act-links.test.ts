import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { mailRefusals } from "~/services/mails/refusals";
import { offersExport } from "~/services/acts/definitions/exports.server";
import { actLinksOf, creationLinksOf, refusedActOf } from "~/services/acts/act-links.server";
import { orderCard } from "~/services/desk/order-card.server";
import { listSpecialHoroscopes, specialCard } from "~/services/desk/special-horoscopes.server";
import { orderNumber } from "~/services/orders/order-number";
import { deletePayment } from "~/services/payments/delete-payment.server";
import { paymentCard } from "~/services/payments/desk-queries.server";
import { screeningOf } from "../../support/screening";
import {
  placeDeliveredOrder,
  placeOpenOrder,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { caseLinksOf } from "~/routes/admin/case-links.server";
import { memberCard } from "~/services/members/desk-queries.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { signedInMember } from "../../support/desk";
import { caseOf, reportAs, scene } from "../../support/moderation";
import { refund as refundOrder } from "~/services/acts/definitions/refunds.server";
import { refund as refundPayment } from "~/services/acts/definitions/payments.server";
import type { Conflict } from "~/services/command/errors";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { newStaff, staffContext } from "../../support/staff";
import { placeOrder } from "~/services/orders/place-order.server";

const finance = staffContext("finance");
const admin = staffContext("admin");

const paymentOf = async (orderId: string) =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)))[0]!.id;

const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test("an order links to what whoever looks may do to it, in the order of the table", async () => {
  const { id } = await placeDeliveredOrder();
  const links = async (role: "support" | "finance", tab: "orders" | "special-horoscopes") => {
    const ctx = staffContext(role, { now: new Date(Date.now() + 3 * 60_000) });
    return labelsOf(actLinksOf(tab, await orderCard(ctx, id), ctx));
  };
  const helping = ["Wyślij ponownie", "Popraw adres"];
  expect(await links("support", "orders")).toEqual([
    ...[...helping, "Napisz od nowa", "Zwróć pieniądze"],
    ...["Usuń treść", "Odsłoń treść", "Dodaj notatkę"],
  ]);
  expect(await links("support", "special-horoscopes")).toEqual([
    ...["Napisz od nowa", ...helping, "Zwróć pieniądze"],
    ...["Usuń", "Odsłoń treść", "Dodaj notatkę"],
  ]);
  expect(await links("finance", "orders")).toEqual(["Zwróć pieniądze", "Dodaj notatkę"]);
});

test("within the pause after a mail the way to another one stays: its page says why not yet", async () => {
  const { id } = await placeDeliveredOrder();
  const card = await orderCard(admin, id);
  expect(card.options.resend).toBe("too_soon");
  expect(labelsOf(actLinksOf("orders", card, admin))).toContain("Wyślij ponownie");
});

test("a payment links to its deletion only where it can be deleted or put away", async () => {
  const links = async (orderId: string) => {
    const card = await paymentCard(finance, await paymentOf(orderId));
    return labelsOf(actLinksOf("modules/payments", card, finance));
  };
  const { order } = await placeOpenOrder();
  expect(await links(order.id)).toEqual([
    ...["Oznacz jako zakończoną", "Anuluj płatność", "Usuń"],
    "Dodaj notatkę",
  ]);
  await db.update(payments).set({ status: "creating" }).where(eq(payments.orderId, order.id));
  expect(await links(order.id)).not.toContain("Usuń");
  const paid = await placePaidOrder();
  expect(await links(paid.id)).toEqual(["Zwróć", "Usuń", "Dodaj notatkę"]);
  await deletePayment(finance, { paymentId: await paymentOf(paid.id), reason: "clean_up" });
  expect(await links(paid.id)).not.toContain("Usuń");
});

test("while a refund waits to begin, no way leads to another, as the verb refuses one", async () => {
  const { id } = await placePaidOrder();
  const { ctx } = await newStaff("finance");
  const cards = async () => ({
    order: await orderCard(ctx, id),
    payment: await paymentCard(ctx, await paymentOf(id)),
  });
  const links = async () => {
    const { order, payment } = await cards();
    return [...actLinksOf("orders", order, ctx), ...actLinksOf("modules/payments", payment, ctx)]
      .filter(({ act }) => act === "refund")
      .map(({ label }) => label);
  };
  expect(await links()).toEqual(["Zwróć pieniądze", "Zwróć"]);
  const request = { orderId: id, amountGrosze: 100, reason: "complaint" } as const;
  await scheduleRefund(ctx, request);
  expect(await links()).toEqual([]);
  const refused = await scheduleRefund(ctx, request).catch((error: Conflict) => error.refusal);
  const { order, payment } = await cards();
  for (const may of [refundOrder.may?.(order as never), refundPayment.may?.(payment as never)])
    expect(may).toEqual(refused);
});

test("a horoscope that nobody has a payment open for cannot be confirmed, in the list and beside it", async () => {
  const order = await placeOrder(testContext(), {
    product: specialHoroscope,
    screening: screeningOf(),
    submission: {
      formToken: crypto.randomUUID(),
      email: "sowa@example.com",
      answers: { zodiacSign: "leo", theme: "love" },
    },
  });
  const number = orderNumber(order.number);
  const isOffered = async () => {
    const { rows } = await listSpecialHoroscopes(admin, { number }, 1);
    return [await specialCard(admin, order.id), rows[0]!].map((row) =>
      actLinksOf("special-horoscopes", row, admin, ["force-confirm"]).some(
        ({ act }) => act === "force-confirm",
      ),
    );
  };
  expect(await isOffered()).toEqual([false, false]);
  await db.insert(payments).values({
    orderId: order.id,
    status: "pending",
    amountGrosze: 1199,
    createdAt: new Date(),
  });
  expect(await isOffered()).toEqual([true, true]);
});

test("who may make or take out what a list holds is offered it there, and nobody else", () => {
  const added = (role: "admin" | "finance") => creationLinksOf("books", staffContext(role));
  expect(labelsOf(added("admin"))).toEqual(["Dodaj książkę"]);
  expect(added("finance")).toEqual([]);
  for (const module of ["payments", "dream"]) {
    expect(offersExport(module, finance)).toBe(true);
    expect(offersExport(module, staffContext("support"))).toBe(false);
  }
  expect(offersExport("smart", finance)).toBe(false);
});

test("a mail says why it goes out no second time to whoever could send it", () => {
  const mail = { id: "1", again: "complained" } as Parameters<
    typeof refusedActOf<"mails", "again">
  >[2];
  expect(refusedActOf("mails", "again", mail, admin)).toEqual(mailRefusals.complained);
  expect(refusedActOf("mails", "again", mail, staffContext("finance"))).toBeNull();
  expect(refusedActOf("mails", "again", { ...mail, again: "offered" }, admin)).toBeNull();
});

test("an account links to what can be done to it in the usual order, and one's own to nothing", async () => {
  const { ctx, userId } = await newStaff("admin");
  const { id } = await signedInMember();
  expect(labelsOf(actLinksOf("users", await memberCard(ctx, id), ctx))).toEqual([
    ...["Edytuj", "Nadaj subskrypcję", "Zakończ logowania", "Zablokuj konto", "Usuń konto"],
    "Dodaj notatkę",
  ]);
  expect(actLinksOf("users", await memberCard(ctx, userId), ctx)).toEqual([]);
});

test("a case links to its decisions in their order, those upon its text among them", async () => {
  const { reporter, post, first, second } = await scene();
  await reportAs(reporter, "post", post.id);
  const { id } = await caseOf(post.id);
  const links = async ({ ctx }: typeof first) =>
    labelsOf(
      (await caseLinksOf(ctx, await caseDetail(ctx, id))).filter(({ part }) => part !== "saved"),
    );
  const decisions = [
    ...["Zostaw", "Ukryj", "Zmień", "Usuń", "Wycisz", "Wyklucz"],
    "Napisz do autora",
  ];
  expect(await links(first)).toEqual(["Biorę", ...decisions]);
  await claimCase(first.ctx, id);
  expect(await links(first)).toEqual(decisions);
  expect(await links(second)).toEqual([]);
});
