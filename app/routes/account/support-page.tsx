import { isRouteErrorResponse } from "@remix-run/react";
import { brand } from "~/config/brand";
import { formatDate, formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { Desk, ShownMessage, ThreadPage } from "~/services/support/member-queries.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { HelpLinesNote } from "~/ui/crisis-help";
import { ErrorPage } from "~/ui/error-page";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { NumberedPages } from "~/ui/numbered-pages";
import { UnsentText } from "~/ui/quoted-text";
import { StaffAccesses } from "~/ui/staff-accesses";
import { UnconfirmedMails } from "~/ui/unconfirmed-mails";
import { WrittenText } from "~/ui/written-text";
import { SettingsPage } from "./settings-page";
import { messageFields } from "~/services/support/message-form";
import { ticketFields } from "./support-form";

export const supportTitle = "Zgłoszenie do administracji";

export type SupportView = Desk & { formToken: string };
export type SupportThreadView = ThreadPage & { formToken: string };

const lead =
  "Piszesz do ludzi, nie do automatu. Odpowiadamy w ciągu 24 godzin, a odpowiedź znajdziesz na tej stronie.";

/** The open ticket, or else the form of a new one; and those that are closed. */
export function SupportPage({ page, form }: { page: SupportView; form?: FormState }) {
  const flash = useFlash();
  const { open, earlier, formToken } = page;
  return (
    <SettingsPage title={supportTitle} lead={open ? undefined : lead} section={paths.support()}>
      {!form && <FlashNotice flash={flash} />}
      {open ? (
        <>
          {form && <NotSent form={form} fields={ticketFields(page)} />}
          <Thread thread={{ ...open, formToken }} form={emptyForm} />
        </>
      ) : (
        <NewTicket page={page} form={form ?? emptyForm} />
      )}
      <Earlier page={earlier} />
      <p>
        Coś jest nie tak z&nbsp;zamówieniem?{" "}
        <a className="link" href={paths.profileOrders()}>
          Reklamację złożysz przy zamówieniu
        </a>
        . Możesz ją mieć obok otwartego zgłoszenia.
      </p>
      <HelpLinesNote />
    </SettingsPage>
  );
}

/** One thread, open or closed. */
export function SupportThreadPage({ page, form }: { page: SupportThreadView; form: FormState }) {
  return (
    <SettingsPage title={supportTitle} section={paths.support()}>
      <BackLink href={paths.support()}>Wszystkie zgłoszenia</BackLink>
      <FlashNotice flash={useFlash()} />
      {page.closedAt && <NotSent form={form} fields={messageFields} />}
      <Thread thread={page} form={form} />
      <HelpLinesNote />
    </SettingsPage>
  );
}

/** What somebody typed into a form that the page does not show any more, and why it was not sent. */
function NotSent({ form, fields }: { form: FormState; fields: readonly Field[] }) {
  return (
    <>
      <FormErrors errors={form.errors} />
      {fields
        .filter(({ kind, name }) => /text/i.test(kind) && form.values[name])
        .map(({ name, label }) => (
          <UnsentText key={name} label={label} text={form.values[name]} />
        ))}
    </>
  );
}

function NewTicket({ page, form }: { page: SupportView; form: FormState }) {
  const fields = ticketFields(page);
  const isNew = Object.keys(form.values).length === 0;
  const values = isNew ? { formToken: page.formToken, wantsMail: "on" } : form.values;
  return (
    <>
      <FormErrors fields={fields} errors={form.errors} />
      <Card>
        <form
          method="post"
          action={paths.support()}
          encType="multipart/form-data"
          noValidate
          className="space-y-6"
        >
          <HelpSeen values={values} />
          {fields
            .filter((field) => field.kind !== "choice" || field.options.length > 0)
            .map((field) => (
              <FieldInput key={field.name} field={field} values={values} errors={form.errors} />
            ))}
          <Button>Wyślij zgłoszenie</Button>
        </form>
      </Card>
    </>
  );
}

function Thread({ thread, form }: { thread: SupportThreadView; form: FormState }) {
  const { id, subject, createdAt, closedAt, order, refersTo, messages, olderThan, unread } = thread;
  return (
    <>
      <header className="space-y-2">
        <h2 className="text-2xl wrap-anywhere">{subject}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={closedAt ? "neutral" : "success"}>
            {closedAt ? "Zamknięte" : "Aktywne"}
          </Badge>
          <span>{formatDateTime(createdAt)}</span>
          {order && <span>Zamówienie {order}</span>}
        </p>
        {refersTo && (
          <p className="text-sm wrap-anywhere">
            Nawiązuje do zgłoszenia{" "}
            <a className="link" href={paths.supportThread(refersTo.id)}>
              {refersTo.subject}
            </a>
          </p>
        )}
      </header>
      <AnswerTime thread={thread} />
      <section aria-labelledby="wiadomosci" className="space-y-5">
        <h3 id="wiadomosci" className="text-xl">
          Wiadomości
        </h3>
        {olderThan && (
          <p>
            <a className="link inline-block py-2" href={paths.supportThread(id, olderThan)}>
              Starsze wiadomości
            </a>
          </p>
        )}
        <ol className="space-y-5">
          {messages.map((message) => (
            <Said key={message.id} message={message} isNew={unread.includes(message.id)} />
          ))}
        </ol>
      </section>
      <UnconfirmedMails times={thread.unconfirmedMails} kind="ticket" />
      {closedAt ? (
        <Notice kind="info">
          <p>
            {tieWords(
              "Wątek został zamknięty. Jeśli sprawa wróciła, wyślij nowe zgłoszenie i wskaż w nim to.",
            )}
          </p>
        </Notice>
      ) : (
        <>
          <ReplyForm thread={thread} form={form} />
          <MailSetting thread={thread} />
        </>
      )}
      <StaffAccesses accesses={thread.staffAccesses} what="tego zgłoszenia" />
      <p className="text-sm text-muted">
        {tieWords(
          `Wiadomości i pliki usuniemy ${formatDate(thread.deleteAt)}, chyba że ktoś coś jeszcze napisze.`,
        )}
      </p>
    </>
  );
}

/** Until when an answer is promised, or that it was not kept. */
function AnswerTime({ thread: { dueAt, isOverdue } }: { thread: SupportThreadView }) {
  if (!dueAt) return null;
  return isOverdue ? (
    <Notice kind="warning" title="Przepraszamy, to trwa za długo">
      <p>
        Odpowiedź miała tu być do {formatDateTime(dueAt)}. Nie zdążyliśmy, a&nbsp;Twoje zgłoszenie
        jest teraz na początku naszej listy.
      </p>
    </Notice>
  ) : (
    <Notice kind="info">
      <p>
        Odpowiemy najpóźniej <strong>{formatDateTime(dueAt)}</strong>.
      </p>
    </Notice>
  );
}

const names: Record<ShownMessage["author"], string> = {
  staff: "Admin",
  system: brand.name,
  member: "Ty",
  visitor: "Ty",
};

function Said({
  message: { id, author, text, createdAt, isByMail, attachments },
  isNew,
}: {
  message: ShownMessage;
  isNew: boolean;
}) {
  return (
    <li className="border-l-2 border-gold pl-4">
      <p className="text-sm text-muted">
        <strong className="text-ink">{names[author]}</strong> ·{" "}
        <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt)}</time>
        {isByMail && " · e-mailem"} {isNew && <Badge tone="area">Nowa</Badge>}
      </p>
      <WrittenText text={text} />
      {attachments.length > 0 && (
        <ul className="mt-1 space-y-1">
          {attachments.map(({ position, name }) => (
            <li key={position}>
              <a
                className="link inline-block py-1 wrap-anywhere"
                href={paths.supportAttachment(id, position)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ReplyForm({ thread, form }: { thread: SupportThreadView; form: FormState }) {
  const values = { formToken: thread.formToken, ...form.values };
  return (
    <section aria-labelledby="odpowiedz" className="space-y-5">
      <h3 id="odpowiedz" className="text-xl">
        Napisz w&nbsp;tym zgłoszeniu
      </h3>
      <FormErrors fields={messageFields} errors={form.errors} />
      <form
        method="post"
        action={paths.supportThread(thread.id)}
        encType="multipart/form-data"
        noValidate
        className="space-y-5"
      >
        <HelpSeen values={values} />
        {messageFields.map((field) => (
          <FieldInput key={field.name} field={field} values={values} errors={form.errors} />
        ))}
        <Button>Wyślij wiadomość</Button>
      </form>
    </section>
  );
}

function MailSetting({ thread: { id, wantsMail } }: { thread: SupportThreadView }) {
  return (
    <form method="post" action={paths.supportThread(id)} className="space-y-3">
      <input type="hidden" name="intent" value="mails" />
      {!wantsMail && <input type="hidden" name="wantsMail" value="on" />}
      <p>
        {wantsMail
          ? "Odpowiedzi na to zgłoszenie dostajesz też e-mailem."
          : "Odpowiedzi na to zgłoszenie znajdziesz tylko tutaj."}
      </p>
      <Button variant="secondary">
        {wantsMail ? "Nie przysyłajcie e-maili" : "Przysyłajcie też e-mailem"}
      </Button>
    </form>
  );
}

function Earlier({ page }: { page: Desk["earlier"] }) {
  if (page.rows.length === 0) return null;
  return (
    <section aria-labelledby="wczesniejsze" className="space-y-4">
      <h2 id="wczesniejsze" className="text-2xl">
        Zamknięte zgłoszenia
      </h2>
      <ul className="space-y-3">
        {page.rows.map(({ id, subject, createdAt, closedAt }) => (
          <Card as="li" key={id} className="space-y-1">
            <a
              href={paths.supportThread(id)}
              className="text-lg font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {subject}
            </a>
            <p className="text-sm text-muted">
              {formatDate(createdAt)}
              {closedAt && `, zamknięte ${formatDate(closedAt)}`}
            </p>
          </Card>
        ))}
      </ul>
      <NumberedPages
        label="Strony zgłoszeń"
        page={page.page}
        pages={page.pages}
        href={paths.support}
      />
    </section>
  );
}

/** What a page of the support looks like that could not be read. */
export function SupportFailed({
  error,
  href,
  message,
}: {
  error: unknown;
  href: string;
  message: string;
}) {
  if (isRouteErrorResponse(error)) return <ErrorPage />;
  return (
    <SettingsPage title={supportTitle} section={paths.support()}>
      <Notice kind="error" role="alert">
        <p>{message}</p>
      </Notice>
      <ButtonLink href={href}>Spróbuj ponownie</ButtonLink>
    </SettingsPage>
  );
}
