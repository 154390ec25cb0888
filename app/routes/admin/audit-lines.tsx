import { formatDate, formatDateTime } from "~/copy/format";
import type { AuditLine } from "~/services/audit/queries.server";
import { deedLabel } from "~/services/acts/words";
import { targetLabels, type Target } from "~/services/access/targets";
import { fold } from "~/services/words/fold";
import { factPhrase } from "./audit-facts";
import { whyLabel } from "./why-label";

const withoutAccount: Readonly<Record<string, { who: string; did: string }>> = {
  operator: { who: "operator serwera", did: "zrobił to operator serwera" },
  staff: { who: "konto, którego już nie ma", did: "zrobiła to osoba, której konta już nie ma" },
  member: { who: "konto, którego już nie ma", did: "zrobiła to osoba, której konta już nie ma" },
  keeper: { who: "opiekun grupy", did: "zrobił to opiekun grupy" },
  buyer: { who: "kupująca osoba", did: "zrobiła to kupująca osoba" },
  visitor: { who: "osoba spoza zespołu", did: "zrobiła to osoba spoza zespołu" },
};

const machine = { who: "system", did: "zrobił to system" };

/** Who did something. */
export const actorLabel = ({ actorKind, actorEmail }: AuditLine): string =>
  actorEmail ?? (withoutAccount[actorKind] ?? machine).who;

/** The same in a sentence that says what was done, and who asked for it where that was somebody else. */
function didIt({ actorKind, actorEmail, actorId, after, emails }: ToldLine): string {
  const did =
    actorEmail === null
      ? (withoutAccount[actorKind] ?? machine).did
      : `zrobiła to osoba ${actorEmail}`;
  const asking = after?.askedBy;
  if (typeof asking !== "string" || asking === actorId) return did;
  const who = emails[asking] ? ` ${emails[asking]}` : ", której konta już nie ma";
  // A no to a request was not asked for by whoever asked.
  return typeof after?.act === "string"
    ? `${did}, prosiła o\u00a0to osoba${who}`
    : `${did} na prośbę osoby${who}`;
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
  const { href } = line.target;
  const { deed, what } = deedUpon(line);
  const why = whyLabel(line);
  const link = (text: string) =>
    href ? (
      <a className="link" href={href}>
        {text}
      </a>
    ) : (
      text
    );
  return (
    <span className="wrap-anywhere">
      {what ? deed : link(deed)}
      {what && link(what)}:{" "}
      {[didIt(line), ...(why === null ? [] : [`powód: „${why}”`]), ...changesOf(line)].join(", ")}.
    </span>
  );
}

/** What was done, and upon what, without saying twice of which kind that is. */
function deedUpon(line: ToldLine): { deed: string; what: string } {
  // A bulk act is called by what it does.
  const deed = deedLabel(line.targetKind === "bulk" ? { act: line.act } : line);
  const [kind, name] = targetOf(line);
  const [noun = ""] = fold(kind).split(" ");
  const stem = noun.slice(0, Math.min(noun.length - 1, 5));
  const words = fold(deed).split(" ");
  const isSaid = noun !== "" && words.some((word) => word.startsWith(stem));
  if (isSaid && name === "") return { deed, what: "" };
  if (isSaid && words.at(-1)?.startsWith(stem)) return { deed: `${deed} `, what: name };
  return { deed: `${deed}, `, what: [isSaid ? "" : kind, name].filter(Boolean).join(" ") };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The kind of what it was done to, and its name: either may be said by the other. */
function targetOf({ target: { name }, targetKind, targetId }: ToldLine): [string, string] {
  const kind = lowerFirst(targetLabels[targetKind as Target["kind"]] ?? targetKind);
  if (targetId === null) return [kind, "(zasłonięte)"];
  if (name === null) return [kind, ""];
  const own: Readonly<Partial<Record<string, [string, string]>>> = {
    mail: [kind, `„${name}”`],
    membership: ["osoba", name],
    thread: name.startsWith("Zgłoszenie ")
      ? ["zgłoszenie", name.slice("Zgłoszenie ".length)]
      : ["", lowerFirst(name)],
  };
  return own[targetKind] ?? [kind, name];
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the sentence has said already. */
const saidAlready = ["act", "askedBy"];

/** What changed, a phrase for each fact; ids say nothing to anybody. */
function changesOf({ targetKind, target, before, after }: ToldLine): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]];
    // A mail is called by its kind.
    if (name === "kind" && targetKind === "mail" && target.name !== null) return [];
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
