import {
  buyDocument,
  fillOrder,
  headline,
  orderForm,
  paymentPage,
  placeOrder,
} from "../support/buyer";
import { untilDelivered } from "../support/patience";
import { expect, test } from "../support/test";

test("from the landing page to an order's page that finds out by itself that the document is ready", async ({
  page,
  person,
  world,
}) => {
  test.slow();
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Główna" })
    .getByRole("link", { name: "Wsparcie" })
    .click();
  await expect(headline(page, "Wsparcie emocjonalne")).toBeVisible();
  await page.getByRole("link", { name: "Lustro Emocji" }).click();
  await expect(headline(page, "Lustro Emocji")).toBeVisible();

  await fillOrder(page, person);
  await orderForm(page).order.click();
  await expect(page.getByText("11,99 zł")).toBeVisible();

  // A model that takes as long as it takes to look at the page.
  const goOn = await world.hold("model");
  await paymentPage(page).pay.click();
  await expect(headline(page, "Piszemy Twój dokument")).toBeVisible();
  await goOn();
  await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible(untilDelivered);
});

test("the document opens from the order's page, and is gone once it is deleted", async ({
  javaScriptEnabled,
  page,
  person,
}) => {
  test.slow();
  await buyDocument(page, person);
  const address = await page.getByRole("link", { name: "Otwórz PDF" }).getAttribute("href");
  const opened = await page.request.get(address ?? "");
  expect(opened.status()).toBe(200);
  expect(opened.headers()["content-type"]).toBe("application/pdf");

  await page.getByRole("link", { name: "Czytaj tutaj" }).click();
  await expect(page.getByRole("heading", { name: "Twoje słowa" })).toBeVisible();
  await expect(page.getByText(person.mood).last()).toBeVisible();
  const timer = page.getByRole("button", { name: "Odmierz 5 minut" });
  if (javaScriptEnabled) {
    await timer.click();
    await expect(page.getByText("4:5", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Zatrzymaj" }).click();
    await expect(page.getByRole("button", { name: "Odmierzaj dalej" })).toBeVisible();
  } else await expect(timer).toBeHidden();
  await page.getByRole("link", { name: "Czytaj po jednej części" }).click();
  await expect(page.getByText(person.mood).last()).toBeHidden();
  await page
    .getByRole("navigation", { name: "Spis części" })
    .getByRole("link", { name: "Twoje słowa" })
    .click();
  await expect(page.getByText(person.mood).last()).toBeVisible();
  const reading = page.url();
  await page.getByRole("link", { name: "Strona zamówienia" }).last().click();

  // Printed, it proves what was bought, also by what a screen folds.
  const price = page.locator("dd", { hasText: "11,99" });
  await expect(price).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(price).toBeVisible();
  await expect(page.getByRole("link", { name: "Otwórz PDF" })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByText("Usuń teraz").click();
  await page.getByRole("button", { name: "Usuń odpowiedzi i dokument" }).click();
  await expect(page.getByText(/Twoje odpowiedzi i dokument usunęliśmy/)).toBeVisible();
  await expect(page.getByText("Jeśli e-mail nie przyjdzie")).toBeHidden();
  await expect(page.getByRole("link", { name: "Otwórz PDF" })).toBeHidden();
  expect((await page.request.get(address ?? "")).status()).toBe(404);
  await page.goto(reading);
  await expect(headline(page, "Dokument usunięty")).toBeVisible();
});

for (const { button, title, sentence } of [
  {
    button: "reject",
    title: "Płatność nie doszła",
    sentence: "Bank odrzucił płatność. Nie pobraliśmy pieniędzy.",
  },
  {
    button: "abandon",
    title: "Nie zapłacono",
    sentence: "Nie pobraliśmy pieniędzy.",
  },
] as const) {
  test(`a payment that ends with "${button}" can be tried again and paid`, async ({
    page,
    person,
    world,
  }) => {
    test.slow();
    await placeOrder(page, person);
    await paymentPage(page)[button].click();
    await expect(headline(page, title)).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(sentence);

    await page.getByRole("button", { name: /Zapłać 11/ }).click();
    await paymentPage(page).pay.click();
    await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible(untilDelivered);
    expect(await world.inbox(person.email)).toHaveLength(1);
  });
}

test("a double click on the order button makes one order and one payment", async ({
  page,
  person,
  world,
  sql,
}) => {
  await page.goto("/smart/emotion-mirror");
  await fillOrder(page, person);
  // The first click is not answered before the second one has been made.
  const goOn = await world.hold("tpay");
  await orderForm(page).order.dblclick();
  await goOn();
  await page.waitForURL(/\/pay\//);
  expect(await sql`select id from orders where email = ${person.email}`).toHaveLength(1);
  const { payments } = await world.ledger();
  expect(payments.filter(({ email }) => email === person.email)).toHaveLength(1);
});

test("the back button of the browser brings back what was written, ready to be sent again", async ({
  page,
  person,
}) => {
  await placeOrder(page, person);
  // Giving up on the payment page, then back twice: the way people take, and time for the browser to note what was written.
  await paymentPage(page).abandon.click();
  await expect(headline(page, "Nie zapłacono")).toBeVisible();
  await page.goBack();
  await expect(paymentPage(page).pay).toBeVisible();
  await page.goBack();
  const form = orderForm(page);
  await expect(form.mood).toHaveValue(person.mood);
  await expect(form.name).toHaveValue(person.name);
  await expect(form.focusEmotion).toHaveValue(person.focusEmotion);
  await expect(form.consent).toBeChecked();
  await form.order.click();
  await expect(paymentPage(page).pay).toBeVisible();
});

test("while the gateway is down, a sentence says so and nothing that was written is lost", async ({
  page,
  person,
  world,
}) => {
  await page.goto("/smart/emotion-mirror");
  await fillOrder(page, person);
  await world.arm({ service: "tpay", fault: "server_error" });
  const form = orderForm(page);
  await form.order.click();

  await expect(form.errors).toBeFocused();
  await expect(form.errors).toContainText("Nie udało się:");
  await expect(page).toHaveTitle(/^Błąd: /);
  await expect(form.mood).toHaveValue(person.mood);
  await expect(form.event).toHaveValue(person.event);
  await expect(form.focusEmotion).toHaveValue(person.focusEmotion);
  await expect(form.consent).toBeChecked();

  await form.order.click();
  await expect(paymentPage(page).pay).toBeVisible();
});

test("an address that does not exist leads to the landing page", async ({ page }) => {
  await page.goto("/nie/ma/takiej-strony");
  await expect(page).toHaveURL(/\/\?done=unknown-address\.[\w.-]+$/);
  await expect(page.getByText("Nie ma takiej strony")).toBeVisible();
});
