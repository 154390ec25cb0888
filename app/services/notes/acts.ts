import type { Target } from "../access/targets";
import { defineAuditEvents, noReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

/** What notes can be about; the table of each has the trigger that forgets them with it. */
export const notedKinds = ["order", "payment", "member", "message", "mail", "thread"] as const;
export type NotedTarget = Target & { kind: (typeof notedKinds)[number] };

export const isNoted = (target: Target): target is NotedTarget =>
  (notedKinds as readonly string[]).includes(target.kind);

/** Longest note, in characters. */
export const maxNoteLength = 2_000;

export const noteAuditEvents = defineAuditEvents({
  add_note: { label: "Dodanie notatki", does: "dodaje notatkę", reasons: noReasons },
  delete_note: {
    label: "Usunięcie notatki",
    does: "usuwa notatkę",
    reasons: noReasons,
  },
});

export const noteRefusals = defineRefusals({
  no_such_note: "Ktoś był szybszy: tej notatki już nie ma. Wróć i zobacz, co zostało.",
  no_notes: { text: "Nie ma już notatek.", isStale: true },
});
