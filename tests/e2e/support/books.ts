import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import type { Sql } from "postgres";
import { headline } from "./buyer";
import { expect } from "./test";

export const shopPath = "/books";

/** The part of the shop that sells the first book, whatever stands beside it. */
export const ownBookOf = (page: Page) => page.getByRole("region", { name: "W objęciach mafii" });

/** The address of the newest link of somebody's order. */
export async function downloadPath(sql: Sql, email: string): Promise<string> {
  const [link] = await sql<{ token: string }[]>`
    select d.token from downloads d join orders o on o.id = d.order_id
    where o.email = ${email} order by d.id desc`;
  return `/ebook/download/${link?.token}`;
}

/** Goes from the page of a delivered order to both files, which are the buyer's own. */
export async function downloadBoth(page: Page): Promise<void> {
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
      expect(strFromU8(title ?? new Uint8Array())).toMatch(/Egzemplarz K-\d+ · k•••@example\.com/);
    }
  }
  await page.reload();
  await expect(page.getByText(/8\s+pobrań/)).toBeVisible();
}
