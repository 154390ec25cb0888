import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatDateTime, formatShortDateTime, formatTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { dayFilters, readListQuery } from "~/forms/filters";
import { numberIn } from "~/http/number-in";
import { paths } from "~/paths";
import type { Permission } from "~/services/access/permissions";
import { type ActLinkLine, actLinksOf } from "~/services/acts/act-links.server";
import {
  listMemberTalks,
  talkCard,
  type StaffTalkMessage,
  type TalkCard,
} from "~/services/talks/desk-queries.server";
import { mentorStyles, styleName } from "~/services/talks/styles";
import { Badge } from "~/ui/badge";
import { classNames } from "~/ui/class-names";
import { Facts } from "./facts";
import { AuditHistory } from "./audit-lines";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { ListPage } from "./list-page";
import { ModelCalls } from "./model-calls";
import { openSingleHit } from "./single-hit.server";
import { staffContext } from "./staff-context.server";
import { Uncover } from "./uncover";

const tab = "talks";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Rozmowy AI",
  ({ talk }) => talk && `${talk.style} ${talk.id.slice(0, 8)}`,
);

const filters = [
  { kind: "text", name: "q", label: "ID albo cały e-mail" },
  {
    kind: "choice",
    name: "style",
    label: "Styl",
    placeholder: "Wszystkie",
    options: mentorStyles.map(({ number }) => ({
      value: String(number),
      label: styleName(number),
    })),
  },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_talks");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, talk] = await Promise.all([
    listMemberTalks(ctx, chosen, query.page),
    id === undefined ? null : talkCard(ctx, id, numberIn(visit.request, "before")),
  ]);
  openSingleHit(visit, tab, query, list);
  const links = talk ? actLinksOf(tab, talk, ctx) : [];
  return { query, list, talk, links, permissions: session.actor.permissions };
}

export const ErrorBoundary = listFailure({
  title: "Rozmowy AI",
  message: "Nie udało się załadować rozmów.",
});

export default function Talks() {
  const { query, list, talk, links, permissions } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Rozmowy AI"
      intro="Rozmowy z mentorem. Słowa są zasłonięte, dopóki ktoś z podanym powodem nie odsłoni jednej rozmowy."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "ID", cell: ({ id }) => <code>{id.slice(0, 8)}</code> },
        { heading: "Konto", cell: ({ userId }) => <code>{userId.slice(0, 8)}</code> },
        { heading: "Styl", cell: ({ style }) => style },
        { heading: "Wiadomości", numeric: true, cell: ({ messages }) => messages },
        { heading: "Początek", cell: ({ startedAt }) => formatShortDateTime(startedAt) },
        { heading: "Ostatnia", cell: ({ lastMessageAt }) => formatShortDateTime(lastMessageAt) },
        { heading: "Stan", cell: ({ isInactive }) => <State isInactive={isInactive} /> },
      ]}
      empty="Nie ma takich rozmów."
      choose="Wybierz rozmowę, aby zobaczyć wiadomości."
      detail={
        talk && { id: talk.id, isRead: true, content: <Detail {...{ talk, links, permissions }} /> }
      }
    />
  );
}

const State = ({ isInactive }: { isInactive: boolean }) => (
  <Badge tone={isInactive ? "neutral" : "success"}>{isInactive ? "Nieaktywna" : "Aktywna"}</Badge>
);

type DetailProps = {
  talk: TalkCard;
  links: readonly ActLinkLine[];
  permissions: readonly Permission[];
};

function Detail({ talk, links, permissions }: DetailProps) {
  const { content, member } = talk;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{content?.title ?? talk.style}</h2>
      <Facts
        items={[
          { label: "ID", value: <code className="wrap-anywhere">{talk.id}</code> },
          {
            label: "Konto",
            value: permissions.includes("view_members") ? (
              <a className="link wrap-anywhere" href={paths.adminTab("users", member.id)}>
                {member.email}
              </a>
            ) : (
              <span className="wrap-anywhere">{member.email}</span>
            ),
          },
          { label: "Styl", value: talk.style },
          { label: "Początek", value: formatDateTime(talk.startedAt) },
          { label: "Ostatnia wiadomość", value: formatDateTime(talk.lastMessageAt) },
          { label: "Stan", value: <State {...talk} /> },
          ...(talk.isDeleted
            ? [{ label: "Usunięta", value: "tak, zniknie, gdy minie czas na cofnięcie" }]
            : []),
        ]}
      />
      <section className="space-y-3">
        <h3 className="text-lg">Wiadomości</h3>
        {content ? (
          <p className="text-sm font-semibold">Odsłonięte do {formatTime(content.until)}</p>
        ) : (
          <>
            <p>Treść jest zasłonięta.</p>
            <Uncover
              links={links}
              recentAccesses={talk.recentAccesses}
              told={"zapisane, a\u00a0osoba, która prowadzi tę rozmowę, je widzi"}
            />
          </>
        )}
        {talk.olderBefore !== null && (
          <a
            className="link inline-block py-2"
            href={`${paths.adminTab(tab, talk.id)}?${new URLSearchParams({ before: String(talk.olderBefore) })}`}
          >
            Starsze wiadomości
          </a>
        )}
        <ol className="space-y-3">
          {talk.messagesShown.map((message) => (
            <Said key={message.id} message={message} style={talk.style} />
          ))}
        </ol>
      </section>
      <ModelCalls calls={talk.calls} total={talk.total} label={taskLabel} />
      <section className="space-y-2">
        <h3 className="text-lg">Co zrobiła obsługa</h3>
        <AuditHistory lines={talk.history} />
      </section>
    </>
  );
}

function Said({ message, style }: { message: StaffTalkMessage; style: string }) {
  const { sentAt, length, content, reply } = message;
  return (
    <li className="space-y-2">
      <Words
        who="Osoba"
        at={sentAt}
        text={content}
        length={length}
        className="bg-area-soft text-area-ink"
      />
      {reply && (
        <Words
          who={style}
          at={reply.at}
          text={reply.text}
          length={reply.length}
          className="bg-sunken"
        />
      )}
    </li>
  );
}

type WordsProps = {
  who: string;
  at: Date | string;
  text: string | null;
  length: number;
  className: string;
};

const Words = ({ who, at, text, length, className }: WordsProps) => (
  <div className={classNames("space-y-1 rounded-card border border-line p-3", className)}>
    <p className="text-sm">
      <strong>{who}</strong> · {formatDateTime(at)}
    </p>
    <p className="whitespace-pre-line wrap-anywhere">
      {text ?? `${formatCount(length, "znak", "znaki", "znaków")}, zasłonięte.`}
    </p>
  </div>
);

const taskLabels: Readonly<Record<string, string>> = {
  mentor: "Odpowiedź",
  reply_reader: "Sprawdzenie odpowiedzi",
  talk_summary: "Streszczenie",
  talk_facts: "Propozycje do zapamiętania",
};

const taskLabel = (task: string) => taskLabels[task] ?? "Sprawdzenie wiadomości";
