import { defineConfig } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "./scripts/chromium";
import { browserAgent } from "./tests/support/browser-agent";
import { measureMachine, stretched } from "./scripts/time-limits";

await measureMachine();

/** Journeys stand in `tests/e2e/journey` when they hold with and without JavaScript; the other folders say for whom. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/global-setup.ts",
  fullyParallel: true,
  // One more than cores, since browsers wait for the shop now and then.
  workers: 3,
  forbidOnly: true,
  reporter: "list",
  timeout: stretched(120_000),
  expect: { timeout: stretched(20_000) },
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: ensureChromium(),
      args: chromiumFlags,
      timeout: stretched(180_000),
    },
    viewport: { width: 1280, height: 900 },
    // What calls itself headless is no person, and opens nothing that was bought.
    userAgent: browserAgent,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
  },
  // The longest tests begin first, or one worker would wait for them at the end.
  projects: [
    { name: "without a browser", testMatch: specs("without-browser/**") },
    { name: "with JavaScript", testMatch: ["journey/**", "with-javascript/**"].map(specs) },
    {
      name: "without JavaScript",
      testMatch: ["journey/**", "without-javascript/**"].map(specs),
      use: { javaScriptEnabled: false },
    },
  ],
});

function specs(folder: string): string {
  return `${folder}/*.spec.ts`;
}
