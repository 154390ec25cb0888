import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { formMeta } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import { groupsToBeginWith } from "~/services/groups/groups-to-begin-with.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { writeRefusals } from "~/services/groups/refusals";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { ErrorPage } from "~/ui/error-page";
import { Notice } from "~/ui/notice";
import { asMember } from "./viewer.server";

export const meta = formMeta("Na początek");

/** After a nick, and before the first words: groups to begin with. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  if (!session.member.nick) throw redirect(paths.nick(paths.welcome()), 303);
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
  const { groups } = useLoaderData<typeof loader>();
  const isEmpty = useActionData<typeof action>()?.nothing ?? false;
  return (
    <div data-area="community">
      <Container className="space-y-7 py-10 sm:py-16">
        <h1 className="text-4xl">O czym chcesz rozmawiać?</h1>
        {groups.length === 0 ? (
          <EmptyState
            title="Należysz już do wszystkich otwartych grup"
            action={<ButtonLink href={paths.panel()}>Zobacz posty</ButtonLink>}
          />
        ) : (
          <>
            <p className="text-lg">
              {tieWords("Wybierz dwie grupy albo więcej. Z każdej możesz wyjść, kiedy chcesz.")}
            </p>
            {isEmpty && (
              <Notice kind="error" role="alert">
                <p>Wybierz co najmniej jedną grupę.</p>
              </Notice>
            )}
            <form method="post" action={paths.welcome()} className="space-y-6">
              <fieldset>
                <legend className="sr-only">Grupy</legend>
                <ul className="grid gap-3 sm:grid-cols-2">
                  {groups.map(({ id, name, description }) => (
                    <li key={id}>
                      <label className="flex h-full cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-area has-checked:bg-area-soft">
                        <input type="checkbox" name="groups" value={id} className="mt-1 size-5" />
                        <span className="min-w-0 wrap-anywhere">
                          <span className="block font-semibold">{tieWords(name)}</span>
                          <span className="text-sm text-muted">{tieWords(description)}</span>
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              </fieldset>
              <div className="flex flex-wrap items-center gap-5">
                <Button>Dołącz i idź dalej</Button>
                <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
                  Wybiorę później
                </a>
              </div>
            </form>
            <p className="text-muted">
              {tieWords(
                "Grupy o trudnych sprawach, w których każdy ma pseudonim, i grupy w małym gronie znajdziesz w ",
              )}
              <a href={paths.groups()} className="link">
                spisie grup
              </a>
              .
            </p>
          </>
        )}
      </Container>
    </div>
  );
}

export const ErrorBoundary = ErrorPage;
