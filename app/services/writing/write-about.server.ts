import type { CrisisLevel } from "~/crisis/levels";
import { isOurFault, isUnexplained } from "~/integrations/ai/call-failure";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { Alarm } from "~/products/alarm";
import type { ServiceContext } from "../command/context.server";
import type { Spender, Subject } from "../spending/subjects.server";
import { askReader } from "../reader/ask-reader.server";
import { answersPaid, callNames, maxAnswers } from "./answers-paid.server";
import { askAbout, recorderOf } from "./call-about.server";
import type { ConfidenceParts } from "./confidence-rule";
import type { Source, TextRecipe } from "./recipe";
import { countRejections, rejectionsIn } from "./rejected-answers.server";
import { versionOf } from "./version.server";
import { writeChecked } from "./write-checked.server";
import { WritingStopped } from "./writing-stopped";

/** How long a text waits for its reader, in milliseconds: lists of words stand in for one that is slower. */
const readingTimeoutMs = 15_000;

/** A finished text, of the recipe's shape or of the safe one. */
export type TextAbout = {
  content: Record<string, unknown>;
  /** The gravest that was heard while it was written. */
  alarm: Alarm;
  /** How far a program can trust it. */
  confidence: ConfidenceParts;
  promptVersion: string;
  /** What wrote it, as it calls itself. */
  model: string;
};

/**
 * Has a text about a subject written, within the answers that one text may cost and the caps of its subject, its spender
 * and the day.
 * @param input.task what its calls are recorded as; those since `since` (null for all) have used up answers
 * @param input.onAlarm told of every alarm before anything else is asked
 * @param input.onSign told how grave the words must be taken to be: where a vendor declined them, which does not say why,
 * also when it was to look at a text that stands; and where it ends without one, which may have been for their sake
 * @throws ExternalServiceError `unavailable` when another attempt may help; WritingStopped when none will
 */
export async function writeAbout(
  ctx: ServiceContext,
  input: {
    subject: Subject;
    spender: Spender;
    recipe: TextRecipe;
    source: Source;
    task: string;
    since: Date | null;
    onAlarm: (alarm: Alarm) => Promise<void>;
    onSign: (level: CrisisLevel) => Promise<void>;
  },
): Promise<TextAbout> {
  const { subject, spender, recipe, source, task, onAlarm, onSign } = input;
  const promptVersion = versionOf(recipe.name, recipe.prompt, recipe.schema);
  const answersLeft = maxAnswers - (await answersPaid(ctx, input));
  // Whatever they were, they were paid for: most often the model was too slow three times.
  if (answersLeft <= 0) throw new WritingStopped("model_unavailable");
  let model = "";
  const rejected: string[] = [];
  const written = await writeChecked({
    recipe,
    source,
    answersLeft,
    onAlarm,
    async ask(request, purpose) {
      const call = { subject, spender, task: task + callNames[purpose], promptVersion };
      const answered = await askAbout(ctx, call, request).catch(async (error: unknown) => {
        // The text stands without an editor's look; what the look was declined for is a sign all the same.
        if (purpose === "review" && levelOfFailure(error) === "acute") await onSign("acute");
        throw error;
      });
      if (purpose === "write") ({ model } = answered);
      return answered.answer;
    },
    async read(question) {
      const record = recorderOf(ctx, { subject, task: task + callNames.read, promptVersion });
      const { answer, outcome } = await askReader(
        ctx,
        { ...question, timeoutMs: readingTimeoutMs },
        { spender: "proofreader", record },
      );
      if (!answer) ctx.log.warn({ task, outcome }, "nobody has read a finished text");
      return answer;
    },
    note(wrong) {
      // Without the subject: some paths stand in the safe shape only, and would tell whose words called for it.
      if (wrong.length > 0) ctx.log.warn({ wrong }, "an answer is mended");
      rejected.push(...rejectionsIn(wrong));
    },
  })
    .catch(async (error: unknown) => {
      const level = levelOfFailure(error);
      if (level !== "none") await onSign(level);
      throw endOfWriting(error);
    })
    .finally(() => countRejections(ctx, task, rejected));
  if ("declined" in written) throw new WritingStopped(written.declined);
  const { content, alarm, confidence } = written;
  return { content, alarm, confidence, promptVersion, model };
}

/** What the end of the asking says about the words: a vendor that declined them did so for them, and never by accident. */
export function levelOfFailure(error: unknown): CrisisLevel {
  if (!(error instanceof ExternalServiceError)) return "none";
  if (error.kind === "unavailable" || isOurFault(error)) return "none";
  return error.kind === "refused" && !isUnexplained(error) ? "acute" : "concern";
}

/** What no other attempt can mend is an end: the answers are used up, or the model said no. */
export function endOfWriting(error: unknown): unknown {
  if (!(error instanceof ExternalServiceError) || error.kind === "unavailable") return error;
  if (isOurFault(error)) return new WritingStopped("model_unavailable");
  return new WritingStopped(error.kind === "refused" ? "model_refused" : "model_invalid");
}
