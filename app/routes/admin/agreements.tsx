import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import { capitalised } from "~/copy/in-sentence";
import { paths } from "~/paths";
import { actStatuses } from "~/services/acts/act-statuses";
import { actLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import { listActs } from "~/services/acts/queries.server";
import { mayAct } from "~/services/access/authorise.server";
import { casesOfMembership } from "~/services/moderation/cases-of-person.server";
import { caseSubjectLabels } from "~/site/moderation";
import { StatusBadge } from "~/ui/badge";
import { Facts } from "./facts";
import { ActLinks } from "./act-link";
import { actEffects, agreementCard } from "~/services/acts/definitions/agreements.server";
import { reasonLabel } from "~/services/acts/words";
import { tabOfTarget } from "./tab-of-target";
import { targetLabels } from "~/services/access/targets";
import { decisionText } from "./decisions";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { SentenceList } from "./sentence-list";
import { staffContext } from "./staff-context.server";

const tab = "agreements";
const mostCases = 10;

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Zgody dwóch osób",
  ({ detail }) => detail?.label,
);

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { id } = visit.params;
  const [waiting, mine, past, act] = await Promise.all([
    listActs(ctx, "waiting"),
    listActs(ctx, "mine"),
    listActs(ctx, "past"),
    id === undefined ? null : agreementCard(ctx, id),
  ]);
  return {
    ...{ waiting, mine, past },
    detail: act && {
      ...act,
      effects: await actEffects(ctx, act),
      cases:
        act.target.kind === "membership" && mayAct(ctx.actor, "moderate_content")
          ? await casesOfMembership(ctx, act.target.id, mostCases)
          : [],
    },
    links: act ? actLinksOf(tab, act, ctx) : [],
  };
}

export const ErrorBoundary = listFailure({
  title: "Zgody dwóch osób",
  message: "Nie udało się załadować próśb o zgodę.",
});

export default function Agreements() {
  const { waiting, mine, past, detail, links } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Zgody dwóch osób"
      intro="Tego, czego nie da się cofnąć, nikt nie robi w pojedynkę. Prośba wygasa po dobie."
      path={paths.adminTab(tab)}
      sections={[
        {
          title: "Czeka na moją zgodę",
          rows: waiting,
          empty: "Nic nie czeka na Twoją zgodę.",
        },
        { title: "O co proszę", rows: mine, empty: "O nic nie prosisz." },
        {
          title: "Rozpatrzone prośby innych",
          rows: past,
          empty: "Nie ma jeszcze rozpatrzonych próśb.",
        },
      ]}
      columns={[
        { heading: "Co", cell: ({ label }) => label },
        { heading: "Czego dotyczy", cell: ({ targetName }) => targetName },
        { heading: "Powód", cell: ({ reason }) => reasonLabel(reason) },
        {
          heading: "Prosi",
          cell: ({ askedByName }) => <bdi className="wrap-anywhere">{askedByName ?? "–"}</bdi>,
        },
        { heading: "Kiedy", cell: ({ requestedAt }) => formatShortDateTime(requestedAt) },
        { heading: "Stan", cell: ({ status }) => <StatusBadge {...actStatuses[status]} /> },
        {
          heading: "Kto rozpatrzył",
          cell: ({ decidedByName, declineReason }) => (
            <>
              <bdi className="wrap-anywhere">{decidedByName ?? "–"}</bdi>
              {declineReason !== null && `: ${reasonLabel(declineReason).toLowerCase()}`}
            </>
          ),
        },
      ]}
      choose="Wybierz prośbę z listy."
      detail={detail && { id: detail.id, content: <Agreement act={detail} links={links} /> }}
    />
  );
}

type Detail = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["detail"]>;

function Agreement({ act, links }: { act: Detail; links: readonly ActLinkLine[] }) {
  return (
    <>
      <h2 className="text-2xl">{act.label}</h2>
      <Facts
        items={[
          { label: "Stan", value: <StatusBadge {...actStatuses[act.status]} /> },
          { label: "Prosi", value: act.askedByName ?? "konto, którego już nie ma" },
          ...(act.reason === null ? [] : [{ label: "Powód", value: reasonLabel(act.reason) }]),
          ...(act.words === null ? [] : [{ label: "Dopisek do powodu", value: act.words }]),
          { label: targetLabels[act.target.kind], value: <TargetLink act={act} /> },
          ...(act.cases.length === 0
            ? []
            : [{ label: "Sprawy tej osoby w tej grupie", value: <Cases cases={act.cases} /> }]),
          {
            label: act.status === "requested" ? "Co się stanie" : "O co chodziło",
            value: <SentenceList sentences={act.effects} />,
            isLong: true,
          },
          ...(act.status === "requested"
            ? [{ label: "Ważna do", value: formatDateTime(act.lapsesAt) }]
            : [
                {
                  label: "Co z tego wynikło",
                  value: `${decisionText(act)} ${formatDateTime(act.decidedAt ?? act.lapsesAt)}`,
                },
              ]),
        ]}
      />
      {act.stale && !act.isOwn && <p className="text-muted">{act.stale.text}</p>}
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} primary="approve" size="medium" />
        </div>
      )}
    </>
  );
}

/** Nobody agrees blind: what it is about stands a press away. */
const Cases = ({ cases }: { cases: Detail["cases"] }) => (
  <ul>
    {cases.map(({ id, subject, openedAt }) => (
      <li key={id}>
        <a className="link" href={paths.adminTab("reports", id)}>
          {capitalised(caseSubjectLabels[subject])}, {formatShortDateTime(openedAt)}
        </a>
      </li>
    ))}
  </ul>
);

function TargetLink({ act: { target, targetName } }: { act: Detail }) {
  const tab = tabOfTarget[target.kind];
  if (!tab) return <span className="wrap-anywhere">{targetName}</span>;
  return (
    <a className="link wrap-anywhere" href={paths.adminTab(tab, target.id)}>
      {targetName}
    </a>
  );
}
