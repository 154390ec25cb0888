import { datingBioRecipe } from "./dating-bio/document.server";
import { decisionSimulationRecipe } from "./decision-simulation/document.server";
import { dreamAnalysisRecipe } from "./dream-analysis/document.server";
import { emotionMirrorRecipe } from "./emotion-mirror/document.server";
import { lifeDecisionRecipe } from "./life-decision/document.server";
import { motivationLetterRecipe } from "./motivation-letter/document.server";
import { personInsightRecipe } from "./person-insight/document.server";
import { rentalAgreementRecipe } from "./rental-agreement/document.server";
import { soulArchetypeRecipe } from "./soul-archetype/document.server";
import { specialHoroscopeRecipe } from "./special-horoscope/document.server";
import { therapistRecipe } from "./therapist/document.server";
import { mafiaBookRecipe } from "./w-objeciach-mafii/document.server";
import type { Book } from "~/documents/book/model";
import type { BookRecipe, DocumentRecipe } from "./recipe.server";
import type { ProductSlug } from "./registry";

type RecipeOf<Slug> = (DocumentRecipe | BookRecipe) & { product: { slug: Slug } };

/** How everything that is sold is made: a product without its recipe, or with another's, does not compile. */
export const recipes: { readonly [Slug in ProductSlug]: RecipeOf<Slug> } = {
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
  "w-objeciach-mafii": mafiaBookRecipe,
};

function findRecipe(slug: string): DocumentRecipe | BookRecipe | undefined {
  return Object.hasOwn(recipes, slug) ? recipes[slug as ProductSlug] : undefined;
}

/**
 * How a product's document is made.
 * @throws Error for a finished work, which is not made for anybody
 */
export function recipeOf({ slug }: { slug: string }): DocumentRecipe {
  const recipe = findRecipe(slug);
  if (!recipe || "book" in recipe) throw new Error(`Nothing is made for a buyer of ${slug}.`);
  return recipe;
}

/** The text that a product sells; undefined when there is none of ours. */
export function findBook(slug: string): Book | undefined {
  const recipe = findRecipe(slug);
  return recipe && "book" in recipe ? recipe.book : undefined;
}

/** Every product's sample; a finished work has none, since everybody can read the beginning itself. */
export function documentRecipes(): DocumentRecipe[] {
  return Object.values<DocumentRecipe | BookRecipe>(recipes).filter(
    (recipe): recipe is DocumentRecipe => !("book" in recipe),
  );
}
