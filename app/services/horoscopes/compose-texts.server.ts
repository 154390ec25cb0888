import type { HoroscopeFinding } from "~/db/schema";
import { isOurFault } from "~/integrations/ai/call-failure";
import { ExternalServiceError } from "~/integrations/external-service-error";
import type { SkyFacts } from "~/sky/ephemeris/sky-facts";
import type { ServiceContext } from "../command/context.server";
import { askReader } from "../reader/ask-reader.server";
import { answersPaid, callNames, maxAnswers } from "../writing/answers-paid.server";
import { askAbout, recorderOf } from "../writing/call-about.server";
import { countRejections } from "../writing/rejected-answers.server";
import { alikeFindings, checkEntry } from "./check-entry.server";
import {
  materialOf,
  promptVersionOf,
  requestFor,
  type Before,
  type Rejected,
} from "./prompt.server";
import { findingsOf, readingOf } from "./reading.server";
import { tellingRuns } from "./repetition";
import type { PeriodFailure } from "./rules";
import {
  answerSchema,
  entriesOf,
  signTextSchema,
  type EntryText,
  type SignText,
} from "./sign-text";

export const horoscopeTask = "horoscopes";

export type ComposedEntry = EntryText & { findings: HoroscopeFinding[] };

/** The texts of a sign as they came out last. */
export type Composed = {
  entries: ComposedEntry[];
  isRead: boolean;
  model: string;
  promptVersion: string;
};

type Attempt = Composed & { text: SignText };

/**
 * Has the texts of some signs written: asks for all of them at once, checks each, has what is right read, and asks anew for what is
 * not, within the answers that a period may cost and the caps of its spending.
 * @returns what came of each sign, with what is still wrong; and why there is none of some
 * @throws ExternalServiceError `unavailable` when another attempt may help
 */
export async function composeTexts(
  ctx: ServiceContext,
  input: {
    period: { id: string; facts: SkyFacts; requestedAt: Date };
    wanted: readonly string[];
    before: ReadonlyMap<string, Before>;
    /** Runs of words of other texts, by sign. */
    told: ReadonlyMap<string, ReadonlySet<string>>;
    /** Texts of the same period that are there already. */
    beside: readonly EntryText[];
  },
): Promise<{ texts: Map<string, Composed>; failure: PeriodFailure | null }> {
  const { period, wanted, before, told, beside } = input;
  const { facts } = period;
  const subject = { kind: "horoscope", id: period.id } as const;
  const promptVersion = promptVersionOf(facts.scope);
  const call = { subject, spender: "horoscope", task: horoscopeTask, promptVersion } as const;
  const attempts = new Map<string, Attempt>();
  const rejections: string[] = [];
  let left =
    maxAnswers -
    (await answersPaid(ctx, { subject, task: horoscopeTask, since: period.requestedAt }));
  let failure: PeriodFailure | null = left > 0 ? null : "model_unavailable";
  let isReaderSilent = false;
  let isCutShort = false;
  /** Signs that one answer is asked for: fewer after one that was cut off. */
  let atOnce = wanted.length;

  const isRight = (sign: string) =>
    attempts.get(sign)?.entries.every(({ findings }) => findings.length === 0) ?? false;
  const missing = () => wanted.filter((sign) => !isRight(sign));

  for (; left > 0 && missing().length > 0; left--) {
    const asked = missing().slice(0, atOnce);
    const rejected = new Map<string, Rejected>();
    for (const sign of asked) {
      const attempt = attempts.get(sign);
      if (attempt)
        rejected.set(sign, {
          text: attempt.text,
          findings: attempt.entries.flatMap(({ kind, findings }) =>
            findings.map((finding) => ({ ...finding, kind })),
          ),
        });
    }
    const material = materialOf(facts, asked, before);
    let answer: unknown;
    let model = "";
    try {
      ({ answer, model } = await askAbout(ctx, call, requestFor(facts.scope, material, rejected)));
    } catch (error) {
      if (!(error instanceof ExternalServiceError)) throw error;
      if (error.kind === "unavailable" || isOurFault(error)) {
        if (!wanted.some(isRight)) throw error;
        // What is right is kept; the rest stays wanted, and the next attempt asks for it alone.
        isCutShort = true;
        break;
      }
      rejections.push(error.code);
      if (error.code === "horoscope_cap") {
        failure = "horoscope_cap";
        break;
      }
      failure = error.kind === "refused" ? "model_refused" : "model_invalid";
      if (error.kind === "refused") break;
      if (error.code === "cut_off") atOnce = Math.max(1, Math.ceil(atOnce / 2));
      continue;
    }
    const given = JSON.stringify(materialOf(facts, wanted, before));
    const texts = textsIn(answer, asked);
    if (texts.length === 0) {
      failure = "model_invalid";
      rejections.push("shape");
      continue;
    }
    failure = null;
    const fresh = new Map<string, Attempt>();
    for (const text of texts) {
      const others = [
        ...beside,
        ...wanted.flatMap((sign) =>
          sign === text.sign ? [] : ((fresh.get(sign) ?? attempts.get(sign))?.entries ?? []),
        ),
      ];
      const runs = new Set(told.get(text.sign));
      for (const { header, content } of others)
        for (const run of tellingRuns(`${header}\n${content}`)) runs.add(run);
      const context = { facts, sign: text.sign, given, told: runs };
      const entries = entriesOf(text).map((entry) => ({
        ...entry,
        findings: [
          ...checkEntry(entry, context),
          ...alikeFindings(entry, others, before.get(text.sign)),
        ],
      }));
      fresh.set(text.sign, { entries, text, model, promptVersion, isRead: false });
    }
    for (const [sign, attempt] of fresh) attempts.set(sign, better(attempts.get(sign), attempt));
    const unread = new Map(
      wanted.flatMap((sign) => {
        const attempt = attempts.get(sign);
        return attempt && isRight(sign) && !attempt.isRead
          ? [[sign, attempt.entries] as const]
          : [];
      }),
    );
    if (unread.size > 0 && !isReaderSilent) {
      const record = recorderOf(ctx, {
        subject,
        task: horoscopeTask + callNames.read,
        promptVersion,
      });
      const { answer: reading } = await askReader(ctx, readingOf(unread), {
        spender: "proofreader",
        record,
      });
      isReaderSilent = reading === null;
      if (reading) {
        for (const sign of unread.keys()) attempts.get(sign)!.isRead = true;
        for (const { sign, kind, finding } of findingsOf(reading, unread))
          attempts
            .get(sign)
            ?.entries.find((entry) => entry.kind === kind)
            ?.findings.push(finding);
      }
    }
    for (const { entries } of attempts.values())
      for (const { findings } of entries) rejections.push(...findings.map(({ rule }) => rule));
  }
  await countRejections(ctx, horoscopeTask, rejections);
  if (isCutShort)
    return { texts: new Map([...attempts].filter(([sign]) => isRight(sign))), failure: null };
  const none = wanted.some((sign) => !attempts.has(sign));
  return { texts: attempts, failure: none ? (failure ?? "model_invalid") : null };
}

/** The texts of the signs that were asked for; of a sign that comes twice the first. What is of no shape is left out. */
function textsIn(answer: unknown, asked: readonly string[]): SignText[] {
  const whole = answerSchema.safeParse(answer);
  const listed: unknown[] = whole.success
    ? whole.data.signs
    : Array.isArray((answer as { signs?: unknown })?.signs)
      ? ((answer as { signs: unknown[] }).signs ?? [])
      : [];
  const texts = new Map<string, SignText>();
  for (const each of listed) {
    const parsed = signTextSchema.safeParse(each);
    if (parsed.success && asked.includes(parsed.data.sign) && !texts.has(parsed.data.sign))
      texts.set(parsed.data.sign, parsed.data);
  }
  return [...texts.values()];
}

/** Of two texts of a sign the one with less that is wrong; a new one wins a draw. */
function better(old: Attempt | undefined, fresh: Attempt): Attempt {
  const wrong = ({ entries }: Attempt) =>
    entries.reduce((sum, { findings }) => sum + findings.length, 0);
  return old && wrong(old) < wrong(fresh) ? old : fresh;
}
