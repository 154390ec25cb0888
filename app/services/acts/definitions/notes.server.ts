import type { ServiceContext } from "../../command/context.server";
import { maxNoteLength, noteAuditEvents, noteRefusals, type NotedTarget } from "../../notes/acts";
import type { StaffNote } from "../../notes/queries.server";
import { addNote, deleteNote, notePermissions } from "../../notes/staff-notes.server";
import { defineStaffAct } from "../staff-act.server";

type Noted = { id: string; notes: readonly StaffNote[] };

/** The two acts by which staff write notes about one kind of row, and delete the last. */
export function noteActs<Card extends Noted>({
  kind,
  read,
  subject,
}: {
  kind: NotedTarget["kind"];
  read: (ctx: ServiceContext, id: string) => Promise<Card>;
  /** What it is about, as the desk knows it. */
  subject: (card: Card) => string;
}) {
  const shared = {
    target: kind,
    permission: notePermissions[kind],
    read,
    orderOf: () => null,
  } as const;
  return {
    note: defineStaffAct({
      ...shared,
      act: noteAuditEvents.add_note,
      title: "Dodaj notatkę",
      button: "Zapisz notatkę",
      link: { label: "Dodaj notatkę", part: "notes" },
      fields: [
        {
          kind: "longText",
          name: "text",
          label: "Notatka",
          hint: "Widzi ją cała obsługa. Bez danych, których tu nie trzeba.",
          required: "Wpisz treść notatki.",
          rows: 5,
          limit: {
            length: maxNoteLength,
            message: `Skróć notatkę do ${maxNoteLength} znaków.`,
          },
        },
      ],
      preview: (card: Card) => ({
        subject: subject(card),
        effects: ["Notatka zostanie tu przez rok. Zobaczy ją tylko obsługa."],
      }),
      async perform(ctx, id, { text }) {
        await addNote(ctx, { target: { kind, id }, text });
        return "note-saved";
      },
    }),
    "delete-note": defineStaffAct({
      ...shared,
      act: noteAuditEvents.delete_note,
      title: "Usuń ostatnią notatkę",
      button: "Usuń notatkę",
      link: { label: "Usuń ostatnią notatkę", part: "notes" },
      fields: [],
      may: ({ notes }: Card) => (notes.length > 0 ? null : noteRefusals.no_notes),
      preview(card: Card) {
        const last = card.notes.at(-1);
        return {
          subject: subject(card),
          effects: last ? [`Zniknie na zawsze: „${last.text}”`] : [],
          version: last?.id,
        };
      },
      async perform(ctx, id, _answers, { version }) {
        await deleteNote(ctx, { target: { kind, id }, noteId: version });
        return "note-deleted";
      },
    }),
  };
}
