import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";

const pages = [
  ...readdirSync("docs/runbooks").map((name) => `docs/runbooks/${name}`),
  ...readdirSync("docs/operations").map((name) => `docs/operations/${name}`),
  "docs/operations.md",
];
const texts = pages.map((page) => [page, readFileSync(page, "utf8")] as const);

/** What stands in a page as code, on one line. */
const codeOf = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.replace(/\s+/g, " "));

const questions = texts.flatMap(([page, text]) =>
  codeOf(text).flatMap((code) => (/^select /.test(code) ? [[page, code] as const] : [])),
);

describe("what an operator is told to ask the database, it can be asked:", () => {
  test("there is some of it", () => expect(questions.length).toBeGreaterThan(8));

  test.each(questions)("%s: %s", async (_page, question) => {
    await db.transaction((tx) => tx.execute(sql.raw(question.replaceAll("…", "0"))), {
      accessMode: "read only",
    });
  });
});

test("the lines of the log that an operator is told to look for are lines that we write", () => {
  const sought = texts.flatMap(([, text]) =>
    [...text.matchAll(/grep '([^']+)'/g)].map(([, words = ""]) => words),
  );
  expect(sought.length).toBeGreaterThan(1);
  for (const words of sought)
    expect(
      execFileSync("grep", ["-rlF", `"${words}"`, "app", "server"], { encoding: "utf8" }).trim(),
      words,
    ).not.toBe("");
});

test("each line that a runbook looks for names the network that it came from", () => {
  const where = { "payment notification refused": "app", "too many requests refused": "server" };
  for (const [words, folder] of Object.entries(where)) {
    const said = execFileSync("grep", ["-rhF", `"${words}"`, folder], { encoding: "utf8" });
    const lines = said.trim().split("\n");
    expect(lines.filter((line) => !/\bfrom\b/.test(line))).toEqual([]);
  }
});
