import type { Locator, Page } from "@playwright/test";
import type { Sql } from "postgres";
import { deliverOrder } from "../support/plain-orders";
import { becomes, signedIn } from "../support/signed-in";
import { expect, test, type Person } from "../support/test";

/** Counts what a person of support presses: links and buttons; typing and choosing are no presses. */
function counted() {
  let presses = 0;
  return {
    count: () => presses,
    async press(what: Locator) {
      presses += 1;
      await what.click();
    },
  };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const said = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first();

/** Finds the one order of an address from the first page of the desk: one press, and it is open. */
async function find(page: Page, email: string, press: (what: Locator) => Promise<void>) {
  await page.goto("/admin");
  await page.getByRole("textbox", { name: /^E-mail/ }).fill(email);
  await press(button(page, "Szukaj"));
  await expect(page.getByRole("heading", { level: 2, name: /^K-\d+/ })).toBeVisible();
}

/** A delivered order whose mail is an hour old, so that another may follow it. */
async function delivered(where: Parameters<typeof deliverOrder>[0]): Promise<string> {
  const { request, token } = await deliverOrder(where, "emotion-mirror");
  await where.sql`
    update mails set created_at = mails.created_at - interval '1 hour', accepted_at = accepted_at - interval '1 hour'
    from orders where mails.order_id = orders.id and orders.token = ${token}`;
  return request.email;
}

/** Support who signed in this minute: what is counted is counted without the fresh sign-in. */
async function asSupport(page: Page, { sql, url }: { sql: Sql; url: string }) {
  const support = await signedIn(sql, "Sonia", ["support"]);
  await sql`
    update sessions set authenticated_at = now() from users
    where sessions.auth0_id = users.auth0_id and users.email = ${support.email}`;
  await becomes(page, url, support);
}

test("support finds and explains in 2 presses at most, and resends, corrects and refunds in 3", async ({
  page,
  shop,
  sql,
}) => {
  test.slow();
  const emails = [
    await delivered({ shop, sql }),
    await delivered({ shop, sql }),
    await delivered({ shop, sql }),
  ] as const;
  await asSupport(page, { sql, url: shop.url });

  const explaining = counted();
  await find(page, emails[0], explaining.press);
  await expect(
    page.getByRole("complementary").getByText("Dostarczone", { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Co się działo" })).toBeVisible();
  await expect(page).toHaveTitle(/^K-\d+ – Zamówienia/);
  expect(explaining.count()).toBe(1);

  const resending = counted();
  await find(page, emails[0], resending.press);
  await resending.press(link(page, "Wyślij ponownie"));
  await expect(page.getByLabel("Powód", { exact: true })).toHaveValue("buyer_wrote");
  await resending.press(button(page, "Wyślij ponownie"));
  await expect(said(page)).toBeVisible();
  expect(resending.count()).toBe(3);

  const correcting = counted();
  await find(page, emails[1], correcting.press);
  await correcting.press(link(page, "Popraw adres"));
  await page.getByLabel("Nowy adres e-mail").fill(`nowy.${emails[1]}`);
  await page.getByLabel("Powód", { exact: true }).selectOption({ index: 1 });
  await correcting.press(button(page, "Popraw adres"));
  await expect(said(page)).toBeVisible();
  expect(correcting.count()).toBe(3);

  const refunding = counted();
  await find(page, emails[2], refunding.press);
  await refunding.press(link(page, "Zwróć pieniądze"));
  await page.getByLabel("Powód", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(/^Dopisek do powodu/).fill("Dzwoniła, że dokument jest o kimś innym.");
  await refunding.press(button(page, "Zwróć pieniądze"));
  await expect(said(page)).toBeVisible();
  await expect(page.getByText("Dzwoniła, że dokument jest o kimś innym.")).toBeVisible();
  expect(refunding.count()).toBe(3);
});

async function writeToUs(page: Page, { email }: Person, words: string) {
  await page.goto("/kontakt");
  await page.getByRole("textbox", { name: /^E-mail|^Twój e-mail|adres/i }).fill(email);
  await page.getByRole("textbox", { name: /wiadomość|treść/i }).fill(words);
  await page.getByRole("button", { name: /^Wyślij/ }).click();
  await expect(said(page)).toBeVisible();
}

test("support answers a message in 3 presses", async ({ page, shop, sql, person }) => {
  const other = { ...person, email: `x${person.email}` };
  await writeToUs(page, other, "Kiedy dostanę dokument?");
  await writeToUs(page, person, "Mój dokument jest o kimś innym.");
  await asSupport(page, { sql, url: shop.url });

  const answering = counted();
  await page.goto("/admin");
  await answering.press(page.getByRole("link", { name: "Nowe wiadomości" }));
  await answering.press(link(page, person.email));
  const letter = page.getByRole("complementary");
  await expect(letter.getByText("Mój dokument jest o kimś innym.")).toBeVisible();
  await page.getByLabel("Odpowiedź").fill("Przepraszamy. Napiszemy go od nowa. Sonia");
  await answering.press(button(page, "Wyślij odpowiedź"));
  await expect(said(page)).toBeVisible();
  await expect(page.getByText("Przepraszamy. Napiszemy go od nowa. Sonia")).toBeVisible();
  expect(answering.count()).toBe(3);
});

test("support reads and answers a ticket in 4 presses, of which one says why it is read", async ({
  page,
  shop,
  sql,
}) => {
  const member = await signedIn(sql, "Hanna", []);
  await becomes(page, shop.url, member);
  await page.goto("/profile/settings/support");
  const subject = `Zdjęcie ${member.email}`.slice(0, 60);
  await page.getByRole("textbox", { name: /^Temat/ }).fill(subject);
  await page.locator("main textarea[name=content]").fill("Widzę stare zdjęcie.");
  await page.getByRole("main").getByRole("button", { name: "Wyślij zgłoszenie" }).click();
  await expect(said(page)).toBeVisible();
  await asSupport(page, { sql, url: shop.url });

  const answering = counted();
  await page.goto("/admin");
  await answering.press(
    page.getByRole("main").getByRole("link", { name: "Zgłoszenia", exact: true }),
  );
  await answering.press(page.getByRole("row").filter({ hasText: subject }).getByRole("link"));
  await answering.press(button(page, "Odsłoń"));
  await expect(page.getByText("Widzę stare zdjęcie.")).toBeInViewport();
  await expect(page.getByLabel("Odpowiedź")).toBeFocused();
  await page.getByLabel("Odpowiedź").fill("Już widać nowe. Sonia");
  await answering.press(button(page, "Wyślij odpowiedź"));
  await expect(page.getByText("Już widać nowe. Sonia")).toBeVisible();
  expect(answering.count()).toBe(4);
});
