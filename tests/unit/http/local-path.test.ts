import fc from "fast-check";
import { expect, test } from "vitest";
import { localPath } from "~/http/local-path";

const here = "https://konstelacja.example";
const staysHere = (address: string) => new URL(address, here).origin === here;

test.each(["/", "/panel", "/horoscope-detail?sign=lew&scope=daily#a", "/?next=//evil.example"])(
  "%s is a path of this site",
  (path) => expect(localPath(path)).toBe(path),
);

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
  `/${"x".repeat(500)}`,
])("%j is none", (address) => expect(localPath(address)).toBeNull());

test("whatever is let through stays on this site", () => {
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
    "evil.example",
    "?",
    "#",
    "\u0000",
    "．",
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
        if (path !== null) expect(staysHere(path)).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});
