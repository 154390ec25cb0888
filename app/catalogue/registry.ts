import type { Product } from "./product";
import { decisionSimulation } from "./products/decision-simulation";
import { emotionMirror } from "./products/emotion-mirror";
import { lifeDecision } from "./products/life-decision";
import { personInsight } from "./products/person-insight";
import { therapist } from "./products/therapist";

/** Everything that is sold, in the order in which hubs list it. */
export const products: readonly Product[] = [
  therapist,
  emotionMirror,
  lifeDecision,
  decisionSimulation,
  personInsight,
];

export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

export function findProductByPath(path: string): Product | undefined {
  return products.find((product) => product.path === path.replace(/\/+$/, ""));
}

export function productsInHub(path: string): readonly Product[] {
  return products.filter((product) => product.hub.path === path);
}
