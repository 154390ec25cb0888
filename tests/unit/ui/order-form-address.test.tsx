import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { orderFields } from "~/products/order-fields";
import { CheckPage } from "~/routes/rental/check-page";
import { StepPage } from "~/routes/rental/step-page";
import { OrderPage } from "~/routes/orders/order-page";

const posted = (html: string) =>
  [...html.matchAll(/<form\b[^>]*method="post"[^>]*>/g)].map(
    ([form]) => /action="([^"]*)"/.exec(form)?.[1],
  );

const order = (sendsTo?: string) =>
  renderToStaticMarkup(
    <OrderPage
      product={emotionMirror}
      cover={null}
      inner={null}
      sample={null}
      fields={orderFields(emotionMirror)}
      price={{ grosze: 1199 }}
      formToken="t"
      isStopped={false}
      isSoldOut={false}
      isDelayed={false}
      sendsTo={sendsTo}
    />,
  );

test("an order form goes to an address of its own, so that no fragment of its page hides what is wrong", () => {
  expect(posted(order())).toEqual([emotionMirror.path]);
  expect(posted(order("/smart/other"))).toEqual(["/smart/other"]);
});

test("so do the forms of a rental agreement", () => {
  const draft = { token: "szkic", expiresAt: new Date(), completeSteps: [], answers: {} };
  const price = { grosze: 1199 };
  const step = { ...draft, step: 2, title: "Strony", price } as const;
  expect(posted(renderToStaticMarkup(<StepPage page={step as never} />))).toEqual([
    "/doradca-prawny/umowa/szkic/2",
  ]);
  const check = { ...draft, problems: {}, warnings: [], formToken: "t", price };
  expect(posted(renderToStaticMarkup(<CheckPage page={check as never} />))).toEqual([
    "/doradca-prawny/umowa/szkic/sprawdz",
  ]);
});
