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
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { factLabel, factText } from "./audit-facts";
import { actLabel, allActs, reasonLabel } from "~/services/acts/words";
import { actorLabel } from "./audit-lines";
import { targetLabels, type Target } from "~/services/access/targets";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Dziennik");

const filters = [
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
  { kind: "uuid", name: "targetId", label: "Identyfikator" },
  { kind: "uuid", name: "actor", label: "Konto osoby z zespołu" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "read_audit");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const list = await listAudit(ctx, chosen, query.page);
  return { query, list, mayVerify: session.actor.permissions.includes("verify_audit") };
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
      path={paths.adminTab("audit")}
      filters={filters}
      query={query}
      list={list}
      columns={columns}
      empty="Nic tu nie pasuje do tych filtrów."
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
            Sprawdź łańcuch
          </Button>
        </form>
      )}
    </ListPage>
  );
}

const columns = [
  {
    heading: "Kiedy",
    cell: ({ at, dayOnly }: AuditLine) => (dayOnly ? formatDate(at) : formatShortDateTime(at)),
  },
  { heading: "Kto", cell: (line: AuditLine) => actorLabel(line) },
  { heading: "Co", cell: ({ act }: AuditLine) => actLabel(act) },
  {
    heading: "Czego dotyczy",
    cell: ({ targetKind, targetId }: AuditLine) => (
      <>
        {targetLabels[targetKind as Target["kind"]] ?? targetKind}{" "}
        <span className="text-sm text-muted">{targetId ?? "zakryte"}</span>
      </>
    ),
  },
  { heading: "Powód", cell: ({ reason }: AuditLine) => reasonLabel(reason) },
  {
    heading: "Zmiana",
    cell: ({ targetKind, before, after }: AuditLine) => (
      <Change {...{ targetKind, before, after }} />
    ),
  },
] as const;

function Change({ targetKind, before, after }: Pick<AuditLine, "targetKind" | "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => before?.[name] !== after?.[name],
  );
  if (names.length === 0) return <>–</>;
  return (
    <span className="text-sm">
      {names.map((name) => (
        <span key={name} className="block wrap-anywhere">
          {factLabel(name)}:{" "}
          {before?.[name] !== undefined && `${factText(targetKind, name, before[name])} → `}
          {factText(targetKind, name, after?.[name])}
        </span>
      ))}
    </span>
  );
}

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
