import { fillOrder, orderForm, orderPath } from "../support/buyer";
import { expect, test } from "../support/test";

test("a product that is not sold any more says so, and gives back everything that was typed", async ({
  page,
  person,
  sql,
}) => {
  const turn = (isOn: boolean) => sql`
    insert into switch_changes (name, is_on, reason, changed_at)
    values ('stop-selling-emotion-mirror', ${isOn}, 'wrong_content', now())`;
  const form = orderForm(page);
  const stopped = page.getByText("Na chwilę przerwaliśmy przyjmowanie zamówień", { exact: true });
  const again = page.getByRole("button", { name: "Sprawdź, czy już można zamówić" });
  await page.goto(orderPath);
  await fillOrder(page, person);
  await turn(true);
  try {
    await form.order.first().click();
    await expect(page).toHaveTitle(/^Błąd: Lustro Emocji/);
    await expect(form.errors).toContainText("Nic nie zostało zamówione ani pobrane");
    await expect(stopped).toBeVisible();
    await expect(form.order).toHaveCount(0);
    await expect(form.mood).toHaveValue(person.mood);
    await expect(form.email).toHaveValue(person.email);

    await again.click();
    await expect(form.errors).toContainText("Nic nie zostało zamówione ani pobrane");
    const visitor = await page.context().newPage();
    await visitor.goto(orderPath);
    await expect(
      visitor.getByText("Na chwilę przerwaliśmy przyjmowanie zamówień", { exact: true }),
    ).toBeVisible();
    await expect(orderForm(visitor).mood).toHaveCount(0);
    await visitor.close();
  } finally {
    await turn(false);
  }
  await again.click();
  await expect(page).toHaveURL(/\/pay\//);
});
