import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { NotFound } from "~/services/command/errors";
import { findPostPage } from "~/services/posts/post-page.server";
import { firstDayOf } from "~/services/posts/writing-limits.server";
import { askedOf, nameOfThread } from "./muted-thread";
import { PostBoundary } from "./post-boundary";
import { PostView } from "./post-view";
import { asMember } from "./viewer.server";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? nameOfThread(data) : "Nie znaleziono posta");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  const asked = askedOf(visit.request.url);
  const page = await findPostPage(ctx, visit.params.id ?? "", asked);
  if (!page) throw new NotFound("post");
  return {
    ...page,
    now: ctx.now().toISOString(),
    firstDay: await firstDayOf(ctx),
    formToken: randomUUID(),
    owner: session.member.username,
    showsMuted: asked.showsMuted,
    isLater: asked.after !== null,
    isMember: true,
  };
}

export default function PostRoute() {
  const view = useLoaderData<typeof loader>();
  const { post, group } = view;
  const self = (after?: string | null) => paths.post(post.id, after);
  return <PostView view={view} at={{ self, back: paths.feed(group.slug) }} />;
}

export const ErrorBoundary = PostBoundary;
