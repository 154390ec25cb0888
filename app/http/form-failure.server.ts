import type { AppLoadContext } from "@remix-run/node";
import type { TextByControl } from "~/forms/kind";
import { refusal, type FormState } from "~/forms/refusal";
import { formatDate, formatDateTime, formatTime } from "~/copy/format";
import { describeError } from "~/services/command/describe-error";
import {
  ExternalServiceError,
  isDatabaseUnavailable,
  refusalAmong,
  TooManyRequests,
} from "~/services/command/errors";
import type { WordedRefusals } from "~/services/command/refusals";
import { minute } from "~/time/durations";
import { requestLog } from "./load-context.server";
import { answerTo } from "./service-errors.server";

type Words = TextByControl | string;

/** By the control beside which they are said, `form` for all of it: refusals of what was sent. */
export type Refused<Control extends string = string> = {
  readonly [Each in Control | "form"]?: WordedRefusals;
};

/** What is said of a failure. */
export type FailureWords = {
  /** Of too much at once; as a function, of when more is taken: `po 14:05`. */
  tooOften?: Words | ((when: string) => Words);
  /** Of a service that we asked: 502, however it failed. */
  noAnswer?: Words;
  /** Of a database that is away and of faults of ours. */
  notKept?: Words | ((error: Error) => Words);
  /** Of what nobody could send here now: it keeps the status that it has everywhere. */
  impossible?: WordedRefusals;
};

/** Where a form was sent, and what it is shown again with. */
type Sent = { context: AppLoadContext; form: Pick<FormState, "values">; page: unknown };

/** When more is taken, to the minute that has passed by then: `po 14:05`, `za jakiś czas`. */
export function whenTaken({ retryAfterSeconds }: TooManyRequests): string {
  if (retryAfterSeconds === undefined) return "za jakiś czas";
  const now = Date.now();
  const from = new Date(now + retryAfterSeconds * 1000 + minute - 1);
  const isToday = formatDate(from) === formatDate(new Date(now));
  return `po ${isToday ? formatTime(from) : formatDateTime(from)}`;
}

/**
 * Gives a form back with words of its own where its verb failed, so that nobody types it twice: to be handed to `catch`.
 * What there are no words for goes on, and is answered as on every other page.
 * @throws the form: 422 for what is `refused`, else the status that the error has everywhere; or the error
 */
export function formFailure(
  { context, form, page }: Sent,
  words: FailureWords & { refused?: Refused },
): (error: unknown) => never {
  return (error) => {
    for (const [control, among = {}] of Object.entries(words.refused ?? {})) {
      const text = refusalAmong(error, among)?.text;
      if (text) throw refusal(page, form, control === "form" ? text : { [control]: text });
    }
    const answer = answerTo(error);
    const impossible = refusalAmong(error, words.impossible ?? {})?.text;
    if (impossible) return refuse(impossible, answer);
    if (error instanceof TooManyRequests && words.tooOften !== undefined)
      return refuse(
        typeof words.tooOften === "function" ? words.tooOften(whenTaken(error)) : words.tooOften,
        answer,
      );
    if (error instanceof ExternalServiceError && words.noAnswer !== undefined) {
      requestLog(context).warn({ error: describeError(error) }, "a form had no answer");
      return refuse(words.noAnswer, { status: 502 });
    }
    const isKnown = answer !== null && !isDatabaseUnavailable(error);
    if (isKnown || words.notKept === undefined || !(error instanceof Error)) throw error;
    requestLog(context).error({ error: describeError(error) }, "a form was not kept");
    const { notKept } = words;
    return refuse(typeof notKept === "function" ? notKept(error) : notKept, answer);
  };

  function refuse(sentences: Words, answer: ReturnType<typeof answerTo>): never {
    if (answer?.retryAfterSeconds) context.askToComeBack?.(answer.retryAfterSeconds);
    throw refusal(page, form, sentences, answer?.status ?? 500);
  }
}
