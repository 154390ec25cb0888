import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, test } from "vitest";
import { holdsSecret } from "~/http/secret-paths";
import routes from "~/routes";

const flat = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const full = [parent, path].filter(Boolean).join("/");
    return [`/${full}`, ...flat(children, full)];
  });
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
const served = flat(routes as RouteConfigEntry[]);

/** Parameters that let whoever has them in. */
const secret = ["token", "key"];
/** Parameters that anybody may know: who may see the page is asked by other means. */
const known = [
  ...["act", "format", "id", "kind", "module", "number", "picture", "position", "postId"],
  ...["size", "slug", "step", "tab"],
];

test("of every parameter in a path it is said whether it is a secret", () => {
  const said = new Set([...secret, ...known]);
  expect(served.flatMap(parametersOf).filter((name) => !said.has(name))).toEqual([]);
});

/** What nginx writes down of a path: the first of its patterns that fits. */
const patterns = [
  ...readFileSync("deploy/nginx.conf", "utf8").matchAll(/^ {4}~(\*?)(\^\S+) (\S+);$/gm),
].map(([, anyCase, pattern = "", logged = ""]) => ({
  pattern: new RegExp(pattern, anyCase ? "i" : ""),
  logged,
}));
const loggedBy = (path: string) =>
  patterns.find(({ pattern }) => pattern.test(path))?.logged ?? path;

const withSecret = served.filter((path) =>
  parametersOf(path).some((name) => secret.includes(name)),
);

test("there are such paths", () => expect(withSecret.length).toBeGreaterThan(10));

describe.each(withSecret)("the secret in %s", (path) => {
  const address = path.replace(/:(?:token|key)/, "sekret").replace(/:(\w+)\??/g, "$1");

  test("is counted when somebody tries it, and not written down", () => {
    for (const asked of [address, address.replace(/^\/./, (start) => start.toUpperCase())]) {
      expect(holdsSecret(asked)).toBe(true);
      expect(loggedBy(asked)).not.toContain("sekret");
      // As the web process reads them, too.
      expect(loggedBy(asked.replaceAll("/", "\\"))).not.toContain("sekret");
      expect(loggedBy(asked.replace("/", "/\\"))).not.toContain("sekret");
    }
  });
});

test("what holds no secret is written down as it is, and not counted as a key", () => {
  for (const path of ["/cases", "/report/post/1", "/admin/orders/1", "/books/nowa"]) {
    expect(holdsSecret(path)).toBe(false);
    expect(loggedBy(path)).toBe(path);
  }
});
