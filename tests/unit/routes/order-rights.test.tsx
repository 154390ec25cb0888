import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rights, RightsText } from "~/routes/orders/order-help";
import type { OrderView } from "~/services/orders/order-page.server";

/** Its function has to be found under its name on every order's page (u.p.k.), also where there is no right any more. */
test.each(["open", "lost", "late", "used"] as const)(
  "the way to withdrawing is called by its name where the right is %s",
  (withdrawal) => {
    const order = {
      options: { withdrawal, withdrawnAt: null },
      paidAt: null,
    } as unknown as OrderView;
    const html = renderToStaticMarkup(<Rights order={order as never} token="EmotionMirror-x" />);
    expect(html).toContain("Odstąp od umowy tutaj");
  },
);

test.each([
  ["while it is being made", { status: "processing", mailedAt: null }, false],
  ["once the mail has gone", { status: "completed", mailedAt: new Date() }, true],
  ["where nothing will come any more", { status: "failed", mailedAt: null }, true],
] as const)("whether something is wrong with what came: %s", (_when, order, asks) => {
  const html = renderToStaticMarkup(
    <Rights
      order={
        {
          ...{ options: { withdrawal: "open", withdrawnAt: null }, documents: [] },
          ...{ paidAt: new Date(), ...order },
        } as never
      }
      token="EmotionMirror-x"
    />,
  );
  expect(html.includes("Złóż reklamację")).toBe(asks);
});

test("that one cannot withdraw any more is said once where it stands beside the rights", () => {
  const order = { options: { withdrawal: "lost", withdrawnAt: null }, paidAt: null } as never;
  const html = renderToStaticMarkup(<RightsText order={order} token="t" isEndNamed={false} />);
  expect(html).not.toContain("już nie działa");
  expect(html).toContain("Dlaczego nie można już odstąpić");
});
