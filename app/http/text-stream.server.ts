import { describeError } from "~/services/command/describe-error";
import type { ServiceContext } from "~/services/command/context.server";
import {
  followText,
  formatPosition,
  parsePosition,
  readText,
  textStart,
  watchText,
  type ReadText,
  type TextPosition,
} from "~/services/text-streams/read-text.server";
import type { TextSubject } from "~/services/text-streams/subject";
import { watchSession } from "~/services/sessions/watch-session.server";
import { appendingStream } from "./event-stream.server";
import type { TextEvent } from "~/site/text-event";

/** After this much silence a text whose subject has ended has lost its writer, in milliseconds; a live one stores its end sooner. */
const endStoredWithin = 5_000;

/**
 * How long who may read is let read on, in milliseconds: the end of a session is announced, and whoever is told everything that
 * was deleted finds nothing of it.
 */
const mayReadFor = 5_000;

/**
 * Answers with a text while it is written: what comes after the position that the reader names (`?after=`), then what follows, each
 * event a `TextEvent`. 204, which tells an `EventSource` not to come back, where nothing follows.
 * @param options.mayRead asked before anything is told, again every few seconds while it grows, with each heartbeat, and
 * when the session ends
 * @param options.isAwaited asked where nothing is written, an attempt has failed, or one is open and silent: whether more will
 * come, for which the stream stays open. By default it will of an open one alone
 * @param options.isOutdated asked where something else than more text may have come: whether the page that reads along is to
 * look anew, with which the stream ends
 * @param options.besides something else of which a word is worth a look; while a text grows, no other asks `isOutdated` at once
 */
export async function textStream(
  ctx: ServiceContext,
  {
    request,
    subject,
    sessionId,
    mayRead,
    isAwaited,
    isOutdated = async () => false,
    besides,
  }: {
    request: Request;
    subject: TextSubject;
    sessionId: string | null;
    mayRead: () => Promise<boolean>;
    isAwaited?: () => Promise<boolean>;
    isOutdated?: () => Promise<boolean>;
    besides?: TextSubject;
  },
): Promise<Response> {
  const named =
    request.headers.get("Last-Event-ID") ??
    new URL(request.url).searchParams.get("after") ??
    formatPosition(textStart);
  const from = parsePosition(named);
  if (!from) throw new Response(null, { status: 400 });
  const first = await readText(ctx, subject, from);
  const hasAll = first && first.state !== "open" && !first.replaces && first.text === "";
  const isToCome = async () => (await isAwaited?.()) ?? false;
  if ((!first || hasAll) && !(await isToCome())) return new Response(null, { status: 204 });

  let askedAt = -Infinity;
  let lookedAt = -Infinity;
  const mayBeOutdated = () => !besides || performance.now() - lookedAt >= mayReadFor;
  return appendingStream(named, {
    read: async (after) => {
      if (performance.now() - askedAt >= mayReadFor) {
        if (!(await mayRead())) return null;
        askedAt = performance.now();
      }
      const position = parsePosition(after ?? "") ?? textStart;
      const read = (await followText(subject, position)) ?? nothingOf(position);
      const { text, replaces, state } = read;
      const isMoreOfIt = text !== "" && !replaces && state === "open";
      let hasChanged = false;
      if (!isMoreOfIt && (state !== "open" || mayBeOutdated())) {
        lookedAt = performance.now();
        hasChanged = await isOutdated();
      }
      const hasMore = read.hasMore && !hasChanged;
      const hasNews = text !== "" || read.hasMore;
      const silentMs = ctx.now().getTime() - (read.grewAt?.getTime() ?? 0);
      // Who wrote it died once it was whole, before its end was stored.
      const isLeft =
        state === "open" &&
        !hasNews &&
        silentMs > endStoredWithin &&
        isAwaited !== undefined &&
        !(await isAwaited());
      const hasFailed = state === "failed" && !(await isToCome());
      const ended = hasChanged
        ? "changed"
        : state === "complete" || isLeft
          ? "complete"
          : hasFailed
            ? "failed"
            : undefined;
      const event: TextEvent = {
        text,
        ...(replaces && { replaces }),
        ...(!hasMore && ended && { ended }),
      };
      const tells = text !== "" || replaces || event.ended;
      return {
        event: tells ? { id: formatPosition(read.position), data: JSON.stringify(event) } : null,
        hasMore,
        isOver: ended !== undefined,
      };
    },
    watch: (onGrowth) => {
      const askAgain = () => {
        askedAt = -Infinity;
        onGrowth();
      };
      const lookAgain = () => {
        lookedAt = -Infinity;
        onGrowth();
      };
      const stops = [
        watchText(subject, onGrowth),
        ...(besides ? [watchText(besides, lookAgain)] : []),
        ...(sessionId ? [watchSession(sessionId, askAgain)] : []),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onError: (error) => ctx.log.warn({ error: describeError(error) }, "could not read a text"),
  });
}

/** What there is of a text that was never begun, or is gone. */
const nothingOf = (position: TextPosition): ReadText => ({
  text: "",
  replaces: false,
  position,
  state: "failed",
  hasMore: false,
  grewAt: null,
});
