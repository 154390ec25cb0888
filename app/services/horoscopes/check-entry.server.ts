import { plain } from "~/copy/plain-words";
import type { HoroscopeFinding } from "~/db/schema";
import { weekdayOf } from "~/copy/weekdays";
import { bodyNames } from "~/sky/ephemeris/body-names";
import type { SkyFacts } from "~/sky/ephemeris/sky-facts";
import { harmfulTexts } from "../writing/checks/harm";
import { sentenceAround, type Finding, type Leaf } from "../writing/checks/finding";
import { wrongForms } from "../writing/checks/gender";
import { contactsIn, inventedNames, inventedNumbers } from "../writing/checks/inventions";
import { bodiesIn, wrongSkyClaims } from "../writing/checks/sky-claims";
import { antitheses, bannedWording, wrongLanguage } from "../writing/checks/wording";
import { horoscopeLengths, paragraphsOf } from "./entries";
import { knownSkyOfFacts } from "./known-sky.server";
import type { Before } from "./prompt.server";
import type { HoroscopeRule } from "./rules";
import type { EntryText } from "./sign-text";
import { misspeltName } from "./spelling";
import { firstRepeated, type Runs } from "./repetition";

/** What an entry is compared with. */
export type EntryContext = {
  facts: SkyFacts;
  /** A slug. */
  sign: string;
  /** Everything that the model was told as data: numbers and names are in it, or made up. */
  given: string;
  /** Runs of words that other texts have. */
  told: Runs;
};

/** Openings that say nothing: everybody's horoscope begins with them. */
const wornOpening =
  /^(?:gwiazdy|planety|pami[eę]taj|nadszed[lł]|nadchodzi|nie ma przypadk|to dobry (?:dzie[nń]|czas)|dobry dzie[nń]|dzisiejszy dzie[nń]|drog[iaie]|uwaga|czas na|to czas|to dzie[nń])(?!\p{L})/iu;

/** `zrobiłeś/aś`, `gotowy(a)`: forms that assume one gender or both. */
const slashedForms = /\p{L}(?:\/|\()(?:a|ą|aś|eś|am|em|y)(?:\)|(?!\p{L}))/u;

/** What is felt to be somebody's own state: „jesteś gotowa”, „pewny siebie”. */
const assumedForms =
  /(?<!\p{L})(?:jesteś|bądź|czujesz się|poczujesz się|będziesz|zostań|pozostań|możesz być|warto być) (?:\p{L}+ ){0,2}?(?:gotow[ya]|pewn[ya]|zmęczon[ya]|spokojn[ya]|szczęśliw[ya]|otwart[ya]|uważn[ya]|silniejsz[ya]|wdzięczn[ya]|cierpliw[ya]|zajęt[ya]|sam|sama|szczer[ya]|ostrożn[ya]|ciekaw[ya]?)(?!\p{L})|(?<!\p{L})(?:będziesz) \p{L}+(?:ł|ła)(?!\p{L})/iu;

/** The state of a body, which „Zdrowie” does not speak of. Without marks. */
const bodyState =
  /(?<!\p{L})(?:bol(?:u|em|i|a|e|esn\p{L}*)?(?!\p{L})|migren\p{L}*|glowa boli|serc(?:e|a|u|em) (?:bije|kolacz|choru)\p{L}*|cisnieni\p{L}*|zoladk?\p{L}*|kregoslup\p{L}*|stawy|stawow|watrob\p{L}*|nerk\p{L}*|pluc\p{L}*|jelit\p{L}*|odpornosc\p{L}*|infekcj\p{L}*|przeziebien\p{L}*|goraczk\p{L}*|objaw\p{L}*|dolegliwosc\p{L}*|lekarz\p{L}*|badani(?:a|e) (?:krwi|lekar|profilakt)\p{L}*|diet(?:a|y|e)|schudn\p{L}*|odchudz\p{L}*|kilogram\p{L}*|waga ciala|hormon\p{L}*|suplement\p{L}*|witamin\p{L}*|detoks\p{L}*|glodowk\p{L}*)/u;

/** What no horoscope foretells or threatens with, by words that have no harmless use in one. Without marks. */
const listed: readonly { rule: HoroscopeRule; said: RegExp }[] = [
  {
    rule: "illness",
    said: /(?<!\p{L})(?:chorob\p{L}*|zachoruj\p{L}*|nowotwor\p{L}*|zawal(?:u|em)(?!\p{L})|udar(?:u|em)?|szpital\p{L}*|operacj\p{L}*|depresj\p{L}*|nerwic\p{L}*|lekarstw\p{L}*|tabletk\p{L}*)/u,
  },
  {
    rule: "death",
    said: /(?<!\p{L})(?:smierc\p{L}*|umrze\p{L}*|umiera\p{L}*|zginie\p{L}*|pogrzeb\p{L}*|zalob\p{L}*|wypad(?:ek|ku|kiem|kow))(?!\p{L}| rozmow)/u,
  },
  {
    rule: "money",
    said: /(?<!\p{L})(?:wygrana na|wygrasz na|lotto|loteri\p{L}*|totolot\p{L}*|zarobisz|wzbogac\p{L}*|fortun(?:a|e|y)|bankruct\p{L}*|kredyt\p{L}*|pozyczk\p{L}*|inwestuj|zainwestuj|inwestycj\p{L}*|akcje spol\p{L}*|kryptowalut\p{L}*|strac(?:isz|i) (?:pieniadz|oszczedn|prac)\p{L}*|przyplyw gotowki|spadek po)/u,
  },
  {
    rule: "pregnancy",
    said: /(?<!\p{L})(?:ciaz(?:a|y|e)|w ciazy|zajdziesz|poronien\p{L}*|poczec\p{L}* dzieck|spodziewa\p{L}* sie dziecka)(?!\p{L})/u,
  },
  {
    rule: "law",
    said: /(?<!\p{L})(?:w sadzie|przed sadem|sadow(?:y|a|e|ej|ym)|pozew|pozwu|wyrok\p{L}*|rozwod\p{L}*|mandat\p{L}*|policj\p{L}*|prokurat\p{L}*|spraw(?:a|e|y) karn\p{L}*)(?!\p{L})/u,
  },
  {
    rule: "fear",
    said: /(?<!\p{L})(?:strzez sie|biada|klatw\p{L}*|fatum|nieszczesci\p{L}*|katastrof\p{L}*|zagrozeni\p{L}*|niebezpieczen\p{L}*|pozalujesz|najgorsz\p{L}* (?:dzien|przed|dopiero)|zdradz\p{L}* cie|zdrada|zdrady|cie oszuka|cie zostawi|grozi ci|zly omen|pech(?:a|em|owy|owe)?|feraln\p{L}*)(?!\p{L})/u,
  },
  {
    rule: "discourages",
    said: /(?<!\p{L})(?:nie (?:idz|chodz) do (?:lekarza|terapeut\p{L}*|psycholog\p{L}*|specjalist\p{L}*)|nie szukaj pomocy|nie potrzebujesz (?:lekarza|terapeut\p{L}*|psycholog\p{L}*|pomocy)|nikomu nie mow|z nikim nie rozmawiaj)/u,
  },
  {
    rule: "prophecy",
    said: /(?<!\p{L})(?:na pewno (?:spotkasz|poznasz|dostaniesz|sie uda)|poznasz milosc|spotkasz milosc|wroci do ciebie|czeka cie (?:awans|wielk\p{L}*|milosc|slub|przelom)|dostaniesz awans|oswiadczy sie)/u,
  },
];

/** Days that are not the one which the text is about. */
const otherDays =
  /(?<!\p{L})(?:jutro|jutra|jutrzejsz\p{L}*|pojutrze|wczoraj\p{L}*|przedwczoraj)(?!\p{L})/u;

const weekdays = ["poniedzial", "wtor", "srod", "czwart", "piat", "sobot", "niedziel"] as const;

const months =
  "styczn|lut|marc|kwietn|maj|czerwc|lipc|sierpn|wrzesn|pazdziernik|listopad|grudn".split("|");

const dayNumber = new RegExp(`(?<!\\p{N})(\\d{1,2})\\.? (${months.join("|")})\\p{L}*`, "gu");

const phaseWords = /(?<!\p{L})(?:pelni[ae]|now|nowiu|kwadr[ayze]+)(?!\p{L})/u;

/** Whether a sentence about the sky dates it to a day on which the facts have nothing of it. */
function isOfAnotherDay(sentence: string, { scope, from, events }: SkyFacts): boolean {
  if (!isOfSky(sentence)) return false;
  if (otherDays.test(sentence)) return true;
  const datedRight = new Set(
    sentence
      .split(/(?<=[,;–])\s|\s(?=(?:a|ale)\s)/u)
      .map((clause) => (isOfSky(clause) ? clause : sentence)),
  );
  return [...datedRight].some((clause) => isDatedOtherwise(clause, { scope, from, events }));
}

const isOfSky = (said: string) => bodiesIn(said).length > 0 || phaseWords.test(said);

/** Whether what is said of a body, or of a phase, bears a date on which nothing is known of it. */
function isDatedOtherwise(
  sentence: string,
  { scope, from, events }: Pick<SkyFacts, "scope" | "from" | "events">,
): boolean {
  const bodies = bodiesIn(sentence);
  const isTold = (event: SkyFacts["events"][number]) =>
    event.kind === "phase"
      ? phaseWords.test(sentence) || bodies.includes(bodyNames.moon)
      : bodies.includes(bodyNames[event.body]);
  const days = new Set(scope === "daily" ? [from] : events.filter(isTold).map(({ day }) => day));
  const ofWeek = new Set([...days].map((day) => plain(weekdayOf(new Date(`${day}T11:00:00Z`)))));
  const isOtherWeekday = weekdays.some(
    (stem) =>
      new RegExp(`(?<!\\p{L})${stem}(?:ek|k\\p{L}*|a|e|i|y|ku|u|ie|ę)?(?!\\p{L})`, "u").test(
        sentence,
      ) && ![...ofWeek].some((known) => known.startsWith(stem)),
  );
  if (isOtherWeekday) return true;
  const dated = new Set(
    [...days].map((day) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`),
  );
  return Array.from(sentence.matchAll(dayNumber)).some(
    ([, number, month]) => !dated.has(`${Number(number)} ${month}`),
  );
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/u).filter(Boolean);

/**
 * Everything that a program finds wrong with an entry: with each, the words that it is about. None of it goes out.
 */
export function checkEntry(entry: EntryText, context: EntryContext): HoroscopeFinding[] {
  const { facts, sign, given, told } = context;
  const { kind, header, content } = entry;
  const leaves: Leaf[] = [
    { path: [kind, "header"], text: header },
    { path: [kind, "content"], text: content },
  ];
  const whole: Leaf[] = [{ path: [kind], text: `${header}\n${content}` }];
  const text = `${header}\n${content}`;
  const said = plain(text);
  const findings: HoroscopeFinding[] = [];
  const add = (rule: HoroscopeRule, fragment?: string): unknown =>
    findings.push(fragment === undefined ? { rule } : { rule, fragment });
  const all = (rule: HoroscopeRule, found: readonly Finding[]) => {
    const [first] = found;
    if (first) add(rule, first.fragment);
  };

  findings.push(...shapeFaults(entry, facts.scope));
  all("contact", contactsIn(leaves));
  all(
    "language",
    wrongLanguage(whole, () => "pl"),
  );
  all("sky", wrongSkyClaims(leaves, knownSkyOfFacts(facts, sign)));
  const otherDay = sentencesOf(text).find((sentence) => isOfAnotherDay(plain(sentence), facts));
  if (otherDay) add("day", otherDay);
  const misspelt = misspeltName(text);
  if (misspelt) add("spelling", misspelt);
  all("forms", wrongForms(leaves, "neutralnie"));
  const assumed = slashedForms.exec(text) ?? assumedForms.exec(text);
  if (assumed) add("forms", assumed[0]);
  const worn = leaves.find((leaf) => wornOpening.test(leaf.text));
  if (worn) add("opening", sentencesOf(worn.text)[0]);
  // The rule of documents lets two of them stand in a text; here it is one.
  all("antithesis", antitheses([{ path: [], text: "nie a, tylko b" }, ...leaves]));
  all("phrase", bannedWording(leaves, ""));
  // Contacts have been found already, with a reason of their own.
  all(
    "number",
    inventedNumbers(leaves, given).filter(({ rule }) => rule !== "contact"),
  );
  all("name", inventedNames(leaves, given));
  all("harm", harmfulTexts(leaves, []));
  for (const { rule, said: words } of listed) {
    const found = words.exec(said);
    if (found) add(rule, sentenceAround(text, found.index));
  }
  if (kind === "health") {
    const found = bodyState.exec(said);
    if (found) add("body", sentenceAround(text, found.index));
  }
  const repeated = firstRepeated(text, told);
  if (repeated) add("repetition", repeated);
  return findings;
}

function shapeFaults(
  { kind, header, content }: EntryText,
  scope: SkyFacts["scope"],
): HoroscopeFinding[] {
  const lengths = horoscopeLengths[scope];
  const { least, most } = kind === "main" ? lengths.main : lengths.area;
  const found: HoroscopeFinding[] = [];
  if (header.length < lengths.header.least || header.length > lengths.header.most)
    found.push({ rule: "length", fragment: header });
  if (content.length < least || content.length > most) found.push({ rule: "length" });
  const paragraphs = paragraphsOf(content);
  if (kind === "main") {
    const question = paragraphs.at(-1) ?? "";
    const sentences = paragraphs.slice(0, -1).flatMap(sentencesOf).length;
    if (!/\?$/u.test(question) || paragraphs.length < 2)
      found.push({ rule: "shape", fragment: question.slice(-80) });
    else if (sentences < lengths.sentences.least || sentences > lengths.sentences.most)
      found.push({ rule: "shape" });
  }
  const unfinished = paragraphs.find((paragraph) => !/[.!?…][”"»)]*$/u.test(paragraph));
  if (unfinished !== undefined) found.push({ rule: "shape", fragment: unfinished.slice(-80) });
  if (/<[a-z/!]|[*_#`]{2}|\p{Extended_Pictographic}/iu.test(`${header}${content}`))
    found.push({ rule: "shape" });
  return found;
}

/** As many signs of twelve may begin with the same word, and have a „nie X, tylko Y”. */
const mostAlike = 3;

const firstWord = (text: string) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
const firstWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, 2).join(" ");
const antithesis = /(?<!\p{L})nie\s[^.!?;:]{1,80}?,\s(?:tylko|lecz)\s\p{L}+/iu;

/** Whether too many signs of a period begin alike, or a sign begins as it did the time before. */
export function alikeFindings(
  { kind, header, content }: EntryText,
  others: readonly EntryText[],
  before: Before | undefined,
): HoroscopeFinding[] {
  const same = others.filter((other) => other.kind === kind);
  const begins = firstWord(header);
  const opensAlike =
    same.filter((other) => firstWord(other.header) === begins).length >= mostAlike ||
    same.some((other) => firstWords(other.header) === firstWords(header) && begins.length > 2) ||
    (kind === "main" && before !== undefined && firstWords(before.header) === firstWords(header));
  const opposes =
    antithesis.test(`${header}\n${content}`) &&
    others.filter((other) => antithesis.test(`${other.header}\n${other.content}`)).length >=
      mostAlike;
  return [
    ...(opensAlike ? [{ rule: "opening", fragment: header }] : []),
    ...(opposes ? [{ rule: "antithesis" }] : []),
  ];
}
