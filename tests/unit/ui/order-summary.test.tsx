import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ebook } from "~/products/e-book/product";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { OrderSummary } from "~/routes/orders/order-summary";

const said = (summary: Partial<Parameters<typeof OrderSummary>[0]>) =>
  renderToStaticMarkup(
    <OrderSummary
      product={emotionMirror}
      price={{ grosze: 1199 }}
      groups={2}
      isDelayed={false}
      {...summary}
    />,
  ).replaceAll("\u00a0", " ");

test("a summary says in how long a document comes, and not while it takes longer", () => {
  expect(said({})).toContain("PDF na e-mail");
  expect(said({})).toContain("gotowe zwykle w 1–2 minuty");
  expect(said({ isDelayed: true })).not.toContain("1–2 minuty");
  expect(said({ isDelayed: true })).toContain("później niż zwykle");
});

test("a book comes in the formats that it has", () => {
  expect(said({ product: ebook, formats: ["pdf"] })).toContain("PDF do pobrania");
  expect(said({ product: ebook, formats: ["pdf"] })).not.toContain("EPUB");
  expect(said({ product: ebook, formats: ["epub", "pdf"] })).toContain("EPUB i PDF do pobrania");
});
