import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { actDetail, listActs } from "~/services/acts/queries.server";
import { StatusBadge, type StatusLabel } from "~/ui/badge";
import { Card } from "~/ui/card";
import { DataTable } from "~/ui/data-table";
import { DefinitionList } from "~/ui/definition-list";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { ActLink } from "./act-link";
import { actEffects } from "~/services/acts/definitions/agreements.server";
import { reasonLabel } from "~/services/acts/words";
import { tabOfTarget } from "./tab-of-target";
import { targetLabels } from "~/services/access/targets";
import { listFailure } from "./list-failure";
import { MailAddress } from "./mail-address";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Zgody dwóch osób");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { id } = visit.params;
  const [waiting, mine, act] = await Promise.all([
    listActs(ctx, "waiting"),
    listActs(ctx, "mine"),
    id === undefined ? null : actDetail(ctx, id),
  ]);
  return { waiting, mine, detail: act && { ...act, effects: await actEffects(ctx, act) } };
}

type Status = Awaited<ReturnType<typeof loader>>["mine"][number]["status"];

const statuses: Record<Status, StatusLabel> = {
  requested: { label: "Czeka", tone: "warning" },
  approved: { label: "Wykonane", tone: "success" },
  declined: { label: "Odmowa", tone: "danger" },
  lapsed: { label: "Wygasło", tone: "neutral" },
};

export const ErrorBoundary = listFailure({
  title: "Zgody dwóch osób",
  message: "Nie udało się załadować próśb o zgodę.",
});

export default function Agreements() {
  const { waiting, mine, detail } = useLoaderData<typeof loader>();
  const flash = useFlash();
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="text-4xl">Zgody dwóch osób</h1>
        <p className="text-muted">
          Tego, czego nie da się cofnąć, nikt nie robi w pojedynkę. Prośba wygasa po dobie.
        </p>
      </header>
      <FlashNotice flash={flash} />
      {detail && (
        <Card as="section" labelledBy="prosba" className="space-y-5">
          <h2 id="prosba" className="text-2xl">
            {detail.label}
          </h2>
          <DefinitionList
            items={[
              { label: "Stan", value: <StatusBadge {...statuses[detail.status]} /> },
              { label: "Prosi", value: detail.askedByEmail ?? "konto, którego już nie ma" },
              { label: "Powód", value: reasonLabel(detail.reason) },
              {
                label: targetLabels[detail.target.kind],
                value: <TargetLink act={detail} />,
              },
              { label: "Co się stanie", value: detail.effects.join("\n") || "–" },
              { label: "Ważna do", value: formatDateTime(detail.lapsesAt) },
            ]}
          />
          {detail.status === "requested" && (
            <div className="flex flex-wrap gap-3">
              {!detail.isOwn && (
                <ActLink
                  tab="agreements"
                  id={detail.id}
                  act="approve"
                  label="Zgoda"
                  variant="primary"
                  size="medium"
                />
              )}
              <ActLink
                tab="agreements"
                id={detail.id}
                act="decline"
                label={detail.isOwn ? "Wycofaj prośbę" : "Odmowa"}
                size="medium"
              />
            </div>
          )}
        </Card>
      )}
      <List title="Czeka na moją zgodę" acts={waiting} empty="Nic nie czeka na Twoją zgodę." />
      <List title="O co proszę" acts={mine} empty="O nic nie prosisz." />
    </div>
  );
}

function TargetLink({ act: { target, orderNumber } }: { act: NonNullable<Detail> }) {
  const tab = tabOfTarget[target.kind];
  if (!tab) return <span className="wrap-anywhere">{target.id}</span>;
  return (
    <a className="link wrap-anywhere" href={paths.adminTab(tab, target.id)}>
      {orderNumber ?? "Zobacz"}
    </a>
  );
}

type Detail = ReturnType<typeof useLoaderData<typeof loader>>["detail"];
type Acts = ReturnType<typeof useLoaderData<typeof loader>>["mine"];

function List({ title, acts, empty }: { title: string; acts: Acts; empty: string }) {
  return (
    <section className="space-y-4">
      <h2 className="text-2xl">{title}</h2>
      {acts.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <DataTable
          caption={title}
          rows={acts}
          href={({ id }) => paths.adminTab("agreements", id)}
          columns={[
            { heading: "Co", cell: ({ label }) => label },
            { heading: "Zamówienie", cell: ({ orderNumber }) => orderNumber ?? "–" },
            { heading: "Powód", cell: ({ reason }) => reasonLabel(reason) },
            {
              heading: "Prosi",
              cell: ({ askedByEmail }) => <MailAddress address={askedByEmail} />,
            },
            { heading: "Kiedy", cell: ({ requestedAt }) => formatShortDateTime(requestedAt) },
            { heading: "Stan", cell: ({ status }) => <StatusBadge {...statuses[status]} /> },
          ]}
        />
      )}
    </section>
  );
}
