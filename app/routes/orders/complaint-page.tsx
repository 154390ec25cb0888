import { brand } from "~/config/brand";
import { formatDate, formatDateTime, formatDay, formatPrice } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { ComplaintsOfOrder, ShownComplaint } from "~/services/support/complaint-page.server";
import { acceptedByLaw, appealWays, decisions, remedies } from "~/services/support/complaint-words";
import type { ShownMessage } from "~/services/support/member-queries.server";
import { messageFields } from "~/services/support/message-form";
import { BackLink } from "~/ui/back-link";
import { Badge, StatusBadge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { DefinitionList } from "~/ui/definition-list";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { UnsentText } from "~/ui/quoted-text";
import { StaffAccesses } from "~/ui/staff-accesses";
import { UnconfirmedMails } from "~/ui/unconfirmed-mails";
import { WrittenText } from "~/ui/written-text";
import { complaintFields } from "./complaint-form";

export const complaintTitle = "Reklamacja zamówienia";

export type ComplaintView = ComplaintsOfOrder & {
  formToken: string;
  /** Addresses of this page, of what is written on it, and of where it came from. */
  here: string;
  messages: string;
  back: string;
};

type Props = {
  page: ComplaintView;
  /** A new complaint as it came back. */
  form?: FormState;
  /** A message in the open one as it came back. */
  message?: FormState;
};

/** The complaints about one order: the open one, or the form of a new one; and those that are closed. */
export function ComplaintPage({ page, form, message }: Props) {
  const flash = useFlash();
  const { open, closed, isPaid } = page;
  return (
    <Container className="space-y-7 py-8 sm:py-12">
      <BackLink href={page.back}>Wróć do zamówienia</BackLink>
      <h1 className="text-4xl">{complaintTitle}</h1>
      <p>
        {page.productTitle}, zamówienie {page.number}
      </p>
      {!form && !message && <FlashNotice flash={flash} />}
      {open ? (
        <>
          {form && <NotSent form={form} />}
          <Shown complaint={open} here={page.here} />
          <MessageForm page={page} form={message ?? emptyForm} />
        </>
      ) : (
        <>
          {message && <NotSent form={message} />}
          {closed.map((complaint) => (
            <Shown key={complaint.id} complaint={complaint} here={page.here} />
          ))}
          {isPaid ? <NewComplaint page={page} form={form ?? emptyForm} /> : <NothingPaid />}
        </>
      )}
      {open &&
        closed.map((complaint) => (
          <Shown key={complaint.id} complaint={complaint} here={page.here} />
        ))}
      <HelpLinesNote />
    </Container>
  );
}

function NotSent({ form }: { form: FormState }) {
  return (
    <>
      <FormErrors errors={form.errors} />
      <UnsentText label="Twoja wiadomość" text={form.values.content} />
    </>
  );
}

function NothingPaid() {
  return (
    <>
      <Notice kind="info">
        <p>
          {tieWords(
            "Nie widzimy wpłaty za to zamówienie, więc nie ma jeszcze czego reklamować. Jeśli pieniądze zeszły z Twojego konta, napisz do nas – sprawdzimy to od razu.",
          )}
        </p>
      </Notice>
      <ButtonLink href={paths.contact()}>Napisz do nas</ButtonLink>
    </>
  );
}

function NewComplaint({ page, form }: { page: ComplaintView; form: FormState }) {
  const values = { formToken: page.formToken, ...form.values };
  return (
    <section aria-labelledby="nowa" className="space-y-6">
      <h2 id="nowa" className="text-2xl">
        {page.closed.length > 0 ? "Nowa reklamacja" : "Złóż reklamację"}
      </h2>
      <p>
        {tieWords(
          "Napisz, co jest nie tak i czego oczekujesz. Odpowiemy w ciągu 14 dni. Jeśli nie zdążymy, reklamacja będzie uznana.",
        )}{" "}
        {tieWords(
          page.email === null
            ? "Nie mamy Twojego adresu e-mail, więc odpowiedź znajdziesz na tej stronie. Zapisz jej adres."
            : `Odpowiedź znajdziesz na tej stronie i w wiadomości na ${page.email}.`,
        )}
      </p>
      <Form
        action={page.here}
        fields={complaintFields}
        values={values}
        form={form}
        button="Złóż reklamację"
      />
    </section>
  );
}

function MessageForm({ page, form }: { page: ComplaintView; form: FormState }) {
  const values = { formToken: page.formToken, ...form.values };
  return (
    <section aria-labelledby="dopisz" className="space-y-5">
      <h2 id="dopisz" className="text-2xl">
        Dopisz do reklamacji
      </h2>
      <Form
        action={page.messages}
        fields={messageFields}
        values={values}
        form={form}
        button="Wyślij wiadomość"
      />
    </section>
  );
}

type FormProps = {
  action: string;
  fields: readonly Field[];
  values: Readonly<Record<string, string>>;
  form: FormState;
  button: string;
};

function Form({ action, fields, values, form, button }: FormProps) {
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="complaint-form space-y-6"
    >
      <FormErrors fields={fields} errors={form.errors} />
      <HelpSeen values={values} />
      {fields.map((field) => (
        <div key={field.name} className={field.name === "amount" ? "for-reduction" : undefined}>
          <FieldInput field={field} values={values} errors={form.errors} />
        </div>
      ))}
      <Button>{button}</Button>
    </form>
  );
}

function Shown({ complaint, here }: { complaint: ShownComplaint; here: string }) {
  const { id, createdAt, remedy, askedGrosze, decision, decideOn, messages, olderThan } = complaint;
  return (
    <section aria-labelledby={`reklamacja-${id}`} className="space-y-5">
      <header className="space-y-2">
        <h2 id={`reklamacja-${id}`} className="text-2xl">
          Reklamacja z&nbsp;{formatDateTime(createdAt)}
        </h2>
        {decision ? (
          <StatusBadge {...decisions[decision]} />
        ) : (
          <Badge tone="warning">Rozpatrujemy</Badge>
        )}
      </header>
      {decideOn && (
        <Notice kind="info">
          <p>
            Odpowiemy najpóźniej <strong>{formatDay(decideOn)}</strong>. Jeśli do końca tego dnia
            nie odpowiemy, reklamacja będzie uznana ({tieWords(acceptedByLaw)}).
          </p>
        </Notice>
      )}
      <DefinitionList
        items={[
          {
            label: "Prosisz o",
            value: `${remedies[remedy].demanded}${askedGrosze === null ? "" : ` o ${formatPrice(askedGrosze)}`}`,
          },
          ...(decision && complaint.decidedAt
            ? [
                {
                  label: "Decyzja",
                  value: `${decisions[decision].label}, ${formatDateTime(complaint.decidedAt)}`,
                },
              ]
            : []),
          ...(complaint.byLaw
            ? [{ label: "Dlaczego", value: `Nie odpowiedzieliśmy na czas: ${acceptedByLaw}` }]
            : []),
          ...(complaint.refundGrosze
            ? [{ label: "Zwrot", value: formatPrice(complaint.refundGrosze) }]
            : []),
        ]}
      />
      {olderThan && (
        <a
          className="link inline-block py-2"
          href={`${here}?${new URLSearchParams({ before: olderThan })}#reklamacja-${id}`}
        >
          Starsze wiadomości
        </a>
      )}
      <ol className="space-y-5" aria-label="Wiadomości">
        {messages.map((message) => (
          <Said key={message.id} message={message} here={here} />
        ))}
      </ol>
      <UnconfirmedMails times={complaint.unconfirmedMails} kind="complaint" />
      {(decision === "declined" || decision === "reduction") &&
        appealWays.map((way) => <p key={way}>{tieWords(way)}</p>)}
      <StaffAccesses accesses={complaint.staffAccesses} what="tej reklamacji" />
      <p className="text-sm text-muted">
        {tieWords(
          `Reklamację z plikami i odpowiedzią trzymamy do ${formatDate(complaint.deleteAt)}.`,
        )}
      </p>
    </section>
  );
}

const names: Record<ShownMessage["author"], string> = {
  staff: "Admin",
  system: brand.name,
  member: "Ty",
  visitor: "Ty",
};

function Said({ message, here }: { message: ShownMessage; here: string }) {
  const { id, author, text, createdAt, isByMail, attachments } = message;
  return (
    <li className="border-l-2 border-gold pl-4">
      <p className="text-sm text-muted">
        <strong className="text-ink">{names[author]}</strong> ·{" "}
        <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt)}</time>
        {isByMail && " · e-mailem"}
      </p>
      <WrittenText text={text} />
      {attachments.map(({ position, name }) => (
        <p key={position} className="text-sm wrap-anywhere">
          <a className="link inline-block py-2" href={`${here}/files/${id}/${position}`}>
            Załącznik: {name}
          </a>
        </p>
      ))}
    </li>
  );
}
