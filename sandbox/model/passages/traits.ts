import { read } from "../writers/own-words.ts";

/** Beginnings of words, without Polish marks, by which a feeling or a situation is heard. */
const vocabulary = {
  // Feelings.
  fear: "lek(?:u|iem|ow|am)?\\b|boj(?:e|a) sie|sie boj(?:e|a)\\b|boi(?:my|sz)? sie|balam sie|balem sie|obaw|strach|przeraz|przeraza|panik|niepok|martwi|stresuj|stres(?:u|em|ie)?\\b|nerwy\\b|nerwow",
  sadness: "smut|przykro|placz|plak(?:a|ac)|lzy\\b|lez\\b|zal\\b|zalu\\b|zaluje|przygneb|rozpacz",
  anger:
    "zlosc|zlosci|zl[ya](?= na\\b)|(?<=\\b(?:jestem|bylam|bylem|czuje sie|robie sie) (?:\\w+ )?)zl[ya]\\b|wsciek|wkurz|zdenerw|gniew|wybuch(?:la|nal|am)|krzycz|krzykn|zirytow|irytuj",
  frustration:
    "frustr|bezsil|bezrad|utkne|stoje w miejscu|nic nie wychodzi|nie wychodzi mi|znowu to samo|mam dosc",
  shame: "wstyd|wstydz|upokorz|kompromit|osmiesz|zawstydz|glupio mi",
  guilt:
    "poczucie winy|poczucia winy|moja wina|mojej winy|winna\\b|winny\\b|obwinia|wyrzuty|wyrzutow|zawiodlam|zawiodlem",
  loneliness:
    "samotn|sama jak|nikogo nie mam|nie mam z kim|nie mam nikogo|nikt nie (?:dzwoni|pyta|pisze|zapyta)|osamotn|odizol",
  tiredness:
    "zmecz|wyczerp|wypomp|wykoncz|nie mam sil|brak(?:uje)? (?:mi )?sil|padam|przemecz|niewyspan|wypalon|wypaleni",
  longing: "tesk|brakuje mi|brak mi|zatesk",
  hope: "nadziej|licze na|wierze, ze|moze sie uda",
  joy: "rado(?:sc|sn)|ciesz|uciesz|szczesliw|dumn[ay]|duma\\b|smial(?:am|em|ismy)|sukces",
  calm: "spokoj|spokojn|ulg[aei]\\b|odetchn|cisz[aey]\\b|rownowag",
  euphoria: "eufor|zachwyt|zachwyc|skacz|unosze sie|rozpiera",
  melancholy: "melanchol|nostalg|zadum|przemij|jesienn",
  jealousy: "zazdros|zazdrosn",
  // Situations.
  work: "prac[aeyouiu]|pracuj|szef|firm|zespol|projekt|biur|klient|etat|kierown|wspolpracown|kolez?ank[ai] z pracy|zwolnien|awans|rekrutac|zawod(?:u|zie|owo|owy|owe)|dyzur",
  partner:
    "maz\\b|mez(?:a|em|owi|u)\\b|zon[aeyo]\\b|zonie|partner|chlopak|dziewczyn[aeyo]|narzecz|zwiazk|zwiazek|malzen|ukochan",
  parting:
    "rozsta|zerwa|rozwod|rozwiod|rozwodz|odszedl|odeszla|\\bbyl(?:y|ego|ym) (?:maz|partner|chlopak)|\\bbyl(?:a|ej|a) (?:zon|partner|dziewczyn)|eks\\b",
  family:
    "mam[aeo]\\b|mamie\\b|(?<=\\b(?:mojej|mej|twojej|swojej|naszej|waszej|jej|jego|ich|u|do|od|dla|bez|obok|kolo|oprocz) )mamy\\b|matk|ojc(?:a|u|em|iec)|ojciec|tat[aeyo]\\b|tacie|rodzic|siostr|brat(?:a|u|em|owi)?\\b|babci|dziadk|dziadek|rodzin|tesciow|ciotk|wujk",
  parenthood:
    "syn(?:a|em|owi|ek|ka|kiem|ow)?\\b|cork|corecz|dzieck|dzieci(?!n)|dziecmi|przedszkol|niemowl|maluch|macierzyn|wywiadowk",
  friendship: "przyjaci|przyjaz|przyjazn|kolezan|koleg|kumpel|kumpl|znajom",
  health:
    "zdrow|chor(?:[aey]|ego|ej|ym|ymi|ych|zy)\\b|chor(?:ob|uj|owa|owit)|szpital|lekar|lekark|badani[aeu]|wynik(?:i|ow) bad|operacj|bol(?:u|em|i|a)\\b|leczeni|rehabilit|diagnoz",
  money:
    "pienia|pieniedzy|kredyt|dlug|rachun|czynsz|oszczedn|wyplat|pensj|rat[aey]\\b|zarab|zarobk|drogo\\b|zlotych|zl\\b",
  move: "przeprowadz|wyprowadz|nowe miasto|nowego miasta|nowym miescie|emigr|zagranic|nowe mieszkanie|nowego mieszkania|nowym mieszkaniu|wyjecha",
  loss: "zmarl|umarl|smierc|pogrzeb|zalob|odejsci[aeu] (?:mam|tat|bab|dziad|mez|zon)|strat(?:a|y|e) (?:mam|tat|bab|dziad|mez|zon|psa|kota)|po stracie",
  study:
    "studi|egzamin|sesj[aieu]|szkol|uczeln|matur|magister|licencj|doktorat|kurs(?:u|ie|em)?\\b|ucze sie|nauk[aeio]\\b|zajeci|kolokwi",
  home: "dom(?:u|em|owi)?\\b|mieszkani|remont|sprzata|kuchni|pokoj(?:u|em)\\b|ogrod|sasiad",
  crush: "zauroczen|podkochuj|wzdych",
  online: "internet|online|czat|w sieci",
  dating:
    "randk|zauroczen|zakochan|tinder|poznal(?:am|em) (?:kogos|chlopaka|dziewczyne)|aplikacj[aei] randk",
} as const;

const feelings = [
  ...["fear", "sadness", "anger", "frustration", "shame", "guilt", "loneliness", "tiredness"],
  ...["longing", "hope", "joy", "calm", "euphoria", "melancholy", "jealousy"],
];

const missing: readonly (readonly [Trait, readonly Trait[]])[] = [
  ["loss", ["partner", "family", "parenthood", "friendship", "health", "dating", "crush"]],
  ["parting", ["partner", "dating", "crush"]],
];

/** What can be heard in answers: feelings, situations, and how much was written (`brief` below 30 words, `long` above 120). */
export type Trait = keyof typeof vocabulary | "brief" | "long";

export type Forms = "feminine" | "masculine" | "neutral";

export interface Traits {
  /** Everything that was heard, each with how much it counts in a choice: what was named, or said first and oftenest, most. */
  heard: ReadonlyMap<Trait, number>;
  /** The feeling that counts most, if any was heard. */
  feeling: Trait | null;
  /** The situation that counts most, if any was heard. */
  situation: Trait | null;
  forms: Forms;
  /** Words that the person wrote, all answers together. */
  words: number;
}

/** Lower case without Polish marks, of the same length for precomposed letters. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[łŁ]/gu, "l").toLowerCase();
}

const patterns = Object.entries(vocabulary).map(
  ([trait, stems]) => [trait as Trait, new RegExp(`\\b(?:${stems})`, "gu")] as const,
);

/** What stands before a word that is denied: "nie mam męża", "bez lęku", "żadnej pracy". */
const denial =
  /\b(?:nie|bez|ani|brak(?:uje)?|zadn\w+|przestal\w+|juz nie)(?: (?:mam|ma|mial\w+|jestem|jest|byl\w*|czuje|chce|juz|sie|mi|zadn\w+|wlasn\w+))*\s+$/u;

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const { index } of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, index - 60), index);
    const clause = before.slice(
      Math.max(...[",", ".", "!", "?", ";", ":"].map((mark) => before.lastIndexOf(mark))) + 1,
    );
    if (!denial.test(clause)) count += 1;
  }
  return count;
}

/**
 * Reads traits from answers. What is denied ("nie mam dzieci") is not heard; neither is a word inside another.
 * @param answers of an order form; any of them may be odd
 * @param named traits that were chosen from a list rather than written: they count most
 */
export function traitsOf(answers: Record<string, unknown>, named: readonly Trait[] = []): Traits {
  const texts = Object.entries(answers)
    .filter(([name]) => !/^(?:name|firstName|email|forms|consent\w*)$/.test(name))
    .map(([, answer]) => read(answer));
  const text = fold(texts.join(" . "));
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const heard = new Map<Trait, number>();
  for (const [trait, pattern] of patterns) {
    const count = countOf(text, pattern);
    if (count > 0) heard.set(trait, 2 + Math.min(count, 4) / 4);
  }
  // Who writes of a loss or a parting may name the very person who is gone.
  for (const [gone, traits] of missing)
    if (heard.has(gone)) for (const trait of traits) heard.delete(trait);
  for (const trait of named) heard.set(trait, 4);
  if (words < 30) heard.set("brief", 1);
  if (words > 120) heard.set("long", 1);
  const most = (isWanted: (trait: Trait) => boolean) =>
    [...heard].filter(([trait]) => isWanted(trait)).toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const isFeeling = (trait: Trait) => feelings.includes(trait);
  return {
    heard,
    feeling: most(isFeeling),
    situation: most((trait) => !isFeeling(trait) && trait !== "brief" && trait !== "long"),
    forms: formsOf(answers.forms, texts.join(" ")),
    words,
  };
}

const spokenForms = {
  feminine: /(?:[aeiouyąęó]|sz|g|k|d)ł(?:am|abym)(?!\p{L})/giu,
  masculine: /(?:[aiyąęu]|szed|mog|sze|k)ł(?:em|bym)(?!\p{L})/giu,
};
/** Nouns that end as a man's verb does. */
const nouns =
  /(?<!\p{L})(?:ciał|dział|udział|oddział|wydział|podział|materiał|kapitał|zapał|kawał|tytuł|artykuł|umysł|pomysł|zmysł|przemysł|kościół)em(?!\p{L})/giu;

function formsOf(chosen: unknown, text: string): Forms {
  if (chosen === "żeńsko") return "feminine";
  if (chosen === "męsko") return "masculine";
  if (chosen === "neutralnie") return "neutral";
  const plain = text.replace(nouns, " ");
  const isFeminine = plain.search(spokenForms.feminine) !== -1;
  const isMasculine = plain.search(spokenForms.masculine) !== -1;
  if (isFeminine === isMasculine) return "neutral";
  return isFeminine ? "feminine" : "masculine";
}
