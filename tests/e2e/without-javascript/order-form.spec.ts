import { orderForm, orderPath, sayMore } from "../support/buyer";
import { expect, test } from "../support/test";

test("an empty order comes back with every error at once, focused, and keeps what was written", async ({
  page,
  person,
}) => {
  await page.goto(orderPath);
  const form = orderForm(page);
  await sayMore(page);
  await form.event.fill(person.event);
  await form.order.click();

  await expect(page).toHaveTitle(/^Błąd: Lustro Emocji/);
  await expect(form.errors).toBeFocused();
  await expect(form.errors).toContainText("Zostało do poprawy:");
  await expect(form.errors).toContainText("Uzupełnij wymagane pola.");
  await expect(page.getByText("Uzupełnij wymagane pola.")).toHaveCount(1);
  await expect(form.focusEmotion).toHaveAccessibleDescription(/Wybierz emocję\.$/);
  await expect(form.name).toHaveAccessibleDescription(/Podaj imię\.$/);
  await expect(form.errors).toContainText("Podaj e-mail – na niego wyślemy analizę.");
  await expect(form.errors).toHaveCSS("border-top-style", "solid");
  const [red = 0, green = 0, blue = 0] = await form.errors.evaluate((banner) =>
    getComputedStyle(banner)
      .borderTopColor.match(/[\d.]+/g)!
      .map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(form.event).toHaveValue(person.event);

  for (const field of [
    form.name,
    form.email,
    form.mood,
    form.focusEmotion,
    form.consent,
    form.sensitiveConsent,
    form.ageConsent,
  ]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.event).not.toHaveAttribute("aria-invalid", "true");
});

test("errors are seen and focused after the way to the payment, whose fragment the answer does not keep", async ({
  page,
}) => {
  await page.goto(orderPath);
  await page.getByRole("link", { name: "Do płatności" }).click();
  await expect(page).toHaveURL(/#platnosc$/);
  const form = orderForm(page);
  await form.order.click();
  await expect(form.errors).toBeFocused();
  await expect(form.errors).toBeInViewport();
});

test("each line of the error summary leads to its field", async ({ page }) => {
  await page.goto(orderPath);
  const form = orderForm(page);
  await form.order.click();
  for (const [link, field] of [
    ["Podaj imię.", form.name],
    ["Opisz swój nastrój, wystarczy jedno zdanie.", form.mood],
    ["Wybierz emocję.", form.focusEmotion],
    ["Podaj e-mail – na niego wyślemy analizę.", form.email],
  ] as const) {
    await form.errors.getByRole("link", { name: link }).click();
    await expect(field).toBeFocused();
  }
});

test("a form that is far too long is given back whole", async ({ page, person }) => {
  await page.goto(orderPath);
  const form = orderForm(page);
  const long = "ż".repeat(40_000);
  await form.mood.fill(long);
  await form.name.fill(person.name);
  await form.order.click();
  await expect(form.errors).toContainText("Formularz jest za długi (ponad 64 KB).");
  await expect(form.mood).toHaveValue(long);
  await expect(form.name).toHaveValue(person.name);
});
