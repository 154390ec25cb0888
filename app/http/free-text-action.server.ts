import { setTimeout } from "node:timers/promises";
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/react";
import type { FreeText, Screening } from "~/crisis/assess.server";
import { backToFormName, helpSeenForAnother, helpSeenName, type CrisisStep } from "~/crisis/detour";
import { fieldsOf, type FreeTextForm } from "~/crisis/free-text-form";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { controlNames, screenedTextOf, type Field } from "~/forms/fields";
import type { Answers } from "~/forms/form-schema";
import type { TextByControl } from "~/forms/kind";
import { acceptForm, acceptSize, type PostedForm } from "~/forms/parse-form";
import { detour, isHelp, refusal, withPage, withWords, type UnsentForm } from "~/forms/refusal";
import { wordsAndRest } from "~/forms/sent-words";
import type { FlashCode } from "~/notices/notices";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";
import { databaseRetry, NotAllowed, NotFound } from "~/services/command/errors";
import { countScreening } from "~/services/crisis/count-screening.server";
import { nothingToScreen, screenForCrisis } from "~/services/crisis/screen-for-crisis.server";
import { withFlash } from "./flash.server";
import { readForm } from "./form-body.server";
import { formFailure, type FailureWords, type Refused } from "./form-failure.server";
import { requestLog } from "./load-context.server";
import { helpAt, levelOfAll, preserveInput, sentWords } from "./preserve-input.server";
import { exceeds, isBlank, normalise } from "~/forms/text";

/** Where the browser goes once a form is taken, and what is said there. */
type Done = { to: string; notice?: FlashCode | null };

/** A form as it was sent. */
export type Sent<Page> = {
  form: PostedForm;
  visit: ActionFunctionArgs;
  /**
   * Gives the form back with a sentence about all of it, or about its controls.
   * @param status 422 unless something else is wrong than what was typed
   * @param page what it shows now, where that has changed
   */
  refuse: (sentences: TextByControl | string, status?: number, page?: Page) => never;
};

type Read<Page> = { ctx: ServiceContext; page: Page };

type Submitted<Page, Checked> = Sent<Page> & { found: Checked };

/** Calls the verb. What it refuses goes back with `sent.refuse`. */
type Submit<Page, Fields extends readonly Field[], Facts, Checked> =
  | {
      counted?: never;
      submit: (
        facts: Facts,
        answers: Answers<Fields>,
        screening: Screening,
        sent: Submitted<Page, Checked>,
      ) => Promise<Done | Response>;
    }
  | {
      /** What is heard interrupts and is counted, and no row has a place for it: why. */
      counted: string;
      submit: (
        facts: Facts,
        answers: Answers<Fields>,
        sent: Submitted<Page, Checked>,
      ) => Promise<Done | Response>;
    };

type Steps<Page, Fields extends readonly Field[], Facts extends Read<Page>, Checked> = {
  /**
   * Guards, and reads what its page shows.
   * @param posted the form, which may be looked into once the guard has let its sender in
   */
  read: (visit: ActionFunctionArgs, posted: () => Promise<PostedForm>) => Promise<Facts>;
  /** How its body is read; by default `readForm`. */
  body?: (request: Request) => Promise<PostedForm>;
  /** Does what is no form with words: another button of the page. Null where it is one. */
  instead?: (facts: Facts, sent: Sent<Page>) => Promise<Done | null>;
  /** What is heard, where it is not all words in its fields; null where nobody was asked for any. */
  texts?: (facts: Facts, values: TextByControl) => readonly FreeText[] | null;
  /** Whether its sender consents, in this post or before, to a model reading it for a crisis; by default nobody was asked. */
  mayBeRead?: (facts: Facts, values: TextByControl) => boolean | Promise<boolean>;
  /** Whether it is itself a call for help for somebody else, whose answer says what to do: see `screenForCrisis`. */
  isCallForHelp?: (facts: Facts, values: TextByControl) => boolean;
  /** Whether its verb has it read: see `screenForCrisis`. */
  isReadLater?: true | ((facts: Facts) => boolean);
  /** What else happens where help comes first. */
  atHelp?: (facts: Facts, step: CrisisStep) => Promise<void>;
  /** What is wrong beyond its fields, told together with what is wrong in them; and what was found on the way. */
  check?: (facts: Facts, sent: Sent<Page>) => Promise<{ errors?: TextByControl; found: Checked }>;
  /**
   * The words of a form that goes back, where its page can hold what a file was kept under: no page can hold the file. Its controls
   * are among those that the form carries.
   */
  keepFiles?: (facts: Facts, form: PostedForm) => Promise<TextByControl>;
  /** Reads what its page shows beside a form that came back, where that is more than `read` needs. */
  shownAgain?: (facts: Facts, visit: ActionFunctionArgs, form: PostedForm) => Promise<Page>;
  /** Beside which control it says why its verb refused. Other refusals are thrown on. */
  refused?: Refused<Fields[number]["name"]>;
  /** What is said where its verb failed: see `formFailure`. */
  failures?: FailureWords;
} & Submit<Page, Fields, Facts, Checked>;

/**
 * The action of a form with free text. In this order: who may; help, where a crisis is heard; all that is wrong with the form at
 * once; the verb; and the way on, by a redirect. Every word comes back where any of it stops, also while the database is away.
 */
export function freeTextAction<
  Page,
  const Fields extends readonly Field[],
  Facts extends Read<Page>,
  Checked = null,
>(definition: FreeTextForm<Page, Fields>, steps: Steps<Page, Fields, Facts, Checked>) {
  const { body = readForm } = steps;
  return preserveInput(async (visit: ActionFunctionArgs) => {
    let reading: Promise<PostedForm> | undefined;
    const posted = () => (reading ??= body(visit.request));
    const inTime: InTime = (work) => helpInTime(work, visit, posted);
    const facts = await inTime(steps.read(visit, posted)).catch(async (error: unknown) => {
      throw await keptWords(error, definition, visit, posted);
    });
    const form = await posted();
    const { keepFiles, shownAgain } = steps;
    return take(facts, form, visit, { posted, inTime }).catch(async (thrown: unknown) => {
      const kept = keepFiles
        ? await withWords(thrown, () => soon(keepFiles(facts, form), form.values, visit))
        : thrown;
      throw shownAgain ? await inTime(withPage(kept, () => shownAgain(facts, visit, form))) : kept;
    });
  });

  async function take(
    facts: Facts,
    form: PostedForm,
    visit: ActionFunctionArgs,
    { posted, inTime }: { posted: () => Promise<PostedForm>; inTime: InTime },
  ): Promise<Response> {
    const { page } = facts;
    const { values } = form;
    const sent: Sent<Page> = {
      form,
      visit,
      refuse: (sentences, status, now = page) => {
        throw refusal(now, form, sentences, status);
      },
    };
    const other = await steps.instead?.(facts, sent);
    if (other) return goOn(other, false);

    const fields = fieldsOf(definition, page, values);
    const texts = steps.texts ? steps.texts(facts, values) : freeTextsOf(fields, values);
    const { step, screening, isHelpNear } = texts
      ? await inTime(screened(facts, { visit, texts, values, fields }))
      : nothingToScreen;
    // Somebody who goes on, and has files to add again, is not stopped a second time.
    const goesOn = values[backToFormName];
    if (goesOn === helpSeenName || goesOn === helpSeenForAnother) values[helpSeenName] = goesOn;
    if (step && isHelp(step)) await steps.atHelp?.(facts, step);
    if (step) throw detour(page, form, step);

    acceptSize(form, page);
    const { errors, found } = (await steps.check?.(facts, sent)) ?? {};
    const answers = acceptForm(fields, form, page, errors) as Answers<Fields>;
    const submitted = { ...sent, found: found as Checked };
    const done =
      steps.counted === undefined
        ? steps.submit(facts, answers, screening, submitted)
        : steps.submit(facts, answers, submitted);
    const { refused, failures } = steps;
    const way = await done
      .catch(formFailure({ context: visit.context, form, page }, { ...failures, refused }))
      .catch(async (error: unknown) => {
        throw await keptWords(error, definition, visit, posted, true);
      });
    return way instanceof Response ? way : goOn(way, isHelpNear);
  }

  async function screened(
    facts: Facts,
    {
      visit,
      texts,
      values,
      fields,
    }: {
      visit: ActionFunctionArgs;
      texts: readonly FreeText[];
      values: TextByControl;
      fields: readonly Field[];
    },
  ) {
    return screenForCrisis(facts.ctx, {
      ...{ place: definition.place, texts, values },
      // What is too long comes back in any case, and is read when it fits.
      mayBeRead: !isTooLong(fields, values) && ((await steps.mayBeRead?.(facts, values)) ?? false),
      isReadLater:
        typeof steps.isReadLater === "function" ? steps.isReadLater(facts) : steps.isReadLater,
      isCallForHelp: steps.isCallForHelp?.(facts, values),
      clientAddress: visit.context.clientAddress,
    });
  }
}

type InTime = <Result>(work: Promise<Result>) => Promise<Result>;

/** How long whoever may be in danger waits for a database that does not answer, in milliseconds. */
const patience = 3_000;

/**
 * What the database is asked for before anything is kept, unless it lets somebody wait in whose words rules hear an acute crisis:
 * help comes first then, with every word, as while it is away.
 */
async function helpInTime<Result>(
  work: Promise<Result>,
  { request, context }: ActionFunctionArgs,
  posted: () => Promise<PostedForm>,
): Promise<Result> {
  // What it comes to later is nobody's any more.
  work.catch(() => undefined);
  const late = Symbol("late");
  const waiting = new AbortController();
  const timer = setTimeout(patience, late, { signal: waiting.signal }).catch(() => late);
  const first = await Promise.race([work, timer]).finally(() => waiting.abort());
  if (first !== late) return first as Result;
  const form = await posted().catch(() => null);
  if (!form) return work;
  const values = { ...form.values };
  const help = helpAt(levelOfAll(values), values);
  if (help !== "first") return work;
  values[helpSeenName] = "1";
  const sent = sentWords(request, { ...form, values });
  requestLog(context).error("help came before the database answered");
  throw data({ ...sent, signIn: null, help } satisfies UnsentForm, {
    status: 503,
    headers: { "Retry-After": String(databaseRetry) },
  });
}

/** What is kept for a form on its way back, unless it keeps somebody waiting: the words go first. */
async function soon(
  work: Promise<TextByControl>,
  otherwise: TextByControl,
  { context }: ActionFunctionArgs,
): Promise<TextByControl> {
  const waiting = new AbortController();
  const timer = setTimeout(patience, otherwise, { signal: waiting.signal }).catch(() => otherwise);
  const kept = work.catch((error: unknown) => {
    requestLog(context).warn({ error: describeError(error) }, "files of a form were not kept");
    return otherwise;
  });
  return Promise.race([kept, timer]).finally(() => waiting.abort());
}

const isTooLong = (fields: readonly Field[], values: TextByControl) =>
  fields.some(
    (field) =>
      "limit" in field &&
      field.limit !== undefined &&
      exceeds(normalise(values[field.name] ?? ""), field.limit),
  );

/**
 * Where what a form is about has gone meanwhile, or was never for its sender: what was typed comes back with the status of the
 * error, and rules have heard it.
 * @param isHeard whether its gate has heard and counted it already
 * @returns what is thrown in the error's place, or the error where nobody wrote anything
 */
async function keptWords<Page, Fields extends readonly Field[]>(
  error: unknown,
  { place, fields, unsent }: FreeTextForm<Page, Fields>,
  { request, context }: ActionFunctionArgs,
  posted: () => Promise<PostedForm>,
  isHeard = false,
): Promise<unknown> {
  if (!(error instanceof NotFound || error instanceof NotAllowed)) return error;
  const form = await posted().catch(() => null);
  if (!form) return error;
  const values = { ...form.values };
  const asked = [unsent, fields].find((each) => typeof each === "object") ?? [];
  const named = asked.filter((field) => screenedTextOf(field) !== "nothing").flatMap(controlNames);
  const level = levelOfAll(values);
  const isWritten =
    named.some((name) => !isBlank(values[name] ?? "")) ||
    wordsAndRest(values, new Set()).words.length > 0;
  if (!isWritten && level === "none") return error;
  if (!isHeard && !(helpSeenName in values))
    await countScreening(serviceContext("visitor", requestLog(context)), { place, level });
  const help = helpAt(level, values);
  const sent = sentWords(request, { ...form, values });
  const status = error instanceof NotFound ? 404 : 403;
  requestLog(context).info({ status, error: describeError(error) }, "words came to what is gone");
  return data({ ...sent, signIn: null, isGone: true, help } satisfies UnsentForm, { status });
}

const goOn = ({ to, notice }: Done, isHelpNear: boolean) => {
  // A place further down would have the browser scroll past the help lines, which stand at the top.
  const [whole = to] = to.split("#");
  return redirect(withFlash(isHelpNear ? whole : to, notice, { isHelpNear }), 303);
};
