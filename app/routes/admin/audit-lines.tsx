import { formatDate, formatDateTime } from "~/copy/format";
import type { AuditLine } from "~/services/audit/queries.server";
import { deedLabel, reasonLabel } from "~/services/acts/words";

/** Who did something. */
export function actorLabel({
  actorKind,
  actorEmail,
}: Pick<AuditLine, "actorKind" | "actorEmail">): string {
  if (actorEmail !== null) return actorEmail;
  if (actorKind === "operator") return "operator serwera";
  return actorKind === "staff" || actorKind === "member" ? "konto, którego już nie ma" : "system";
}

export function AuditHistory({ lines }: { lines: readonly AuditLine[] }) {
  if (lines.length === 0) return <p className="text-muted">Nic tu jeszcze nie zrobiono.</p>;
  return (
    <ol className="space-y-3">
      {lines.map((line) => (
        <li key={line.id} className="border-l-2 border-gold pl-3 text-sm">
          <p className="font-semibold">{deedLabel(line)}</p>
          <p className="text-muted wrap-anywhere">
            {line.dayOnly ? formatDate(line.at) : formatDateTime(line.at)} · {actorLabel(line)} ·{" "}
            {reasonLabel(line.reason)}
          </p>
        </li>
      ))}
    </ol>
  );
}
