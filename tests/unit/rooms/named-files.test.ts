import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guides = [
  "README.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** What a guide names in backticks and that no file and no folder is; placeholders stand for many. */
const missingIn = (guide: string) =>
  [
    ...readFileSync(guide, "utf8").matchAll(
      /`((?:app|server|scripts|tests|docs|deploy|sandbox)\/[^`\s]*)`/g,
    ),
  ]
    .map(([, path = ""]) => path)
    .filter((path) => !/[<…*]/.test(path) && !existsSync(path));

test.each(guides)("every file that %s names is there", (guide) => {
  expect(missingIn(guide)).toEqual([]);
});
