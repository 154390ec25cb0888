import { ofBook } from "./e-book/product";
import type { Product } from "./product";
import { findProduct } from "./registry";

/** What an order remembers of what was ordered. */
export type Ordered = { productSlug: string; bookSlug: string | null; bookTitle: string | null };

/**
 * What an order is of, with the title that it was sold under; undefined for what is not in the catalogue any more. A book
 * needs no row for it: the order has frozen what its pages and mails say.
 */
export function orderedProduct(order: Ordered): Product | undefined {
  const { bookSlug, bookTitle } = order;
  return bookSlug !== null && bookTitle !== null
    ? ofBook(bookSlug, bookTitle)
    : findProduct(order.productSlug);
}

/** How an order's product is called, for lists, mails and files. */
export const orderedTitle = (order: Ordered) => orderedProduct(order)?.title ?? order.productSlug;
