import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formatDate, formatDateTime, formatTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { wholeForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { BreakDue } from "~/services/talks/break-due.server";
import { usualWait } from "~/services/talks/limits";
import type { TalkLine, TalkMessage, TalkPage } from "~/services/talks/queries.server";
import { findStyle, styleName } from "~/services/talks/styles";
import { ActsMenu, menuActLook } from "~/ui/acts-menu";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Arriving } from "~/ui/arriving";
import { HelpLineList, HelpLinesNote, StepsForAnother } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { GrowingWords, useLateness } from "~/ui/growing-words";
import { HelpFirst } from "~/ui/help-first";
import { MessagesSquare, Trash2 } from "~/ui/icons";
import { knownBefore, useUnsent } from "~/ui/kept-data";
import { Notice } from "~/ui/notice";
import { Said, Speech } from "~/ui/said";
import { StaffAccesses } from "~/ui/staff-accesses";
import { TextareaField } from "~/ui/textarea-field";
import { useClosingMenus } from "~/ui/use-closing-menus";
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
  /** What could not be sent tells of somebody in acute danger: what to do stands first. */
  isForAnother?: boolean;
};

const thinking = "Myślę nad odpowiedzią...";

/** A talk: what was said, what is being said, and the field below it. */
export function TalkView({ page: given, form }: { page: TalkViewPage; form: FormState }) {
  // A message that came back is being written still.
  const page = form.values.message === undefined ? given : { ...given, isWriting: true };
  const { talk, list, isNewest } = page;
  const flash = useFlash();
  const mayWrite = talk.consent === "given";
  useClosingMenus();
  useOpeningAtTheEnd(isNewest && talk.messages.length > 1 && !talk.isAcute);
  return (
    <Frame list={list} selected={talk.id} mayBegin={mayWrite} isRoom>
      <Head talk={talk} />
      <div className="grow space-y-6">
        <FlashNotice flash={flash} />
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
        {page.isForAnother && <StepsForAnother />}
        {talk.olderBefore !== null && (
          <a
            href={paths.talk(talk.id, talk.olderBefore)}
            className="link inline-flex min-h-11 items-center"
          >
            Wcześniejsze wiadomości
          </a>
        )}
        <Messages page={page} />
        {!isNewest && (
          <a href={paths.talk(talk.id)} className="link inline-flex min-h-11 items-center">
            Najnowsze wiadomości
          </a>
        )}
        {talk.breakDue && <BreakHint due={talk.breakDue} />}
      </div>
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
      <p className="text-sm">
        <a href={paths.talkContext(talk.id)} className="link inline-flex min-h-11 items-center">
          Co widzi mentor
        </a>
      </p>
      {!talk.isAcute && <HelpLinesNote />}
    </Frame>
  );
}

/** What the talk is called and with whom it is; all that is done with it more seldom stands in one menu. */
function Head({ talk }: { talk: TalkPage }) {
  const { id, name, isNameBelow, style, isInactive, vanishesAt } = talk;
  return (
    <header className="border-b border-line pb-3">
      <a
        href="#talks"
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-medium lg:hidden"
      >
        <MessagesSquare className="size-4.5" />
        Twoje rozmowy
      </a>
      <div className="flex items-start gap-3">
        <h1
          className={classNames(
            "min-w-0 grow wrap-anywhere",
            isNameBelow
              ? "line-clamp-1 self-center font-sans text-sm font-normal text-muted"
              : "text-xl text-pretty sm:text-2xl",
          )}
        >
          {name}
        </h1>
        <ActsMenu about="rozmowa">
          <ul>
            {(
              [
                ["Zmień nazwę", paths.talkName(id)],
                ["Pobierz rozmowę (tekst)", paths.talkExport(id, "txt")],
                ["Pobierz rozmowę (JSON)", paths.talkExport(id, "json")],
                ["Pamięć mentora", paths.mentorMemory()],
                [vanishesAt ? "Zamknij rozmowę" : "Usuń rozmowę", paths.talkDeletion(id)],
              ] as const
            ).map(([label, href]) => (
              <li key={href}>
                <a href={href} className={menuActLook}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </ActsMenu>
      </div>
      <p className="text-sm text-muted">
        <strong className="font-semibold text-area-ink">{styleName(style)}</strong>
        {" · "}
        {tieWords(
          `Rozmawiasz z programem (AI), nie z człowiekiem. ${findStyle(style)?.isNot ?? ""}`,
        )}
      </p>
      {(isInactive || vanishesAt) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm">
          {isInactive && <Badge>Nieaktywna</Badge>}
          {vanishesAt && (
            <>
              <Badge>Bez śladu</Badge>{" "}
              <span>
                Zniknie, gdy ją zamkniesz, a jeśli nic już nie napiszesz,{" "}
                {formatDateTime(vanishesAt)}.
              </span>
            </>
          )}
        </p>
      )}
    </header>
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
      {talk.messages.map((message, index) => {
        const day = formatDate(message.sentAt);
        const earlier = talk.messages[index - 1];
        return (
          <li key={message.id} className="space-y-6">
            {(!earlier || formatDate(earlier.sentAt) !== day) && (
              <p className="text-center text-sm text-muted">{day}</p>
            )}
            <Said
              by="Ty"
              at={message.sentAt}
              mine
              format={formatTime}
              act={
                <a
                  href={paths.talkMessageDeletion(talk.id, message.id)}
                  className="-my-2.5 inline-flex min-h-11 min-w-8 items-center justify-center rounded-full text-muted hover:text-danger-ink"
                >
                  <Trash2 className="size-4" />
                  <span className="sr-only">Usuń wiadomość z {formatDateTime(message.sentAt)}</span>
                </a>
              }
            >
              {message.content}
            </Said>
            <Answer page={page} message={message} />
          </li>
        );
      })}
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
            <Said by={name} at={repliedAt} format={formatTime}>
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
  useFollowing(text);
  useEffect(() => {
    if (state !== "open") revalidate();
  }, [state, revalidate]);
  const isLate = useLateness(text, answering, usualWait);
  return (
    <Speech by={name} at={null}>
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
    </Speech>
  );
}

/** Where the words end, above the field that lies over the window's foot: what is there keeps clear of that by its padding. */
const endOfWords = () => document.getElementById("write");
const showTheEnd = () => endOfWords()?.scrollIntoView({ block: "end" });

/** How far below the window the end may be for somebody who still reads what is said last, in pixels. */
const nearTheEnd = 240;

/** Keeps the end of a text that grows in sight, for whoever is there; nobody is taken away from what they read above. */
function useFollowing(text: string): void {
  const isThere = useRef(false);
  useEffect(() => {
    if (isThere.current) showTheEnd();
    const look = () => {
      const end = endOfWords()?.getBoundingClientRect().bottom ?? Infinity;
      isThere.current = end < window.innerHeight + nearTheEnd;
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [text]);
}

/** A talk is opened where one goes on with it; an address that leads somewhere in it leads there. */
function useOpeningAtTheEnd(goesOn: boolean): void {
  useEffect(() => {
    if (goesOn && window.location.hash === "" && window.scrollY === 0) showTheEnd();
  }, [goesOn]);
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
  useEffect(() => {
    if (typeof sent === "string") showTheEnd();
  }, [sent]);
  return (
    <>
      <div id="write" className="scroll-mt-[55svh] space-y-4">
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
      </div>
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
      <div className="composer">
        {refused && (
          <Notice kind="error" role="alert">
            <p>{refused}</p>
          </Notice>
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
          className="flex flex-wrap items-end gap-x-3 gap-y-2"
        >
          <HelpSeen values={form.values} />
          <input
            type="hidden"
            name="formToken"
            value={returned?.token ?? form.values.formToken ?? ""}
          />
          {/* Without a script the page looks again by itself meanwhile, and would take along what is typed. */}
          <div className={classNames("min-w-0 grow basis-40", looksAgain && "noscript:hidden")}>
            <TextareaField
              id="message"
              name="message"
              label="Twoja wiadomość"
              rows={2}
              required
              autoFocus={form.values.message !== undefined && !talk.isAcute}
              defaultValue={form.values.message ?? ""}
              error={form.errors.message}
            />
          </div>
          {page.isWriting && isAwaited && (
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
        <DailyLimitNote dailyLimit={talk.dailyLimit} />
      </div>
    </>
  );
}
