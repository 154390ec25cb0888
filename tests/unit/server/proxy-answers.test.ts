import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brand } from "~/config/brand";
import { serverErrorPage } from "../../../server/error-page";

const config = readFileSync("deploy/nginx/nginx.conf", "utf8");

/** What the proxy says by itself, by status; what has no words of its own is said in those of 503. */
const said = new Map(
  [...config.matchAll(/^ {4}(\d{3}|default) "<h1>(.+)<\/h1><p>(.+)<\/p>";$/gm)].map(
    ([, status = "", ...words]) => [status === "default" ? 503 : Number(status), words],
  ),
);

test("the proxy answers in the words that the web process has", () => {
  expect([...said.keys()].sort()).toEqual([400, 404, 408, 413, 429, 503]);
  for (const [status, words] of said)
    for (const text of words) expect(serverErrorPage(status)).toContain(`>${text}<`);
  expect(config).toContain(`<title>${brand.name}</title>`);
});

test("each status that the proxy may come to by itself has such a page", () => {
  const lines = [...config.matchAll(/^ {4}error_page ([\d ]+?)(?: =503)? @sorry;$/gm)];
  const statuses = lines.flatMap(([, listed = ""]) => listed.split(" "));
  for (const status of [...said.keys(), 500, 502, 504]) expect(statuses).toContain(String(status));
});
