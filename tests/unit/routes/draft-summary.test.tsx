import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { DraftSummary } from "~/routes/rental/draft-summary";

const price = { grosze: rentalAgreement.priceGrosze };
const shown = (more: { pay?: string; showsFigure?: boolean }) =>
  renderToStaticMarkup(<DraftSummary price={price} next="Dalej: strony umowy." {...more} />);
const figure = "240";
const way = "Do płatności";

test("the summary of a draft leads to paying once that can be, and has its figure apart from it", () => {
  expect(shown({})).not.toContain(way);
  expect(shown({})).not.toContain(figure);
  expect(shown({ showsFigure: true })).toContain(figure);
  expect(shown({ showsFigure: true })).not.toContain(way);
  expect(shown({ pay: "#platnosc" })).toMatch(/href="#platnosc"[^>]*>.*Do płatności/);
  expect(shown({ pay: "#platnosc" })).not.toContain(figure);
});
