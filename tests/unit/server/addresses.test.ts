import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasSecretParameter, type RouteHandle } from "~/http/route-handle";
import type { Field } from "~/forms/fields";
import { paths } from "~/paths";
import { staffActs } from "~/services/acts/staff-acts.server";
import { fileFieldOf } from "~/products/order-fields";
import { products } from "~/products/registry";
import { addressesOf, listAddresses, uploadPaths } from "../../../server/addresses";
import { routeBuild } from "../../support/route-build";
import { buildOf } from "../../support/web-server";

const build = await routeBuild();
const addressOf = addressesOf(build);
const addresses = listAddresses(build);
const served = addresses.map(({ pattern }) => pattern);
const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** Parameters that let whoever has them in. */
const secret = ["token", "key"];
/** Parameters that anybody may know: who may see the page is asked by other means. */
const known = [
  ...[
    "act",
    "format",
    "id",
    "kind",
    "messageId",
    "module",
    "number",
    "picture",
    "position",
    "postId",
  ],
  ...["size", "slug", "step", "tab", "version", "sign", "period", "month", "card"],
];

test("of every parameter in a path it is said whether it is a secret", () => {
  const said = new Set([...secret, ...known]);
  expect(served.flatMap(parametersOf).filter((name) => !said.has(name))).toEqual([]);
});

/** What nginx writes down of a path: the first of its patterns that fits. */
const patterns = [
  ...readFileSync("deploy/nginx/nginx.conf", "utf8").matchAll(/^ {4}~(\*?)(\^\S+) (\S+);$/gm),
].map(([, anyCase, pattern = "", logged = ""]) => ({
  pattern: new RegExp(pattern, anyCase ? "i" : ""),
  logged,
}));
const loggedBy = (path: string) =>
  patterns.find(({ pattern }) => pattern.test(path))?.logged ?? path;

const withSecret = served.filter(hasSecretParameter);

test("there are such paths", () => expect(withSecret.length).toBeGreaterThan(10));

test("a secret is said by the route that has it, and by no other", () => {
  const saying = Object.values(build.routes)
    .filter((route) => (route?.module.handle as RouteHandle | undefined)?.secret === "path")
    .map((route) => `/${route?.path}`);
  expect(saying.sort()).toEqual([...withSecret].sort());
});

test("a parameter that lets people in is a secret even where nobody says so", () => {
  const forgotten = buildOf({ "nowe/:token": { loader: () => null } });
  expect(addressesOf(forgotten)("/nowe/klucz")).toEqual({
    pattern: "/nowe/:token",
    secret: "path",
  });
});

test("where the key stands in the query, looks at it are counted, too", () => {
  const byQuery = addresses.filter(({ secret }) => secret === "query");
  expect(byQuery.map(({ pattern }) => pattern).sort()).toEqual([
    "/ebook/thank-you",
    "/payment/error",
    "/payment/success",
    "/special-horoscope-result",
  ]);
});

describe.each(withSecret)("the secret in %s", (path) => {
  const address = path.replace(/:(?:token|key)/, "sekret").replace(/:(\w+)\??/g, "$1");

  test("is counted when somebody tries it, and not written down", () => {
    for (const asked of [address, address.replace(/^\/./, (start) => start.toUpperCase())]) {
      expect(addressOf(asked).secret).toBe("path");
      expect(loggedBy(asked)).not.toContain("sekret");
      // As the web process reads them, too.
      expect(loggedBy(asked.replaceAll("/", "\\"))).not.toContain("sekret");
      expect(loggedBy(asked.replace("/", "/\\"))).not.toContain("sekret");
    }
  });
});

test("what holds no secret is written down as it is, and not counted as a key", () => {
  for (const path of ["/cases", "/report/post/1", "/admin/orders/1", "/books/nowa"]) {
    expect(addressOf(path).secret).toBeUndefined();
    expect(loggedBy(path)).toBe(path);
  }
});

test("the proxy takes large bodies where files are let in, and nowhere else", () => {
  const [, pattern = ""] = /location ~\* (\^\/\(\?:smart\S+) \{/.exec(
    readFileSync("deploy/nginx/nginx.conf", "utf8"),
  )!;
  const takesLarge = (path: string) =>
    new RegExp(pattern, "i").test(path.replaceAll(/:\w+\??/g, "x"));
  const all = new Set([...served, ...uploadPaths(build)]);
  expect([...all].filter(takesLarge).sort()).toEqual([...uploadPaths(build)].sort());
});

const fileKinds: readonly Field["kind"][] = ["file", "picture", "bookFile"];
const takesFiles = (kind: Field["kind"]) => fileKinds.includes(kind);

test("files are let in where a form takes them", () => {
  expect(
    staffActs.filter(({ act }) => act.fields.some(({ kind }) => takesFiles(kind))),
  ).not.toEqual([]);
  expect([...uploadPaths(build)].sort()).toEqual(
    [
      ...products.filter(fileFieldOf).map(({ path }) => path),
      ...["/profile/settings", "/post/new", "/post/:id/edit"],
      ...["/admin/books/new", "/admin/books/:id/files"],
      ...["/profile/settings/support", "/profile/settings/support/:id"],
      ...["/orders/:token/complaint", "/orders/:token/complaint/messages"],
      ...["/profile/orders/:number/complaint", "/profile/orders/:number/complaint/messages"],
      ...staffActs
        .filter(({ act }) => act.fields.some(({ kind }) => takesFiles(kind)))
        .map(({ tab, name }) => paths.adminAct(tab, ":id", name)),
    ].sort(),
  );
});
