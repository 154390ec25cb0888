import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operator } from "~/config/operator.server";
import { loader } from "~/routes/public/security-txt";

test("whoever has found a vulnerability finds where to tell us (RFC 9116), for less than a year", async () => {
  const answer = loader();
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${operator.email}\n`);
  expect(text).toMatch(/^Canonical: https?:\/\/.+\/\.well-known\/security\.txt$/m);
  const [expires = "", ...more] = [...text.matchAll(/^Expires: (.+)$/gm)].map(([, at]) => at!);
  expect(more).toEqual([]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("what is accepted is written down, and found from the first page", () => {
  const page = readFileSync("docs/security.md", "utf8");
  for (const accepted of ["Tokens in addresses", "No virus scanner", "mended within"])
    expect(page).toContain(accepted);
  expect(readFileSync("README.md", "utf8")).toContain("(docs/security.md)");
});
