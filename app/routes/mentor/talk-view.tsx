import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { wholeForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { BreakDue } from "~/services/talks/break-due.server";
import { usualWait } from "~/services/talks/limits";
import type { TalkLine, TalkMessage, TalkPage } from "~/services/talks/queries.server";
import { findStyle, styleName } from "~/services/talks/styles";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Arriving } from "~/ui/arriving";
import { HelpLineList, HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { GrowingWords, useLateness } from "~/ui/growing-words";
import { HelpFirst } from "~/ui/help-first";
import { knownBefore, useUnsent } from "~/ui/kept-data";
import { Notice } from "~/ui/notice";
import { Said } from "~/ui/said";
import { StaffAccesses } from "~/ui/staff-accesses";
import { TextareaField } from "~/ui/textarea-field";
import { useTextStream } from "~/ui/use-text-stream";
import { DailyLimitNote } from "./daily-limit-note";
import { ConsentLink } from "./consent-link";
import { Frame } from "./frame";

export type TalkViewPage = {
  talk: TalkPage;
  list: NumberedPage<TalkLine> | null;
  /** Whether the newest messages are in view, below which one writes. */
  isNewest: boolean;
  /** Whether one writes here without a script: it does not look again by itself, so that nothing typed is lost. */
  isWriting: boolean;
};

const thinking = "Myślę nad odpowiedzią...";

/** A talk: what was said, what is being said, and the field below it. */
export function TalkView({ page: given, form }: { page: TalkViewPage; form: FormState }) {
  // A message that came back is being written still.
  const page = form.values.message === undefined ? given : { ...given, isWriting: true };
  const { talk, list, isNewest } = page;
  const flash = useFlash();
  const mayWrite = talk.consent === "given";
  return (
    <Frame list={list} selected={talk.id} mayBegin={mayWrite}>
      <FlashNotice flash={flash} />
      <header className="space-y-2">
        <h1 className="text-3xl wrap-anywhere">{talk.name}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="area">{styleName(talk.style)}</Badge>
          {talk.isInactive && <Badge>Nieaktywna</Badge>}
          {talk.vanishesAt && <Badge>Bez śladu</Badge>}
          <span className="text-sm text-muted">
            {tieWords(
              `Rozmawiasz z programem (AI), nie z człowiekiem. ${findStyle(talk.style)?.isNot ?? ""}`,
            )}
          </span>
        </p>
      </header>
      {talk.vanishesAt && (
        <p>
          Rozmowa bez śladu: zniknie, gdy ją zamkniesz, a jeśli nic już nie napiszesz,{" "}
          {formatDateTime(talk.vanishesAt)}.{" "}
          <a href={paths.talkDeletion(talk.id)} className="link">
            Zamknij rozmowę
          </a>
        </p>
      )}
      <StaffAccesses accesses={talk.staffAccesses} what="tej rozmowy" />
      <Arriving isThere={talk.isAcute}>
        <HelpFirst who="Mentor">
          <form method="post" action={paths.talk(talk.id)}>
            <Button variant="quiet" name="intent" value="misheard">
              To nieporozumienie
            </Button>
          </form>
        </HelpFirst>
      </Arriving>
      {talk.olderBefore !== null && (
        <a href={paths.talk(talk.id, talk.olderBefore)} className="link">
          Wcześniejsze wiadomości
        </a>
      )}
      <Messages page={page} />
      {!isNewest && (
        <a href={paths.talk(talk.id)} className="link">
          Najnowsze wiadomości
        </a>
      )}
      {talk.breakDue && <BreakHint due={talk.breakDue} />}
      {isNewest && (mayWrite || form.values.message) && <Writing page={page} form={form} />}
      {!mayWrite && form.values.message && <ConsentLink />}
      {!mayWrite && (
        <p>
          {talk.consent === "outdated"
            ? "Od Twojej zgody zmieniły się jej słowa, więc mentor czeka, aż zgodzisz się na nie jeszcze raz."
            : "Twoja zgoda jest wycofana, więc mentor nie odpowiada."}{" "}
          <a href={paths.talks()} className="link">
            Co to znaczy
          </a>
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 text-sm">
        <a
          href={paths.talkExport(talk.id, "txt")}
          className="link inline-flex min-h-11 items-center"
        >
          Pobierz rozmowę (tekst)
        </a>
        <a
          href={paths.talkExport(talk.id, "json")}
          className="link inline-flex min-h-11 items-center"
        >
          Pobierz rozmowę (JSON)
        </a>
        <a href={paths.talkName(talk.id)} className="link inline-flex min-h-11 items-center">
          Zmień nazwę
        </a>
        <a href={paths.talkContext(talk.id)} className="link inline-flex min-h-11 items-center">
          Co widzi mentor
        </a>
      </p>
      {!talk.isAcute && <HelpLinesNote />}
    </Frame>
  );
}

/** Suggests a break after an hour without one, also on a page that stays open. */
function BreakHint({ due: { at, isNow } }: { due: BreakDue }) {
  const [dueAt, setDueAt] = useState<Date | null>(isNow ? at : null);
  useEffect(() => {
    const timer = setTimeout(() => setDueAt(at), Math.max(0, at.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <div role="status">
      {(isNow || dueAt?.getTime() === at.getTime()) && (
        <Notice title="Czas na przerwę">
          <p>
            {tieWords(
              "Rozmawiasz już od godziny. Wstań, napij się wody, popatrz przez okno albo zadzwoń do kogoś bliskiego. Rozmowa poczeka.",
            )}
          </p>
        </Notice>
      )}
    </div>
  );
}

function Messages({ page }: { page: TalkViewPage }) {
  const { talk } = page;
  return (
    <ol aria-label="Wiadomości" className="space-y-6">
      {talk.messages.map((message) => (
        <li key={message.id} className="space-y-3">
          <Said by="Ty" at={message.sentAt} mine>
            {message.content}
          </Said>
          <Answer page={page} message={message} />
          <a
            href={paths.talkMessageDeletion(talk.id, message.id)}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            Usuń<span className="sr-only"> wiadomość z {formatDateTime(message.sentAt)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

type AnswerProps = { page: TalkViewPage; message: TalkMessage };

function Answer({ page: { talk, isWriting }, message }: AnswerProps) {
  const { answering, repliedAt } = message;
  const name = styleName(talk.style);
  switch (answering.state) {
    case "writing":
      return (
        <GrowingAnswer
          talkId={isWriting ? null : talk.id}
          name={name}
          answering={answering}
          address={paths.talkEvents(talk.id, message.id, talk.isAcute)}
        />
      );
    case "queued":
      return <p className="text-muted">Ta wiadomość czeka na swoją kolej.</p>;
    case "help":
      return (
        <Notice title="Tu potrzebny jest człowiek">
          <p>
            {tieWords(
              "Na to mentor nie odpowie: to program, a w tej sprawie lepiej porozmawiać z kimś, kto naprawdę słucha.",
            )}
          </p>
          <HelpLineList />
        </Notice>
      );
    case "failed":
    case "unreadable":
    case "full":
      return (
        <Notice kind="warning">
          <p>{answering.text}</p>
          {answering.state === "full" && (
            <a href={paths.newTalk()} className="link">
              Utwórz nową rozmowę
            </a>
          )}
          <p>Ta wiadomość nie liczy się do dziennego limitu.</p>
        </Notice>
      );
    default:
      return (
        <div className="space-y-1">
          {answering.reply && (
            <Said by={name} at={repliedAt}>
              {answering.reply}
            </Said>
          )}
          {answering.state === "stopped" && <p className="text-sm text-muted">Zatrzymano.</p>}
        </div>
      );
  }
}

type Growing = Extract<TalkMessage["answering"], { state: "writing" }>;

/** An answer while it is written: as it comes where there is a script, else by looking again. */
function GrowingAnswer({
  talkId,
  name,
  answering,
  address,
}: {
  /** Null where it does not look again by itself. */
  talkId: string | null;
  name: string;
  answering: Growing;
  address: string;
}) {
  const { revalidate } = useRevalidator();
  const { text, state } = useTextStream(answering.known, address, revalidate);
  useEffect(() => {
    if (state !== "open") revalidate();
  }, [state, revalidate]);
  const isLate = useLateness(text, answering, usualWait);
  return (
    <div className="w-fit max-w-[95%] space-y-2 rounded-card border border-line bg-surface px-5 py-3">
      <p className="text-sm">
        <strong>{name}</strong>
      </p>
      <GrowingWords text={text} />
      <p role="status" className="text-muted">
        {isLate
          ? "⏱️ Odpowiedź zajmuje dłużej niż zwykle. Odśwież stronę za chwilę."
          : text === "" && thinking}
      </p>
      {talkId && (
        <noscript>
          <meta httpEquiv="refresh" content={`3;url=${paths.talk(talkId)}`} />
        </noscript>
      )}
    </div>
  );
}

function Writing({ page, form }: { page: TalkViewPage; form: FormState }) {
  const { talk } = page;
  const fetcher = useFetcher<{ unsent?: string; token?: string }>();
  const stopping = useFetcher();
  const field = useRef<HTMLFormElement>(null);
  const action = paths.talk(talk.id);
  const isSending = fetcher.state !== "idle";
  const sent = fetcher.formData?.get("message");
  const { unsent: returned, noteSending } = useUnsent(fetcher);
  const unsent = fetcher.state === "idle" ? returned?.unsent : undefined;
  const textarea = () => field.current?.querySelector("textarea");
  // Each button gives its place to the other.
  const focus = () => textarea()?.focus();
  useEffect(() => {
    const message = textarea();
    if (unsent && message?.value === "") message.value = unsent;
  }, [unsent]);
  const isAwaited = talk.messages.some(({ answering }) => answering.state === "writing");
  const looksAgain = isAwaited && !page.isWriting;
  const refused =
    unsent === undefined
      ? form.errors[wholeForm]
      : "Nie ma połączenia. Wyślij jeszcze raz, gdy wróci.";
  return (
    <div id="write" className="space-y-4">
      {typeof sent === "string" && (
        <>
          <Said by="Ty" at={null} mine>
            {sent}
          </Said>
          <p role="status" className="text-muted">
            {thinking}
          </p>
        </>
      )}
      {refused && (
        <Notice kind="error" role="alert">
          <p>{refused}</p>
        </Notice>
      )}
      {looksAgain && (
        <noscript>
          <a
            href={paths.talkWriting(talk.id)}
            className="link inline-flex min-h-11 items-center text-lg"
          >
            Napisz następną wiadomość
          </a>
        </noscript>
      )}
      <stopping.Form id="stop" method="post" action={action} onSubmit={focus} />
      <fetcher.Form
        {...knownBefore}
        ref={field}
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => {
          noteSending(event);
          focus();
        }}
      >
        <HelpSeen values={form.values} />
        <input
          type="hidden"
          name="formToken"
          value={returned?.token ?? form.values.formToken ?? ""}
        />
        {/* Without a script the page looks again by itself meanwhile, and would take along what is typed. */}
        <div className={classNames("mb-3 space-y-3", looksAgain && "noscript:hidden")}>
          <TextareaField
            id="message"
            name="message"
            label="Twoja wiadomość"
            rows={3}
            required
            autoFocus={form.values.message !== undefined && !talk.isAcute}
            defaultValue={form.values.message ?? ""}
            error={form.errors.message}
          />
          <DailyLimitNote dailyLimit={talk.dailyLimit} />
        </div>
        {page.isWriting && (
          <noscript>
            <Button>Wyślij</Button>
          </noscript>
        )}
        {isAwaited ? (
          <Button key="stop" variant="secondary" form="stop" name="intent" value="stop">
            Zatrzymaj
          </Button>
        ) : (
          <Button disabled={isSending} aria-busy={isSending || undefined}>
            Wyślij
          </Button>
        )}
      </fetcher.Form>
    </div>
  );
}
