import type { TherapistContent } from "../../../app/products/therapist/content.ts";
import { chooseFor, type Choice } from "../passages/choose.ts";
import { therapistPassages as passages } from "../passages/therapist.ts";
import { fold, traitsOf, type Trait } from "../passages/traits.ts";
import { capitalised, read, standalone } from "./own-words.ts";

const feelings: Partial<Record<Trait, string>> = {
  fear: "lęk",
  shame: "wstyd",
  anger: "złość",
  sadness: "smutek",
  guilt: "poczucie winy",
  tiredness: "zmęczenie",
  loneliness: "samotność",
  frustration: "bezradność",
};

const bodyParts: readonly (readonly [string, RegExp])[] = [
  ["gardło", /gardl/],
  ["brzuch", /zolad|brzuch/],
  ["serce", /\bserc|kolat/],
  ["dłonie", /dlon|\brece\b|trzesa/],
  ["twarz", /twarz|policzk|rumien/],
  ["oddech", /oddech|oddych|duszn/],
  ["głowa", /bol(?:i|e)? (?:mnie )?glow/],
  ["kark i ramiona", /kark|plec(?:y|ach)|ramion|szczek/],
  ["sen", /bezsenn|nie (?:moge )?(?:spie|spac|zasnac)|zasypia/],
];

type Behaviour = Exclude<keyof typeof passages.behaviour, "any">;

/** What somebody does, by words of theirs without Polish marks. */
const behaviours: readonly (readonly [Behaviour, RegExp])[] = [
  ["silence", /milcz|milkn|zamier|nie odzyw|nic nie mow/],
  ["postpone", /odklad|zwlek|prokrast|na ostatnia chwil|nie moge zaczac/],
  ["avoid", /unika|omija|wymigu|odwoluj|wycofuj/],
  ["outburst", /krzycz|wybuch|podnosze glos|trzask/],
  ["please", /nie umiem odm|zgadzam sie na|przepraszam|ustepuj|nie potrafie odm/],
  ["check", /sprawdzam|upewnia/],
  ["replay", /odtwarz|analizuj|rozmysl|w kolko|wracam mysl|przezywam|zamartwi/],
];

type Harsh = Exclude<keyof typeof passages.kind, "any">;

/** Harsh thoughts of somebody about themselves, by words without Polish marks. */
const harshThoughts: readonly (readonly [Harsh, RegExp])[] = [
  [
    "worth",
    /nie nadaj|do niczego|beznadziej|jestem (?:glup|slab|gorsz|zl[aey]\b|za slab|lenni|leniw)|nic nie umiem|idiot|nie zasluguj|nieudan/,
  ],
  [
    "eyes",
    /wszyscy (?:widza|mysla|patrza|wiedza)|smieja sie|mnie ocenia|co (?:sobie )?(?:ludzie|inni) (?:po)?mysla|co ludzie powiedza/,
  ],
  ["blame", /moja wina|przeze mnie|zawiodl|zawodze/],
  [
    "disaster",
    /nie dam rady|nie poradz|na pewno (?:sie|mnie|nie|cos)|katastrof|zwolnia mnie|wszystko sie (?:zawali|posypie)/,
  ],
  ["must", /musze byc|musze zawsze|powinn(?:am|o)|powinienem/],
  [
    "always",
    /nigdy (?:mi |sie |nie )|zawsze (?:ja|mi|mnie|wszystko|cos|psuj)|znowu (?:mi|nie|wszystko|zawal)/,
  ],
];

const ledIn = /(?:myślę|mówię sobie|mam wrażenie|wydaje mi się|powtarzam sobie|czuję),? że\s+/iu;

/** Up to two thoughts, word for word as they stand in the answers, with what kind they are. */
function thoughtsOf(choice: Choice, answers: readonly unknown[]) {
  const clauses = answers
    .flatMap((answer) => read(answer).split(/(?<=[.!?…])\s+/u))
    .map((sentence) => sentence.split(ledIn).at(-1) ?? "");
  return clauses
    .flatMap((clause) => {
      const kind = harshThoughts.find(([, words]) => words.test(fold(clause)))?.[0];
      const words = kind ? standalone(choice.quote(clause, 140), 140) : "";
      return kind && words ? [{ kind, words }] : [];
    })
    .slice(0, 2);
}

const weekdays = ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"];

type Day = [string, string];

/**
 * Seven days from tomorrow; what belongs to work or school keeps to weekdays.
 * @param fitting days for the person's situation
 * @param today `piątek, 20 listopada 2026`
 */
function weekOf(choice: Choice, fitting: readonly Day[], onWeekdays: boolean, today: string) {
  const tomorrow = weekdays.indexOf(today.split(",")[0] ?? "") + 1;
  const places = [1, 3, 2, 4, 0, 5].filter(
    (place) => !onWeekdays || (tomorrow > 0 && (tomorrow + place) % 7 < 5),
  );
  const themed = choice.several({ any: fitting }, Math.min(2, places.length));
  const days: Day[] = choice.several({ any: passages.day.any }, 6 - themed.length);
  places
    .slice(0, themed.length)
    .toSorted((a, b) => a - b)
    .forEach((place, index) => days.splice(place, 0, ...themed.slice(index, index + 1)));
  return [...days, choice.one(passages.lastDay)].map(([title, description]) => ({
    title,
    description,
  }));
}

/**
 * Writes the worksheet of „Terapeuta AI”: what was heard in its place, and what was not left open.
 * @param answers of the order form; any of them may be odd
 * @param today the day before the first of the week: `piątek, 20 listopada 2026`
 */
export function writeTherapist(answers: Record<string, unknown>, today = ""): TherapistContent {
  const { problemDescription, feelings: felt, goal, pastAttempts } = answers;
  const main = traitsOf({ problemDescription, goal });
  const choice = chooseFor("therapist", answers, main.situation ? [main.situation] : []);
  const told = fold([problemDescription, felt, goal, pastAttempts].map(read).join(" . "));
  const thoughts = thoughtsOf(choice, [problemDescription, felt, pastAttempts]);
  const behaviour = behaviours.find(([, words]) => words.test(told))?.[0] ?? "any";
  const isSleepless = /bezsenn|nie (?:moge )?(?:spie|spac|zasnac)|zasypiam/.test(told);
  const situation = isSleepless ? "sleep" : behaviour === "postpone" ? behaviour : main.situation;
  /** What fits the situation first, where a place has passages for it. */
  const about = <Passage>(stock: { any: readonly Passage[] }): Passage =>
    choice.one(
      situation !== null && Object.hasOwn(stock, situation)
        ? { any: stock[situation as "any"] }
        : { any: stock.any },
    );
  const aim = choice.around(goal, 180, passages.quotedOpening, passages.plainOpening);
  const opening = `${aim} ${choice.one(passages.opening)}`;
  const happened = choice.quote(problemDescription, 160);
  const feeling = choice.quote(felt, 150);
  const heard = choice.traits.feeling ? feelings[choice.traits.feeling] : undefined;
  const body = bodyParts.filter(([, words]) => words.test(told)).map(([part]) => part);
  const [prediction, action, when, sign] = about(passages.experiment);
  const tried = choice.quote(pastAttempts, 150);
  const days = situation !== null && Object.hasOwn(passages.day, situation);
  return {
    opening,
    chain: {
      situation: happened
        ? `${capitalised(happened)}. ${choice.one(passages.quotedSituation)}`
        : choice.one(passages.plainSituation),
      thought: choice.one(thoughts.length > 0 ? passages.thoughtBelow : passages.thoughtUnknown),
      feeling: feeling
        ? `${capitalised(feeling)}. ${choice.one(passages.feelingStrength)}`
        : heard
          ? `Najgłośniej słychać tu jedno: ${heard}. ${choice.one(passages.feelingStrength)}`
          : choice.one(passages.feelingUnknown),
      body:
        body.length > 0
          ? `W odpowiedziach jest też ciało: ${body.join(", ")}. ${choice.one(passages.bodyKnown)}`
          : choice.one(passages.bodyUnknown),
      behaviour: choice.one({ any: passages.behaviour[behaviour] }),
    },
    loop: choice.one({ any: passages.loop[behaviour] }),
    understanding: [
      choice.one(passages.understanding),
      tried
        ? `${choice.one(passages.triedFrame).replace("%", () => tried)} ${choice.one(passages.tried)}`
        : choice.one(passages.untried),
    ],
    record: {
      situation: choice.one(passages.recordSituation),
      thought: choice.one(passages.recordThought),
      feeling: heard ?? "do zauważenia",
      evidence: choice.one(passages.evidence),
      balanced: choice.one(passages.recordBalanced),
    },
    balanced:
      thoughts.length > 0
        ? thoughts.map(({ kind, words }) => ({
            harsh: `${capitalised(words)}.`,
            kind: choice.one({ any: passages.kind[kind] }),
          }))
        : [{ harsh: choice.one(passages.noHarsh), kind: choice.one({ any: passages.kind.any }) }],
    experiment: { prediction, action, when, sign },
    week: weekOf(
      choice,
      days ? passages.day[situation as "any"] : [],
      situation === "work" || situation === "study",
      today,
    ),
    closing: choice.one(passages.closing),
    title: about(passages.title),
  };
}
