import { formatDate, formatDateTime } from "~/copy/format";
import { capitalised, inSentence } from "~/copy/in-sentence";
import { listSearch } from "~/forms/filters";
import { paths } from "~/paths";
import type { AuditLine } from "~/services/audit/queries.server";
import { deedLabel, doesIn } from "~/services/acts/words";
import { targetLabels, type Target } from "~/services/access/targets";
import { fold } from "~/services/words/fold";
import { decisionNames } from "~/site/moderation";
import { Unbroken } from "~/ui/unbroken";
import { factPhrase } from "./audit-facts";
import { whyLabel } from "./why-label";

const withoutAccount: Readonly<Record<string, string>> = {
  operator: "operator serwera",
  staff: "konto, którego już nie ma",
  member: "konto, którego już nie ma",
  keeper: "opiekun grupy",
  buyer: "kupująca osoba",
  visitor: "osoba spoza zespołu",
};

/** Who did something. */
export const actorLabel = ({ actorKind, actorName, actorEmail }: AuditLine): string =>
  actorName ?? actorEmail ?? withoutAccount[actorKind] ?? "system";

/** A line of the log with what whoever reads it may know of what it is about. */
export type ToldLine = AuditLine & {
  /** What the desk calls it, and where it stands; null where that is not for whoever reads, or gone. */
  target: { name: string | null; href: string | null };
  /** What the accounts that its facts name are called, by their ids. */
  names: Readonly<Record<string, string>>;
};

/** A line in sentences: who does what to what, who asked for it, why, and what changed from what to what. */
export function AuditSentence({ line }: { line: ToldLine }) {
  const { href } = line.target;
  const { deed, what } = deedUpon(line);
  const why = whyLabel(line);
  const link = (text: string) =>
    href ? (
      <a className="link" href={href}>
        <Unbroken text={text} />
      </a>
    ) : (
      <Unbroken text={text} />
    );
  const more = [
    askedBy(line),
    why === null ? null : `Powód: ${inSentence(why)}`,
    changesOf(line).join(", "),
  ].filter((sentence) => sentence !== null && sentence !== "");
  return (
    <span className="wrap-break-word">
      <Who line={line} /> {what ? deed : link(deed)}
      {what && link(what)}.
      <Unbroken text={more.map((sentence) => ` ${capitalised(sentence!)}.`).join("")} />
    </span>
  );
}

/** By name, with the way to all that this account did: its address stands there. */
function Who({ line }: { line: ToldLine }) {
  const { actorName, actorEmail } = line;
  const name = actorName ?? actorEmail ?? capitalised(actorLabel(line));
  return (
    <strong className="font-semibold wrap-anywhere">
      {actorName && actorEmail ? (
        <a
          className="hover:underline"
          href={paths.adminTab("audit") + listSearch({ actor: actorEmail })}
          title={actorEmail}
        >
          {name}
        </a>
      ) : (
        name
      )}
    </strong>
  );
}

/** Who asked for it, where that was somebody else. */
function askedBy(line: ToldLine): string | null {
  const asking = line.after?.askedBy;
  if (typeof asking !== "string" || asking === line.actorId) return null;
  const name = line.names[asking];
  return name ? `Prośba od: ${name}` : "Prośba od osoby, której konta już nie ma";
}

/** What is done, and upon what, without saying twice of which kind that is. */
function deedUpon(line: ToldLine): { deed: string; what: string } {
  // A bulk act is called by what it does.
  const does = doesIn(line.targetKind === "bulk" ? { act: line.act } : line);
  const decision = decisionOf(line);
  const deed = decision ? `${does}: ${inSentence(decision)}` : does;
  const [kind, name] = targetOf(line);
  const [noun = ""] = fold(kind).split(" ");
  const stem = noun.slice(0, Math.min(noun.length - 1, 5));
  const words = fold(deed).split(" ");
  const isSaid = noun !== "" && words.some((word) => word.startsWith(stem));
  if (isSaid && name === "") return { deed, what: "" };
  // A case has no name of its own: what it is about stands for it.
  const isNamed = line.targetKind !== "case" && words.at(-1)?.startsWith(stem);
  if (isSaid && isNamed) return { deed: `${deed} `, what: name };
  const then = deed.includes(":") ? ", " : ": ";
  return { deed: deed + then, what: [isSaid ? "" : kind, name].filter(Boolean).join(" ") };
}

/** What was decided, where a line is about a decision that changes no other. */
const decisionOf = ({ before, after }: ToldLine): string | null =>
  typeof after?.decision === "string" && before?.decision === undefined
    ? ((decisionNames as Readonly<Record<string, string>>)[after.decision] ?? null)
    : null;

/** The kind of what it was done to, and its name: either may be said by the other. */
function targetOf({ target: { name }, targetKind, targetId }: ToldLine): [string, string] {
  const kind = inSentence(targetLabels[targetKind as Target["kind"]] ?? targetKind);
  if (targetId === null) return [kind, "(zasłonięte)"];
  if (name === null) return [kind, ""];
  const own: Readonly<Partial<Record<string, [string, string]>>> = {
    mail: [kind, `„${name}”`],
    membership: ["osoba", name],
    thread: name.startsWith("Zgłoszenie ")
      ? ["zgłoszenie", name.slice("Zgłoszenie ".length)]
      : ["", inSentence(name)],
  };
  return own[targetKind] ?? [kind, name];
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the sentence has said already. */
const saidAlready = ["act", "askedBy"];

/** What changed, a phrase for each fact; ids say nothing to anybody. */
function changesOf(line: ToldLine): string[] {
  const { targetKind, target, before, after } = line;
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    // A mail is called by its kind.
    if (name === "kind" && targetKind === "mail" && target.name !== null) return [];
    if (name === "subject" && targetKind === "case" && target.name !== null) return [];
    if (name === "decision" && decisionOf(line) !== null) return [];
    if (saidAlready.includes(name) || [was, is].some((fact) => isId.test(String(fact)))) return [];
    return factPhrase(targetKind, name, { was, is }) ?? [];
  });
}

type HistoryLine = {
  id: string;
  at: Date;
  dayOnly?: boolean;
  title: string;
  facts: readonly string[];
};

const historyLine = (line: AuditLine): HistoryLine => ({
  ...{ id: line.id, at: line.at, dayOnly: line.dayOnly, title: deedLabel(line) },
  facts: [actorLabel(line), whyLabel(line) ?? []].flat(),
});

/**
 * What was done, the newest first.
 * @param others what came about without anybody's doing
 */
export function AuditHistory({
  lines,
  others = [],
}: {
  lines: readonly AuditLine[];
  others?: readonly HistoryLine[];
}) {
  const all = [...lines.map(historyLine), ...others].sort(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
  if (all.length === 0) return <p className="text-muted">Nic tu jeszcze nie zrobiono.</p>;
  return (
    <ol className="space-y-3">
      {all.map(({ id, at, dayOnly, title, facts }) => (
        <li key={id} className="border-l-2 border-gold pl-3 text-sm">
          <p className="font-semibold">{title}</p>
          <p className="text-muted wrap-anywhere">
            {[dayOnly ? formatDate(at) : formatDateTime(at), ...facts].join(" · ")}
          </p>
        </li>
      ))}
    </ol>
  );
}
