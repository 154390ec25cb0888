import { fillOrder, orderForm, orderPath } from "../support/buyer";
import { openHydrated } from "../support/hydration";
import { expect, test } from "../support/test";

test("the order button waits until the four required fields are filled in", async ({
  page,
  person,
}) => {
  await page.goto(orderPath);
  const { order, name, email, mood, focusEmotion } = orderForm(page);
  await expect(order).toBeDisabled();
  await name.fill(person.name);
  await email.fill(person.email);
  await mood.fill(person.mood);
  await expect(order).toBeDisabled();
  await expect(page.getByText("Do uzupełnienia: Na której emocji się skupić.")).toBeVisible();
  await focusEmotion.selectOption(person.focusEmotion);
  await expect(order).toBeEnabled();
  await name.fill("   ");
  await expect(order).toBeDisabled();
});

test("the counters run with the text and never cut it", async ({ page }) => {
  await page.goto(orderPath);
  const { mood, event } = orderForm(page);
  await expect(page.getByText("0/300", { exact: true })).toHaveCount(2);
  await mood.fill("Trochę smutno");
  await expect(page.getByText("13/300", { exact: true })).toBeVisible();
  await event.fill("ż".repeat(320));
  await expect(page.getByText("320/300", { exact: true })).toBeVisible();
  await expect(event).toHaveValue("ż".repeat(320));
});

test("while the order is on its way the button says so and cannot be pressed again", async ({
  page,
  person,
}) => {
  await openHydrated(page, orderPath);
  await fillOrder(page, person);
  // An answer without content leaves the browser on the page that it is about to leave.
  await page.route(`**${orderPath}`, (route) => route.fulfill({ status: 204 }));
  await orderForm(page).order.click();
  await expect(page.getByRole("button", { name: "Przetwarzanie..." })).toBeDisabled();
});

test("what the server finds is said on top and at the field, with a way there", async ({
  page,
  person,
}) => {
  await page.goto(orderPath);
  await fillOrder(page, { ...person, email: "anna@" });
  const { order, errors, email, mood } = orderForm(page);
  await order.click();
  await expect(errors).toBeFocused();
  const message = "Podaj poprawny adres e-mail, na przykład anna@example.com.";
  await expect(email).toHaveAccessibleDescription(new RegExp(message));
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(mood).toHaveValue(person.mood);
  await errors.getByRole("link", { name: message }).click();
  await expect(email).toBeFocused();
});

test("text that was there before the scripts counts as filled in", async ({ page, person }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(orderPath, { waitUntil: "commit" });
  const { order } = orderForm(page);
  await fillOrder(page, person);
  release();
  await expect(page.getByText(`${person.mood.length}/300`, { exact: true })).toBeVisible();
  await expect(order).toBeEnabled();
});
