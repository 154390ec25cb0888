import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NotFound } from "~/services/command/errors";
import { cutText } from "~/site/posts";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { viewerOf } from "~/services/groups/access.server";
import { viewerContext } from "~/http/viewer.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { firstDayOf } from "~/services/posts/writing-limits.server";
import { askedOf, nameOfThread } from "./muted-thread";
import { PostBoundary } from "./post-boundary";
import { PostView } from "./post-view";
import { pageMeta } from "~/ui/page-meta";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return pageMeta("Nie znaleziono posta");
  const { post, group } = data;
  if (data.muted !== null) return pageMeta(`${nameOfThread(data)} – ${group.name}`);
  const description = group.isIndexed && !post.isHard ? cutText(post.text, 150).text : undefined;
  return pageMeta(`${post.title} – ${group.name}`, description, group.isIndexed);
};

/** A post in an open group, for anybody; who is in a closed one reads at the member's address. */
export async function loader(visit: LoaderFunctionArgs) {
  const { slug = "", postId = "" } = visit.params;
  const ctx = await viewerContext(visit);
  const asked = askedOf(visit.request.url);
  const page = await findPostPage(ctx, postId, asked);
  if (page?.group.slug !== slug) throw new NotFound("post");
  return {
    ...page,
    now: ctx.now().toISOString(),
    firstDay: await firstDayOf(ctx),
    formToken: randomUUID(),
    owner: viewerOf(ctx) === null ? null : page.name,
    showsMuted: asked.showsMuted,
    isLater: asked.after !== null,
    isMember: viewerOf(ctx) !== null,
  };
}

export default function PublicPostRoute() {
  const view = useLoaderData<typeof loader>();
  const { post, group } = view;
  const self = (after?: string | null) => {
    const path = paths.groupPost(group.slug, post.id);
    return after ? `${path}?${new URLSearchParams({ after })}` : path;
  };
  return <PostView view={view} at={{ self, back: paths.group(group.slug) }} />;
}

export const ErrorBoundary = PostBoundary;
