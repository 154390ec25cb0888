import type { Finding, Leaf } from "./finding";

/** Forms that somebody asks for, or uses of themselves. */
export type Forms = "żeńsko" | "męsko" | "neutralnie";

type Gender = "feminine" | "masculine";

/** What may stand between „jesteś” and how somebody is. */
const between =
  "(?:(?:już|bardzo|tak|taka|taki|dziś|teraz|tu|tam|po prostu|wciąż|nadal|jeszcze|naprawdę|trochę|może|wtedy|przez to|dla siebie|na to|z tym|się|zbyt|całkiem|wreszcie|ciągle|w tym|na siebie)\\s+){0,3}";
const notAdjectives =
  "ty|my|wy|czy|gdy|gdyby|przy|aby|żeby|kiedy|tej|tylko|trzeba|sobą|dala|ktoś|tutaj|wyżej|niżej|razy|lata|godziny|dni";
const adjective = (ending: string) =>
  `(?!(?:${notAdjectives})(?!\\p{L}))(?:\\p{L}{2,}${ending})(?!\\p{L})`;

/** What tells the gender of a person: their past, how they are, and whether they are „sam” or „sama”. */
function formsOf(verbs: string, past: Record<Gender, string>): Record<Gender, RegExp[]> {
  const patterns = (gender: Gender, ending: string, alone: string) => [
    new RegExp(past[gender], "giu"),
    new RegExp(`(?<!\\p{L})(?:${verbs})\\s+${between}${adjective(ending)}`, "giu"),
    new RegExp(
      `(?<!\\p{L})(?:${verbs}|\\p{L}{2,}(?:${gender === "feminine" ? "łaś|łam" : "łeś|łem"}))\\s+(?:\\p{L}+\\s+){0,3}?(?<!(?:ten|ta|tę|tak|taki|taka|jeden|jedna)\\s)${alone}(?=[,.!?;:]|$|\\s(?:z|ze|w|o|na|siebie|sobie)\\s)`,
      "giu",
    ),
  ];
  return {
    feminine: patterns("feminine", "a", "sama"),
    masculine: patterns("masculine", "[yi]", "sam"),
  };
}

const secondPerson = formsOf("jesteś|czujesz się|zostajesz|stajesz się|bądź", {
  feminine: String.raw`(?<!\p{L})\p{L}+(?:łaś|łabyś)(?!\p{L})`,
  masculine: String.raw`(?<!\p{L})\p{L}+(?:łeś|łbyś)(?!\p{L})`,
});

/** Stems of verbs whose past has a consonant before its ending („mogłem”). */
const verbStems = "mog|sz|szed|jad|pad|bieg|siad|wiod|laz|nios|wioz|ros|kład|krad";
/** Nouns in the instrumental and commands that end as a past does („z materiałem”). */
const men =
  "zapa|materia|kapita|dzia|udzia|wydzia|podzia|przedzia|artyku|tytu|kana|fina|sygna|idea|orygina|opa|cia|skanda|kryszta|genera";
const commands = "za|prze|od|wy|u";

const past = (ending: string, except: string) =>
  String.raw`(?<!\p{L})(?!(?:${except})${ending.slice(0, 3)}(?!\p{L}))(?:\p{L}+[aeiyąęu]|\p{L}*(?:${verbStems}))(?:${ending})(?!\p{L})`;

const firstPerson = formsOf("jestem|czuję się|zostaję|staję się", {
  feminine: past("łam|łabym", commands),
  masculine: past("łem|łbym", men),
});

const wrongFor: Readonly<Record<Forms, readonly Gender[]>> = {
  żeńsko: ["masculine"],
  męsko: ["feminine"],
  neutralnie: ["feminine", "masculine"],
};

const firstOf = (text: string, patterns: readonly RegExp[]) => {
  for (const pattern of patterns) {
    const [found] = text.match(pattern) ?? [];
    if (found) return found;
  }
  return undefined;
};

const formsOfGender: Readonly<Record<string, Forms>> = {
  kobieta: "żeńsko",
  mężczyzna: "męsko",
  inna: "neutralnie",
};

const isForms = (answer: string | undefined): answer is Forms =>
  answer !== undefined && Object.hasOwn(wrongFor, answer);

/**
 * The forms that somebody asks for, else those of the gender that they name, else those that they use of themselves.
 * @param own what they wrote in words of their own
 */
export function formsOfPerson(
  answers: Readonly<Record<string, string>>,
  own: readonly string[],
): Forms | undefined {
  const { forms, gender } = answers;
  if (isForms(forms)) return forms;
  if (gender && Object.hasOwn(formsOfGender, gender)) return formsOfGender[gender];
  const text = own.join("\n");
  const her = firstOf(text, firstPerson.feminine);
  const his = firstOf(text, firstPerson.masculine);
  if (her && !his) return "żeńsko";
  return his && !her ? "męsko" : undefined;
}

/**
 * Forms of another gender than the person's.
 * @param ownVoice names of fields, at any depth, in which the person speaks
 */
export function wrongForms(
  leaves: readonly Leaf[],
  forms: Forms | undefined,
  ownVoice: readonly string[] = [],
): Finding[] {
  if (!forms) return [];
  return leaves.flatMap(({ path, text }) => {
    const speaks = path.some((step) => ownVoice.includes(String(step)));
    const patterns = wrongFor[forms].flatMap((gender) => [
      ...secondPerson[gender],
      ...(speaks ? firstPerson[gender] : []),
    ]);
    const fragment = firstOf(text, patterns);
    return fragment ? [{ path, rule: "forms" as const, fragment }] : [];
  });
}
