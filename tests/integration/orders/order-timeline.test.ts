import { expect, test } from "vitest";
import { planContentDeletion } from "~/services/orders/delete-content-for-buyer.server";
import { orderCard } from "~/services/desk/order-card.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { performNow } from "../../support/acts";
import { placeDeliveredOrder } from "../../support/orders";
import { staffContext } from "../../support/staff";

/** Somebody of support, some minutes from now. */
const support = (minutes: number) =>
  staffContext("support", { now: new Date(Date.now() + minutes * 60_000) });

test("the timeline has every step of an order, its mail and what staff did, also when its content is gone", async () => {
  const order = await placeDeliveredOrder();
  await requestDocumentAgain(support(5), {
    orderId: order.id,
    reason: "buyer_wrote",
  });
  await performNow(support(10), planContentDeletion, {
    orderId: order.id,
    reason: "buyer_wrote",
  });
  const { timeline } = await orderCard(support(0), order.id);
  const lines = timeline.map(({ of, code }) => `${of} ${code}`);
  for (const line of [
    "event placed",
    "payment tpay",
    "event paid",
    "event written",
    "event rendered",
    "mail document",
    "event completed",
    "mail document_again",
    "staff send_again",
  ])
    expect(lines).toContain(line);
  expect(timeline.map(({ at }) => at)).toEqual(
    timeline.map(({ at }) => at).sort((a, b) => a.getTime() - b.getTime()),
  );
});
