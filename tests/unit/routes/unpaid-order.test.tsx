import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderHeadline } from "~/routes/orders/order-headline";
import type { OrderView } from "~/services/orders/order-page.server";

const looking = "/payment/success?tr_crc=Smart-t&try=1";

/** What the page of an unpaid order says first. */
function saidOf(facts: Partial<OrderView>, waitingFor: string | null): string {
  const order = {
    ...{ status: "awaiting_payment", delivery: "document", contentDeletedAt: null },
    ...{ priceGrosze: 1199, options: { short: [] }, appointment: null, ...facts },
  };
  const headline = <OrderHeadline order={order as never} token="Smart-t" waitingFor={waitingFor} />;
  return renderToStaticMarkup(headline).replaceAll("\u00a0", " ");
}

test("whoever comes back from the gateway a moment ago is not asked to pay again", () => {
  const said = saidOf({ isPaymentNew: true }, looking);
  expect(said).toContain("Sprawdzamy płatność…</h1>");
  expect(said).not.toContain("Zapłać");
});

test.each([
  ["at a later look", { isPaymentNew: false }, looking],
  ["when its page has stopped looking", { isPaymentNew: true }, null],
])("an order can be paid for %s, and its money may still come", (_, facts, waitingFor) => {
  const said = saidOf(facts, waitingFor);
  for (const words of ["Czekamy na płatność</h1>", "Zapłać 11,99 zł", "Zapłać BLIK-iem 11,99 zł"])
    expect(said).toContain(words);
  expect(said).toContain("nie płać drugi raz");
  expect(said).not.toContain("Nie pobraliśmy");
  expect(said.includes("Sprawdzamy, czy pieniądze dotarły")).toBe(waitingFor !== null);
});

test("a refused payment can be made again at once", () => {
  const said = saidOf({ isPaymentRefused: true }, null);
  for (const words of ["Płatność nie doszła</h1>", "Nie pobraliśmy", "Zapłać BLIK-iem"])
    expect(said).toContain(words);
});
