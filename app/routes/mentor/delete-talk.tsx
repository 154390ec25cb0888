import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { deleteTalk } from "~/services/talks/delete-talk.server";
import { ownTalk } from "~/services/talks/own-talk.server";
import { talkName } from "~/services/talks/talk-names.server";
import { Confirmation } from "~/ui/confirmation";
import { pageMeta } from "~/ui/page-meta";
import { mentorVisit } from "./visit.server";

export const meta = () => pageMeta("Usuwanie rozmowy");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const talk = await ownTalk(ctx, visit.params.id ?? "");
  const { id, isEphemeral } = talk;
  return { id, name: await talkName(ctx, talk), isEphemeral };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const id = visit.params.id ?? "";
  const { canBeUndone } = await deleteTalk(ctx, id);
  if (!canBeUndone) return redirect(withFlash(paths.talks(), "talk-closed"), 303);
  const list = `${paths.talks()}?${new URLSearchParams({ deleted: id })}`;
  return redirect(withFlash(list, "talk-deleted"), 303);
}

export default function DeleteTalk() {
  const { id, name, isEphemeral } = useLoaderData<typeof loader>();
  return (
    <Confirmation
      question={
        isEphemeral
          ? "Czy na pewno chcesz zamknąć tę rozmowę?"
          : "Czy na pewno chcesz usunąć tę rozmowę?"
      }
      back={paths.talk(id)}
      action={paths.talkDeletion(id)}
      needsHelp
      button={isEphemeral ? { label: "Zamknij", busyLabel: "Zamykam…" } : undefined}
    >
      Rozmowa „{name}” zniknie ze wszystkimi wiadomościami.{" "}
      {isEphemeral
        ? "To rozmowa bez śladu, więc nie można tego cofnąć."
        : "Przez dwie minuty możesz to cofnąć, potem już nie."}{" "}
      Wykorzystane dziś wiadomości nie wracają.
    </Confirmation>
  );
}

export { TalkFailed as ErrorBoundary } from "./talk-failed";
