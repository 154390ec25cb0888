import { data, isRouteErrorResponse } from "@remix-run/react";
import type { CrisisStep } from "~/crisis/detour";
import type { ShownBan } from "~/site/moderation";
import { detourTitle } from "~/ui/crisis-help";
import type { TextByControl } from "./kind";
import type { SentWords } from "./sent-words";
import { pageMeta } from "~/ui/page-meta";

/** What is wrong with a form as a whole stands under this name among its errors, as Conform has it. */
export const wholeForm = "";

/** A form as its page shows it: what was typed, and a sentence for what is wrong, by control name. */
export type FormState = { values: TextByControl; errors: TextByControl };

/** A form that nobody has filled in yet. */
export const emptyForm: FormState = { values: {}, errors: {} };

/** A form that could not be accepted, with everything that its page needs to show it again. */
export type Refusal<Page = unknown> = FormState & {
  /** What the page shows beside the form. */
  page: Page;
  /** Instead of errors: help comes first, or somebody has come back from it to the form. */
  step?: CrisisStep;
};

/**
 * A refused form, to be thrown: a page's title has to say that something is wrong, and Remix tells titles of errors but
 * not of action data.
 */
export function refusal(
  page: unknown,
  { values }: Pick<FormState, "values">,
  errors: TextByControl | string,
  status = 422,
) {
  const sentences = typeof errors === "string" ? { [wholeForm]: errors } : errors;
  return data({ page, values, errors: sentences } satisfies Refusal, { status });
}

/**
 * A form that comes back although nothing is wrong with it, to be thrown. Its status is that of a refused one, so that no
 * access log tells who was shown help.
 */
export function detour(
  page: unknown,
  { values }: Pick<FormState, "values">,
  step: NonNullable<Refusal["step"]>,
) {
  return data({ page, values, errors: {}, step } satisfies Refusal, { status: 422 });
}

/**
 * Gives a form that is on its way back a page that shows more than its action had to read. Help stands alone, and what is no
 * form stays as it is.
 * @param read what its page shows now
 */
export const withPage = (thrown: unknown, read: () => Promise<unknown>): Promise<unknown> =>
  changed(thrown, async ({ step }) => (isHelp(step) ? {} : { page: await read() }));

/**
 * Gives a form that is on its way back other words than it came with. What is no form stays as it is.
 * @param read the words that its page holds now
 */
export const withWords = (thrown: unknown, read: () => Promise<TextByControl>): Promise<unknown> =>
  changed(thrown, async () => ({ values: await read() }));

async function changed(
  thrown: unknown,
  change: (form: Refusal) => Promise<Partial<Refusal>>,
): Promise<unknown> {
  const { data: form, init } = (thrown ?? {}) as { data?: unknown; init?: ResponseInit };
  if (!isRefusal(form)) return thrown;
  return data({ ...form, ...(await change(form)) } satisfies Refusal, init);
}

/** What an error boundary was given, if it is a form that came back. */
export function refusalOf<Page>(error: unknown): Refusal<Page> | null {
  const thrown = thrownData(error);
  return isRefusal(thrown) ? (thrown as Refusal<Page>) : null;
}

const isRefusal = (thrown: unknown): thrown is Refusal =>
  typeof thrown === "object" && thrown !== null && "page" in thrown && "errors" in thrown;

/** A form that was not even looked at: its sender is not signed in any more or shut out, the database is away, or what it is about is. */
export type UnsentForm = SentWords & {
  /** Where to sign in; null where waiting a while is all there is to do. */
  signIn: string | null;
  /** From when more is taken of this network, as a time of day; without it that is not why. */
  takenFrom?: string;
  /** What it is about does not exist any more, or not for its sender: it is not sent again. */
  isGone?: true;
  /** Its sender is shut out, and so. */
  ban?: ShownBan;
  /** Where help stands when a crisis was heard in it: it waits for no session and no database. */
  help: "first" | "near" | null;
};

/** What an error boundary was given, if it is a form that could not be looked at. */
export function unsentFormOf(error: unknown): UnsentForm | null {
  const thrown = thrownData(error);
  return thrown && "signIn" in thrown ? (thrown as UnsentForm) : null;
}

function thrownData(error: unknown): object | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data: thrown } = error as { data: unknown };
  return typeof thrown === "object" ? thrown : null;
}

/** Whether help comes instead of the form, for whoever writes or for somebody of whom they write. */
export const isHelp = (step: CrisisStep | null | undefined): boolean =>
  step === "help" || step === "helpForAnother";

/** The title of a page with a form, which says first that something is wrong. */
export function formTitle(title: string, error: unknown): string {
  const step = refusalOf(error)?.step;
  if (isHelp(step) || unsentFormOf(error)?.help === "first") return detourTitle;
  return error && !step ? `Błąd: ${title}` : title;
}

/** The head of a page with a form that is nobody else's business. */
export const formMeta =
  (title: string) =>
  ({ error }: { error?: unknown }) =>
    pageMeta(formTitle(title, error));
