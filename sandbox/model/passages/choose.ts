import { quote, tidy } from "../quote.ts";
import { numberFrom } from "../writers/choice.ts";
import { quotable, read, standalone } from "../writers/own-words.ts";
import { fold, traitsOf, type Trait, type Traits } from "./traits.ts";

/**
 * Passages by what has to be heard for them to be true: `any` fits everybody, `work` whoever writes of work, `fear+work`
 * whoever writes of both. A passage is a text, or an object of texts (a step). `{zrobiłaś|zrobiłeś|masz to za sobą}` in a
 * text is a choice between the feminine, the masculine and the neutral form.
 */
export type Stock<Passage = string> = Readonly<
  Partial<Record<"any" | Trait | `${Trait}+${Trait}`, readonly Passage[]>>
>;

/** A stock whose passages are true for everybody. */
export const any = <Passage>(...passages: Passage[]): Stock<Passage> => ({ any: passages });

/** What a stock has for one trait alone, or for everybody: for what was chosen from a list, or what only one answer says. */
export const only = <Passage>(stock: Stock<Passage>, trait: Trait | null): Stock<Passage> => ({
  any: (trait && stock[trait]) ?? stock.any ?? [],
});

/** Chooses the passages of one document and remembers what it has used. */
export interface Choice {
  traits: Traits;
  /** Up to `count` passages that fit, the most fitting first, none twice in a document. */
  several<Passage>(stock: Stock<Passage>, count: number): Passage[];
  /** The passage that fits best of those not used yet. @throws Error when the stock has none: `any` was too small */
  one<Passage>(stock: Stock<Passage>): Passage;
  /**
   * The next sentence of an answer that the document has not quoted, without marks of quotation around it; cut at a
   * clause, with ` …`, where it is longer. Empty when none is left.
   * @param most longest result, in UTF-16 units
   */
  quote(answer: unknown, most: number): string;
  /** Such a quotation in the place of `%` in one of the frames; one of the other passages, or nothing, where there is none. */
  around(answer: unknown, most: number, frames: Stock, otherwise: Stock): string;
}

/**
 * What fits comes first; among what fits equally, the answers decide, so that the same ones get the same document.
 * @param slug of the product: two documents of one person differ
 * @param named traits that were chosen from a list
 */
export function chooseFor(
  slug: string,
  answers: Record<string, unknown>,
  named: readonly Trait[] = [],
): Choice {
  const traits = traitsOf(answers, named);
  const seed = `${slug}:${Object.values(answers).map(read).join("\n")}`;
  const used = new Set<unknown>();
  const quoted: string[] = [];
  let turn = 0;

  function several<Passage>(stock: Stock<Passage>, count: number): Passage[] {
    turn += 1;
    const fitting = Object.entries(stock as Record<string, readonly Passage[]>).flatMap(
      ([condition, passages]) => {
        const fit = fitOf(condition, traits);
        return fit === null ? [] : passages.map((passage) => ({ passage, fit }));
      },
    );
    const chosen = fitting
      .filter(({ passage }) => !used.has(passage))
      .map((each) => ({
        ...each,
        order: numberFrom(seed, `${turn}:${JSON.stringify(each.passage)}`),
      }))
      .toSorted((a, b) => b.fit - a.fit || a.order - b.order)
      .slice(0, count);
    for (const { passage } of chosen) used.add(passage);
    return chosen.map(({ passage }) => inForms(passage, traits.forms));
  }

  function quoteNext(answer: unknown, most: number): string {
    for (const sentence of read(answer)
      .replace(/["“”„«»]/gu, "")
      .split(/(?<=[.!?…])\s+/u)) {
      if (standalone(sentence, Infinity, 2) === "") continue;
      const whole = quotable(sentence, Infinity);
      const folded = fold(whole);
      if (quoted.some((each) => each.includes(folded) || folded.includes(each))) continue;
      const words = cutAtClause(whole, most);
      if (words === "") continue;
      quoted.push(folded);
      return words;
    }
    return "";
  }

  return {
    traits,
    several,
    one(stock) {
      const [passage] = several(stock, 1);
      if (passage === undefined) throw new Error(`${slug}: a stock has no passage left.`);
      return passage;
    },
    quote: quoteNext,
    around(answer, most, frames, otherwise) {
      const words = quoteNext(answer, most);
      const [passage = ""] = several(words === "" ? otherwise : frames, 1);
      return passage.replace("%", () => words);
    },
  };
}

/** How well a condition fits, as the sum of what was heard; null where something it needs was not. */
function fitOf(condition: string, { heard }: Traits): number | null {
  if (condition === "any") return 0;
  const counts = condition.split("+").map((trait) => heard.get(trait as Trait));
  return counts.every((count) => count !== undefined)
    ? counts.reduce((sum, count) => sum + count, 0)
    : null;
}

const formOrder = ["feminine", "masculine", "neutral"] as const;

function inForms<Passage>(passage: Passage, forms: Traits["forms"]): Passage {
  if (typeof passage === "string")
    return passage.replace(
      /\{([^{}|]*)\|([^{}|]*)\|([^{}|]*)\}/gu,
      (_, ...ways: string[]) => ways[formOrder.indexOf(forms)] ?? "",
    ) as Passage;
  if (typeof passage !== "object" || passage === null) return passage;
  const entries = Object.entries(passage).map(([name, text]) => [name, inForms(text, forms)]);
  return (
    Array.isArray(passage) ? entries.map(([, text]) => text) : Object.fromEntries(entries)
  ) as Passage;
}

const clauseEnds =
  /[,;:]\s|\s[–-]\s|\s(?=(?:a|ale|bo|że|i|więc|gdy|kiedy|żeby|choć|lecz|oraz)\s)/gu;
const leastCut = 18;

function cutAtClause(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = Array.from(text.matchAll(clauseEnds), ({ index }) => index);
  const end = ends.findLast((index) => index <= most - 2 && index >= leastCut);
  return end === undefined ? quote(tidy(text), most) : `${text.slice(0, end)} …`;
}
