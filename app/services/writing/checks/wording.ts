import { plain, withoutQuotations, type Finding, type Leaf } from "./finding";

export type Language = "pl" | "en" | "de";

const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set(
    "i w na nie ze sie to z do jest jak co o po ale czy dla od przy ktory ktora kiedy tego tym ci jako oraz".split(
      " ",
    ),
  ),
  en: new Set(
    "the and you your of is in that with for are this i my have at as be it on from".split(" "),
  ),
  de: new Set(
    "und die der das ich nicht mit fur ist zu den auf ein eine in von sie bei als meine".split(" "),
  ),
};

/** The language that a text is written in, by its commonest words; null when it is too short to tell. */
export function languageOf(text: string): Language | null {
  const words = plain(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (words.length < 12) return null;
  const count = (language: Language) =>
    words.filter((word) => commonWords[language].has(word)).length;
  const [best = "pl", next = "pl"] = (["pl", "en", "de"] as const)
    .slice()
    .sort((a, b) => count(b) - count(a));
  return count(best) > count(next) ? best : null;
}

/** Texts in a language that they were not asked for in. */
export function wrongLanguage(
  leaves: readonly Leaf[],
  expected: (path: Leaf["path"]) => Language,
): Finding[] {
  return leaves.flatMap(({ path, text }) => {
    // Somebody may be quoted in whatever language they write.
    const language = languageOf(withoutQuotations(text));
    return language === null || language === expected(path)
      ? []
      : [{ path, rule: "language" as const }];
  });
}

/** Long enough to be a sentence, and one that has no end; the person's own words end as they like. */
export function unfinishedTexts(leaves: readonly Leaf[]): Finding[] {
  return leaves.flatMap(({ path, text }) =>
    text.length > 90 && path[0] !== "quotation" && !/[.!?…][”"»)]*$|[”"»]$/u.test(text.trim())
      ? [{ path, rule: "unfinished" as const }]
      : [],
  );
}

const minLeakLength = 60;

/** Sentences of the instructions that came back as text. @param system what the model was told */
export function leakedRules(leaves: readonly Leaf[], system: string): Finding[] {
  // The example of the level is no secret, and its sentences are for the evaluation to compare.
  const told = system
    .replace(/<wzór>[\s\S]*<\/wzór>/u, "")
    .split(/[\n]|(?<=[.;:])\s/u)
    .map((sentence) => sentence.replace(/^- /u, "").trim())
    .filter((sentence) => sentence.length >= minLeakLength);
  return leaves.flatMap(({ path, text }) =>
    told.some((sentence) => text.includes(sentence)) ? [{ path, rule: "leak" as const }] : [],
  );
}

const feminine = /\p{L}+(?:łaś|łabyś)(?!\p{L})/u;
const masculine = /\p{L}+(?:łeś|łbyś)(?!\p{L})/u;

/** Forms of the other gender than the one that was asked for. @param requestedForm `żeńsko`, `męsko` or `neutralnie` */
export function wrongForms(leaves: readonly Leaf[], requestedForm: string | undefined): Finding[] {
  const wrong =
    requestedForm === "żeńsko"
      ? [masculine]
      : requestedForm === "męsko"
        ? [feminine]
        : requestedForm === "neutralnie"
          ? [feminine, masculine]
          : [];
  return leaves.flatMap(({ path, text }) =>
    wrong.some((pattern) => pattern.test(text)) ? [{ path, rule: "forms" as const }] : [],
  );
}
