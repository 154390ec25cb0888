import { randomUUID } from "node:crypto";
import { openGroup } from "../support/community";
import { becomeMember } from "../support/member";
import { expect, test } from "../support/test";

test("joining a group, and writing, liking, answering, changing and deleting in it", async ({
  page,
  sql,
}) => {
  const { slug, name } = await openGroup(sql);
  await becomeMember(page);
  const said = page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });

  await page.goto(`/grupy/${slug}`);
  await page.getByRole("button", { name: "Dołącz do grupy" }).click();
  const nick = `Kasia ${randomUUID().slice(0, 6)}`;
  await page.getByLabel("Nick").fill(nick);
  await page.getByRole("button", { name: "Dołącz do grupy" }).click();
  await expect(said).toContainText("Dobrze, że jesteś!");

  await page.goto(`/grupy/${slug}`);
  await expect(page.getByText("Tu jeszcze cicho.")).toBeVisible();
  await page.getByRole("link", { name: "Co słychać?" }).click();
  await page.getByLabel("Treść", { exact: true }).fill("Szukałam ich trzy dni.");
  await page.getByRole("button", { name: "Opublikuj" }).click();
  await expect(page.getByRole("alert")).toContainText("Tytuł jest wymagany");
  await page.getByLabel("Tytuł").fill("Kot znalazł moje klucze");
  await page.getByText("Dodaj zdjęcie, tagi").click();
  await page.getByLabel("Trudny temat").check();
  await page.getByRole("button", { name: "Opublikuj" }).click();
  await expect(said).toContainText("Post został opublikowany.");

  const like = page.getByRole("button", { name: "Lubię to: Kot znalazł moje klucze" });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like.locator("[data-count]")).toHaveText("1");

  await page.getByRole("link", { name: "Kot znalazł moje klucze" }).first().click();
  await page.getByText("Więcej: Kot znalazł moje klucze").click();
  await page.getByRole("link", { name: "Edytuj post" }).click();
  await page.getByLabel("Treść", { exact: true }).fill("Szukałam ich cztery dni.");
  await page.getByRole("button", { name: "Zapisz zmiany" }).click();
  await expect(said).toContainText("Post zaktualizowany");
  await expect(page.getByText("(edytowano)")).toBeVisible();
  await page.getByText("Trudny temat – pokaż").click();
  await expect(page.getByText("Szukałam ich cztery dni.")).toBeVisible();

  await page.getByLabel("Twój komentarz").fill("Leżały w legowisku.");
  await page.getByRole("button", { name: "Dodaj komentarz" }).click();
  await expect(said).toContainText("Komentarz dodany.");
  await expect(page.getByRole("button", { name: "Dodaj komentarz" })).toBeEnabled();
  await page.getByRole("link", { name: `Odpowiedz: ${nick}` }).click();
  await page.getByLabel(`Odpowiadasz: ${nick}`).fill("Obok piłki.");
  await page.getByRole("button", { name: "Odpowiedz" }).click();
  await expect(page.getByText("Obok piłki.")).toBeVisible();

  await page.getByText(`Więcej: komentarz, ${nick}`).first().click();
  await page.getByRole("link", { name: "Usuń komentarz" }).first().click();
  await expect(
    page.getByRole("heading", { name: "Czy na pewno chcesz usunąć ten komentarz?" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Usuń" }).click();
  await expect(page.locator("#comments")).toContainText("Ten komentarz został usunięty.");

  await page.getByText("Więcej: Kot znalazł moje klucze").click();
  await page.getByRole("link", { name: "Usuń post" }).click();
  await page.getByRole("button", { name: "Usuń" }).click();
  await expect(said).toContainText("Post został usunięty");
  await page.goto(`/grupy/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Tu jeszcze cicho.")).toBeVisible();
});
