import { browserAgent } from "../../support/browser-agent";
import { startShop, type Shop } from "../../support/shop";
import { OutsideWorld } from "../../support/outside-world";
import { formWith, headingOf, linkTo, open, submit } from "../../support/plain-browser";
import { groundVariable, type Ground } from "../support/global-setup";
import { untilNothingIsAwaited } from "../support/patience";
import { expect, test, type Person } from "../support/test";

async function orderPayAndReceive(shop: Pick<Shop, "url" | "sandboxUrl">, person: Person) {
  test.slow();
  const hub = await open(linkTo(await open(shop.url), "Wsparcie emocjonalne"));
  const product = await open(linkTo(hub, "Lustro Emocji"));
  const form = formWith(product, "Zamawiam i płacę");

  const refused = await submit(product, form, { event: person.event });
  expect(refused.status).toBe(422);
  const corrected = formWith(refused, "Zamawiam i płacę");
  expect(corrected.fields.get("event")).toBe(person.event);

  const payment = await submit(refused, corrected, {
    ...person,
    consent: "on",
    ageConsent: "on",
    sensitiveConsent: "on",
  });
  expect(headingOf(payment)).toBe("Płatność");
  const order = await untilNothingIsAwaited(await submit(payment, formWith(payment, "Zapłać")));
  expect(headingOf(order)).toBe("Twój dokument jest gotowy");

  const document = await fetch(linkTo(order, "Otwórz PDF"), {
    headers: { "User-Agent": browserAgent },
  });
  expect(document.headers.get("content-type")).toBe("application/pdf");
  const [mail, ...more] = await new OutsideWorld(shop.sandboxUrl).inbox(person.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(order.url.replace(/&try=\d+$/, ""));
  const attachment = await fetch(mail?.attachments[0]?.url ?? "");
  expect(Buffer.from(await attachment.arrayBuffer())).toEqual(
    Buffer.from(await document.arrayBuffer()),
  );
}

test("plain requests, following links and forms, order, pay and receive", async ({
  shop,
  person,
}) => {
  await orderPayAndReceive(shop, person);
});

test("Remix's stock server serves the same build", async ({ person }) => {
  const ground = JSON.parse(process.env[groundVariable] ?? "{}") as Ground;
  const shop = await startShop({ ...ground, webServer: "stock" });
  try {
    await orderPayAndReceive(shop, person);
  } finally {
    await shop.stop();
  }
});

test("a page arrives whole, wherever its Polish letters fall among the blocks that it is sent in", async ({
  shop,
  person,
}) => {
  const product = await open(`${shop.url}/smart/emotion-mirror`);
  const form = formWith(product, "Zamawiam i płacę");
  const lengths = Array.from({ length: 64 }, (_, index) => index);
  const pages = await Promise.all(
    lengths.map((length) =>
      submit(product, form, { ...person, name: "ż".repeat(2_100), mood: "a".repeat(length) }),
    ),
  );
  for (const { status, html } of pages) {
    expect(status).toBe(422);
    expect(html).not.toContain("\u0000");
  }
});
