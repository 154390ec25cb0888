import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

/** Every colour scheme and every layout once; a page takes its colours from the one and its places from the other. */
export const looks = [
  { colorScheme: "light", width: 1280, isSecond: false },
  { colorScheme: "dark", width: 390, isSecond: true },
] as const;

type Look = (typeof looks)[number];

/** The rules that look at what a theme or a width changes; the others read the same elements again. */
const ofColoursAndPlaces = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "css-orientation-lock",
  "target-size",
];

type Finding = { id: string; target: unknown; failureSummary?: string };

/** Gives the page that is shown a look. */
export async function give(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
}

/**
 * Puts axe into the page that is shown; once for both looks, since it is half a megabyte. Colours that are on their way from
 * one theme to the other belong to neither, so nothing is on its way from here on.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
  });
}

/**
 * What axe finds wrong with the page in the look that it has.
 * @param everyRule else only the rules of colours and places
 */
export async function lookAround(page: Page, everyRule: boolean): Promise<Finding[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
    ...(!everyRule && { runOnly: ofColoursAndPlaces }),
  };
  const { violations } = await page.evaluate(
    (given): Promise<AxeResults> => (window as unknown as { axe: typeof axe }).axe.run(given),
    options,
  );
  const found: Finding[] = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
  return everyRule ? [...found, ...(await sharedIds(page))] : found;
}

/** Ids that several elements have; axe leaves it to people to judge them, and none of our pages needs one. */
async function sharedIds(page: Page): Promise<Finding[]> {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  const shared = ids.filter((id, index) => ids.indexOf(id) !== index);
  return shared.map((id) => ({ id: "duplicate-id", target: `#${id}` }));
}
