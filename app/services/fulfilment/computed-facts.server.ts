import type { Product } from "~/catalogue/product";
import type { ComputedFacts } from "~/documents/templates/template";
import { birthSkyOf } from "~/ephemeris/birth-sky.server";
import { skyAsData } from "~/ephemeris/birth-sky-words";

/** What follows from the answers: for the document as it is, for the model in plain Polish data. */
type Facts = { computed: ComputedFacts; inWords?: unknown };

/**
 * Computations by the key of the prompt that needs them. Each follows from the answers alone, so nothing is stored: text
 * and document get the same facts, however often a step is repeated.
 */
const computations: Readonly<Record<string, (answers: Record<string, string>) => Facts>> = {
  "soul-archetype": ({ birthDate = "" }) => {
    const birthSky = birthSkyOf(birthDate);
    return { computed: { birthSky }, inWords: skyAsData(birthSky) };
  },
};

/** The facts of an order; none for a product whose text rests on the answers alone. */
export function factsFor(product: Product, answers: Record<string, string>): Facts {
  return computations[product.prompt ?? ""]?.(answers) ?? { computed: {} };
}
