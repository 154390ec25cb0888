import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import type { FormState } from "~/forms/refusal";
import { writingRefusals } from "~/services/posts/refusals";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";

/** One thing that a form changes, as it is saved and as whoever changes it would have it. */
export type Compared = { name: string; label: string; saved: string; own: string };

/** What is typed comes with the line ends of a form, and spaces around it are not kept. */
const asKept = (words: string) => words.replaceAll("\r\n", "\n").trim();

export const differs = ({ saved, own }: Compared): boolean => asKept(saved) !== asKept(own);

/** Says in a form what stands otherwise in the saved version, in the label, so that everybody hears it there. */
export const markedLabel = (label: string): string => `${label} – inaczej`;

/** Whether a form came back with the version that it was opened at, which is no longer the saved one. */
export const hasChanged = ({ values }: FormState, version: string): boolean =>
  values.version !== undefined && values.version !== version;

const isStopped = ({ errors }: FormState) => errors[""] === writingRefusals.words_changed.text;

/** A form without the error that `ChangedMeanwhile` says in its place. */
export const withoutConflict = (form: FormState): FormState =>
  isStopped(form) ? { ...form, errors: {} } : form;

/** Above the two versions: what happened, where that is why nothing was saved. */
export const ChangedMeanwhile = ({ title, form }: { title: string; form: FormState }) =>
  isStopped(form) && (
    <Notice kind="warning" role="alert" isFocused>
      <h2 className="text-xl">{tieWords(title)}</h2>
      <p>{tieWords(writingRefusals.words_changed.text)}</p>
    </Notice>
  );

/**
 * The saved version and the form with one's own: side by side where there is room, else the saved one first, since it is what
 * its reader has not seen yet.
 * @param parts those of a single one carry no mark: that it differs is why both are shown
 */
export function TwoVersions({
  parts,
  children,
}: {
  parts: readonly Compared[];
  children: ReactNode;
}) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <section
        aria-labelledby="saved-version"
        className="min-w-0 space-y-4 rounded-card border border-line bg-surface p-5"
      >
        <h2 id="saved-version" className="text-2xl">
          Obecna wersja
        </h2>
        <dl className="space-y-4">
          {parts
            .filter((part) => part.saved !== "" || differs(part))
            .map((part) => (
              <div key={part.name} className="space-y-1">
                <dt className="flex flex-wrap items-center gap-x-2 font-semibold">
                  {tieWords(part.label)}{" "}
                  {parts.length > 1 && differs(part) && <Badge tone="warning">inaczej</Badge>}
                </dt>
                <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {part.saved || <span className="text-muted">brak</span>}
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <section aria-labelledby="own-version" className="min-w-0 space-y-4 lg:pt-5">
        <h2 id="own-version" className="text-2xl">
          Twoja wersja
        </h2>
        {children}
      </section>
    </div>
  );
}
