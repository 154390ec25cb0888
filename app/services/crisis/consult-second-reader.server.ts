import { logger } from "~/config/logger.server";
import type { FreeText, SecondReading } from "~/crisis/assess.server";
import type { CrisisPlace } from "~/crisis/detour";
import { gravest } from "~/crisis/levels";
import { isOwnDanger } from "~/crisis/own-danger";
import type { Question } from "~/integrations/ai/requests";
import type { ServiceContext } from "../command/context.server";
import { askReader, isAway, type Recorder } from "../reader/ask-reader.server";
import { countSecondReading } from "./count-screening.server";
import { crisisQuestion, crisisQuestions, heardIn } from "./second-reader.server";

type Limits = Pick<Question, "timeoutMs" | "mayBeAsked">;

type Consulted = SecondReading & { isAway: boolean };

/**
 * Has a second reader read the texts of a form, and counts how that went: see `askReader`. Only where their writer has consented.
 * @param input.timeoutMs where somebody waits; by default the model may take its time
 * @param input.record writes its calls down, where every text is read: else one would tell that somebody's words were suspected
 * @returns also whether nobody was there to read anything
 */
export async function consultSecondReader(
  ctx: Pick<ServiceContext, "db" | "now">,
  input: { place: CrisisPlace; texts: readonly FreeText[]; record?: Recorder } & Limits,
): Promise<Consulted> {
  const { place, texts, record, timeoutMs, mayBeAsked } = input;
  const { question, isWhole } = crisisQuestion(texts);
  const asked = { ...question, timeoutMs, mayBeAsked };
  return { ...(await ask(ctx, place, asked, record)), isWhole };
}

/** The same where nobody waits: a long form is read in pieces, until a crisis is heard or all of it was read. */
export async function consultAboutAll(
  ctx: Pick<ServiceContext, "db" | "now">,
  { place, texts }: { place: CrisisPlace; texts: readonly FreeText[] },
): Promise<SecondReading> {
  const readings: SecondReading[] = [];
  for (const question of crisisQuestions(texts)) {
    const reading = await ask(ctx, place, question);
    readings.push({ ...reading, isWhole: reading.verdict !== null });
    if (isOwnDanger({ ...reading, level: reading.verdict ?? "none" }) || reading.isAway) break;
  }
  const verdicts = readings.flatMap(({ verdict }) => verdict ?? []);
  const acute = readings.filter(({ verdict }) => verdict === "acute");
  return {
    verdict: verdicts.length > 0 ? gravest(verdicts) : null,
    isAboutAnother: acute.length > 0 && acute.every(({ isAboutAnother }) => isAboutAnother),
    isWhole: readings.every(({ isWhole }) => isWhole),
    isBlocked: readings.some(({ isBlocked }) => isBlocked),
  };
}

async function ask(
  ctx: Pick<ServiceContext, "db" | "now">,
  place: CrisisPlace,
  question: ReturnType<typeof crisisQuestion>["question"] & Limits,
  record?: Recorder,
): Promise<Omit<Consulted, "isWhole">> {
  const { answer, outcome, costMicroUsd } = await askReader(ctx, question, {
    spender: place === "talk" || place === "room" ? "talkReader" : "reader",
    record,
  });
  const { verdict, isAboutAnother } = answer
    ? heardIn(answer)
    : { verdict: null, isAboutAnother: false };
  await countSecondReading(ctx, { place, outcome: verdict ?? outcome, costMicroUsd });
  if (!verdict) logger.warn({ place, outcome }, "the second reader gave no answer");
  return { verdict, isAboutAnother, isBlocked: outcome === "refused", isAway: isAway(outcome) };
}
