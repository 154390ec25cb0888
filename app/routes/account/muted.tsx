import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/paths";
import { viewerContext } from "~/http/viewer.server";
import { listMuted } from "~/services/groups/member-card.server";
import { setMute } from "~/services/groups/set-mute.server";
import { AuthorPicture } from "~/ui/author-picture";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { NothingYet } from "~/ui/nothing-yet";
import { SettingsPage } from "./settings-page";

export const meta = formMeta("Wyciszeni i zablokowani");

export async function loader(visit: LoaderFunctionArgs) {
  await requireMember(visit);
  return { muted: await listMuted(await viewerContext(visit)) };
}

/** Lets somebody of the list go; whoever is not in it was let go of already. */
export async function action(visit: ActionFunctionArgs) {
  await requireMember(visit);
  const ctx = await viewerContext(visit);
  const { id } = (await readForm(visit.request)).values;
  const known = (await listMuted(ctx)).find((muted) => muted.id === id);
  if (known) await setMute(ctx, { membershipId: known.id, kind: null });
  return redirect(withFlash(paths.mutedMembers(), "unmuted"), 303);
}

export default function MutedMembers() {
  const { muted } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      title="Wyciszeni i zablokowani"
      lead="Nie powiadamiamy nikogo, że jest na tej liście."
    >
      <FlashNotice flash={useFlash()} />
      {muted.length === 0 ? (
        <NothingYet room="muted" />
      ) : (
        <ul className="space-y-4">
          {muted.map(({ id, kind, author, group }) => (
            <Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-4">
              <div className="flex min-w-0 items-center gap-3">
                {author && <AuthorPicture author={author} />}
                <p className="min-w-0 space-y-1">
                  <strong className="wrap-anywhere">
                    {author?.name ?? "Osoba z grupy, do której już nie należysz"}
                  </strong>
                  {group && <span className="block text-sm wrap-anywhere text-muted">{group}</span>}
                  <Badge tone={kind === "block" ? "danger" : "neutral"}>
                    {kind === "block" ? "Blokada" : "Wyciszenie"}
                  </Badge>
                </p>
              </div>
              <form method="post" action={paths.mutedMembers()}>
                <input type="hidden" name="id" value={id} />
                <Button variant="secondary" size="small">
                  {kind === "block" ? "Odblokuj" : "Wyłącz wyciszenie"}
                  {author && <span className="sr-only">: {author.name}</span>}
                </Button>
              </form>
            </Card>
          ))}
        </ul>
      )}
    </SettingsPage>
  );
}
