import { readdirSync, readFileSync } from "node:fs";
import {
  createSourceFile,
  forEachChild,
  isStringLiteralLike,
  isTemplateHead,
  isTemplateMiddleOrTemplateTail,
  ScriptTarget,
  type Node,
} from "typescript";
import { expect, test } from "vitest";
import { sentences } from "../../../scripts/crisis/sentences";

/** A sentence however it is written: its letters and digits. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("ł", "l")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const linesOf = (kinds: readonly string[]) =>
  new Set(sentences.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => plain(text)));
const alarming = linesOf(["acute", "concern"]);
const all = linesOf(["acute", "concern", "harmless"]);

/** What a file says in quotation marks, as a whole and sentence by sentence. */
function saidIn(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (isStringLiteralLike(node) || isTemplateHead(node) || isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    forEachChild(node, visit);
  };
  visit(createSourceFile(file, readFileSync(file, "utf8"), ScriptTarget.Latest));
  return texts.flatMap((text) => [text, ...text.split(/(?<=[.!?])\s+/)]);
}

const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `tests/${file}`);

test("there are sentences and tests to compare", () => {
  expect(alarming.size).toBeGreaterThan(1_000);
  expect(all.size).toBeGreaterThan(alarming.size);
  expect(files.length).toBeGreaterThan(100);
});

// What was learnt from measures nothing. Elsewhere a harmless line is a word like any other (“dom”, “smutek”).
test("no test expects anything of a sentence that weights were learnt from", () => {
  const learnt = files.flatMap((file) => {
    const lines = /\bcrisis\b/.test(file) ? all : alarming;
    return saidIn(file)
      .filter((text) => lines.has(plain(text)))
      .map((text) => `${file}: ${text}`);
  });
  expect(learnt).toEqual([]);
});
