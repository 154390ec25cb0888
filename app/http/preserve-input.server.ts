import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { data } from "@remix-run/react";
import { assessTexts } from "~/crisis/assess.server";
import { helpSeenName } from "~/crisis/detour";
import type { CrisisLevel } from "~/crisis/levels";
import type { PostedForm } from "~/forms/parse-form";
import type { UnsentForm } from "~/forms/refusal";
import type { SentWords } from "~/forms/sent-words";
import { describeError } from "~/services/command/describe-error";
import { databaseRetry, isDatabaseUnavailable } from "~/services/command/errors";
import { noteServiceCall } from "~/services/health/record-calls.server";
import { isId } from "~/services/listing/ids";
import { chosenFiles, readForm } from "./form-body.server";
import { requestLog } from "./load-context.server";
import { formatPreciseTime } from "~/copy/format";
import { paths } from "~/paths";
import type { RouteHandle } from "./route-handle";

/**
 * A form as it was sent, for `formBoundary` to show where it cannot be looked at.
 * @param signInTo makes the address to sign in at from the form's own; without it the database is away
 */
export async function sentForm(
  request: Request,
  signInTo: (path: string) => string | null = () => null,
): Promise<UnsentForm> {
  const { pathname } = new URL(request.url);
  const sent = await submittedInput(request);
  const { values } = sent;
  const help = helpFor(pathname, values);
  // Sent again, it says that help has been seen: its own gate need not stop the same words a second time.
  if (help === "first") values[helpSeenName] = "1";
  return { ...sent, signIn: signInTo(pathname), help };
}

/** What somebody has typed, and where it is sent again. @throws Response 400 for what is no form */
export async function submittedInput(request: Request): Promise<SentWords> {
  return sentWords(request, await readForm(request));
}

/** The words of a form, and where they are sent again. */
export function sentWords(
  { url }: Pick<Request, "url">,
  { values, formData }: PostedForm,
): SentWords {
  const { pathname, search } = new URL(url);
  return { values, files: chosenFiles(formData), action: pathname + search };
}

/**
 * Help for what the crisis layer hears in a form of which nobody knows which fields are words of somebody's own. It is not
 * counted: that needs the database, and the place of the form.
 */
const helpFor = (path: string, values: Values): UnsentForm["help"] =>
  // Staff write about others.
  path.startsWith(paths.admin()) ? null : helpAt(levelOfAll(values), values);

type Values = Readonly<Record<string, string>>;

/** What rules hear in everything that was typed. */
export function levelOfAll(values: Values): CrisisLevel {
  // Letters and digits drawn by lot are nobody's words, and some of them look like words.
  const written = Object.values(values).filter((value) => !isId(value));
  return assessTexts([{ text: written.join("\n\n") }]).level;
}

/** Where help stands on a form that comes back without its page. */
export function helpAt(level: CrisisLevel, values: Values): UnsentForm["help"] {
  if (level === "none") return null;
  return level === "acute" && !(helpSeenName in values) ? "first" : "near";
}

/**
 * An action that is sent words of somebody's own: while the database is away the form comes back as it was. Our server has the
 * action of every page do so (`answerServiceErrors`); a form with free text does it whatever runs it.
 */
export function preserveInput<Result>(
  handler: (visit: ActionFunctionArgs) => Result | Promise<Result>,
): (visit: ActionFunctionArgs) => Promise<Result> {
  return async (visit) => {
    const { context } = visit;
    const again = context.sentAgain ? null : visit.request.clone();
    try {
      return await handler(visit);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      noteMissingDatabase(context);
      context.askToComeBack?.(databaseRetry);
      const sent = again ?? context.sentAgain?.();
      const form = sent && (await sentForm(sent).catch(() => null));
      if (!form) throw error;
      requestLog(context).error(
        { error: describeError(error) },
        "words came while the database was away",
      );
      throw data(form, { status: 503, headers: { "Retry-After": String(databaseRetry) } });
    }
  };
}

type Limited = Pick<RouteHandle, "urgent"> & {
  /** Whether there is a page that can show words again. */
  hasPage: boolean;
};

/**
 * An action, where a network has sent more forms than are taken: whoever sent words reads them again, after help where that is
 * called for, and from when they may be sent. What says that somebody is in danger is taken.
 */
export function withinLimit<Visit extends ActionFunctionArgs>(
  action: (visit: Visit) => unknown,
  { urgent = () => false, hasPage }: Limited,
): (visit: Visit) => Promise<unknown> {
  return async (visit) => {
    const { overLimit, sentAgain, askToComeBack } = visit.context;
    if (overLimit === undefined) return action(visit);
    const sent = hasPage ? sentAgain?.() : undefined;
    const form = sent && (await sentForm(sent).catch(() => null));
    if (form && urgent(form.values)) return action(visit);
    askToComeBack?.(overLimit);
    if (!form) throw new Response(null, { status: 429 });
    const takenFrom = formatPreciseTime(new Date(Date.now() + overLimit * 1000));
    throw data({ ...form, takenFrom } satisfies UnsentForm, { status: 429 });
  };
}

/** Has the desk and the server know that the database could not be reached. */
export function noteMissingDatabase(context: AppLoadContext): void {
  noteServiceCall({ service: "database", ms: 0, failure: "unreachable" });
  context.missDatabase?.();
}
