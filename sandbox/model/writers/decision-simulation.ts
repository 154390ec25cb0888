import type { DecisionSimulationContent } from "../../../app/products/decision-simulation/content.ts";
import { chooseFor, type Choice } from "../passages/choose.ts";
import { decisionSimulationPassages as passages } from "../passages/decision-simulation.ts";
import { fold, traitsOf } from "../passages/traits.ts";
import { tidy } from "../quote.ts";
import { nameFrom } from "./own-words.ts";

const moments = {
  month: ["po tygodniu", "po dwóch tygodniach", "po miesiącu"],
  halfYear: ["po tygodniu", "po trzech miesiącach", "po pół roku"],
  year: ["po tygodniu", "po trzech miesiącach", "po pół roku", "po roku"],
  years: ["po tygodniu", "po pół roku", "po roku", "po kilku latach"],
};

/** The moments to look at, up to however far somebody wants to look. */
function momentsOf(answer: unknown): string[] {
  const text = tidy(answer).toLowerCase();
  if (/tydzie|tygod|miesiąca\b|dni/.test(text)) return moments.month;
  if (/pół|miesi/.test(text)) return moments.halfYear;
  return /lat/.test(text) ? moments.years : moments.year;
}

type Way = "go" | "stay";

/** Whether an option leaves things as they are. */
const wayOf = (option: unknown): Way =>
  /^nie |bez zmian|jak jest|jak bylo|po staremu|odmaw|odrzuc|poczeka|czekam|\bzosta(?:c|je|ne|n)(?:$|[,.]| (?:w|we|na|z|ze|przy|tu|tam|jak|razem)\b)|zostawi(?:am|c) (?:tak|wszystko|to)\b/.test(
    fold(tidy(option)),
  )
    ? "stay"
    : "go";

/** A scene: where it is, something good and something hard. */
function sceneOf(choice: Choice, way: Way, isFirst: boolean): string {
  const place = isFirst ? "First" : "Later";
  return [
    choice.one(passages.setting),
    choice.one(passages[`${way}${place}`]),
    choice.one(passages[`${way}${place}Hard`]),
  ].join(" ");
}

type Aspect = keyof typeof passages.compared;

const aspectNames: Record<Aspect, string> = {
  time: "Czas",
  calm: "Spokój",
  retreat: "Odwrót",
  people: "Bliscy",
  moneyRow: "Pieniądze",
  growth: "Nauka",
};

function aspectsOf({ traits: { heard } }: Choice): Aspect[] {
  const hasPeople = (["family", "partner", "parenthood", "friendship"] as const).some((trait) =>
    heard.has(trait),
  );
  return [
    ...(heard.has("money") ? ["moneyRow" as const] : []),
    ...(hasPeople ? ["people" as const] : []),
    ...(heard.has("study") || heard.has("work") ? ["growth" as const] : []),
    ...(["time", "calm", "retreat"] as const),
  ].slice(0, 5);
}

/**
 * Writes „Symulacja decyzji”: on both ways as many ordinary scenes, for the person to furnish.
 * @param answers of the order form; any of them may be odd
 */
export function writeDecisionSimulation(
  answers: Record<string, unknown>,
): DecisionSimulationContent {
  const { scenarioTitle, optionA, optionB, goal, fears, timePerspective } = answers;
  const { situation } = traitsOf({ scenarioTitle, optionA, optionB });
  const choice = chooseFor("decision-simulation", answers, situation ? [situation] : []);
  const wayA = wayOf(optionA);
  const wayB = wayOf(optionB);
  const aim = choice.around(goal, 180, passages.quotedOpening, passages.plainOpening);
  const fear = choice.around(fears, 180, passages.fearFrame, {});
  const [question, action, time, sign] = choice.one(passages.test);
  const steps = [
    ["dziś", choice.one(passages.firstStep)],
    ["w tym tygodniu", choice.one(passages.talkStep)],
    ["po teście", choice.one(passages.lastStep)],
  ] as const;
  return {
    opening: `${aim} ${choice.one(passages.opening)}`,
    optionA: nameFrom(optionA, 55, "Pierwsza droga"),
    optionB: nameFrom(optionB, 55, "Druga droga"),
    moments: momentsOf(timePerspective).map((when, index) => ({
      when,
      a: sceneOf(choice, wayA, index === 0),
      b: sceneOf(choice, wayB, index === 0),
    })),
    between: [choice.one(passages.between), choice.one(passages.common)],
    comparison: aspectsOf(choice).map((aspect) => ({
      aspect: aspectNames[aspect],
      a: choice.one({ any: passages.compared[aspect][wayA] }),
      b: choice.one({ any: passages.compared[aspect][wayB] }),
    })),
    signsA: choice.several({ any: passages.signs[wayA] }, 3),
    signsB: choice.several({ any: passages.signs[wayB] }, 3),
    fears: fear && `${fear} ${choice.one(passages.fears)}`,
    test: { question, action, time, sign },
    steps: steps.map(([when, [title, description]]) => ({ when, title, description })),
    closing: choice.one(passages.closing),
    title: choice.one(passages.title),
  };
}
