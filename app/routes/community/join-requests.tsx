import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { withFlash } from "~/http/flash.server";
import type { FlashCode } from "~/notices/notices";
import { readForm } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { answerJoinRequest, joinRequestActor } from "~/services/groups/answer-join-request.server";
import { joinRequests } from "~/services/groups/join-requests.server";
import { joinRequestRefusals } from "~/services/groups/refusals";
import { AuthorPicture } from "~/ui/author-picture";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { pageMeta } from "~/ui/page-meta";
import { FailedInGroup } from "./failed-in-group";
import { refusedToFormerKeeper } from "./refused-to-keeper.server";
import { SilencedKeeper } from "./silenced-keeper";

export const meta = () => pageMeta("Prośby o przyjęcie");

async function read(visit: LoaderFunctionArgs) {
  const session = await requireMember(visit);
  const actor = joinRequestActor(session.member.id, session.staffPermissions);
  const ctx = serviceContext(actor, requestLog(visit.context));
  const slug = visit.params.slug ?? "";
  return { ctx, page: await joinRequests(ctx, slug).catch(refusedToFormerKeeper(ctx, slug)) };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx, page } = await read(visit);
  const { id = "", answer } = (await readForm(visit.request)).values;
  if (answer !== "yes" && answer !== "no") throw new Response(null, { status: 400 });
  const here = paths.joinRequests(page.group.slug);
  const done = (code: FlashCode) => redirect(withFlash(here, code), 303);
  if (!page.requests.some(({ author }) => author.id === id)) return done("request-answered");
  await answerJoinRequest(ctx, { membershipId: id, letsIn: answer === "yes" }).catch(
    redirectRefused(joinRequestRefusals, here, (code) =>
      code === "silenced" ? null : "request-answered",
    ),
  );
  return done(answer === "yes" ? "let-in" : "not-let-in");
}

export default function JoinRequests() {
  const { group, requests, silencedUntil } = useLoaderData<typeof loader>();
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <BackLink href={paths.group(group.slug)}>Wróć do grupy</BackLink>
      <FlashNotice flash={useFlash()} />
      <h1 className="text-4xl">Prośby o przyjęcie</h1>
      <p className="text-lg wrap-anywhere">{tieWords(group.name)}</p>
      {silencedUntil !== null && <SilencedKeeper until={silencedUntil} />}
      {requests.length === 0 ? (
        <EmptyState title="Nikt teraz nie czeka" />
      ) : (
        <ul className="space-y-4">
          {requests.map(({ author, request, askedAt, isOwn }) => (
            <Card as="li" key={author.id} area="community" className="space-y-4">
              <div className="flex items-center gap-3">
                <AuthorPicture author={author} />
                <p className="min-w-0">
                  <strong className="wrap-anywhere">{author.name}</strong>
                  <span className="block text-sm text-muted">{formatDateTime(askedAt)}</span>
                </p>
              </div>
              <p className="wrap-anywhere whitespace-pre-line">
                {request || <span className="text-muted">Bez słów.</span>}
              </p>
              {isOwn && <p>{tieWords("To Twoja prośba. Odpowie na nią ktoś inny.")}</p>}
              {silencedUntil === null && !isOwn && (
                <form
                  method="post"
                  action={paths.joinRequests(group.slug)}
                  className="flex flex-wrap gap-3"
                >
                  <input type="hidden" name="id" value={author.id} />
                  <Button name="answer" value="yes" size="small">
                    Przyjmij<span className="sr-only">: {author.name}</span>
                  </Button>
                  <Button name="answer" value="no" size="small" variant="secondary">
                    Odrzuć<span className="sr-only">: {author.name}</span>
                  </Button>
                </form>
              )}
            </Card>
          ))}
        </ul>
      )}
      {group.isSensitive && <HelpLinesNote />}
    </Container>
  );
}

export const ErrorBoundary = FailedInGroup;
