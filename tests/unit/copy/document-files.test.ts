import { expect, test } from "vitest";
import { careCardFile, readingLabel } from "~/copy/document-files";

test("two ways to read beside each other have names of their own", () => {
  const files = ["list-motywacyjny.pdf", "list-motywacyjny-komentarz.pdf", careCardFile];
  const labels = files.map((fileName) => readingLabel({ fileName }));
  expect(labels).toEqual(["Czytaj", "Czytaj komentarz", "Czytaj kartkę"]);
});
