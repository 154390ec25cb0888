import { describeError } from "~/services/command/describe-error";
import type { ServiceContext } from "~/services/command/context.server";
import {
  formatPosition,
  parsePosition,
  readText,
  textStart,
  watchText,
} from "~/services/text-streams/read-text.server";
import type { TextSubject } from "~/services/text-streams/subject";
import { watchSession } from "~/services/sessions/watch-session.server";
import { appendingStream, minPause } from "./event-stream.server";
import type { TextEvent } from "~/site/text-event";

/**
 * Answers with a text while it is written: what comes after the position that the reader names (`?after=`), then what follows, each
 * event a `TextEvent`. 204, which tells an `EventSource` not to come back, where nothing follows.
 * @param options.mayRead asked before anything is told, again at least once a second while it grows, with each heartbeat, and
 * when the session ends
 */
export async function textStream(
  ctx: ServiceContext,
  {
    request,
    subject,
    sessionId,
    mayRead,
  }: {
    request: Request;
    subject: TextSubject;
    sessionId: string | null;
    mayRead: () => Promise<boolean>;
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
  if (!first || hasAll) return new Response(null, { status: 204 });

  let askedAt = -Infinity;
  return appendingStream(named, {
    read: async (after) => {
      if (performance.now() - askedAt >= minPause) {
        if (!(await mayRead())) return null;
        askedAt = performance.now();
      }
      const read = await readText(ctx, subject, parsePosition(after ?? "") ?? textStart);
      if (!read) return null;
      const { text, replaces, state, hasMore, position } = read;
      const isOver = state !== "open";
      const event: TextEvent = {
        text,
        ...(replaces && { replaces }),
        ...(isOver && !hasMore && { ended: state }),
      };
      const tells = text !== "" || replaces || event.ended;
      return {
        event: tells ? { id: formatPosition(position), data: JSON.stringify(event) } : null,
        hasMore,
        isOver,
      };
    },
    watch: (onGrowth) => {
      const askAgain = () => {
        askedAt = -Infinity;
        onGrowth();
      };
      const stops = [
        watchText(subject, onGrowth),
        ...(sessionId ? [watchSession(sessionId, askAgain)] : []),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onError: (error) => ctx.log.warn({ error: describeError(error) }, "could not read a text"),
  });
}
