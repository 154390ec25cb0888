import type { ReactNode } from "react";
import { brand } from "~/config/brand";
import { HelpSeen } from "~/crisis/help-seen";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import type { FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { CasePage, ShownDecision } from "~/services/moderation/case-page.server";
import {
  careStates,
  careSubjects,
  caseStates,
  decisionEffect,
  isGivenBack,
  anchorOf,
  groundText,
  isCareAlone,
  machineRedress,
  outcomeForReporter,
  reasonText,
  type LeaveReason,
} from "~/site/moderation";
import { reportReasons } from "~/site/reports";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { UnsentText } from "~/ui/quoted-text";
import { WrittenText } from "~/ui/written-text";
import { appealField, messageField, messageFields, objectionField } from "./case-forms";

export type CaseViewPage = CasePage & { key: string; formToken: string };

type CaseViewProps = { page: CaseViewPage; form: FormState };

const titles: Record<CasePage["subject"], string> = {
  post: "Sprawa Twojego posta",
  comment: "Sprawa Twojego komentarza",
  picture: "Sprawa Twojego zdjęcia",
  member: "Sprawa w Twojej grupie",
  account: "Sprawa Twojego konta",
  group_words: "Sprawa zasad albo powitania grupy",
};

export function CaseView({ page, form }: CaseViewProps) {
  const { side, number, subject, state, openedAt, appealUntil } = page;
  const isClosed = state === "closed";
  const isForCare = side === "author" && isCareAlone(page.decisions);
  // The forms that the page does not show any more; words may have come for them all the same.
  const hidden = [...(appealUntil ? [] : [appealField]), ...(isClosed ? [messageField] : [])];
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <FlashNotice flash={useFlash()} />
      <header className="space-y-3">
        <h1 className="text-4xl">
          {isForCare
            ? careSubjects[subject]
            : side === "author"
              ? titles[subject]
              : "Twoje zgłoszenie"}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {isForCare ? (
            <Badge tone="area">{careState(page)}</Badge>
          ) : (
            <>
              <Badge tone={state === "open" || state === "appealed" ? "warning" : "neutral"}>
                {caseStates[state].label}
              </Badge>{" "}
              <span className="text-muted">
                Nr {number} · {formatDateTime(openedAt)}
              </span>
            </>
          )}
        </p>
      </header>
      <FormErrors fields={[appealField, ...messageFields]} errors={form.errors} />
      {hidden
        .filter(({ name }) => form.values[name])
        .map(({ name, label }) => (
          <UnsentText key={name} label={label} text={form.values[name]} />
        ))}
      {isForCare ? (
        <>
          <CareWords page={page} />
          <HelpLinesNote />
          <Messages page={page} form={form} mayWrite={!isClosed} isForCare />
          <Privacy />
          <About page={page} />
          <section aria-labelledby="prawa" className="space-y-6 border-t border-line pt-6 text-sm">
            <h2 id="prawa" className="text-lg">
              Powody na piśmie i Twoje prawa
            </h2>
            <Law page={page} form={form} isForCare />{" "}
            <p className="text-muted">
              Nr sprawy: {number} · {formatDateTime(openedAt)}
            </p>
          </section>
        </>
      ) : (
        <>
          <NewestOfTeam page={page} />
          <About page={page} />
          <Law page={page} form={form} />
          <Messages page={page} form={form} mayWrite={!isClosed && !page.isUpToMachine} />
          <Privacy />
          <HelpLinesNote />
        </>
      )}
    </Container>
  );
}

/** Once somebody has written, it is not to come any more that a person reads it. */
function careState({ state, messages, isGone, decisions }: CaseViewPage): string {
  // Nobody can have read then what was not there.
  if (decisions.at(-1)?.reason === ("gone" satisfies LeaveReason)) return reasonText("gone");
  if (state === "open" && messages.some(({ fromStaff }) => fromStaff))
    return "Rozmawiasz z kimś z naszego zespołu";
  return state === "open" && isGone ? "Możesz do nas napisać" : careStates[state];
}

/** What somebody of the team wrote last, for which a mail brought its reader here: first, with the way to answer it. */
function NewestOfTeam({ page: { messages, state } }: { page: CaseViewPage }) {
  const last = messages.at(-1);
  if (!last?.fromStaff) return null;
  return (
    <Card as="section" labelledBy="od-zespolu" className="space-y-3">
      <h2 id="od-zespolu" className="text-2xl">
        Nowa wiadomość do Ciebie
      </h2>
      <WrittenText text={last.text} />
      {state !== "closed" && (
        <p>
          <a href="#wiadomosci" className="link inline-flex min-h-11 items-center font-semibold">
            Odpisz
          </a>
        </p>
      )}
    </Card>
  );
}

/** What becomes of the text now, when somebody reads it, and what somebody says who has read it: both in plain words, before all else. */
function CareWords({ page }: { page: CaseViewPage }) {
  const { decisions, subject, others, messages, state, isGone } = page;
  const isAnswered = messages.some(({ fromStaff }) => fromStaff);
  const now = decisions.findLast(({ isReverted }) => !isReverted);
  if (!now) return null;
  return (
    <Card as="section" labelledBy="teraz" className="space-y-3">
      <h2 id="teraz" className="text-2xl">
        Dobrze, że to jest nazwane
      </h2>
      {now.words && <WrittenText text={now.words} />}
      <p className="text-lg">
        {tieWords(
          `${decisionEffect({ ...now, isGone }, subject, others)} To nie kara ani ocena Ciebie.`,
        )}
      </p>
      {isAnswered ? (
        <p>
          <a
            href="#wiadomosci"
            className="link inline-flex min-h-11 items-center text-lg font-semibold"
          >
            {messages.at(-1)?.fromStaff ? "Przeczytaj, co do Ciebie piszemy" : "Nasza rozmowa"}
          </a>
        </p>
      ) : (
        state === "open" && (
          <p>
            {tieWords(
              isGone
                ? "Możesz nadal do nas napisać. Nie czekaj na odpowiedź: pod numerami niżej ktoś odbierze teraz."
                : "Ktoś z naszego zespołu to przeczyta, ale może dopiero rano. Nie czekaj na nas: pod numerami niżej ktoś odbierze teraz.",
            )}
          </p>
        )
      )}
    </Card>
  );
}

/** What a keeper decided about something that was reported as well is decided anew by staff, whoever asks for it. */
const holdsUntilStaffDecide = ({ side, state, decisions }: CaseViewPage): boolean =>
  side === "author" &&
  state === "open" &&
  decisions.findLast(({ isReverted }) => !isReverted)?.byKeeper === true;

/** What was decided and what can be done about it. */
function Law({ page, form, isForCare = false }: CaseViewProps & { isForCare?: boolean }) {
  const { subject, appeal, appealUntil, isUpToMachine } = page;
  const Heading = isForCare ? "h3" : "h2";
  const heading = isForCare ? "text-base" : "text-2xl";
  return (
    <>
      <section aria-labelledby="decyzje" className="space-y-4">
        <Heading id="decyzje" className={heading}>
          {isForCare ? "Co i dlaczego" : "Decyzja"}
        </Heading>
        {page.decisions.length === 0 && (
          <p>
            {tieWords(
              "Jeszcze jej nie ma. Sprawdzi to człowiek z naszego zespołu, a o decyzji i jej powodach napiszemy e-mail.",
            )}
          </p>
        )}
        {page.decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} page={page} />
        ))}
        {holdsUntilStaffDecide(page) && (
          <p>
            {tieWords(
              "Sprawdzi to jeszcze człowiek z naszego zespołu i zdecyduje sam. Nie trzeba się odwoływać: jeśli chcesz coś dodać, napisz wiadomość niżej.",
            )}
          </p>
        )}
      </section>
      {appeal && (
        <section aria-labelledby="odwolanie" className="space-y-4">
          <Heading id="odwolanie" className={heading}>
            Twoje odwołanie
          </Heading>
          <Said when={appeal.createdAt} who="Ty">
            {appeal.text}
          </Said>
          {appeal.answer ? (
            <>
              <p className="font-semibold">{appealResult(appeal.outcome, isForCare)}</p>
              <WrittenText text={appeal.answer} />
            </>
          ) : (
            <p>
              {tieWords(
                `Rozpatrzy je inna osoba niż ta, która ${isForCare ? "to przeczytała" : "zdecydowała"}. Odpowiedź wyślemy e-mailem.`,
              )}
            </p>
          )}
        </section>
      )}
      {appealUntil && (
        <section aria-labelledby="odwolaj" className="space-y-4">
          <Heading id="odwolaj" className={heading}>
            Odwołaj się
          </Heading>
          <p>
            {tieWords(
              `Możesz to zrobić raz, bezpłatnie, do ${formatDateTime(appealUntil)}. ${isForCare ? "Rozpatrzy to ktoś inny niż osoba, która to przeczytała." : subject === "account" ? "Rozpatrzy to ktoś inny niż osoba, która zdecydowała." : "Do tego czasu wszystko, co ukryliśmy, da się przywrócić."}`,
            )}
          </p>
          <CaseForm page={page} intent="appeal" button="Wyślij odwołanie" form={form}>
            <FieldInput field={appealField} {...form} />
          </CaseForm>
        </section>
      )}
      {isUpToMachine && (
        <section aria-labelledby="odwolaj" className="space-y-4">
          <Heading id="odwolaj" className={heading}>
            {isForCare ? "Gdy się z tym nie zgadzasz" : "Odwołaj się"}
          </Heading>
          <p>
            {tieWords(
              isForCare
                ? `${machineRedress} Zaznacz przy wiadomości, że to odwołanie.`
                : machineRedress,
            )}
          </p>
          {!isForCare && (
            <MessageForm page={page} form={form} intent="objection" button="Wyślij odwołanie" />
          )}
        </section>
      )}
    </>
  );
}

function appealResult(outcome: string | null, isForCare: boolean): string {
  if (outcome === "changed") return isForCare ? "Zmieniliśmy to." : "Zmieniliśmy decyzję.";
  return isForCare ? "Zostaje tak, jak jest." : "Decyzja zostaje.";
}

type MessagesProps = CaseViewProps & { mayWrite: boolean; isForCare?: boolean };

function Messages({ page, form, mayWrite, isForCare = false }: MessagesProps) {
  return (
    <section aria-labelledby="wiadomosci" className="space-y-4">
      <h2 id="wiadomosci" className="text-2xl">
        {isForCare ? "Rozmowa z\u00a0nami" : "Wiadomości"}
      </h2>
      {page.messages.length === 0 && (
        <p className="text-muted">
          {mayWrite
            ? "Możesz napisać do nas, co się dzieje. Odpisze człowiek."
            : "Nikt jeszcze nic nie napisał."}
        </p>
      )}
      {page.messages.map(({ id, fromStaff, text, createdAt }) => (
        <Said
          key={id}
          when={createdAt}
          who={fromStaff ? `Zespół ${brand.nameGenitive}` : "Ty"}
          fromStaff={fromStaff}
        >
          {text}
        </Said>
      ))}
      {mayWrite && (
        <MessageForm page={page} form={form} intent="message" button="Wyślij wiadomość" />
      )}
    </section>
  );
}

const Privacy = () => (
  <p className="text-sm text-muted">
    {tieWords(
      "To, co tu piszesz, czyta tylko nasz zespół. Stronę otworzy jednak każdy, kto ma jej adres, więc nie przesyłaj go dalej.",
    )}
  </p>
);

function About({ page: { side, content, report, thing } }: { page: CaseViewPage }) {
  if (side === "reporter" && report)
    return (
      <Card as="section" labelledBy="czego-dotyczy" className="space-y-2">
        <h2 id="czego-dotyczy" className="text-xl">
          Co zgłaszasz
        </h2>
        <p>
          {report.what}, powód: {reportReasons[report.reason]}
        </p>
        {report.details && <WrittenText text={report.details} />}
      </Card>
    );
  if (!content?.text) return null;
  return (
    <Card as="section" labelledBy="czego-dotyczy" className="space-y-2">
      <h2 id="czego-dotyczy" className="text-xl">
        Czego to dotyczy
      </h2>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {content.title ?? "Pokaż komentarz"}
        </summary>
        <WrittenText text={content.text} />
      </details>
      {thing && (
        <p>
          <a
            href={thing.kind === "post" ? paths.post(thing.id) : paths.comment(thing.id)}
            className="link inline-flex min-h-11 items-center"
          >
            Zobacz to na swoim miejscu
          </a>
        </p>
      )}
    </Card>
  );
}

function Decision({ decision, page }: { decision: ShownDecision; page: CaseViewPage }) {
  const { reason, words, isAutomated, byKeeper, decidedAt, isReverted, edited } = decision;
  const isAuthor = page.side === "author";
  const ground = groundText(reason);
  const anchor = anchorOf(reason);
  return (
    <Card as="article" className="space-y-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={decidedAt}>{formatDateTime(decidedAt)}</time>{" "}
        <span>
          {isAutomated
            ? "system, do czasu sprawdzenia"
            : byKeeper
              ? "opiekun grupy"
              : "człowiek z naszego zespołu"}
        </span>{" "}
        {isReverted && <Badge>Już nie obowiązuje</Badge>}
      </p>
      <p className="text-lg">
        {tieWords(
          isAuthor
            ? decisionEffect({ ...decision, isGone: page.isGone }, page.subject, page.others)
            : outcomeForReporter(decision),
        )}
      </p>
      {!isGivenBack(decision) && <p>Powód: {reasonText(reason)}.</p>}
      {ground && (
        <p>
          {tieWords(ground)}
          {anchor && (
            <>
              {" "}
              <a href={paths.termsRule(anchor)} className="link">
                Zobacz w&nbsp;regulaminie
              </a>
            </>
          )}
        </p>
      )}
      {words && <WrittenText text={words} />}
      {edited && (
        <>
          <Version label="Jak było" words={edited.before} />
          {edited.after && <Version label="Jak jest po zmianie" words={edited.after} />}
        </>
      )}
    </Card>
  );
}

function Version({
  label,
  words: { title, content },
}: {
  label: string;
  words: { title: string; content: string };
}) {
  return (
    <details className="rounded-control border border-line px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{label}</summary>
      {title && <p className="font-semibold wrap-anywhere">{title}</p>}
      <div className="pb-3">
        <WrittenText text={content} />
      </div>
    </details>
  );
}

type SaidProps = { when: string; who: string; fromStaff?: boolean; children: string };

function Said({ when, who, fromStaff = false, children }: SaidProps) {
  return (
    <div
      className={
        fromStaff ? "rounded-card bg-info-soft p-4 text-info-ink" : "border-l-2 border-gold pl-4"
      }
    >
      <p className={fromStaff ? "text-sm" : "text-sm text-muted"}>
        <strong>{who}</strong> · <time dateTime={when}>{formatDateTime(when)}</time>
      </p>
      <WrittenText text={children} />
    </div>
  );
}

type CaseFormProps = {
  page: CaseViewPage;
  /** An `objection` is to what a program decided, before anybody has looked. */
  intent: "appeal" | "objection" | "message";
  button: string;
  form: FormState;
  children: ReactNode;
};

/** Where a program alone has decided, one field is for both: what its writer wants to say, and whether it is an appeal, too. */
const messageFieldsOf = ({ isUpToMachine }: CaseViewPage, intent: CaseFormProps["intent"]) =>
  messageFields.filter(
    ({ name }) => name !== objectionField.name || (isUpToMachine && intent === "message"),
  );

const MessageForm = ({ page, form, intent, button }: Omit<CaseFormProps, "children">) => (
  <CaseForm page={page} intent={intent} button={button} form={form}>
    {messageFieldsOf(page, intent).map((field) => (
      <FieldInput
        key={field.name}
        field={field}
        values={{ formToken: page.formToken, ...form.values }}
        errors={form.errors}
      />
    ))}
  </CaseForm>
);

function CaseForm({ page, intent, button, form, children }: CaseFormProps) {
  return (
    <form method="post" action={paths.case(page.key)} noValidate className="space-y-5">
      <input type="hidden" name="intent" value={intent} />
      <HelpSeen values={form.values} />
      {children}
      <Button variant={intent === "appeal" ? "primary" : "secondary"}>{button}</Button>
    </form>
  );
}
