import type { Refusal } from "~/services/command/refusals";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { retention } from "~/config/retention";
import { formatCount, formatDateTime, formatShortDateTime, formatTime } from "~/copy/format";
import { listSearch, readListQuery } from "~/forms/filters";
import { retentionInWords } from "~/legal/retention-table";
import { paths } from "~/paths";
import { actLinksOf, refusedActOf, type ActLinkLine } from "~/services/acts/act-links.server";
import {
  countUnknownReports,
  listMails,
  mailCard,
  type MailCard,
} from "~/services/outbox/desk-queries.server";
import { mailFilters } from "~/services/outbox/mail-filters";
import { isMasked, mailKindLabel } from "~/services/outbox/mail-kinds";
import { StatusBadge } from "~/ui/badge";
import { DetailFrame, DetailSection } from "./detail-frame";
import { Facts } from "./facts";
import { ActLinks, firstAct } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { Notes } from "./notes";
import { MailAddress } from "./mail-address";
import { isLost, mailSituation } from "./mail-situation";
import {
  bounceLabels,
  mailErrorLabel,
  mailEventLabels,
  mailStates,
} from "~/services/mails/mail-states";
import { readPending } from "./read-pending.server";
import { staffContext } from "./staff-context.server";
import { againRefusals } from "~/services/outbox/again-state";
import { bulkLinksOf } from "~/services/acts/registry.server";
import { selectableMails } from "~/services/outbox/selectable-mails.server";
import { BulkLinks } from "./bulk-links";
import { areOnlySimilar } from "~/services/orders/whole-address";
import { FoldSummary } from "~/ui/fold-summary";
import { Uncover } from "./uncover";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Wysłane e-maile",
  ({ mail }) => mail && [mailKindLabel(mail.kind), mail.order?.number].filter(Boolean).join(" "),
);

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_orders");
  const { filters: chosen, ...query } = readListQuery(mailFilters, visit.request);
  const { id } = visit.params;
  const [list, mail, unknown] = await Promise.all([
    listMails(ctx, chosen, query.page),
    id === undefined ? null : mailCard(ctx, id),
    countUnknownReports(ctx),
  ]);
  openSingleHit(visit, "mails", query, list);
  const pending = await readPending<{ id: string }>(ctx, [...list.rows, mail], {
    mail: ({ id }) => id,
  });
  return {
    pending,
    ...{ query, list, mail, unknown },
    bulk: bulkLinksOf(selectableMails, session.actor),
    links: mail ? actLinksOf("mails", mail, ctx) : [],
    refused: mail && refusedActOf("mails", "again", mail, ctx),
  };
}

export const ErrorBoundary = listFailure({
  title: "Wysłane e-maile",
  message: "Nie udało się załadować poczty.",
});

export default function Mails() {
  const { query, list, pending, mail, unknown, bulk, links, refused } =
    useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Wysłane e-maile"
      intro="Każdy e-mail od serwisu i to, co się z nim stało."
      path={paths.adminTab("mails")}
      filters={mailFilters}
      query={query}
      list={list}
      pending={pending}
      columns={[
        {
          heading: "Rodzaj",
          cell: ({ kind }) => <span className="wrap-normal">{mailKindLabel(kind)}</span>,
        },
        {
          heading: "Odbiorca",
          cell: ({ kind, recipient }) =>
            recipient ? <MailAddress address={recipient} /> : <NoRecipient kind={kind} />,
        },
        { heading: "Stan", cell: (row) => <MailBadge {...row} /> },
        { heading: "W kolejce od", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich wiadomości."
      choose="Wybierz wiadomość z listy."
      detail={mail && { id: mail.id, content: <Detail {...{ mail, links, refused }} /> }}
    >
      <BulkLinks
        bulk={bulk}
        search={listSearch(query.values)}
        total={list.total}
        isPrecise={
          !areOnlySimilar(
            query.values.recipient,
            list.rows.map(({ recipient }) => recipient),
          )
        }
      />
      {unknown > 0 && (
        <p className="text-sm text-muted">
          W ostatnich 30 dniach poczta zgłosiła coś o wiadomościach, których nie znamy:{" "}
          {formatCount(unknown, "raz", "razy", "razy")}. Zwykle to skutek wysyłania z innego systemu
          tym samym kontem.
        </p>
      )}
    </ListPage>
  );
}

const NoRecipient = ({ kind }: { kind: string }) => (
  <span className="text-muted">{isMasked(kind) ? "zasłonięty" : "usunięty"}</span>
);

function MailBadge({ state, bounceKind }: Pick<MailCard, "state" | "bounceKind">) {
  const { label, tone } = mailStates[state];
  const how = state === "bounced" && bounceKind ? ` ${bounceLabels[bounceKind]}` : "";
  return <StatusBadge tone={tone} label={label + how} />;
}

type DetailProps = { mail: MailCard; links: readonly ActLinkLine[]; refused: Refusal | null };

function Detail({ mail, links, refused }: DetailProps) {
  const link = (label: string, href: string, text: string) => ({
    label,
    value: (
      <a className="link wrap-anywhere" href={href}>
        {text}
      </a>
    ),
  });
  return (
    <DetailFrame
      title={mailKindLabel(mail.kind)}
      badges={<MailBadge {...mail} />}
      about={
        mail.recipient ? (
          <MailAddress breaks address={mail.recipient} />
        ) : (
          <>
            Odbiorca: <NoRecipient kind={mail.kind} />
          </>
        )
      }
      situation={mailSituation(mail)}
      acts={
        links.length > 0 && (
          <ActLinks links={links} primary={isLost(mail) ? firstAct : undefined} isFolded />
        )
      }
      facts={[
        ...(mail.subject ? [{ label: "Temat", value: mail.subject }] : []),
        ...(mail.order
          ? [link("Zamówienie", paths.adminTab("orders", mail.order.id), mail.order.number)]
          : []),
        ...(mail.caseId
          ? [link("Sprawa", paths.adminTab("reports", mail.caseId), "Zobacz sprawę")]
          : []),
        ...(mail.messageId
          ? [link("Wiadomość", paths.adminTab("messages", mail.messageId), "Zobacz wiadomość")]
          : []),
        ...(mail.memberId
          ? [link("Konto", paths.adminTab("users", mail.memberId), "Zobacz konto")]
          : []),
        { label: "W kolejce od", value: formatDateTime(mail.createdAt) },
        { label: "Próby", value: String(mail.attempts) },
        ...(mail.bounceCode ? [{ label: "Kod zwrotu", value: mail.bounceCode }] : []),
      ]}
    >
      {refused && refused.code !== againRefusals.not_again.code && (
        <p className="text-sm text-muted">{refused.text}</p>
      )}
      <Said mail={mail} links={links} />
      <DetailSection title="Co się działo">
        <ol className="space-y-1.5">
          {mail.events.toReversed().map(({ id, at, what, code }) => (
            <li key={id} className="border-l-2 border-gold pl-3 text-sm">
              <p className="font-semibold">{mailEventLabels[what]}</p>
              <p className="text-muted wrap-anywhere">
                {[formatDateTime(at), what === "refused" && code ? mailErrorLabel(code) : code]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ol>
      </DetailSection>
      <Notes notes={mail.notes} links={links} />
      {mail.history.length > 0 && (
        <DetailSection title="Co zrobiła obsługa">
          <AuditHistory lines={mail.history} />
        </DetailSection>
      )}
      {mail.recipient === null && (
        <p className="text-sm text-muted">
          {isMasked(mail.kind)
            ? "Odbiorcę zasłaniamy, bo razem z godziną zdradzałby, kto pisze pod pseudonimem."
            : `Adres odbiorcy usuwamy ${retentionInWords(retention.mailRecipient)} po doręczeniu.`}
        </p>
      )}
    </DetailFrame>
  );
}

/** What went out, and what proves it. */
function Said({ mail, links }: Pick<DetailProps, "mail" | "links">) {
  const { content, hasText, digest, termsVersion, acceptedAt } = mail;
  return (
    <section className="space-y-3">
      <h3 className="text-lg">Wiadomość, jaka wyszła</h3>
      {content ? (
        <div className="space-y-3 rounded-card border border-line bg-sunken p-4">
          <p className="text-sm font-semibold">Odsłonięta do {formatTime(content.until)}</p>
          <p className="whitespace-pre-line wrap-anywhere">{content.text}</p>
          {content.attachments.length > 0 && (
            <p className="text-sm wrap-anywhere">
              Załączniki:{" "}
              {content.attachments
                .map(({ fileName, bytes }) => `${fileName} (${Math.ceil(bytes / 1024)} kB)`)
                .join(", ")}
            </p>
          )}
        </div>
      ) : hasText ? (
        <>
          <p>Treść jest zasłonięta.</p>
          <Uncover links={links} recentAccesses={mail.recentAccesses} />
        </>
      ) : (
        <p className="text-muted">{acceptedAt ? "Treści już nie mamy." : "Jeszcze nie wyszła."}</p>
      )}
      {digest && acceptedAt && (
        <details>
          <FoldSummary className="link">Dowód wysłania</FoldSummary>
          <Facts
            items={[
              { label: "Wysłana", value: formatDateTime(acceptedAt) },
              ...(termsVersion ? [{ label: "Regulamin w wersji", value: termsVersion }] : []),
              { label: "Skrót SHA-256", value: <code className="wrap-anywhere">{digest}</code> },
            ]}
          />
        </details>
      )}
    </section>
  );
}
