import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import { jobCard, listJobs, type JobCard } from "~/services/operations/desk-queries.server";
import type { JobError } from "~/services/operations/job-error";
import { jobKindLabel, jobKindLabels, jobStateLabels } from "~/services/operations/job-kinds";
import type { Permission } from "~/services/access/permissions";
import { StatusBadge } from "~/ui/badge";
import { FoldSummary } from "~/ui/fold-summary";
import { Facts } from "./facts";
import { ActLinks, firstAct } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { nextStepText, failureText } from "./job-errors";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Procesy w tle",
  ({ job }) => job && jobKindLabel(job.kind),
);

const filters = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(jobStateLabels),
  },
  {
    kind: "choice",
    name: "kind",
    label: "Rodzaj",
    placeholder: "Wszystkie",
    options: optionsOf(jobKindLabels),
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "retry_jobs");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, job] = await Promise.all([
    listJobs(ctx, chosen, query.page),
    id === undefined ? null : jobCard(ctx, id),
  ]);
  openSingleHit(visit, "jobs", query, list);
  return {
    ...{ query, list, job },
    links: job ? actLinksOf("jobs", job, ctx) : [],
    permissions: session.actor.permissions,
  };
}

export const ErrorBoundary = listFailure({
  title: "Procesy w tle",
  message: "Nie udało się załadować zadań.",
});

export default function Jobs() {
  const { query, list, job, links, permissions } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Procesy w tle"
      intro="Praca w tle, która czeka, trwa albo się poddała."
      path={paths.adminTab("jobs")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Zadanie", cell: ({ kind }) => jobKindLabel(kind) },
        { heading: "Stan", cell: ({ state }) => <StatusBadge {...jobStateLabels[state]} /> },
        { heading: "Dotyczy", cell: ({ order }) => order?.number ?? "–" },
        {
          heading: "Próby",
          numeric: true,
          cell: ({ attempts, maxAttempts }) => `${attempts} z ${maxAttempts}`,
        },
        { heading: "Od kiedy", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich zadań."
      choose="Wybierz zadanie z listy."
      detail={job && { id: job.id, content: <Detail {...{ job, links, permissions }} /> }}
    />
  );
}

type DetailProps = {
  job: JobCard;
  links: readonly ActLinkLine[];
  permissions: readonly Permission[];
};

function Detail({ job, links, permissions }: DetailProps) {
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{jobKindLabel(job.kind)}</h2>
      <Facts
        items={[
          { label: "Stan", value: <StatusBadge {...jobStateLabels[job.state]} /> },
          ...(job.order
            ? [
                {
                  label: "Zamówienie",
                  value: (
                    <a className="link" href={paths.adminTab("orders", job.order.id)}>
                      {job.order.number}
                    </a>
                  ),
                },
              ]
            : []),
          ...(job.mailId && permissions.includes("view_orders")
            ? [
                {
                  label: "E-mail",
                  value: (
                    <a className="link" href={paths.adminTab("mails", job.mailId)}>
                      Zobacz wiadomość
                    </a>
                  ),
                },
              ]
            : []),
          { label: "Próby", value: `${job.attempts} z ${job.maxAttempts}` },
          { label: "Od kiedy", value: formatDateTime(job.createdAt) },
          ...(job.state === "waiting"
            ? [{ label: "Następna próba", value: formatDateTime(job.runAt) }]
            : [
                {
                  label: job.state === "running" ? "Zaczęte" : "Ostatnia próba",
                  value: formatDateTime(job.updatedAt),
                },
              ]),
          ...(job.error
            ? [
                { label: "Co poszło nie tak", value: <Failure error={job.error} />, isLong: true },
                { label: "Co dalej", value: nextStepText(job) },
              ]
            : []),
        ]}
      />
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} primary={firstAct} />
        </div>
      )}
      <section className="space-y-2">
        <h3 className="text-lg">Co zrobiła obsługa</h3>
        <AuditHistory lines={job.history} />
      </section>
    </>
  );
}

function Failure({ error }: { error: JobError }) {
  return (
    <>
      {failureText(error)}
      {error.technical !== null && (
        <details className="text-sm">
          <FoldSummary className="text-muted">Szczegóły techniczne</FoldSummary>
          <code className="wrap-anywhere">{error.technical}</code>
        </details>
      )}
    </>
  );
}
