import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { epubFile } from "../../support/book-files";
import { newMark } from "../../support/mark";
import { checkConsents, headline, paymentPage } from "../support/buyer";
import { untilDelivered } from "../support/patience";
import { signInAsStaff } from "../support/staff";
import { expect, test } from "../support/test";

test("a book that staff add is sold at once, and gone once it is taken off sale", async ({
  page,
  person,
  shop,
  sql,
}) => {
  test.slow();
  await signInAsStaff(page, { sql, shop }, "admin");
  const title = `Nocny pociąg ${newMark()}`;
  const file = await epubFile();

  await page.goto("/admin/ebooks");
  await page.getByRole("link", { name: "Dodaj książkę" }).click();
  await page.getByRole("textbox", { name: "Tytuł" }).fill(title);
  await page.getByRole("button", { name: "Dodaj", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Wypełnij wszystkie pola.");
  await page.getByRole("textbox", { name: "Opis" }).fill("Pociąg, który nie staje.");
  await page.getByLabel("Plik książki").setInputFiles({
    name: file.name,
    mimeType: "application/epub+zip",
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await page.getByRole("button", { name: "Dodaj", exact: true }).click();
  await expect(page.getByText("📘 Książka została dodana!")).toBeVisible();
  const desk = new URL(page.url()).pathname;

  await page.goto("/books");
  const onShelf = page.getByRole("region", { name: title });
  await expect(onShelf.getByRole("link", { name: "Kup za" })).toBeVisible();
  const slug = title.toLowerCase().replace("ą", "a").replaceAll(" ", "-");
  await page.goto(`/books/${slug}`);
  await expect(headline(page, title)).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await checkConsents(page);
  await page.getByRole("button", { name: /^Zamawiam i płacę \d/ }).click();
  await paymentPage(page).pay.click();
  await expect(headline(page, "Twój e-book jest gotowy")).toBeVisible(untilDelivered);
  await page.getByRole("link", { name: "Pobierz e-booka" }).click();
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Pobierz EPUB" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${slug}.epub`);
  const chapter = unzipSync(await readFile(await download.path()))["EPUB/rozdzial-1.xhtml"];
  expect(strFromU8(chapter ?? new Uint8Array())).toMatch(/Egzemplarz K-\d+/);
  await expect(page.getByRole("button", { name: "Pobierz PDF" })).toBeHidden();

  await page.goto(desk);
  await page.getByRole("link", { name: "Wycofaj ze sprzedaży" }).click();
  await page.getByRole("combobox", { name: "Powód" }).selectOption("offer_change");
  await page.getByRole("button", { name: "Wycofaj ze sprzedaży" }).click();
  await expect(page.getByText("Sprzedane egzemplarze działają.")).toBeVisible();
  expect((await page.goto(`/books/${slug}`))?.status()).toBe(404);
});
