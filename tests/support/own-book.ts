import { copyFormats } from "~/config/download-terms";
import { bookProduct, ebook } from "~/products/e-book/product";
import type { Product } from "~/products/product";
import { findBook } from "~/products/registry.server";
import { listedProducts } from "~/products/registry";

const text = findBook("w-objeciach-mafii");
if (!text) throw new Error("no book");

/** The book that migrations leave on sale, as its row has it. */
export const ownBook = bookProduct({
  slug: text.slug,
  title: text.title,
  description:
    "Konserwatorka starych map, atlas nieba z podwójnym dnem i mężczyzna, którego nazwisko wymawia się szeptem.\n\nCztery rozdziały: noir, romans i niebo nad miastem.",
  priceGrosze: 2999,
  regularPriceGrosze: 4999,
  edition: 1,
  formats: copyFormats,
});

/** Everything that can be bought in a fresh shop, where talks cannot: what all books have in common is none of it, the one book is. */
export const everythingSold: readonly Product[] = [
  ...listedProducts.filter((product) => product !== ebook),
  ownBook,
];
