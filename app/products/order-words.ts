import { defaultOrderWords, documentReady, type OrderWords, type Product } from "./product";
import { productsByToken } from "./registry";

const otherWords: OrderWords = {
  paid: {
    title: "Płatność zakończona sukcesem!",
    text: "Potwierdzenie wyślemy na e-mail podany w zamówieniu.",
  },
  notPaid: { what: "Zamówienie nie zostało opłacone." },
  ready: documentReady,
};

/** What the payment pages say about an order, whose product may not be in the catalogue any more, by its token. */
export function orderWordsOf(token: string): OrderWords {
  return orderWordsFor(productsByToken(token)[0]);
}

/** The same by its product. @param product undefined for one that is not in the catalogue any more */
export const orderWordsFor = (product: Product | undefined): OrderWords =>
  product ? (product.orderWords ?? defaultOrderWords) : otherWords;

/** Where to order another one, for an order whose product is not in the catalogue any more; null where that is open. */
export function followUpOf(token: string): { label: string; href: string } | null {
  const [product, ...others] = productsByToken(token);
  if (!product || others.length > 0) return null;
  return { label: product.again.label, href: product.again.path ?? product.path };
}

/** Where an order of a product leads back to. */
export const backOf = ({ back, hub }: Pick<Product, "back" | "hub">) => ({
  label: back.label,
  href: back.path ?? hub.path,
});
