import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDay, formatPrice, formatShortDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { actStatuses } from "~/services/acts/act-statuses";
import { mailKindLabel } from "~/services/outbox/mail-kinds";
import { mailStates } from "~/services/mails/mail-states";
import { memberStatuses } from "~/services/members/member-states";
import { messageStates } from "~/services/contact/message-states";
import { orderStatuses } from "~/services/orders/order-state";
import { personCard } from "~/services/people/person-card.server";
import { isPersonKind } from "~/services/people/person-kinds";
import { lastDayBefore } from "~/services/support/complaint-clock";
import { decisions, remedies } from "~/services/support/complaint-words";
import { caseStates, caseSubjectLabels } from "~/site/moderation";
import { Badge, StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DataTable, type Column } from "~/ui/data-table";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { MailAddress } from "./mail-address";
import { NoteList } from "./notes";
import { staffContext } from "./staff-context.server";

const title = "Wszystko o jednej osobie";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  title,
  ({ person }) => person.member?.nick ?? person.orders?.[0]?.number,
);

/** One buyer or member: what they ordered, wrote and were sent, and what staff noted. The address names a row of theirs. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { kind = "", id = "" } = visit.params;
  if (!isPersonKind(kind)) throw new Response(null, { status: 404 });
  return { person: await personCard(ctx, { kind, id }) };
}

export const ErrorBoundary = listFailure({
  title,
  message: "Nie udało się załadować tej osoby.",
});

export default function Person() {
  const {
    person: { address, member, orders, complaints, messages, mails, cases, agreements, notes },
  } = useLoaderData<typeof loader>();
  const nothing = [
    { rows: orders, said: "Nie ma zamówień." },
    { rows: complaints, said: "Nie ma reklamacji." },
    { rows: messages, said: "Nie ma wiadomości." },
    { rows: mails, said: "Nie ma e-maili." },
    { rows: cases, said: "Nie ma spraw poza grupami wrażliwymi." },
    { rows: agreements, said: "O zgodę w sprawie tej osoby nikt nie prosił." },
  ].flatMap(({ rows, said }) => (rows?.length === 0 ? [said] : []));
  return (
    <div className="space-y-7">
      <header className="space-y-3">
        <h1 className="text-2xl sm:text-3xl">
          {address === null ? "Osoba bez adresu" : <MailAddress breaks address={address} />}
        </h1>
        <p className="max-w-text text-muted">
          {tieWords(
            "Wszystko, co ma dokładnie ten adres. Tego, co ktoś pisze pod pseudonimem, tu nie ma.",
          )}
        </p>
        {member && (
          <p className="flex flex-wrap items-center gap-3">
            <StatusBadge {...memberStatuses[member.status]} />
            <span>
              {member.nick ?? "bez nicku"}, konto od {formatShortDateTime(member.createdAt)}
            </span>
            <ButtonLink variant="secondary" size="small" href={paths.adminTab("users", member.id)}>
              Konto tej osoby
            </ButtonLink>
          </p>
        )}
      </header>
      {orders && (
        <Section
          title="Zamówienia"
          rows={orders}
          href={({ id }) => paths.adminTab("orders", id)}
          columns={[
            { heading: "Numer", cell: ({ number }) => number },
            { heading: "Produkt", cell: ({ productTitle }) => productTitle },
            { heading: "Stan", cell: ({ status }) => <StatusBadge {...orderStatuses[status]} /> },
            { heading: "Cena", numeric: true, cell: ({ priceGrosze }) => formatPrice(priceGrosze) },
            { heading: "Złożone", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
          ]}
        />
      )}
      {complaints && (
        <Section
          title="Reklamacje"
          rows={complaints}
          href={({ id }) => paths.adminTab("support", id)}
          columns={[
            { heading: "Czego dotyczy", cell: ({ subject }) => subject },
            { heading: "Żądanie", cell: ({ remedy }) => remedies[remedy].demanded },
            {
              heading: "Stan",
              cell: ({ decision, dueAt }) =>
                decision ? (
                  <StatusBadge {...decisions[decision]} />
                ) : (
                  <Badge tone="warning">
                    Decyzja do {dueAt ? formatDay(lastDayBefore(dueAt)) : "–"}
                  </Badge>
                ),
            },
            { heading: "Złożona", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
          ]}
        />
      )}
      {messages && (
        <Section
          title="Wiadomości do nas"
          rows={messages}
          href={({ id }) => paths.adminTab("messages", id)}
          columns={[
            { heading: "Początek", cell: ({ beginning }) => beginning },
            { heading: "Stan", cell: ({ state }) => <StatusBadge {...messageStates[state]} /> },
            { heading: "Przyszła", cell: ({ receivedAt }) => formatShortDateTime(receivedAt) },
          ]}
        />
      )}
      {mails && (
        <Section
          title="Nasze e-maile"
          rows={mails}
          href={({ id }) => paths.adminTab("mails", id)}
          columns={[
            { heading: "Rodzaj", cell: ({ kind }) => mailKindLabel(kind) },
            { heading: "Stan", cell: ({ state }) => <StatusBadge {...mailStates[state]} /> },
            { heading: "W kolejce od", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
          ]}
        />
      )}
      {cases && (
        <Section
          title="Sprawy"
          rows={cases}
          href={({ id }) => paths.adminTab("reports", id)}
          columns={[
            { heading: "Czego dotyczy", cell: ({ subject }) => caseSubjectLabels[subject] },
            { heading: "Grupa", cell: ({ group }) => group },
            {
              heading: "Rola",
              cell: ({ isAuthor }) => (isAuthor ? "jej dotyczy sprawa" : "zgłosiła"),
            },
            { heading: "Stan", cell: ({ state }) => <Badge>{caseStates[state].label}</Badge> },
            { heading: "Otwarta", cell: ({ openedAt }) => formatShortDateTime(openedAt) },
          ]}
        />
      )}
      <Section
        title="Zgody dwóch osób"
        rows={agreements}
        columns={[
          { heading: "Co", cell: ({ label }) => label },
          { heading: "Czego dotyczy", cell: ({ targetName }) => targetName },
          { heading: "Stan", cell: ({ status }) => <StatusBadge {...actStatuses[status]} /> },
          { heading: "Kiedy", cell: ({ requestedAt }) => formatShortDateTime(requestedAt) },
        ]}
      />
      {nothing.length > 0 && <p className="text-muted">{nothing.join(" ")}</p>}
      <section className="space-y-4">
        <h2 className="text-2xl">Notatki</h2>
        <NoteList notes={notes} />
      </section>
    </div>
  );
}

function Section<Row extends { id: string }>({
  title: heading,
  rows,
  href,
  columns,
}: {
  title: string;
  rows: readonly Row[];
  href?: (row: Row) => string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <section className="space-y-4">
      <h2 className="text-2xl">{heading}</h2>
      <DataTable caption={heading} isTerse {...{ columns, rows, href }} />
    </section>
  );
}
