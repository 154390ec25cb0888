import { describe, expect, test } from "vitest";
import { circles, readImports } from "../../support/import-graph";

const domainOf = (file: string) => /^app\/services\/([^/]+)\//.exec(file)?.[1] ?? null;

/** What the domains of the services import from each other, types included. */
const edges = readImports(["app"]).flatMap(({ from, to }) => {
  const [above, below] = [domainOf(from), domainOf(to)];
  return above && below && above !== below ? [{ from: above, to: below }] : [];
});

const below = (domain: string) =>
  [...new Set(edges.filter(({ from }) => from === domain).map(({ to }) => to))].sort();

describe("the domains of the services", () => {
  test("are a tree: none imports itself by a detour, not even for a type", () => {
    expect(circles(edges)).toEqual([]);
  });

  test.each(["mails", "audit", "staff", "throttle"])("have a leaf in %s", (domain) => {
    expect(below(domain)).toEqual([]);
  });

  test("stand on orders, which know neither payments nor fulfilment", () => {
    expect(below("orders")).toEqual(["attachments"]);
    for (const domain of ["payments", "downloads", "fulfilment", "buyers"])
      expect(below(domain)).toContain("orders");
  });
});
