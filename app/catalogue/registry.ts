import type { Product } from "./product";
import { datingBio } from "./products/dating-bio";
import { decisionSimulation } from "./products/decision-simulation";
import { dreamAnalysis } from "./products/dream-analysis";
import { emotionMirror } from "./products/emotion-mirror";
import { lifeDecision } from "./products/life-decision";
import { motivationLetter } from "./products/motivation-letter";
import { personInsight } from "./products/person-insight";
import { rentalAgreement } from "./products/rental-agreement";
import { soulArchetype } from "./products/soul-archetype";
import { specialHoroscope } from "./products/special-horoscope";
import { therapist } from "./products/therapist";
import { mafiaBook } from "./products/w-objeciach-mafii";

/** Everything that is sold, in the order in which hubs list it. */
export const products: readonly Product[] = [
  therapist,
  emotionMirror,
  lifeDecision,
  decisionSimulation,
  personInsight,
  specialHoroscope,
  soulArchetype,
  dreamAnalysis,
  datingBio,
  motivationLetter,
  rentalAgreement,
  mafiaBook,
];

export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

export function findProductByPath(path: string): Product | undefined {
  return products.find((product) => product.path === path.replace(/\/+$/, ""));
}

export function productsInHub(path: string): readonly Product[] {
  return products.filter(({ hub, alsoInHubs }) => hub.path === path || alsoInHubs?.includes(path));
}
