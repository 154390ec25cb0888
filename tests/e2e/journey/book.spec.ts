import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { buyBook, downloadPath } from "../support/books";
import { headline, paymentPage } from "../support/buyer";
import { expect, test } from "../support/test";
import type { Person } from "../support/test";
import type { OutsideWorld } from "../../support/outside-world";
import type { Sql } from "postgres";

/** From the payment to both files. */
async function payAndDownload(page: Page, person: Person, world: OutsideWorld, sql: Sql) {
  await paymentPage(page).pay.click();
  await expect(headline(page, "Twój e-book jest gotowy")).toBeVisible();
  const [mail] = await world.inbox(person.email);
  const path = await downloadPath(sql, person.email);
  expect(mail?.text).toContain(path);
  expect(mail?.attachments).toEqual([]);

  await page.getByRole("link", { name: "Pobierz e-booka" }).click();
  await expect(headline(page, "W objęciach mafii")).toBeVisible();
  for (const format of ["EPUB", "PDF"] as const) {
    // The page waits for the copies by itself.
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: `Pobierz ${format}` }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`w-objeciach-mafii.${format.toLowerCase()}`);
    const bytes = await readFile(await download.path());
    if (format === "PDF") expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    else {
      const title = unzipSync(bytes)["EPUB/tytul.xhtml"];
      expect(strFromU8(title ?? new Uint8Array())).toMatch(/Egzemplarz K-\d+ · l•••@example\.com/);
    }
  }
  await page.reload();
  await expect(page.getByText(/8\s+pobrań/)).toBeVisible();
}

test("a book is bought, its link comes by mail, and both files are downloaded", async ({
  page,
  person,
  world,
  sql,
}) => {
  // The first copies of a process need the whole book to be set.
  test.slow();
  await buyBook(page, person.email);
  await payAndDownload(page, person, world, sql);
});
