import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ordersNotices } from "~/notices/orders";
import { OrderStatusPage } from "~/routes/orders/order-status-page";
import { getOrderPage } from "~/services/orders/order-page.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { placePaidOrder, testContext } from "../../support/orders";

const shown = vi.hoisted(() => ({ root: {} }));

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => shown.root,
}));

test("the page that a withdrawal leads to says it once, and where its receipt went", async () => {
  const { token, email } = await placePaidOrder();
  await withdrawOrder(testContext("buyer"), { token, name: null });
  const order = await getOrderPage(testContext("buyer"), token);
  if (!order) throw new Error("The order has no page.");
  const pageWith = (flash: object | null) => {
    shown.root = { flash };
    const props = { order, product: null, shown: null, token, waitingFor: null };
    return renderToStaticMarkup(createElement(OrderStatusPage, props));
  };
  const html = pageWith({ code: "withdrawn", ...ordersNotices.withdrawn });
  expect(html.match(/Przyjęliśmy odstąpienie od umowy/g)).toHaveLength(1);
  expect(html).toContain(`w\u00a0drodze na ${email}.`);
  // Another notice is shown as ever.
  expect(pageWith({ code: "read-as-file", ...ordersNotices["read-as-file"] })).toContain(
    "Tego pliku nie pokażemy",
  );
});
