import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import { groupsToBeginWith } from "~/services/groups/groups-to-begin-with.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { writeRefusals } from "~/services/groups/refusals";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { ErrorPage } from "~/ui/error-page";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { FirstGroups } from "./first-steps";
import { asMember } from "./viewer.server";

export const meta = formMeta("Na początek");

/** With which group one has begun; the composer looks whether one is in it. */
const joinedAt = ({ url }: Request) => new URL(url).searchParams.get("group") ?? undefined;

/** After a nick, and before the first words: groups to begin with. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  if (!session.member.hasNick) throw redirect(paths.nick(paths.welcome()), 303);
  return { groups: await groupsToBeginWith(ctx), joined: joinedAt(visit.request) };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { formData } = await readForm(visit.request);
  const wanted = formData.getAll("groups");
  const chosen = (await groupsToBeginWith(ctx)).filter(({ id }) => wanted.includes(id));
  const first = joinedAt(visit.request) ?? chosen[0]?.slug;
  if (!first || chosen.length === 0) return data({ nothing: true }, { status: 422 });
  for (const { id } of chosen)
    await joinGroup(ctx, { groupId: id }).catch(
      redirectRefused(
        { nick_missing: writeRefusals.nick_missing },
        paths.nick(paths.welcome(joinedAt(visit.request))),
      ),
    );
  return redirect(paths.firstPost(first), 303);
}

export default function Welcome() {
  const flash = useFlash();
  const { groups, joined } = useLoaderData<typeof loader>();
  const isEmpty = useActionData<typeof action>()?.nothing ?? false;
  return (
    <div data-area="community">
      <Container width="wide" className="space-y-6 py-8 sm:py-12">
        <FlashNotice flash={flash} />
        <h1 className="text-4xl">
          {joined ? "O czym jeszcze chcesz rozmawiać?" : "O czym chcesz rozmawiać?"}
        </h1>
        {groups.length === 0 ? (
          <EmptyState
            title="Należysz już do wszystkich otwartych grup"
            action={
              joined ? (
                <ButtonLink href={paths.firstPost(joined)}>Dalej</ButtonLink>
              ) : (
                <ButtonLink href={paths.panel()}>Zobacz posty</ButtonLink>
              )
            }
          />
        ) : (
          <>
            {isEmpty && (
              <Notice kind="error" role="alert">
                <p>Wybierz co najmniej jedną grupę.</p>
              </Notice>
            )}
            <FirstGroups groups={groups} joined={joined} />
            <a
              href={joined ? paths.firstPost(joined) : paths.panel()}
              className="link inline-flex min-h-11 items-center"
            >
              {joined ? "Na razie wystarczy mi jedna" : "Wybiorę później"}
            </a>
          </>
        )}
      </Container>
    </div>
  );
}

export const ErrorBoundary = ErrorPage;
