import type { Product } from "~/products/product";
import type { ComputedFacts } from "~/documents/templates/template";
import { signSkyAsData } from "~/sky/ephemeris/sign-sky-words";
import { signSkyOf } from "~/sky/ephemeris/sign-sky.server";
import { formatIsoDate } from "~/copy/format";
import { birthSkyOf } from "~/sky/ephemeris/birth-sky.server";
import { skyAsData } from "~/sky/ephemeris/birth-sky-words";

/** What follows from the answers: for the document as it is, for the model in plain Polish data. */
type Facts = { computed: ComputedFacts; inWords?: unknown };

/**
 * Computations by the key of the prompt that needs them. Each follows from the answers and the day of the order alone, so
 * nothing is stored: text and document get the same facts, however often a step is repeated.
 */
const computations: Readonly<
  Record<string, (answers: Record<string, string>, day: string) => Facts>
> = {
  "soul-archetype": ({ birthDate = "" }) => {
    const birthSky = birthSkyOf(birthDate);
    return { computed: { birthSky }, inWords: skyAsData(birthSky) };
  },
  "special-horoscope": ({ zodiacSign = "" }, day) => {
    const signSky = signSkyOf(zodiacSign, day);
    return signSky ? { computed: { signSky }, inWords: signSkyAsData(signSky) } : { computed: {} };
  },
};

/**
 * The facts of an order; none for a product whose text rests on the answers alone.
 * @param orderedAt when it was paid for, or placed: the moment whose sky counts as today's
 */
export function factsFor(
  product: Product,
  answers: Record<string, string>,
  orderedAt: Date,
): Facts {
  return (
    computations[product.prompt ?? ""]?.(answers, formatIsoDate(orderedAt)) ?? { computed: {} }
  );
}
