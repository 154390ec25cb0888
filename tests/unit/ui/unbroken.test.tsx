import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "~/ui/unbroken";

const wholes = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
    ([, whole]) => whole,
  );

test.each([
  ["zamówienie K-10002.", ["K-10002"]],
  ["transakcja TR-763-89AFACY, 11,99 zł", ["TR-763-89AFACY"]],
  ["E-maile i e-booki, od e-maila", ["E-maile", "e-booki", "e-maila"]],
  ["od 30\u00a0listopada 2026, 9:23", ["30\u00a0listopada 2026"]],
  ["zwykłe słowa", []],
])("%s keeps whole what is read as one", (text, expected) => {
  expect(wholes(text)).toEqual(expected);
});

test("no character of a text is changed but spaces that tie", () => {
  const text = "K-1 i e-mail";
  const said = renderToStaticMarkup(<Unbroken text={text} />).replace(/<[^>]*>/g, "");
  expect(said.replaceAll("\u00a0", " ")).toBe(text);
});
