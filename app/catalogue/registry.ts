import type { Product } from "./product";
import { emotionMirror } from "./products/emotion-mirror";

/** Everything that is sold, in the order in which hubs list it. */
export const products: readonly Product[] = [emotionMirror];

export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

export function findProductByPath(path: string): Product | undefined {
  return products.find((product) => product.path === path.replace(/\/+$/, ""));
}

export function productsInHub(path: string): readonly Product[] {
  return products.filter((product) => product.hub.path === path);
}
