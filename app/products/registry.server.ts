import { datingBioRecipe } from "./dating-bio/document.server";
import { decisionSimulationRecipe } from "./decision-simulation/document.server";
import { dreamAnalysisRecipe } from "./dream-analysis/document.server";
import { ebookRecipe } from "./e-book/document.server";
import { emotionMirrorRecipe } from "./emotion-mirror/document.server";
import { lifeDecisionRecipe } from "./life-decision/document.server";
import { motivationLetterRecipe } from "./motivation-letter/document.server";
import { personInsightRecipe } from "./person-insight/document.server";
import { rentalAgreementRecipe } from "./rental-agreement/document.server";
import { soulArchetypeRecipe } from "./soul-archetype/document.server";
import { specialHoroscopeRecipe } from "./special-horoscope/document.server";
import { talkAnalysisRecipe } from "./talk-analysis/document.server";
import { therapistRecipe } from "./therapist/document.server";
import type { Book } from "~/documents/book/model";
import type { WorksRecipe, DocumentRecipe } from "./recipe.server";
import { ebook } from "./e-book/product";
import type { ProductSlug } from "./registry";

type RecipeOf<Slug> = (DocumentRecipe | WorksRecipe) & { product: { slug: Slug } };

/** How everything that is sold is made: a product without its recipe, or with another's, does not compile. */
export const recipes = {
  therapist: therapistRecipe,
  "emotion-mirror": emotionMirrorRecipe,
  "life-decision": lifeDecisionRecipe,
  "decision-simulation": decisionSimulationRecipe,
  "person-insight": personInsightRecipe,
  "special-horoscope": specialHoroscopeRecipe,
  "soul-archetype": soulArchetypeRecipe,
  "dream-analysis": dreamAnalysisRecipe,
  "dating-bio": datingBioRecipe,
  "motivation-letter": motivationLetterRecipe,
  "rental-agreement": rentalAgreementRecipe,
  "e-book": ebookRecipe,
} satisfies { readonly [Slug in ProductSlug]: RecipeOf<Slug> };

/** What comes with something that is sold, and is not sold by itself. */
const besides: readonly DocumentRecipe[] = [talkAnalysisRecipe];

function findRecipe(slug: string): DocumentRecipe | WorksRecipe | undefined {
  const beside = besides.find(({ product }) => product.slug === slug);
  if (beside) return beside;
  return Object.hasOwn(recipes, slug) ? recipes[slug as ProductSlug] : undefined;
}

/**
 * How a product's document is made.
 * @throws Error for a finished work, which is not made for anybody
 */
export function recipeOf({ slug }: { slug: string }): DocumentRecipe {
  const recipe = findRecipe(slug);
  if (!recipe || "works" in recipe) throw new Error(`Nothing is made for a buyer of ${slug}.`);
  return recipe;
}

/** The text of a book, by the book's slug; undefined where it is not ours but a file of somebody's. */
export function findBook(slug: string): Book | undefined {
  const { works } = recipes[ebook.slug];
  return Object.hasOwn(works, slug) ? works[slug] : undefined;
}

/** Every product's sample; a finished work has none, since everybody can read the beginning itself. */
export function documentRecipes(): DocumentRecipe[] {
  const sold = Object.values<DocumentRecipe | WorksRecipe>(recipes).filter(
    (recipe): recipe is DocumentRecipe => !("works" in recipe),
  );
  return [...sold, ...besides];
}
