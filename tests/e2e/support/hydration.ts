import type { Page, Response } from "@playwright/test";

/**
 * Opens a page and waits until React has taken it over: its scripts come after the first paint, whenever that is.
 * @returns what the page was answered with
 */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => {
    const control = document.querySelector("main :is(a, button, input)");
    return Object.keys(control ?? {}).some((key) => key.startsWith("__reactProps"));
  });
  return response;
}
