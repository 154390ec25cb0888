import { plain, plainWords, runsOf } from "~/copy/plain-words";
import { bannedPhrases } from "~/products/prompt.server";
import { sentenceAround, withoutQuotations, type Finding, type Leaf } from "./finding";

export type Language = "pl" | "en" | "de";

const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set(
    "w na nie ze z jest jak co o po ale czy dla od przy ktory ktora kiedy tego tym ci jako oraz".split(
      " ",
    ),
  ),
  en: new Set(
    "the and you your of is in that with for are this my have at as be it from".split(" "),
  ),
  de: new Set(
    "und die der das nicht mit fur ist zu den auf ein eine in von bei als meine".split(" "),
  ),
};

/** The language that a text is written in, by its commonest words; null when it is too short to tell. */
export function languageOf(text: string): Language | null {
  const words = plain(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.length < 12) return null;
  const counted = (["pl", "en", "de"] as const).map((language) => ({
    language,
    count: words.filter((word) => commonWords[language].has(word)).length,
  }));
  const [best, next] = counted.toSorted((a, b) => b.count - a.count);
  return best && next && best.count > next.count ? best.language : null;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Places of words that stand in one of the runs. */
const placesOf = (text: string, runs: ReadonlySet<string>, length: number): Set<number> =>
  new Set(
    runsOf(plainWords(text), length).flatMap((run, at) =>
      runs.has(run) ? Array.from({ length }, (_, i) => at + i) : [],
    ),
  );

/** So many words in a row are the person's. */
const theirRun = 5;

/**
 * Texts in a language that they were not asked for in.
 * @param given what the person wrote, in whatever language: their words in a row do not count
 */
export function wrongLanguage(
  leaves: readonly Leaf[],
  expected: (path: Leaf["path"]) => Language,
  given = "",
): Finding[] {
  const theirs = new Set(runsOf(plainWords(given), theirRun));
  return leaves.flatMap(({ path, text }) => {
    const said = withoutQuotations(text);
    const repeated = placesOf(said, theirs, theirRun);
    const language = languageOf(
      wordsOf(said)
        .filter((_, at) => !repeated.has(at))
        .join(" "),
    );
    return language === null || language === expected(path)
      ? []
      : [{ path, rule: "language" as const, fragment: sentenceAround(text, 0) }];
  });
}

/** From this length on a text is no name and no cell of a table, but sentences; in UTF-16 units. */
const sentenceLength = 150;

/** Long enough to be sentences, and with no end; the person's own words end as they like. */
export function unfinishedTexts(leaves: readonly Leaf[]): Finding[] {
  return leaves.flatMap(({ path, text }) =>
    text.length > sentenceLength &&
    path[0] !== "quotation" &&
    !/[.!?…][”"»)]*$|[”"»]$/u.test(text.trim())
      ? [{ path, rule: "unfinished" as const, fragment: text.trim().slice(-80) }]
      : [],
  );
}

const minLeakLength = 60;

/** Sentences of the instructions that came back as text. @param system what the model was told */
export function leakedRules(leaves: readonly Leaf[], system: string): Finding[] {
  // The example of the level has a check of its own.
  const told = system
    .replace(/<wzór>[\s\S]*<\/wzór>/u, "")
    .split(/[\n]|(?<=[.;:])\s/u)
    .map((sentence) => sentence.replace(/^- /u, "").trim())
    .filter((sentence) => sentence.length >= minLeakLength);
  return leaves.flatMap(({ path, text }) => {
    const leaked = told.find((sentence) => text.includes(sentence));
    return leaked ? [{ path, rule: "leak" as const, fragment: leaked }] : [];
  });
}

/** So many words in a row are no chance. */
const runLength = 8;

/** A text of which so much stands in the sample is the sample. */
const mostCopied = 0.15;

/**
 * Sentences of the sample, or of its excerpt in the prompt, that came back as if they were about this person.
 * @param given what the person wrote: whoever writes the sample's words may read them
 */
export function copiedSample(
  leaves: readonly Leaf[],
  sample: readonly Leaf[],
  given: string,
): Finding[] {
  const theirs = new Set(runsOf(plainWords(given), runLength));
  const runs = new Set(
    sample.flatMap(({ text }) =>
      runsOf(plainWords(text), runLength).filter((run) => !theirs.has(run)),
    ),
  );
  let copied = 0;
  let all = 0;
  const echoes = leaves.flatMap(({ path, text }): Finding[] => {
    const words = wordsOf(text);
    const places = placesOf(text, runs, runLength);
    const [first] = places;
    all += words.length;
    copied += places.size;
    return first === undefined
      ? []
      : [{ path, rule: "echo", fragment: words.slice(first, first + runLength).join(" ") }];
  });
  return copied > all * mostCopied ? [...echoes, { path: [], rule: "copy" }] : echoes;
}

const antithesis = /(?<!\p{L})nie\s[^.!?;:]{1,80}?,\s(?:tylko|lecz)\s\p{L}+/giu;
const mostAntitheses = 2;

/** „Nie X, tylko Y” or „nie X, lecz Y” more often than twice in a text. */
export function antitheses(leaves: readonly Leaf[]): Finding[] {
  return leaves
    .flatMap(({ path, text }) =>
      Array.from(withoutQuotations(text).matchAll(antithesis), ([fragment]) => ({
        path,
        rule: "antithesis" as const,
        fragment,
      })),
    )
    .slice(mostAntitheses);
}

/**
 * Phrases that the prompt bans.
 * @param given what the person wrote: whoever writes of a journey may read of it
 */
export function bannedWording(leaves: readonly Leaf[], given: string): Finding[] {
  const own = plain(given);
  const banned = bannedPhrases.filter(({ stem }) => !own.includes(plain(stem)));
  return leaves.flatMap(({ path, text }) => {
    const said = withoutQuotations(text).toLowerCase();
    const places = banned.map(({ stem }) =>
      (stem === plain(stem) ? plain(said) : said).search(new RegExp(`(?<!\\p{L})${stem}`, "u")),
    );
    const at = places.find((place) => place !== -1);
    return at === undefined
      ? []
      : [{ path, rule: "phrase" as const, fragment: sentenceAround(text, at) }];
  });
}
