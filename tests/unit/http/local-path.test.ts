import fc from "fast-check";
import { expect, test } from "vitest";
import { localPath } from "~/http/local-path";

const here = "https://konstelacja.example";
const staysHere = (address: string) => new URL(address, here).origin === here;

/** A path with its letters as they are; null for what is not written as it should be. */
const inLetters = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

test.each([
  "/",
  "/panel",
  "/horoscope-detail?sign=lew&scope=daily#a",
  "/?next=//evil.example",
  "/szukaj?q=../a#/..",
  "/grupy/...",
  "/grupy/.a/b..",
])("%s is a path of this site", (path) => expect(localPath(path)).toBe(path));

test.each([
  ["/szukaj?q=ż", "/szukaj?q=%C5%BC"],
  ["/ż#ż", "/%C5%BC#%C5%BC"],
  ["/szukaj?q=%C5%BC", "/szukaj?q=%C5%BC"],
  ["/szukaj?q=100%", "/szukaj?q=100%"],
  ["/grupy/🌙?q=é", "/grupy/%F0%9F%8C%99?q=%C3%A9"],
])("%s is sent as %s, once and again", (address, path) => {
  expect(localPath(address)).toBe(path);
  expect(localPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "panel",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  " //evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/ok\u0000",
  "/orders//token/document",
  "/grupy/../panel",
  "/grupy/./rzeka",
  "/grupy/..",
  "/.?a=1",
  "/..#a",
  "/grupy/%2e%2E/panel",
  "/grupy/.%2e/panel",
  `/${"x".repeat(500)}`,
  `/${"ż".repeat(84)}`,
])("%j is none", (address) => expect(localPath(address)).toBeNull());

test("whatever is let through stays on this site, and leads exactly there", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "//",
    "\t",
    "\n",
    "\r",
    "@",
    ":",
    ".",
    "https:",
    "%2f",
    "%2e",
    "evil.example",
    "?",
    "#",
    "\u0000",
    "．",
    "ż",
    "e\u0301",
    "🌙",
    "%C5%BC",
    '"',
    "／",
  );
  const nasty = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((text) => `/${text}`),
        fc.webUrl(),
        fc.string(),
      ),
      (address) => {
        const path = localPath(address);
        if (path === null) return;
        expect(staysHere(path)).toBe(true);
        // As a header holds it, and the same however often it is passed on.
        expect(path).toMatch(/^[!-~]+$/);
        expect(localPath(path)).toBe(path);
        const asked = inLetters((address ?? "").replace(/[?#][^]*/, ""));
        if (asked !== null) expect(inLetters(new URL(path, here).pathname)).toBe(asked);
      },
    ),
    { numRuns: 1_000 },
  );
});
