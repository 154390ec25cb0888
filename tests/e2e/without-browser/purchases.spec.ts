import { orderWordsOf } from "~/products/order-words";
import { download, formWith, headingOf, linkTo, open } from "../../support/plain-browser";
import { once, order, pay } from "../../support/plain-buyer";
import { offers, orderRequestFor } from "../../support/order-requests";
import { expectDelivery, expectWordsOf } from "../support/delivery";
import { untilNothingIsAwaited } from "../support/patience";
import { expect, test } from "../support/test";

for (const offer of offers) {
  test(`${offer.name} is bought with plain requests`, async ({ shop, world }) => {
    test.slow();
    const request = await orderRequestFor(offer);
    const payment = await order(shop.url, request, once);
    const page = await untilNothingIsAwaited(await open(await pay(payment, request)));
    const { ready } = orderWordsOf(offer.product.tokenPrefix);
    expect(headingOf(page)).toBe(ready.title);
    const mail = await expectDelivery(world, request);
    expect(mail.text).toContain(page.url.replace(/&try=\d+$/, ""));

    if (offer.product.delivery !== "download") return;
    const copies = await untilNothingIsAwaited(await open(linkTo(page, "Pobierz e-booka")));
    const file = await download(copies, formWith(copies, "Pobierz PDF"));
    await expectWordsOf(request, Buffer.from(await file.arrayBuffer()));
  });
}
