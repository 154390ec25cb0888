import { Fragment, type ReactNode } from "react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  formatCount,
  formatDateTime,
  formatDay,
  formatPrice,
  formatShortDateTime,
  formatTime,
} from "~/copy/format";
import { inSentence } from "~/copy/in-sentence";
import type { Field } from "~/forms/fields";
import { dayFilters, listSearch, type ListQuery, readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import type { Permission } from "~/services/access/permissions";
import {
  type ActLinkLine,
  actLinksOf,
  type ShownAct,
  shownActOf,
} from "~/services/acts/act-links.server";
import { reasonName } from "~/services/acts/reason-field";
import type { ContentAccessReason } from "~/services/content-access/acts";
import type { ServiceContext } from "~/services/command/context.server";
import { lastDayBefore } from "~/services/support/complaint-clock";
import { acceptedByLaw, decisions } from "~/services/support/complaint-words";
import {
  listThreads,
  threadCard,
  type ReadMessage,
  type ThreadCard,
  type ThreadLine,
} from "~/services/support/desk-queries.server";
import { threadStates } from "~/services/support/thread-states";
import { Badge, StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { ActForm } from "./act-form";
import { ActLinks } from "./act-link";
import { AuditHistory } from "./audit-lines";
import { DetailFrame, DetailSection } from "./detail-frame";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { Notes } from "./notes";
import { PersonOrders } from "./person-orders";
import { Reply } from "./reply";
import { useActAddress } from "./return-path";
import { staffContext } from "./staff-context.server";
import { threadSituation } from "./thread-situation";
import { Uncover } from "./uncover";
import { WaysOn } from "./ways-on";

export const meta = formMeta("Zgłoszenia");

const kinds = { ticket: { label: "Zgłoszenia" }, complaint: { label: "Reklamacje" } } as const;

const filters = [
  {
    kind: "choice",
    name: "kind",
    label: "Rodzaj",
    placeholder: "Wszystkie",
    options: optionsOf(kinds),
  },
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Wszystkie",
    options: optionsOf(threadStates),
  },
  {
    kind: "choice",
    name: "mine",
    label: "U kogo",
    placeholder: "U wszystkich",
    options: [{ value: "yes", label: "Tylko u mnie" }],
  },
  { kind: "text", name: "email", label: "E-mail (cały albo część)" },
  ...dayFilters("from", "to"),
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "answer_messages");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const { mine, ...others } = chosen;
  const before = new URL(visit.request.url).searchParams.get("before") ?? undefined;
  const [list, thread] = await Promise.all([
    listThreads(ctx, { ...others, isMine: mine === "yes" }, query.page),
    id === undefined ? null : threadCard(ctx, id, before),
  ]);
  const links = thread ? actLinksOf("support", thread, ctx) : [];
  // What is covered is answered on a page of its own, which says so; what takes a fresh sign-in is pressed where there is one.
  const [open, reply] = await Promise.all([
    thread && !thread.content && session.isFresh
      ? shownActOf("support", "open", thread, ctx)
      : null,
    thread?.content ? shownActOf("support", "reply", thread, ctx) : null,
  ]);
  const { permissions } = session.actor;
  const next = thread && (await nextThread(ctx, list, query, thread.id));
  return { query, list, thread, links, open, reply, permissions, next };
}

/**
 * What waits after a thread on its page of the list, else at its beginning, else in the queue of all that waits: an answered
 * one leaves a list of what waits, and that may be empty then. Null where nobody waits.
 */
async function nextThread(
  ctx: ServiceContext,
  { rows }: Awaited<ReturnType<typeof listThreads>>,
  { values, page }: Pick<ListQuery, "values" | "page">,
  id: string,
): Promise<string | null> {
  const waits = (line: ThreadLine) => line.state === "waiting" || line.state === "arrived";
  const at = rows.findIndex((row) => row.id === id);
  const found = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(waits);
  if (found) return paths.adminTab("support", found.id) + listSearch(values, page);
  const queue = { state: "waiting" } as const;
  const first = (await listThreads(ctx, queue, 1)).rows.find((row) => row.id !== id);
  return first ? paths.adminTab("support", first.id) + listSearch(queue) : null;
}

export const ErrorBoundary = listFailure({
  title: "Zgłoszenia",
  message: "Nie udało się załadować zgłoszeń.",
});

export default function Support() {
  const { query, list, thread, links, open, reply, permissions, next } =
    useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Zgłoszenia"
      intro="Zgłoszenia i reklamacje, od tych z najbliższym terminem."
      path={paths.adminTab("support")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Od", cell: ({ authorName }) => authorName ?? "bez konta" },
        {
          heading: "Temat",
          cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
        },
        { heading: "Status", cell: (row) => <State {...row} /> },
        {
          heading: "Odpowiedź do",
          isDate: true,
          cell: (row) => {
            const due = dueLabel(row);
            return due === null ? (
              "–"
            ) : (
              <span className="whitespace-nowrap">
                <span className="text-muted @2xl:hidden">do </span>
                {due}
              </span>
            );
          },
        },
        {
          heading: "Utworzone",
          onCards: "left-out",
          cell: ({ createdAt }) => (
            <span className="whitespace-nowrap">{formatShortDateTime(createdAt)}</span>
          ),
        },
      ]}
      empty="Brak zgłoszeń."
      choose="Wybierz zgłoszenie z listy."
      detail={
        thread && {
          id: thread.id,
          isRead: true,
          goesOnIn: reply ? [uncoveredFlash] : [],
          content: (
            <>
              <WaysOn next={next === null ? null : { href: next, label: "Następne zgłoszenie" }} />
              <Detail {...{ thread, links, open, reply, permissions }} />
            </>
          ),
        }
      }
    >
      <ButtonLink size="small" variant="secondary" href={paths.adminTab("support")}>
        Odśwież
      </ButtonLink>
      {list.pages > 1 && (
        <p className="self-center text-sm text-muted">
          Strona {list.page} z {list.pages}
        </p>
      )}
    </ListPage>
  );
}

/** Until when an answer, or a decision, is owed. */
const dueLabel = ({ dueAt, complaint }: ThreadLine) => {
  if (!dueAt) return null;
  return complaint && !complaint.decidedAt
    ? formatDay(lastDayBefore(dueAt))
    : formatShortDateTime(dueAt);
};

function State({ closedAt, state, isUrgent, isOverdue, complaint }: ThreadLine) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {closedAt && <Badge tone="neutral">Zamknięte</Badge>}
      {complaint && <Badge tone="area">Reklamacja</Badge>}
      {complaint && !complaint.decidedAt && <Badge tone="warning">Czeka na decyzję</Badge>}
      {complaint?.decision && <StatusBadge {...decisions[complaint.decision]} />}
      {state === "arrived" && <StatusBadge {...threadStates[state]} />}
      {!closedAt && (!complaint || complaint.decidedAt) && (
        <Badge tone={threadStates[state].tone}>
          Aktywne{" "}
          <span className="@max-2xl:hidden">{`· ${inSentence(threadStates[state].label)}`}</span>
          <span className="hidden @max-2xl:inline">· {threadStates[state].short}</span>
        </Badge>
      )}
      {isOverdue && <Badge tone="danger">Po terminie</Badge>}
      {isUrgent && <Badge tone="danger">Pilne</Badge>}
    </span>
  );
}

/** The code of what is said once words are uncovered: whoever did that goes on answering. */
const uncoveredFlash = "content-opened";

type DetailProps = {
  thread: ThreadCard;
  links: readonly ActLinkLine[];
  /** Their forms, where they stand beside the words. */
  open: ShownAct | null;
  reply: ShownAct | null;
  permissions: readonly Permission[];
};

function Detail({ thread, links, open, reply, permissions }: DetailProps) {
  const { author, assignee, order, refersTo, readers, memberOrders, content } = thread;
  const isUncovered = useFlash()?.code === uncoveredFlash;
  const { latest, seen, ...situation } = threadSituation(thread);
  const orderHref = (id: string) =>
    permissions.includes("view_orders") ? paths.adminTab("orders", id) : undefined;
  const of = (part: string) => links.some((link) => link.part === part);
  return (
    <DetailFrame
      title={thread.subject}
      badges={<State {...thread} />}
      about={<Author {...{ author, permissions }} name={thread.authorName} />}
      situation={situation}
      words={
        <>
          {readers.map(({ email, since }) => (
            <Notice key={email} kind="warning">
              <p className="wrap-anywhere">
                {email} ma to zgłoszenie otwarte od {formatTime(since)} i&nbsp;może właśnie
                odpowiadać.
              </p>
            </Notice>
          ))}
          <section className="space-y-3">
            <h3 className="text-lg">Wiadomości</h3>
            <div
              role="region"
              aria-label="Wiadomości zgłoszenia"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
              tabIndex={0}
              className="max-h-[400px] overflow-y-auto"
            >
              <ol className="space-y-3">
                {thread.messages.map((message) => (
                  <Said
                    key={message.id}
                    message={message}
                    authorName={thread.authorName}
                    isOpen={content !== null}
                  />
                ))}
              </ol>
            </div>
            {thread.olderThan && (
              <a
                className="link inline-block py-2"
                href={`${paths.adminTab("support", thread.id)}?${new URLSearchParams({ before: thread.olderThan })}`}
              >
                Starsze wiadomości
              </a>
            )}
            {content ? (
              <p className="text-sm font-semibold">Odsłonięte do {formatTime(content.until)}</p>
            ) : (
              <>
                <p>Treść jest zasłonięta.</p>
                {open && <Opening act={open} />}
                <Uncover
                  links={open ? [] : links}
                  isBegun={open !== null}
                  recentAccesses={thread.recentAccesses}
                  told={"zapisane, a\u00a0autor zgłoszenia je widzi"}
                />
              </>
            )}
          </section>
          {reply && <Reply act={reply} isFocused={isUncovered} />}
          {of("decision") && (
            <DetailSection title="Decyzja">
              <div className="flex flex-wrap gap-2">
                <ActLinks links={links} part="decision" />
              </div>
            </DetailSection>
          )}
        </>
      }
      acts={
        <ActLinks
          links={reply ? links.filter(({ act }) => act !== reply.act) : links}
          primary={open ? undefined : "reply"}
          isFolded
        />
      }
      facts={[
        { label: "Utworzone", value: formatDateTime(thread.createdAt) },
        ...(thread.complaint ? complaintFacts(thread.complaint) : []),
        { label: "Zajmuje się", value: assignee ? assignee.email : "nikt" },
        ...(order
          ? [
              {
                label: "Zamówienie",
                value: <Linked href={orderHref(order.id)}>{order.number}</Linked>,
              },
            ]
          : []),
        ...(refersTo
          ? [
              {
                label: "Nawiązuje do",
                value: (
                  <Linked href={paths.adminTab("support", refersTo.id)}>{refersTo.subject}</Linked>
                ),
              },
            ]
          : []),
        ...(latest ? [{ label: "Ostatnio", value: latest }] : []),
        ...(seen ? [{ label: seen.by, value: seen.what }] : []),
        { label: "Odpowiedzi e-mailem", value: thread.wantsMail ? "tak" : "nie" },
      ]}
    >
      {of("saved") && (
        <DetailSection title="Gotowe odpowiedzi">
          <div className="flex flex-wrap gap-2">
            <ActLinks links={links} part="saved" />
          </div>
        </DetailSection>
      )}
      <PersonOrders orders={memberOrders} />
      <Notes notes={thread.notes} links={links} />
      {thread.history.length > 0 && (
        <DetailSection title="Co zrobiła obsługa">
          <AuditHistory lines={thread.history} />
        </DetailSection>
      )}
      <p className="text-sm text-muted">
        {thread.complaint ? "Reklamację" : "Zgłoszenie"} usuniemy {formatDateTime(thread.deleteAt)},
        chyba że ktoś coś jeszcze napisze. ID: <Identifier id={thread.id} />
      </p>
    </DetailFrame>
  );
}

type ComplaintOfLine = NonNullable<ThreadLine["complaint"]>;

function complaintFacts({ decidedAt, byLaw, refundGrosze }: ComplaintOfLine) {
  if (!decidedAt) return [];
  return [
    {
      label: "Rozpatrzona",
      value: `${formatDateTime(decidedAt)}${byLaw ? `, z mocy prawa (${acceptedByLaw})` : ""}`,
    },
    ...(refundGrosze === null ? [] : [{ label: "Zwrot", value: formatPrice(refundGrosze) }]),
  ];
}

const Identifier = ({ id }: { id: string }) => (
  <code className="text-sm">
    {id.split("-").map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <>
            -<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </code>
);

/** What takes a reason stands where the words will: most often they are read to be answered. */
function Opening({ act: { tab, id, act, fields, button } }: { act: ShownAct }) {
  const addressOf = useActAddress();
  return (
    <ActForm
      action={addressOf(tab, id, act)}
      form={{
        values: { [reasonName]: "answer_message" satisfies ContentAccessReason },
        errors: {},
      }}
      {...{ fields, button }}
    />
  );
}

function Author({
  author,
  name,
  permissions,
}: Pick<DetailProps, "permissions"> & Pick<ThreadCard, "author"> & { name: string | null }) {
  const href =
    author.id !== null && permissions.includes("view_members")
      ? paths.adminTab("users", author.id)
      : undefined;
  return (
    <>
      {name !== null && name !== author.email && <span className="block">{name}</span>}
      <Linked href={href}>
        {author.email === null ? (
          "zamówienie bez adresu"
        ) : (
          <MailAddress breaks address={author.email} />
        )}
      </Linked>
    </>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <a className="link wrap-anywhere" href={href}>
      {children}
    </a>
  );
}

const speakers: Partial<Record<ReadMessage["author"], string>> = { staff: "My", system: "System" };

type SaidProps = { message: ReadMessage; authorName: string | null; isOpen: boolean };

function Said({ message, authorName, isOpen }: SaidProps) {
  const { id, author, at, length, text, mail, attachments } = message;
  const isOurs = author === "staff" || author === "system";
  return (
    <li
      className={classNames(
        "space-y-1 rounded-card border border-line p-3",
        isOurs ? "bg-sunken" : "bg-area-soft text-area-ink",
      )}
    >
      <p className="text-sm">
        <strong>{speakers[author] ?? authorName ?? "Kto napisał"}</strong> · {formatDateTime(at)}
        {mail && " · e-mailem"}
      </p>
      {mail && !mail.isConfirmed && (
        <p className="text-sm wrap-anywhere">
          <Badge tone="warning">Nadawca niepotwierdzony</Badge>{" "}
          {mail.sender !== null &&
            `Podpisany adresem: ${mail.sender || "nieczytelnym"}. Nie ujawniaj niczego o koncie; autor zgłoszenia tych słów nie widzi.`}
        </p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">
        {text ?? `${formatCount(length, "znak", "znaki", "znaków")}, zasłonięte.`}
      </p>
      {attachments.map(({ position, name }) =>
        isOpen ? (
          <p key={position}>
            <a className="link wrap-anywhere" href={paths.adminSupportAttachment(id, position)}>
              {name}
            </a>
          </p>
        ) : (
          <p key={position} className="text-sm">
            Plik, zasłonięty.
          </p>
        ),
      )}
    </li>
  );
}
