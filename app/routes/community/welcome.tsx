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

/** After a nick, and before the first words: groups to begin with. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  if (!session.member.hasNick) throw redirect(paths.nick(paths.welcome()), 303);
  return { groups: await groupsToBeginWith(ctx) };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { formData } = await readForm(visit.request);
  const wanted = formData.getAll("groups");
  const chosen = (await groupsToBeginWith(ctx)).filter(({ id }) => wanted.includes(id));
  const [first] = chosen;
  if (!first) return data({ nothing: true }, { status: 422 });
  for (const { id } of chosen)
    await joinGroup(ctx, { groupId: id }).catch(
      redirectRefused({ nick_missing: writeRefusals.nick_missing }, paths.nick(paths.welcome())),
    );
  return redirect(paths.firstPost(first.slug), 303);
}

export default function Welcome() {
  const flash = useFlash();
  const { groups } = useLoaderData<typeof loader>();
  const isEmpty = useActionData<typeof action>()?.nothing ?? false;
  return (
    <div data-area="community">
      <Container className="space-y-7 py-10 sm:py-16">
        <FlashNotice flash={flash} />
        <h1 className="text-4xl">O czym chcesz rozmawiać?</h1>
        {groups.length === 0 ? (
          <EmptyState
            title="Należysz już do wszystkich otwartych grup"
            action={<ButtonLink href={paths.panel()}>Zobacz posty</ButtonLink>}
          />
        ) : (
          <>
            {isEmpty && (
              <Notice kind="error" role="alert">
                <p>Wybierz co najmniej jedną grupę.</p>
              </Notice>
            )}
            <FirstGroups groups={groups} />
            <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
              Wybiorę później
            </a>
          </>
        )}
      </Container>
    </div>
  );
}

export const ErrorBoundary = ErrorPage;
