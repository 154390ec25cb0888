import type { z } from "zod";
import { careContentSchema, careMark } from "~/documents/templates/care";
import { sanitizeContent } from "~/documents/sanitize";
import { shapeOf } from "~/integrations/ai/answer-shape";
import type { ModelRequest } from "~/integrations/ai/requests";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { alarms, answerSchemaOf, gravestAlarm, matterOf, type Alarm } from "~/products/alarm";
import { promisedLength } from "~/products/length";
import { careLength, systemOf, type Manner } from "~/products/prompt.server";
import { checkContent, ownWordsOf } from "./checks/check-content";
import { inWords, isGrave, leavesOf, type Finding, type Rule } from "./checks/finding";
import { listedWords } from "./checks/harm";
import { contactsIn } from "./checks/inventions";
import { closedReading, readFindings } from "./closed-reading.server";
import { measure } from "./confidence.server";
import type { ConfidenceParts } from "./confidence-rule";
import { correctionRequest, fieldsOf } from "./correction.server";
import type { WritingRequest, WritingJob } from "./recipe";
import { repair } from "./repair";
import { rubricFindings } from "./rubric.server";
import { verdictOf, type Declined } from "./verdict";

/** Room for about 1,000 Polish words and their JSON. */
const usualRoom = 4_000;

export type Written =
  | {
      content: Record<string, unknown>;
      manner: Manner;
      alarm: Alarm;
      /** How far a program can trust the text. */
      confidence: ConfidenceParts;
    }
  | { declined: Declined; alarm: Alarm };

type Draft = {
  content: Record<string, unknown>;
  findings: Finding[];
  /** Code had to shorten, complete or clean the answer. */
  repaired: boolean;
  /** Whether it was read as a finished text. */
  isRead: boolean;
};

/**
 * Writes one text: asks, repairs what code can repair, asks again for the fields that are still wrong, has what code finds
 * nothing more in read by the reader and looked at by an editor, and gives up when the answers are used up. An alarm on the
 * way changes the shape, or ends it.
 * @throws ExternalServiceError `unavailable` or `refused` as the model has it; `invalid` when no answer was good enough
 */
export async function writeChecked(job: WritingJob): Promise<Written> {
  const { recipe, source } = job;
  const verdictOn = (heard: Alarm) =>
    verdictOf(recipe.prompt, recipe.takesCare, source.level, heard);
  let alarm = source.alarm ?? "brak";
  let left = job.answersLeft;
  /** How much more room than usual an answer gets: twice as much after each that was cut off. */
  let growth = 1;
  let draft: Draft | null = null;
  /** A text that was read and may be delivered, whatever becomes of its corrections. */
  let passed: Draft | null = null;
  let verdict = verdictOn(alarm);
  let course = newCourse();
  const finish = async (draft: Draft, manner: Manner): Promise<Draft> => {
    const read = draft.isRead ? draft : await readClosely(job, draft, course, manner);
    for (const { rule } of read.findings) course.broken.add(rule);
    if (read !== draft) job.note(read.findings.map(inWords));
    if (!read.findings.some(isGrave)) passed = read;
    return read;
  };
  while (left > 0 && "write" in verdict) {
    const request = requestFor(job, verdict.write);
    // Where nothing was said there is nothing to correct.
    const said: Draft | null = draft && leavesOf(draft.content).length > 0 ? draft : null;
    const usual: ModelRequest<z.ZodType> = said
      ? correctionRequest(request, said.content, said.findings)
      : request;
    const asked = { ...usual, maxOutputTokens: usual.maxOutputTokens * growth };
    for (const finding of said?.findings ?? []) course.askedFor.add(inWords(finding));
    left--;
    course.answers++;
    let answer: unknown;
    try {
      answer = await job.ask(asked, "write");
    } catch (error) {
      if (!(error instanceof ExternalServiceError) || error.kind !== "invalid") throw error;
      job.note([error.code]);
      course.broken.add("shape");
      // It thought, or wrote, for longer than it had room for.
      if (error.code === "cut_off") growth *= 2;
      continue;
    }
    // A correction is asked for some fields only, but may raise its voice all the same.
    const heard = gravestAlarm(alarm, alarmOf(answer));
    if (heard !== alarm) await job.onAlarm(heard);
    alarm = heard;
    const next = verdictOn(alarm);
    if ("decline" in next) {
      verdict = next;
      break;
    }
    if (next.write !== verdict.write) {
      verdict = next;
      draft = null;
      passed = null;
      // Another text is asked for, which is no fault of the one before.
      course = newCourse();
      continue;
    }
    const answered = read(job, request, said, answer);
    for (const { rule } of answered.findings) course.broken.add(rule);
    course.repaired ||= answered.repaired;
    draft = better(draft, answered);
    job.note(draft.findings.map(inWords));
    if (isOpen(draft, course)) continue;
    draft = await finish(draft, verdict.write);
    if (isOpen(draft, course)) continue;
    // A look without an answer left to heed it would be paid for in vain.
    if (verdict.write === "care" || course.isLookedAt || left < 2) break;
    left--;
    course.isLookedAt = true;
    const looked = await rubricFindings(job, request, draft.content);
    draft = { ...draft, findings: [...draft.findings, ...looked] };
    job.note(draft.findings.map(inWords));
    if (looked.length === 0) break;
  }
  if ("decline" in verdict) return { declined: verdict.decline, alarm };
  const manner = verdict.write;
  if (draft && !draft.isRead && !draft.findings.some(isGrave)) draft = await finish(draft, manner);
  const best = draft?.isRead && !draft.findings.some(isGrave) ? draft : (passed as Draft | null);
  if (!best)
    throw new ExternalServiceError("model", "invalid", draft ? "not_good_enough" : "no_answer");
  const text = { recipe, source, manner, content: best.content, left: stillWrong(best) };
  return {
    content: finished(best, manner, alarm),
    manner,
    alarm,
    confidence: measure(text, course),
  };
}

/** Whether something is wrong that the model has to mend, or was not asked for yet. */
const isOpen = ({ findings }: Draft, { askedFor }: { askedFor: ReadonlySet<string> }) =>
  findings.some((finding) => isGrave(finding) || !askedFor.has(inWords(finding)));

/**
 * Has the reader judge a text that code finds nothing more in. Where it gives no answer the lists of words speak, and it is
 * not asked again for this text: who was slow once is slow.
 */
async function readClosely(
  job: WritingJob,
  draft: Draft,
  course: { isReaderSilent: boolean },
  manner: Manner,
): Promise<Draft> {
  const { recipe, source } = job;
  const { content } = draft;
  const question = closedReading({ recipe, source }, content, manner === "care");
  const answer = course.isReaderSilent ? null : await job.read(question);
  course.isReaderSilent ||= answer === null;
  const found = answer
    ? readFindings(answer, content, source)
    : listedWords(leavesOf(content), ownWordsOf(source));
  return { ...draft, isRead: true, findings: [...draft.findings, ...found] };
}

const newCourse = () => ({
  answers: 0,
  broken: new Set<Rule>(),
  repaired: false,
  /** What a correction has asked for, by path and rule. */
  askedFor: new Set<string>(),
  isLookedAt: false,
  isReaderSilent: false,
});

function requestFor({ recipe, source }: WritingJob, manner: Manner): WritingRequest {
  const contentSchema = manner === "care" ? careContentSchema : recipe.schema;
  const task = recipe.name.replaceAll("-", "_");
  const promised =
    manner === "care" ? careLength : promisedLength(recipe.prompt.length, source.material.answers);
  return {
    task: manner === "care" ? `${task}_care` : task,
    schema: answerSchemaOf(contentSchema),
    contentSchema,
    manner,
    promised,
    system: systemOf(recipe.prompt, manner, promised),
    prompt: source.data,
    maxOutputTokens: usualRoom,
  };
}

/** The alarm that an answer raises; one that is no word of ours counts as none, as the other readers still stand. */
function alarmOf(answer: unknown): Alarm {
  const { alarm } = (answer ?? {}) as { alarm?: unknown };
  const said = typeof alarm === "string" ? alarm.trim().toLowerCase() : "";
  return alarms.find((each) => each === said) ?? "brak";
}

/** An answer as a draft: mended fields over those that were right before, repaired, cleaned and checked. */
function read(
  { recipe, source }: WritingJob,
  request: WritingRequest,
  before: Draft | null,
  answer: unknown,
): Draft {
  const shape = shapeOf(request.contentSchema);
  const mended = before
    ? Object.fromEntries(
        Object.entries((answer ?? {}) as Record<string, unknown>).filter(([name]) =>
          fieldsOf(before.findings, request.contentSchema).includes(name),
        ),
      )
    : answer;
  const whole = repair(shape, { ...before?.content, ...asRecord(mended) });
  // What the cleaning takes out leaves a hole in its sentence: such a field is asked for anew.
  const contacts = contactsIn(leavesOf(whole));
  const told = new Set(contacts.map(inWords));
  const content = repair(shape, sanitizeContent(whole)) as Record<string, unknown>;
  const parsed = request.contentSchema.safeParse(content);
  if (!parsed.success)
    return {
      content,
      repaired: true,
      isRead: false,
      findings: parsed.error.issues.map(({ path }) => ({
        path: path as (string | number)[],
        rule: "shape" as const,
      })),
    };
  const findings = checkContent(parsed.data, {
    recipe,
    source,
    system: request.system,
    care: request.manner === "care",
  });
  return {
    content: parsed.data,
    findings: [...contacts, ...findings.filter((finding) => !told.has(inWords(finding)))],
    isRead: false,
    repaired: isRepaired(mended, parsed.data),
  };
}

/** Whether some text of an answer is not in its content as it was written, or not at all. */
function isRepaired(answer: unknown, content: Record<string, unknown>): boolean {
  const kept = new Set(leavesOf(content).map(({ text }) => text.toLowerCase()));
  return leavesOf(answer).some(
    ({ path, text }) =>
      path[0] !== "alarm" && path[0] !== "plan" && !kept.has(text.trim().toLowerCase()),
  );
}

const asRecord = (value: unknown) =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Of two drafts the one with less that is grave; a mended one wins a draw. */
function better(before: Draft | null, after: Draft): Draft {
  if (!before) return after;
  const grave = ({ findings }: Draft) => findings.filter(isGrave).length;
  return grave(after) <= grave(before) ? after : before;
}

/** A quotation that nobody wrote, where the text can do without it. */
const isLeftOut = ({ path, rule }: Finding) => rule === "quotation" && path[0] === "quotation";

const stillWrong = ({ findings }: Draft) => findings.filter((finding) => !isLeftOut(finding));

/** A draft as it is stored: a quotation that nobody wrote is left out where it may be. */
function finished(
  { content, findings }: Draft,
  manner: Manner,
  alarm: Alarm,
): Record<string, unknown> {
  return {
    ...content,
    ...(findings.some(isLeftOut) && { quotation: { text: "", comment: "" } }),
    ...(manner === "care" && careMark(matterOf(alarm) ?? "crisis")),
  };
}
