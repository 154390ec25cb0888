import { useFetcher, useRevalidator } from "@remix-run/react";
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { bookingTerms } from "~/config/booking-terms";
import { formatTime } from "~/copy/format";
import { ownTimeOf } from "~/copy/own-time";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { wholeForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { RoomLine, RoomPage } from "~/services/talks/room-page.server";
import { apology, lengthInWords, roomWords } from "~/services/talks/room-words";
import { Arriving } from "~/ui/arriving";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { HelpLineList, HelpLinesNote, StepsForAnother } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { GrowingWords, useLateness } from "~/ui/growing-words";
import { HelpFirst } from "~/ui/help-first";
import { knownBefore, useUnsent } from "~/ui/kept-data";
import { Notice } from "~/ui/notice";
import { Said, Speech } from "~/ui/said";
import { TextareaField } from "~/ui/textarea-field";
import { useTextStream } from "~/ui/use-text-stream";
import { timeLeft } from "./time-left";

/** With the address of its persona's portrait. */
export type ShownRoom = RoomPage & {
  portrait: string;
  /** What could not be sent tells of somebody in acute danger: what to do stands first. */
  isForAnother?: boolean;
};

type ViewProps = { page: ShownRoom; form: FormState };

/** The room of a booked talk: who it is with, how much time is left, what was said, and the field below it. */
export function RoomView({ page, form }: ViewProps) {
  const flash = useFlash();
  const { token, phase, team, isAcute } = page;
  const left = useTimeLeft(page);
  const isOpen = phase === "during";
  const isHelpFirst =
    isAcute || page.standsUntil !== null || (page.needsHelp && phase === "closed");
  return (
    <div data-area={team.area}>
      <Container className="space-y-6 py-6 sm:py-10">
        <FlashNotice flash={flash} />
        <Head page={page} left={left} />
        {page.isForAnother && <StepsForAnother />}
        <Arriving isThere={isHelpFirst}>
          <HelpFirst who={page.persona.name}>
            {page.standsUntil && <Standing page={page} />}
          </HelpFirst>
        </Arriving>
        {phase === "closed" && <Closed page={page} />}
        {phase === "before" && <Before page={page} left={left} />}
        {phase !== "closed" && <Lines page={page} />}
        {(isOpen || (phase === "ended" && !page.isSettled)) && page.writing === null && (
          <Listening key={page.version} page={page} />
        )}
        {phase === "ended" && <Ended page={page} />}
        {isOpen && left <= bookingTerms.closingBanner && !page.standsUntil && (
          <Notice kind="warning" role="status">
            <p>{roomWords.closing}</p>
          </Notice>
        )}
        {(isOpen || phase === "before") && <Writing page={page} form={form} left={left} />}
        {isOpen && <Ending token={token} />}
        {(isOpen || phase === "before") && (
          <p className="flex flex-wrap gap-x-6 text-sm">
            <a
              href={paths.paymentSuccess(token)}
              className="link inline-flex min-h-11 items-center"
            >
              Strona zamówienia
            </a>
            <a href={paths.roomConsent(token)} className="link inline-flex min-h-11 items-center">
              Wycofaj zgodę na czytanie wrażliwych spraw
            </a>
          </p>
        )}
        {!isHelpFirst && <HelpLinesNote />}
      </Container>
    </div>
  );
}

/** Milliseconds left to the start, or to the end, as the server reckons them: the visitor's clock may be wrong by hours. */
function useTimeLeft(page: RoomPage): number {
  const { remaining, phase, standsUntil, isOwed } = page;
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState({ page, left: remaining });
  const runs = (phase === "before" || phase === "during") && !standsUntil && !isOwed;
  useEffect(() => {
    if (!runs) return;
    const readAt = Date.now();
    const timer = setInterval(() => {
      const now = Math.max(0, remaining - (Date.now() - readAt));
      setSeen({ page, left: now });
      if (now > 0) return;
      clearInterval(timer);
      revalidate();
    }, 1_000);
    // A telephone that slept has missed everything in between.
    const look = () => document.hidden || revalidate();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [page, remaining, runs, revalidate]);
  return seen.page === page ? seen.left : remaining;
}

const statuses = {
  before: { label: "Czekamy na start", dot: "bg-info" },
  during: { label: "Połączono", dot: "bg-success" },
  writing: { label: "Pisze...", dot: "bg-warning" },
  ended: { label: "Rozmowa zakończona", dot: "bg-danger" },
} as const;

function statusOf({ phase, writing }: RoomPage) {
  if (phase === "closed") return statuses.ended;
  return statuses[phase === "during" && writing !== null ? "writing" : phase];
}

function Head({ page, left }: { page: ShownRoom; left: number }) {
  const { portrait, persona, team, topic, phase, givenBack, standsUntil, isOwed } = page;
  const status = statusOf(page);
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line pb-5">
      <img src={portrait} width="200" height="200" alt="" className="size-16 shrink-0" />
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <h1 className="text-2xl sm:text-3xl">{persona.name} (AI)</h1>
        <p className="text-sm text-muted first-letter:uppercase">
          {tieWords(`${persona.role}. To program, nie człowiek: może się mylić.`)}
        </p>
        <p className="text-sm">
          Zespół: {team.name}
          {topic && ` · Temat: ${topic}`}
        </p>
        <p role="status" className="inline-flex items-center gap-2 text-sm font-semibold">
          <span aria-hidden="true" className={classNames("size-2.5 rounded-full", status.dot)} />
          {status.label}
        </p>
      </div>
      {phase === "during" && (
        <div className="text-right max-sm:w-full max-sm:text-left">
          <p className="text-sm text-muted">Pozostały czas rozmowy</p>
          <p role="timer" className="font-serif text-3xl tabular-nums">
            {timeLeft(left)}
          </p>
          {(standsUntil || isOwed) && <p className="text-sm">Zegar stoi</p>}
          {givenBack > 0 && (
            <p className="text-sm">{tieWords(`w tym oddane: ${lengthInWords(givenBack)}`)}</p>
          )}
        </div>
      )}
    </header>
  );
}

/** Help comes first, and the clock stands meanwhile. */
function Standing({ page: { token, standsUntil } }: { page: RoomPage }) {
  return (
    <form method="post" action={paths.room(token)} className="space-y-3 border-t border-line pt-4">
      <p>
        {tieWords(
          `Zegar rozmowy stoi, najpóźniej do ${standsUntil ? formatTime(standsUntil) : ""}. Możesz pisać dalej i wznowić czas, kiedy zechcesz.`,
        )}
      </p>
      <Button variant="secondary" name="intent" value="resume">
        Wracam do rozmowy
      </Button>
    </form>
  );
}

function Closed({ page }: { page: RoomPage }) {
  return (
    <section className="space-y-4">
      <p className="text-xl">{roomWords.noData}</p>
      <Onward page={page} />
    </section>
  );
}

function Before({ page, left }: { page: RoomPage; left: number }) {
  const { startsAt, when } = page;
  const ownTime = useOwnTime(startsAt);
  return (
    <section className="space-y-2">
      <p className="text-lg">
        Rozmowa jeszcze się nie rozpoczęła. Start za{" "}
        <strong className="tabular-nums">{timeLeft(left)}</strong>.
      </p>
      {when && (
        <p className="relative pb-5">
          {when}
          {ownTime && (
            <span className="absolute bottom-0 left-0 text-sm text-muted">{ownTime}</span>
          )}
        </p>
      )}
      <p className="text-muted">
        {tieWords(
          "Pokój otworzy się sam. Kto przyjdzie później, ma tyle czasu, ile zostało, a minuty, w których zawinimy my, wracają.",
        )}
      </p>
      <noscript>
        <meta
          httpEquiv="refresh"
          content={`${Math.max(2, Math.min(30, Math.ceil(left / 1_000)))};url=${paths.room(page.token)}`}
        />
      </noscript>
    </section>
  );
}

const never = () => () => undefined;

/** By the visitor's own clock, where that is not Poland's: no server knows it. */
function useOwnTime(at: Date | null): string | null {
  return useSyncExternalStore(
    never,
    () => at && ownTimeOf(at),
    () => null,
  );
}

function Lines({ page }: { page: RoomPage }) {
  const { lines, persona, phase, token, isSettled } = page;
  const isAwaited = phase === "during" || (phase === "ended" && !isSettled);
  return (
    <>
      <ol aria-label="Rozmowa" className="space-y-4">
        {lines.map((line) => (
          <li key={line.id + line.kind}>
            <Line line={line} page={page} />
          </li>
        ))}
      </ol>
      {phase === "during" && lines.length === 0 && (
        <p role="status" className="text-muted">
          {persona.name} pisze…
        </p>
      )}
      {isAwaited && (
        <noscript>
          <meta httpEquiv="refresh" content={`5;url=${paths.room(token)}`} />
        </noscript>
      )}
    </>
  );
}

function Line({ line, page }: { line: RoomLine; page: RoomPage }) {
  if (line.kind === "own")
    return (
      <div className="space-y-1">
        {line.isLast && <p className="text-right text-sm text-muted">{roomWords.lastMessage}</p>}
        <Said by="Ty" at={line.at} mine format={formatTime}>
          {line.text}
        </Said>
      </div>
    );
  const by = `${page.persona.name} (AI)`;
  if (line.kind === "persona")
    return (
      <Said by={by} at={line.at} format={formatTime}>
        {line.text}
      </Said>
    );
  switch (line.answering.state) {
    case "writing":
      return <Growing id={line.id} answering={line.answering} page={page} />;
    case "queued":
      return <p className="text-muted">Ta wiadomość czeka na swoją kolej.</p>;
    case "help":
      return (
        <Notice title="Tu potrzebny jest człowiek">
          <p>
            {tieWords(
              "Na to program nie odpowie. W tej sprawie lepiej porozmawiać z kimś, kto naprawdę słucha.",
            )}
          </p>
          <HelpLineList />
        </Notice>
      );
    default:
      return (
        <Said by={by} at={line.at} format={formatTime}>
          {page.phase === "during"
            ? `${roomWords.notSent} Czas, w którym nie było odpowiedzi, wraca do Ciebie.`
            : roomWords.notAnswered}
        </Said>
      );
  }
}

type GrowingProps = {
  id: string;
  answering: Extract<Extract<RoomLine, { kind: "answering" }>["answering"], { state: "writing" }>;
  page: RoomPage;
};

/** An answer while it is written: as it comes where there is a script, else by looking again. */
function Growing({ id, answering, page }: GrowingProps) {
  const { token, version, persona, phase, isOwed } = page;
  const { revalidate } = useRevalidator();
  const { text, state } = useTextStream(
    answering.known,
    paths.roomEvents(token, id, version),
    revalidate,
  );
  const hasBegun = text !== "";
  useEffect(() => {
    // The end of it, something else in the room, or the first words after a silence that gives time back.
    if (state !== "open" || (isOwed && hasBegun)) revalidate();
  }, [state, isOwed, hasBegun, revalidate]);
  const isLate = useLateness(text, answering, bookingTerms.silenceAllowed);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isLate || isOwed || isAsked.current) return;
    isAsked.current = true;
    revalidate();
  }, [isLate, isOwed, revalidate]);
  const isSaid = page.lines.some((line) => line.kind === "persona" && line.text === apology);
  return (
    <Speech by={`${persona.name} (AI)`} at={null}>
      <GrowingWords text={text} />
      <p role="status" className="text-muted">
        {isLate && !hasBegun && !isSaid && phase === "during"
          ? tieWords(apology)
          : !hasBegun && `${persona.name} pisze…`}
      </p>
    </Speech>
  );
}

/** Hears that something in the room has changed, while no answer is written. */
function Listening({ page: { token, version } }: { page: RoomPage }) {
  const { revalidate } = useRevalidator();
  const known = useMemo(
    () => ({ text: "", position: "0.0", state: "open" as const, version }),
    [version],
  );
  const { state } = useTextStream(known, paths.roomEvents(token, null, version), revalidate);
  useEffect(() => {
    if (state !== "open") revalidate();
  }, [state, revalidate]);
  return null;
}

function Writing({ page, form, left }: ViewProps & { left: number }) {
  const { token, phase, persona } = page;
  const fetcher = useFetcher<{ unsent?: string; token?: string }>();
  const field = useRef<HTMLFormElement>(null);
  const isSending = fetcher.state !== "idle";
  const sent = fetcher.formData?.get("message");
  const { unsent: returned, noteSending } = useUnsent(fetcher);
  const unsent = fetcher.state === "idle" ? returned?.unsent : undefined;
  useEffect(() => {
    const message = field.current?.querySelector("textarea");
    if (unsent && message?.value === "") message.value = unsent;
  }, [unsent]);
  const sendsOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isSending) event.currentTarget.form?.requestSubmit();
  };
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
            {persona.name} pisze…
          </p>
        </>
      )}
      {refused && (
        <div role="alert">
          <Said by={`${persona.name} (AI)`} at={null}>
            {refused}
          </Said>
        </div>
      )}
      <noscript>
        {phase === "during" && (
          <p>
            <a
              href={paths.roomWriting(token)}
              className="link inline-flex min-h-11 items-center text-lg"
            >
              Napisz wiadomość
            </a>
          </p>
        )}
      </noscript>
      <fetcher.Form
        {...knownBefore}
        ref={field}
        method="post"
        action={paths.room(token)}
        noValidate
        onSubmit={noteSending}
        className={classNames("space-y-3", !form.values.message && "noscript:hidden")}
      >
        <HelpSeen values={form.values} />
        <input
          type="hidden"
          name="formToken"
          value={returned?.token ?? form.values.formToken ?? ""}
        />
        {phase === "during" && left <= bookingTerms.lastMinute && (
          <p className="text-sm text-muted">{roomWords.lastMessage}</p>
        )}
        <TextareaField
          id="message"
          name="message"
          label="Twoja wiadomość"
          placeholder="Napisz wiadomość..."
          hint="Enter wysyła, Shift+Enter zaczyna nową linię."
          rows={3}
          required
          autoFocus={form.values.message !== undefined && !page.isAcute}
          defaultValue={form.values.message ?? ""}
          error={form.errors.message}
          onKeyDown={sendsOnEnter}
        />
        <Button disabled={isSending} aria-busy={isSending || undefined}>
          Wyślij
        </Button>
      </fetcher.Form>
    </div>
  );
}

/** Ends the talk, once its buyer has been asked. */
function Ending({ token }: { token: string }) {
  return (
    <>
      <noscript>
        <a
          href={paths.roomEnd(token)}
          className="inline-flex min-h-11 items-center rounded-full bg-danger px-6 py-2 font-semibold text-on-danger"
        >
          Zakończ rozmowę
        </a>
      </noscript>
      <details className="noscript:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full bg-danger px-6 py-2 font-semibold text-on-danger">
          Zakończ rozmowę
        </summary>
        <form method="post" action={paths.room(token)} className="space-y-3 pt-4">
          <p>{tieWords("Tego nie da się cofnąć: czas, który został, przepada. Na pewno?")}</p>
          <Button variant="danger" name="intent" value="end">
            Tak, zakończ rozmowę
          </Button>
        </form>
      </details>
    </>
  );
}

function Ended({ page }: { page: RoomPage }) {
  const { token, isSummed, canMail, canDelete, analysisGoes, missedUntil } = page;
  return (
    <section className="space-y-5 border-t border-line pt-6">
      <p className="text-xl">{roomWords.over}</p>
      {!isSummed && (
        <p role="status" className="text-muted">
          Podsumowanie jeszcze powstaje…
        </p>
      )}
      {missedUntil && (
        <p>
          {tieWords(
            `Nikogo tu nie było. Do ${missedUntil} możesz raz przełożyć tę rozmowę bezpłatnie.`,
          )}{" "}
          <a href={paths.orderAppointment(token)} className="link">
            Wybierz godzinę
          </a>
        </p>
      )}
      {(canMail || canDelete) && (
        <>
          <p>
            {tieWords(
              `Ten zapis zniknie 24 godziny po rozmowie. ${(canDelete && analysisGoes) || ""}`,
            )}
          </p>
          <form method="post" action={paths.room(token)} className="flex flex-wrap gap-3">
            {canMail && (
              <Button variant="secondary" name="intent" value="mail">
                Wyślij mi zapis e-mailem
              </Button>
            )}
            {canDelete && (
              <Button variant="danger" name="intent" value="delete">
                Usuń zapis teraz
              </Button>
            )}
          </form>
          {canDelete && (
            <a
              href={paths.roomConsent(token)}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              Wycofaj zgodę na czytanie wrażliwych spraw
            </a>
          )}
        </>
      )}
      <Onward page={page} />
    </section>
  );
}

function Onward({ page: { token, canReview } }: { page: RoomPage }): ReactNode {
  return (
    <p className="flex flex-wrap gap-x-6">
      {canReview && (
        <a href={paths.orderReview(token)} className="link inline-flex min-h-11 items-center">
          Wystaw opinię
        </a>
      )}
      <a href={paths.paymentSuccess(token)} className="link inline-flex min-h-11 items-center">
        Strona zamówienia
      </a>
    </p>
  );
}
