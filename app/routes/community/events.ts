import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { eventStream, minPause } from "~/http/event-stream.server";
import { requestLog } from "~/http/load-context.server";
import { actorOf, sessionKeyOf } from "~/http/session.server";
import { coalescing } from "~/services/concurrency/coalescing";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";
import { viewerOf } from "~/services/groups/access.server";
import { readNews, watchNews, type Watched } from "~/services/inbox/community-news.server";
import { readSession } from "~/services/sessions/read-session.server";

const query = z.object({
  since: z.coerce.number().int().min(0).max(8_640_000_000_000_000),
  group: z.string().max(100).optional(),
  post: z.uuid().optional(),
});

/**
 * Tells a page of the community how much is new: posts, comments of the open post, unread notifications. An event carries
 * numbers and the addresses of groups; what is new, the page fetches. Who looks is asked again for each event and each
 * heartbeat, so that leaving, a ban and signing out end what they should.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new Response(null, { status: 400 });
  const { since, ...view } = asked.data;
  const watched: Watched = { ...view, since: new Date(since) };
  const key = await sessionKeyOf(request);
  const log = requestLog(context);
  const visitor = serviceContext("visitor", log);

  /** Whoever looks now; null when they are not who they were. */
  const look = async (): Promise<{ ctx: ServiceContext; sessionId: string | null } | null> => {
    if (key === null) return { ctx: visitor, sessionId: null };
    const session = await readSession(visitor, key);
    if (session === null || session === "banned") return null;
    const ctx = session.emailVerified ? serviceContext(actorOf(session), log) : visitor;
    return { ctx, sessionId: session.id };
  };
  const first = await look();
  const isAnybody = first && (viewerOf(first.ctx) !== null || view.group || view.post);
  if (!isAnybody) return new Response(null, { status: 204 });

  let seen = request.headers.get("Last-Event-ID");
  return eventStream(({ send, end }) => {
    let isOver = false;
    const tell = async () => {
      const now = await look();
      if (!now || viewerOf(now.ctx) !== viewerOf(first.ctx)) return end();
      const news = await readNews(now.ctx, watched);
      const data = JSON.stringify(news);
      const mark = [news.posts, news.groups.join("+"), news.comments, news.unread ?? ""].join(".");
      if (mark !== seen) send({ id: mark, data });
      seen = mark;
    };
    const { wake, stop } = coalescing(tell, {
      minPause,
      onError: (error) =>
        log.warn({ error: describeError(error) }, "could not look for news of the community"),
    });
    let stopWatching = () => {};
    watchNews(first.ctx, watched, { sessionId: first.sessionId, onNews: wake }).then(
      (ended) => {
        if (isOver) return ended();
        stopWatching = ended;
        wake();
      },
      (error: unknown) => {
        log.warn({ error: describeError(error) }, "could not watch the community");
        end();
      },
    );
    return {
      beat: wake,
      stop: () => {
        isOver = true;
        stop();
        stopWatching();
      },
    };
  });
}
