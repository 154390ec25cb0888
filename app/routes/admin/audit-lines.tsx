import { formatDate, formatDateTime } from "~/copy/format";
import type { AuditLine } from "~/services/audit/queries.server";
import { deedLabel, reasonLabel } from "~/services/acts/words";
import { targetLabels, type Target } from "~/services/access/targets";
import { factLabel, factText } from "./audit-facts";

/** Who did something. */
export function actorLabel({
  actorKind,
  actorEmail,
}: Pick<AuditLine, "actorKind" | "actorEmail">): string {
  if (actorEmail !== null) return actorEmail;
  if (actorKind === "operator") return "operator serwera";
  return actorKind === "staff" || actorKind === "member" ? "konto, którego już nie ma" : "system";
}

/** The same in a sentence that says what was done. */
function didIt({ actorKind, actorEmail }: Pick<AuditLine, "actorKind" | "actorEmail">): string {
  if (actorEmail !== null) return `zrobiła to osoba ${actorEmail}`;
  if (actorKind === "operator") return "zrobił to operator serwera";
  return actorKind === "staff" || actorKind === "member"
    ? "zrobiła to osoba, której konta już nie ma"
    : "zrobił to system";
}

/** A line of the log with what whoever reads it may know of what it is about. */
export type ToldLine = AuditLine & {
  /** What the desk calls it, and where it stands; null where that is not for whoever reads, or gone. */
  target: { name: string | null; href: string | null };
  /** Addresses of the accounts that its facts name, by their ids. */
  emails: Readonly<Record<string, string>>;
};

/** A line as a sentence: what, upon what, by whom, why, and what changed. */
export function AuditSentence({ line }: { line: ToldLine }) {
  const { target, targetKind, targetId, reason } = line;
  const kind = targetLabels[targetKind as Target["kind"]]?.toLowerCase() ?? targetKind;
  const what = [kind, targetId === null ? "(zakryte)" : target.name].filter(Boolean).join(" ");
  const why = reason === null || reason === "" ? [] : [`powód: „${reasonLabel(reason)}”`];
  return (
    <span className="wrap-anywhere">
      {deedLabel(line)},{" "}
      {target.href ? (
        <a className="link" href={target.href}>
          {what}
        </a>
      ) : (
        what
      )}
      : {[didIt(line), ...why, ...changesOf(line)].join(", ")}.
    </span>
  );
}

const isAccount = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What changed, a phrase for each fact; ids that stand for nobody's address say nothing to anybody. */
function changesOf({ targetKind, before, after, emails }: ToldLine): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // What was done has said it already.
  names.delete("act");
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    const known = typeof is === "string" && isAccount.test(is) ? emails[is] : undefined;
    if (known) return [`${factLabel(name)} ${known}`];
    if (was === is || (was === undefined && is === false)) return [];
    if ([was, is].some((fact) => typeof fact === "string" && isAccount.test(fact))) return [];
    const words = (fact: typeof was) => factText(targetKind, name, fact);
    return [`${factLabel(name)}: ${was === undefined ? "" : `${words(was)} → `}${words(is)}`];
  });
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
