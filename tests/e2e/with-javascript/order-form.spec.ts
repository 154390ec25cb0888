import { fillOrder, orderForm, orderPath, sayMore } from "../support/buyer";
import { transactionOf } from "../support/plain-orders";
import { expect, test } from "../support/test";

test("the order button says what is missing, at its press and not before", async ({
  page,
  person,
}) => {
  await page.goto(orderPath);
  const { order, name, email, errors, mood } = orderForm(page);
  await name.fill(person.name);
  await email.fill(person.email);
  await expect(order).toBeEnabled();
  await order.click();
  await expect(errors).toBeFocused();
  await expect(mood).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveValue(person.name);
  await expect(order).toBeEnabled();
});

test("errors are seen and focused after the way to the payment, whose fragment the answer does not keep", async ({
  page,
}) => {
  await page.goto(orderPath);
  await page.getByRole("link", { name: "Do płatności" }).click();
  await expect(page).toHaveURL(/#platnosc$/);
  const { order, errors } = orderForm(page);
  await order.click();
  await expect(errors).toBeFocused();
  await expect(errors).toBeInViewport();
});

test("the counters run with the text and never cut it", async ({ page }) => {
  await page.goto(orderPath);
  const { mood, event } = orderForm(page);
  await sayMore(page);
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
  await page.goto(orderPath);
  await fillOrder(page, person);
  // An answer without content leaves the browser on the page that it is about to leave.
  await page.route(`**${orderPath}`, (route) => route.fulfill({ status: 204 }));
  await orderForm(page).order.click();
  await expect(page.getByRole("button", { name: "Przetwarzanie..." })).toBeDisabled();
  // As when the browser's back button brings the page back as it was.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(orderForm(page).order).toBeEnabled();
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

test("text that was there before the script is counted", async ({ page, person }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(orderPath, { waitUntil: "commit" });
  await fillOrder(page, person);
  release();
  await expect(page.getByText(`${person.mood.length}/300`, { exact: true })).toBeVisible();
});

test("a payment's notice leaves after five seconds, or at a press, and clears the address", async ({
  page,
  shop,
  sql,
}) => {
  const transaction = await transactionOf({ shop, sql }, "paid");
  await page.clock.install();
  await page.goto(`/ai-therapist?payment=success&tr_id=${transaction}&potrzeba=lek`);
  const notice = page.getByText("Płatność się powiodła!");
  await expect(notice).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(notice).toBeHidden();
  expect(new URL(page.url()).search).toBe("?potrzeba=lek");
  const failed = await transactionOf({ shop, sql }, "failed");
  await page.goto(`/ai-therapist?payment=error&tr_id=${failed}`);
  await page.getByRole("link", { name: "Zamknij" }).click();
  await expect(page.getByText("Wystąpił błąd podczas płatności")).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
});

test("on a telephone the summary lies over nothing that has the focus, however high it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(orderPath);
  await sayMore(page);
  const bar = page.getByRole("complementary", { name: "Podsumowanie zamówienia" });
  // As with a reduced price, in large letters.
  await bar.evaluate((element) => (element.style.minHeight = "20rem"));
  await expect(bar).toBeInViewport();
  const { mood, event, touchedEmotion, focusEmotion, name, email } = orderForm(page);
  for (const field of [mood, event, touchedEmotion, focusEmotion, name, email]) {
    await field.focus();
    const [over, under] = await Promise.all([bar.boundingBox(), field.boundingBox()]);
    const isClear = over!.y >= under!.y + under!.height || over!.y + over!.height <= under!.y;
    expect(isClear).toBe(true);
  }
});

test("on the narrowest telephone the price in the summary stands whole beside its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(orderPath);
  const bar = page.getByRole("complementary", { name: "Podsumowanie zamówienia" });
  const button = await bar.getByRole("link", { name: "Do płatności" }).boundingBox();
  const endOfPrice = await bar.getByText("11,99 zł").evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(endOfPrice).toBeLessThanOrEqual(button!.x);
});

test("on paper nothing can be pressed, and no night lies below the ink of a title", async ({
  page,
}) => {
  await page.goto(orderPath);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Podsumowanie zamówienia")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("header.area-night")).toHaveCSS("background-image", "none");
});

test("what was missing is not asked for any more once it is there", async ({ page, person }) => {
  await page.goto(orderPath);
  const { order, name, email, errors, mood } = orderForm(page);
  await order.click();
  await expect(errors).toBeFocused();
  await mood.fill(person.mood);
  await expect(mood).not.toHaveAttribute("aria-invalid");
  await expect(page.locator("#mood-error")).toHaveCount(0);
  await expect(errors.locator('a[href="#mood"]')).toHaveCount(0);
  // An address that is none yet is still asked for.
  await email.fill("anna@");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await fillOrder(page, person);
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(errors).toHaveCount(0);
});
