import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "~/routes";
import { pageMeta } from "~/ui/page-meta";

/** The modules of addresses, without the layouts around them. */
const leavesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (children?.length ? leavesOf(children) : [file]));

test("every page has its title and its robots from one place", () => {
  const files = [...new Set(leavesOf(routes as RouteConfigEntry[]))];
  const sources = files.map((file) => [file, readFileSync(`app/${file}`, "utf8")] as const);
  const pages = sources.filter(([, source]) =>
    /^export default (?!function \w+\(\) \{\n {2}return null;)/m.test(source),
  );
  expect(pages.length).toBeGreaterThan(80);
  const without = pages.filter(([, source]) => !/\b(?:page|form)Meta\(|\blistMeta</.test(source));
  expect(without.map(([file]) => file)).toEqual([]);
  const byHand = sources.filter(([, source]) => /– \$\{brand\.name|name: "robots"/.test(source));
  expect(byHand.map(([file]) => file)).toEqual([]);
});

test("a page without a description is not looked for", () => {
  expect(pageMeta("Sesje")).toEqual([
    { title: "Sesje – Konstelacja" },
    { name: "robots", content: "noindex" },
  ]);
  expect(pageMeta("Grupy", "Opis", false)).toContainEqual({ name: "robots", content: "noindex" });
  expect(pageMeta("Książki", "Opis")).toEqual([
    { title: "Książki – Konstelacja" },
    { name: "description", content: "Opis" },
  ]);
});
