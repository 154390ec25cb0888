import type { Product } from "./product";
import { datingBio } from "./products/dating-bio";
import { emotionMirror } from "./products/emotion-mirror";
import { motivationLetter } from "./products/motivation-letter";

/** Everything that is sold, in the order in which hubs list it. */
export const products: readonly Product[] = [emotionMirror, datingBio, motivationLetter];

export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

export function findProductByPath(path: string): Product | undefined {
  return products.find((product) => product.path === path.replace(/\/+$/, ""));
}

export function productsInHub(path: string): readonly Product[] {
  return products.filter((product) => product.hub.path === path);
}
