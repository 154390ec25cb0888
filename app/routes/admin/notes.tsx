import { formatDateTime } from "~/copy/format";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import { actLabel, reasonLabel } from "~/services/acts/words";
import type { StaffNote } from "~/services/notes/queries.server";
import { ActLinks } from "./act-link";

/** What staff wrote about a row, and the ways to more. */
export function Notes({
  notes,
  links,
}: {
  notes: readonly StaffNote[];
  links: readonly ActLinkLine[];
}) {
  const isOffered = links.some(({ part }) => part === "notes");
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">Notatki</h3>
        {isOffered && <ActLinks links={links} part="notes" />}
      </div>
      {(notes.length > 0 || !isOffered) && <NoteList notes={notes} />}
    </section>
  );
}

export function NoteList({ notes }: { notes: readonly StaffNote[] }) {
  if (notes.length === 0) return <p className="text-muted">Nie ma notatek.</p>;
  return (
    <ul className="space-y-3">
      {notes.map(({ id, text, writtenAt, author, act, reason }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              formatDateTime(writtenAt),
              author ?? "konto, którego już nie ma",
              act && actLabel(act),
              reason && reasonLabel(reason),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
