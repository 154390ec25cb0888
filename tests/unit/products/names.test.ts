import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { ebook } from "~/products/e-book/product";
import { products } from "~/products/registry";
import { recipes } from "~/products/registry.server";

const ownTexts = Object.keys(recipes[ebook.slug].works);
const names = new Set([
  ...products.flatMap(({ slug, orderType }) => [slug, orderType]),
  ...ownTexts,
]);
const prefixes = [...new Set(products.map(({ tokenPrefix }) => tokenPrefix))];

/** The texts of a source that name a product: its slug, its order type, or what its tokens begin with. */
function productNamesIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isKey(node)) {
      const { text } = node;
      if (names.has(text) || prefixes.some((prefix) => text.startsWith(prefix))) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.tsx", code, ts.ScriptTarget.ES2022, true));
  return found;
}

/** `therapist: …`, which is a string without quotation marks. */
const isKey = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;

test("a product is a value: outside its folder nobody knows one by a string", () => {
  const files = ["app", "server", "scripts"]
    .flatMap((folder) => ts.sys.readDirectory(folder, [".ts", ".tsx"]))
    .filter((file) => !file.includes("app/products/"));
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    productNamesIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("such strings are seen wherever they stand", () => {
  expect(productNamesIn(`const a = { therapist: 1, "life-decision": 2 };`)).toEqual([
    "therapist",
    "life-decision",
  ]);
  expect(productNamesIn("if (task === `dating-bio` || token.startsWith('Smart-')) b();")).toEqual([
    "dating-bio",
    "Smart-",
  ]);
  expect(productNamesIn("const token = `Ebook-${random}`;")).toEqual(["Ebook-"]);
  expect(productNamesIn(`import { therapist } from "~/products/therapist/product";`)).toEqual([]);
});
