import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { viewerContext } from "~/http/viewer.server";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/http/route-handle";
import { NotFound } from "~/services/command/errors";
import { viewerOf } from "~/services/groups/access.server";
import { findCommentPage } from "~/services/posts/post-page.server";
import { firstDayOf } from "~/services/posts/writing-limits.server";
import { CommentView } from "./comment-view";
import { askedOf } from "./muted-thread";
import { PostBoundary } from "./post-boundary";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta = () => pageMeta("Komentarz");

/** A comment with its answers: for visitors, too, where they may read the group. */
export async function loader(visit: LoaderFunctionArgs) {
  const ctx = await viewerContext(visit);
  const asked = askedOf(visit.request.url);
  const page = await findCommentPage(ctx, visit.params.id ?? "", asked);
  if (!page) throw new NotFound("comment");
  return {
    ...page,
    now: ctx.now().toISOString(),
    firstDay: await firstDayOf(ctx),
    formToken: randomUUID(),
    showsMuted: asked.showsMuted,
    isLater: asked.after !== null,
    isMember: viewerOf(ctx) !== null,
  };
}

export default function CommentRoute() {
  return <CommentView view={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = PostBoundary;
