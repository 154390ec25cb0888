import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withFlash } from "~/http/flash.server";
import { paths } from "~/paths";
import { deleteMessage } from "~/services/talks/delete-message.server";
import { ownTalk } from "~/services/talks/own-talk.server";
import { Confirmation } from "~/ui/confirmation";
import { pageMeta } from "~/ui/page-meta";
import { mentorVisit } from "./visit.server";

export const meta = () => pageMeta("Usuwanie wiadomości");

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const { id } = await ownTalk(ctx, visit.params.id ?? "");
  return { id, messageId: visit.params.messageId ?? "" };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const { id = "", messageId = "" } = visit.params;
  await deleteMessage(ctx, { talkId: id, messageId });
  return redirect(withFlash(paths.talk(id), "talk-message-deleted"), 303);
}

export default function DeleteMessage() {
  const { id, messageId } = useLoaderData<typeof loader>();
  return (
    <Confirmation
      question="Czy na pewno chcesz usunąć tę wiadomość?"
      back={paths.talk(id)}
      action={paths.talkMessageDeletion(id, messageId)}
      needsHelp
    >
      Zniknie razem z&nbsp;odpowiedzią mentora i&nbsp;nie trafi już do modelu. Tego nie można
      cofnąć, a&nbsp;wykorzystana wiadomość nie wraca.
    </Confirmation>
  );
}
