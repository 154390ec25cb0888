import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatCount, formatDate, formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { listAudit, type AuditLine } from "~/services/audit/queries.server";
import { verifyAudit } from "~/services/audit/verify-audit.server";
import { staffNames } from "~/services/access/staff-names.server";
import type { Permission } from "~/services/access/permissions";
import { findActors, findAudited } from "~/services/acts/find-audited.server";
import { hasNames, namesInLog } from "~/services/acts/target-names.server";
import type { ServiceContext } from "~/services/command/context.server";
import { isId } from "~/services/listing/ids";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { allActs } from "~/services/acts/words";
import { AuditSentence, type ToldLine } from "./audit-lines";
import { targetLabels, type Target } from "~/services/access/targets";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";
import { tabOfTarget } from "./tab-of-target";
import { isTabHidden } from "./tabs";

export const meta = formMeta("Dziennik");

const filters = [
  { kind: "text", name: "q", label: "Numer, nick, adres albo czynność" },
  {
    kind: "choice",
    name: "act",
    label: "Czynność",
    placeholder: "Wszystkie",
    options: [...allActs.values()]
      .filter(({ isAsked }) => !isAsked)
      .map(({ code, label }) => ({ value: code, label })),
  },
  {
    kind: "choice",
    name: "targetKind",
    label: "Czego dotyczy",
    placeholder: "Wszystkiego",
    options: optionsOf(targetLabels),
  },
  { kind: "text", name: "actor", label: "Kto (adres albo nick)" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "read_audit");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { q, actor, ...rest } = chosen;
  const [search, actors] = await Promise.all([
    q === undefined ? undefined : findAudited(ctx, q),
    actor === undefined ? undefined : findActors(ctx, actor),
  ]);
  const list = await listAudit(ctx, { ...rest, search, actors }, query.page);
  const { permissions } = session.actor;
  return {
    query,
    list: { ...list, rows: await toldLines(ctx, list.rows, permissions) },
    mayVerify: permissions.includes("verify_audit"),
  };
}

/** Lines with the names of what they are about and the ways there, as far as whoever reads may see that. */
async function toldLines(
  ctx: ServiceContext,
  lines: readonly AuditLine[],
  permissions: readonly Permission[],
): Promise<ToldLine[]> {
  const seen = lines.flatMap(({ targetKind, targetId }) => {
    const kind = targetKind as Target["kind"];
    const tab = tabOfTarget[kind];
    const isSeen = targetId !== null && (tab === undefined || !isTabHidden(tab, permissions));
    return isSeen ? [{ kind, id: targetId, tab }] : [];
  });
  const namedAccounts = lines.flatMap(({ after }) =>
    typeof after?.askedBy === "string" && isId(after.askedBy) ? after.askedBy : [],
  );
  const [names, staff] = await Promise.all([namesInLog(ctx, seen), staffNames(ctx, namedAccounts)]);
  return lines.map((line) => {
    const target = seen.find(({ kind, id }) => kind === line.targetKind && id === line.targetId);
    const isGone = target && line.targetId !== null && !names.has(line.targetId);
    return {
      ...line,
      target: {
        name: line.targetId === null || !target ? null : (names.get(line.targetId) ?? null),
        href:
          target?.tab && !(isGone && hasNames(target.kind))
            ? paths.adminTab(target.tab, target.id)
            : null,
      },
      names: Object.fromEntries([...staff].map(([id, { name }]) => [id, name])),
    };
  });
}

/** Checks the whole chain, which takes a moment and is therefore asked for. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit, "verify_audit");
  const { sealed, breaks } = await verifyAudit(ctx);
  return { sealed, breaks: breaks.slice(0, 20), found: breaks.length, at: new Date() };
}

export const ErrorBoundary = listFailure({
  title: "Dziennik",
  message: "Nie udało się załadować dziennika.",
});

export default function Audit() {
  const { query, list, mayVerify } = useLoaderData<typeof loader>();
  const checked = useActionData<typeof action>();
  return (
    <ListPage
      title="Dziennik"
      intro="Co robi zespół: kto, kiedy, czego to dotyczy i dlaczego."
      path={paths.adminTab("audit")}
      filters={filters}
      query={query}
      list={list}
      columns={columns}
      empty="Nie ma takich wpisów."
    >
      {checked && (
        <Notice
          kind={checked.found === 0 ? "success" : "error"}
          role="status"
          className="w-full"
          title={
            checked.found === 0 ? "Dziennik jest cały" : "Dziennik nie jest taki, jak zapisano"
          }
        >
          <p>
            Sprawdzono {formatCount(checked.sealed, "wpis", "wpisy", "wpisów")},{" "}
            {formatDateTime(checked.at)}.
          </p>
          {checked.breaks.map((found) => (
            <p key={JSON.stringify(found)}>{breakText(found)}</p>
          ))}
        </Notice>
      )}
      {mayVerify && (
        <form method="post" action={paths.adminTab("audit")}>
          <Button variant="secondary" busyLabel="Sprawdzam...">
            Sprawdź, czy nikt nie zmienił wpisów
          </Button>
        </form>
      )}
    </ListPage>
  );
}

const columns = [
  {
    heading: "Kiedy",
    isDate: true,
    cell: ({ at, dayOnly }: ToldLine) => (dayOnly ? formatDate(at) : formatShortDateTime(at)),
  },
  {
    heading: "Co się stało",
    onCards: "whole",
    cell: (line: ToldLine) => <AuditSentence line={line} />,
  },
] as const;

type Break = { kind: string; position?: number; auditId?: number };

function breakText({ kind, position, auditId }: Break): string {
  const texts: Record<string, string> = {
    broken_link: `Ogniwo ${position} nie pasuje do poprzedniego.`,
    missing_row: `Brakuje wpisu ${auditId} (ogniwo ${position}).`,
    changed_row: `Wpis ${auditId} zmieniono po zapisaniu (ogniwo ${position}).`,
    unsealed_row: `Wpis ${auditId} od ponad minuty czeka na zapieczętowanie.`,
    shortened: `Łańcuch kończy się przed ogniwem ${position}.`,
  };
  return texts[kind] ?? kind;
}
