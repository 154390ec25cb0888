import { randomUUID } from "node:crypto";
import { openGroup } from "../support/community";
import { becomeMember, newcomer, sendRegistration, signInAsNew } from "../support/member";
import { expect, test } from "../support/test";

test("from an account to the first words, in few presses", async ({ page, sql }) => {
  const names = [0, 1].map(() => `Pierwsza grupa ${randomUUID().slice(0, 6)}`);
  for (const name of names) {
    const { id } = await openGroup(sql, name);
    // Among those that are offered first.
    await sql`update groups set post_count = 1000000 where id = ${id}`;
  }
  await becomeMember(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/panel");
  await expect(page.getByLabel("Nick")).toHaveValue("Kasia");
  await page.getByLabel("Nick").fill(`Nowa ${randomUUID().slice(0, 6)}`);
  await page.getByRole("button", { name: "Dołącz i idź dalej" }).click();
  await expect(page.getByRole("alert")).toContainText("Wybierz co najmniej jedną grupę.");
  for (const name of names) await page.getByLabel(name).check();
  await page.getByRole("button", { name: "Dołącz i idź dalej" }).click();
  await expect(page.getByRole("status").first()).toContainText("Jesteś w dwóch grupach");
  for (const name of names) await expect(page.getByRole("status").first()).toContainText(name);
  await expect(page.getByLabel("Tagi")).toBeHidden();
  await expect(page.getByRole("button", { name: "Opublikuj" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Treść")).toHaveValue("");
  await page.getByLabel("Tytuł").fill("Dzień dobry");
  await page.getByLabel("Treść").fill("Cześć! Sprowadza mnie tu ciekawość.");
  await page.getByRole("button", { name: "Opublikuj" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Pierwsza grupa/);
  await expect(page.getByRole("heading", { name: "Dzień dobry" })).toBeVisible();
  await page.getByRole("button", { name: "Tak, dajcie mi znać" }).click();
  await expect(page.getByRole("status").first()).toContainText("Napiszemy do Ciebie");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Pierwsza grupa/);
});

test("from a group's page over a new account to being in it, with what was wanted kept", async ({
  page,
  sql,
}) => {
  const group = await openGroup(sql, `Z drogi ${randomUUID().slice(0, 6)}`);
  await page.goto(`/grupy/${group.slug}`);
  await page.getByRole("link", { name: "Dołącz do grupy" }).click();
  await page.getByRole("button", { name: "Przejdź do logowania" }).click();
  await signInAsNew(page, newcomer());
  await sendRegistration(page);
  await expect(page.getByRole("status")).toContainText("Konto jest gotowe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(group.name);
  await page.getByLabel("Nick").fill(`Nowa ${randomUUID().slice(0, 6)}`);
  await page.getByRole("button", { name: "Dołącz do grupy" }).click();
  await expect(page.getByRole("status")).toContainText("Należysz już do tej grupy");
  await expect(page).toHaveURL(new RegExp(`/grupy/${group.slug}\\?`));
});
