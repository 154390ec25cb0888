import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { findBook } from "~/products/registry.server";
import { renderBookPdf } from "~/documents/book/pdf.server";
import { stampPdf } from "~/documents/book/stamp-pdf.server";
import { maskedEmail } from "~/services/downloads/rules";
import { extractPages, syntaxOf } from "./pdf-reading";

const book = findBook("w-objeciach-mafii");
if (!book) throw new Error("no book");
const pdf = await renderBookPdf(book);
const mark = "Egzemplarz K-10001 · a•••@example.com";

test("the PDF is tagged, in Polish, has bookmarks, and does not say that a model wrote it", () => {
  const syntax = syntaxOf(pdf);
  expect(syntax).toContain("/Marked true");
  expect(syntax).toMatch(/\/Lang \(pl\)/);
  expect(syntax).toContain("/Outlines");
  expect(syntax).not.toContain("trainedAlgorithmicMedia");
});

test("the contents name the pages on which the chapters begin", async () => {
  const pages = await extractPages(pdf);
  const contents = pages[2] ?? "";
  book.chapters.forEach(({ title }, index) => {
    const number = Number(new RegExp(`${title}\\s+(\\d+)`).exec(contents)?.[1]);
    // The number at the page's foot is drawn first.
    expect(pages[number - 1]).toMatch(new RegExp(`^${number} ${index + 1} ${title}`));
  });
});

test("the mark stands on every page, and nothing else changes", async () => {
  const stamped = await stampPdf(pdf, mark);
  const doc = await PDFDocument.load(stamped, { updateMetadata: false });
  expect(doc.getPageCount()).toBe((await PDFDocument.load(pdf)).getPageCount());
  expect(doc.getTitle()).toBe(book.title);
  expect(await stampPdf(pdf, mark)).toEqual(stamped);
  const after = await extractPages(stamped);
  for (const page of after) expect(page).toContain(mark);
  expect(after.map((page) => page.replace(mark, "").replace(/\s+/g, ""))).toEqual(
    (await extractPages(pdf)).map((page) => page.replace(/\s+/g, "")),
  );
});

test("a mark that the plain font cannot draw does not stop the stamping", async () => {
  await expect(stampPdf(pdf, "Egzemplarz ż•••@żółw.example 🐢")).resolves.toBeInstanceOf(Buffer);
  await expect(stampPdf(Buffer.from("nie PDF"), mark)).rejects.toThrow();
});

test.each([
  ["anna.nowak@example.com", "a•••@example.com"],
  ["ż@example.com", "ż•••@example.com"],
  ['"a@b"@example.com', '"•••@example.com'],
])("%s is masked as %s", (email, masked) => expect(maskedEmail(email)).toBe(masked));
