import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { demonstrationHeading, Opinions } from "~/ui/opinions";
import { FactsAtAGlance } from "~/ui/product-facts";

const shown = (element: React.ReactElement) => renderToStaticMarkup(element);
const plain = (html: string) => html.replace(/(?:&nbsp;|\u00a0)/g, " ");
const heading = plain(demonstrationHeading);

const reviews = {
  average: 5,
  count: 1,
  latest: [{ authorName: "Ewa", stars: 5, text: "Dobrze.", createdAt: "2026-11-01T10:00:00Z" }],
};

test("a shop that sells shows nobody's words before somebody has bought, but a sentence of the sample", () => {
  const html = plain(shown(<Opinions product={emotionMirror} reviews={null} />));
  expect(html).toContain("Nikt jeszcze nie napisał opinii");
  expect(html).toContain(plain(emotionMirror.sampleSentence ?? "–").slice(0, 30));
  expect(html).not.toContain(heading);
  const authors = emotionMirror.demonstration?.opinions.map(({ author }) => author) ?? [];
  expect(authors).not.toEqual([]);
  for (const author of authors) expect(html).not.toContain(`>${author}<`);
});

test("a demonstration has made-up opinions in one block that says so, until there are real ones", () => {
  const html = plain(shown(<Opinions product={emotionMirror} reviews={null} demonstration />));
  expect(html.split(heading)).toHaveLength(2);
  expect(html).not.toContain("Nikt jeszcze nie napisał");
  const shownWords = emotionMirror.demonstration!.opinions.map(({ text }) => text.slice(0, 20));
  for (const words of shownWords) expect(html).toContain(words);
  expect(html).not.toMatch(/\d[,.]\d\/5|Ocena/);
  const real = plain(shown(<Opinions product={emotionMirror} reviews={reviews} demonstration />));
  expect(real).toContain("Ewa");
  expect(real).not.toContain(heading);
});

test("a demonstration shows three made-up opinions at most", () => {
  const [opinion] = emotionMirror.demonstration!.opinions;
  const many = Array.from({ length: 5 }, (_, index) => ({ ...opinion!, author: `Osoba ${index}` }));
  const html = shown(
    <Opinions
      product={{ ...emotionMirror, demonstration: { opinions: many } }}
      reviews={null}
      demonstration
    />,
  );
  expect(html.match(/Osoba \d/g)).toHaveLength(3);
});

test("the rental agreement has none to show", () => {
  expect(rentalAgreement.demonstration).toBeUndefined();
  expect(shown(<Opinions product={rentalAgreement} reviews={null} />)).not.toContain("blockquote");
});

test("nothing made up stands beside a price", () => {
  const html = shown(<FactsAtAGlance price={{ grosze: 1199 }} reviews={null} hasSample />);
  expect(html).toContain("11,99");
  expect(html).not.toContain("Ocena");
});
