import type { Product } from "./product";
import { datingBio } from "./dating-bio/product";
import { decisionSimulation } from "./decision-simulation/product";
import { dreamAnalysis } from "./dream-analysis/product";
import { ebook } from "./e-book/product";
import { emotionMirror } from "./emotion-mirror/product";
import { lifeDecision } from "./life-decision/product";
import { motivationLetter } from "./motivation-letter/product";
import { personInsight } from "./person-insight/product";
import { rentalAgreement } from "./rental-agreement/product";
import { soulArchetype } from "./soul-archetype/product";
import { specialHoroscope } from "./special-horoscope/product";
import { talkProducts } from "./talk/product";
import { talkAnalysis } from "./talk-analysis/product";
import { therapist } from "./therapist/product";

const catalogue = [
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
  ebook,
] as const;

/** Of what is made for its buyer, or finished already: a talk is neither. */
export type ProductSlug = (typeof catalogue)[number]["slug"];

/** Everything that is sold, in the order in which hubs list it. */
export const products: readonly Product[] = [...catalogue, ...talkProducts];

/** What lists of products show. */
export const listedProducts = products.filter(({ unlisted }) => !unlisted);

export function findProduct(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}

/** What a document can be of: a product, or what comes with one. */
export const findDocument = (slug: string): Product | undefined =>
  slug === talkAnalysis.slug ? talkAnalysis : findProduct(slug);

export function findProductByPath(path: string): Product | undefined {
  return products.find((product) => product.path === path.replace(/\/+$/, ""));
}

/** Those whose orders have tokens like this one; none for a token that is nobody's. */
export function productsByToken(token: string): readonly Product[] {
  return products.filter(({ tokenPrefix }) => token.startsWith(tokenPrefix));
}

export function productsInHub(path: string): readonly Product[] {
  return listedProducts.filter(
    ({ hub, alsoInHubs }) => hub.path === path || alsoInHubs?.includes(path),
  );
}
