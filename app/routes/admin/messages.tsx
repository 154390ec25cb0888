import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import {
  listContactMessages,
  messageCard,
  type MessageCard,
  type MessageLine,
} from "~/services/contact/desk-queries.server";
import { messageStates } from "~/services/contact/message-states";
import { ordersOfAddress, type OrderOfPerson } from "~/services/orders/orders-of-address.server";
import type { Permission } from "~/services/access/permissions";
import {
  type ActLinkLine,
  actLinksOf,
  type ShownAct,
  shownActOf,
} from "~/services/acts/act-links.server";
import { Badge, StatusBadge } from "~/ui/badge";
import { DetailFrame, DetailSection } from "./detail-frame";
import { ActLinks } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { messageSituation } from "./message-situation";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { mailStates } from "~/services/mails/mail-states";
import { Notes } from "./notes";
import { PersonOrders } from "./person-orders";
import { PersonLink } from "./person-link";
import { Reply } from "./reply";
import { staffContext } from "./staff-context.server";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Z formularza",
  ({ message }) => message && formatDateTime(message.receivedAt),
);

const filters = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(messageStates),
  },
  {
    kind: "choice",
    name: "urgent",
    label: "Pilne",
    placeholder: "Wszystkie",
    options: [{ value: "yes", label: "Tylko pilne" }],
  },
  { kind: "text", name: "email", label: "E-mail (cały albo część)" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "answer_messages");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const { urgent, ...others } = chosen;
  const wanted = { ...others, isUrgent: urgent === "yes" };
  const [list, message] = await Promise.all([
    listContactMessages(ctx, wanted, query.page),
    id === undefined ? null : messageCard(ctx, id),
  ]);
  openSingleHit(visit, "messages", query, list);
  return {
    ...{ query, list, message },
    links: message ? actLinksOf("messages", message, ctx, ["close", "note", "delete-note"]) : [],
    orders: message ? await ordersOfAddress(ctx, message.email) : [],
    reply: message && (await shownActOf("messages", "reply", message, ctx)),
    permissions: session.actor.permissions,
  };
}

export const ErrorBoundary = listFailure({
  title: "Z formularza",
  message: "Nie udało się załadować wiadomości.",
});

export default function Messages() {
  const { query, list, message, links, orders, reply, permissions } =
    useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Z formularza"
      intro="Wiadomości z formularza kontaktowego i odpowiedzi na nie."
      path={paths.adminTab("messages")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Od", cell: ({ email }) => <MailAddress address={email} /> },
        {
          heading: "Początek",
          cell: ({ beginning }) => <span className="line-clamp-1 wrap-anywhere">{beginning}</span>,
        },
        { heading: "Stan", cell: (row) => <StateBadge {...row} /> },
        { heading: "Przyszła", cell: ({ receivedAt }) => formatShortDateTime(receivedAt) },
      ]}
      empty="Nie ma takich wiadomości."
      choose="Wybierz wiadomość z listy."
      detail={
        message && {
          id: message.id,
          content: <Detail {...{ message, links, orders, reply, permissions }} />,
        }
      }
    />
  );
}

function StateBadge({ state, isUrgent }: Pick<MessageLine, "state" | "isUrgent">) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge {...messageStates[state]} />
      {isUrgent && <Badge tone="danger">Pilna</Badge>}
    </span>
  );
}

function Detail({
  message,
  links,
  orders,
  reply,
  permissions,
}: {
  message: MessageCard;
  links: readonly ActLinkLine[];
  orders: readonly OrderOfPerson[];
  reply: ShownAct | null;
  permissions: readonly Permission[];
}) {
  const { replies } = message;
  return (
    <DetailFrame
      title={<MailAddress breaks address={message.email} />}
      badges={<StateBadge {...message} />}
      situation={messageSituation(message)}
      words={
        <>
          <p className="rounded-card border border-line bg-sunken p-4 whitespace-pre-line wrap-anywhere">
            {message.text}
          </p>
          {replies.length > 0 && <Replies replies={replies} permissions={permissions} />}
          {reply && <Reply act={reply} />}
        </>
      }
      acts={
        <ActLinks links={links} isFolded>
          <PersonLink kind="message" id={message.id} />
        </ActLinks>
      }
      facts={[
        { label: "Przyszła", value: formatDateTime(message.receivedAt) },
        ...(message.answeredAt
          ? [{ label: "Odpowiedź", value: formatDateTime(message.answeredAt) }]
          : []),
        ...(message.closedAt
          ? [{ label: "Zamknięta", value: formatDateTime(message.closedAt) }]
          : []),
      ]}
    >
      <PersonOrders orders={orders} />
      <Notes notes={message.notes} links={links} />
      {message.history.length > 0 && (
        <DetailSection title="Co zrobiła obsługa">
          <AuditHistory lines={message.history} />
        </DetailSection>
      )}
      <p className="text-sm text-muted">
        Wiadomość i&nbsp;odpowiedzi usuniemy {formatDateTime(message.deleteAt)}. Do tego czasu
        wystarczy ich na odpowiedź, dopytanie i&nbsp;reklamację.
      </p>
    </DetailFrame>
  );
}

type RepliesProps = Pick<MessageCard, "replies"> & { permissions: readonly Permission[] };

const Replies = ({ replies, permissions }: RepliesProps) => (
  <section className="space-y-3">
    <h3 className="text-lg">Odpowiedzi</h3>
    <ol className="space-y-3">
      {replies.map(({ id, at, text, mail }) => (
        <li key={id} className="space-y-1 border-l-2 border-gold pl-3">
          <p className="text-sm text-muted">
            {formatDateTime(at)} · {mailStates[mail.state].label}
            {permissions.includes("view_orders") && (
              <>
                {" · "}
                <a className="link" href={paths.adminTab("mails", mail.id)}>
                  e-mail
                </a>
              </>
            )}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
