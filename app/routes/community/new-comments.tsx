import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { NotFound } from "~/services/command/errors";
import { findNewComments } from "~/services/posts/post-page.server";
import { needHelp } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { Comment, replyFormId } from "./comments";
import { nameOfThread } from "./muted-thread";
import { PostBoundary } from "./post-boundary";
import { asMember } from "./viewer.server";

export const handle: RouteHandle = { community: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `Nowe: ${nameOfThread(data)}` : "Nowe komentarze");

/** As the page of the post names it, which has written down its own look since. */
const moment = z.iso.datetime().transform((at) => new Date(at));

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const asked = new URL(visit.request.url).searchParams.get("since");
  const found = await findNewComments(ctx, visit.params.id ?? "", moment.safeParse(asked).data);
  if (!found) throw new NotFound("post");
  return { ...found, now: ctx.now().toISOString() };
}

export default function NewComments() {
  const view = useLoaderData<typeof loader>();
  const { post, group, added, next, now, cannotWrite } = view;
  const canWrite = cannotWrite === null && post.state === "published" && !post.isClosed;
  return (
    <div data-area="community">
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.post(post.id)}>{nameOfThread(view)}</BackLink>
        <h1 className="text-3xl">Nowe komentarze</h1>
        {added.length === 0 ? (
          <EmptyState title="Nie ma tu nic nowego" />
        ) : (
          <ol className="space-y-4">
            {added.map(({ comment, shownUnderId }) => (
              <li key={comment.id} id={`comment-${comment.id}`}>
                <Comment {...{ comment, now, canWrite }} isMember alone />
                <a
                  href={
                    shownUnderId
                      ? `${paths.comment(shownUnderId)}#comment-${comment.id}`
                      : paths.comment(comment.id)
                  }
                  className="link inline-flex min-h-11 items-center"
                >
                  Zobacz w&nbsp;rozmowie
                </a>{" "}
                {canWrite &&
                  !post.isBlocked &&
                  comment.kind === "shown" &&
                  !comment.isBlocked &&
                  comment.state === "published" && (
                    <a
                      href={`${paths.comment(comment.id)}#${replyFormId(comment.id)}`}
                      className="link ml-4 inline-flex min-h-11 items-center"
                      aria-label={`Odpowiedz: ${comment.author.name}`}
                    >
                      Odpowiedz
                    </a>
                  )}
              </li>
            ))}
          </ol>
        )}
        {next && (
          <ButtonLink variant="secondary" href={paths.newComments(post.id, next)}>
            Pokaż kolejne nowe komentarze
          </ButtonLink>
        )}
        {(group.isSensitive || needHelp([post, ...added.map(({ comment }) => comment)])) && (
          <HelpLinesNote />
        )}
      </Container>
    </div>
  );
}

export const ErrorBoundary = PostBoundary;
