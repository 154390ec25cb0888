import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { defineFreeTextForm } from "~/crisis/free-text-form";
import { talkDetour } from "~/crisis/talk-detour";
import { formMeta, isHelp, refusalOf, unsentFormOf } from "~/forms/refusal";
import { UnsentFormPage } from "~/forms/unsent-form-page";
import { freeTextAction } from "~/http/free-text-action.server";
import { numberIn } from "~/http/number-in";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { lowerLevel } from "~/services/talks/lower-level.server";
import { talkPage } from "~/services/talks/queries.server";
import { sendMessage } from "~/services/talks/send-message.server";
import { stopReply } from "~/services/talks/stop-reply.server";
import { ErrorPage } from "~/ui/error-page";
import { giveBackUnsent, keptData } from "~/ui/kept-data";
import { messageFields } from "./message-fields";
import { sendFailures, sendRefused } from "./send-failures.server";
import { TalkView, type TalkViewPage } from "./talk-view";
import { mentorVisit, talksBeside } from "./visit.server";

export const handle: RouteHandle = { app: true };

export const meta = formMeta("Rozmowa z mentorem AI");

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const before = numberIn(visit.request, "before");
  const [talk, list] = [
    await talkPage(ctx, visit.params.id ?? "", before),
    await talksBeside(ctx, 1),
  ];
  const isWriting = new URL(visit.request.url).searchParams.has("write");
  const page: TalkViewPage = { talk, list, isNewest: before === null, isWriting };
  return { ctx, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await read(visit);
  return { page, formToken: randomUUID() };
}

const form = defineFreeTextForm<TalkViewPage>()({
  place: "talk",
  fields: messageFields,
  action: ({ talk }) => paths.talk(talk.id),
  show: (page, form) => <TalkView page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  async instead({ ctx, page }, { form: { values } }) {
    const { id } = page.talk;
    if (values.intent === "stop") await stopReply(ctx, id);
    else if (values.intent !== "misheard") return null;
    const to = `${paths.talk(id)}#write`;
    if (values.intent === "stop") return { to };
    await lowerLevel(ctx, id);
    return { to, notice: "talk-misheard" };
  },
  mayBeRead: ({ page }) => page.talk.consent === "given",
  isReadLater: true,
  failures: sendFailures,
  async submit({ ctx, page }, { message, formToken }, screening, { form }) {
    const { talkId } = await sendMessage(ctx, {
      talkId: page.talk.id,
      content: message,
      formToken,
      screening,
    }).catch(
      sendRefused(ctx, form, {
        ...{ page, talkId: page.talk.id, screening },
        withHelp: (shown, helpFor) =>
          helpFor === "another"
            ? { ...shown, isForAnother: true }
            : { ...shown, talk: { ...shown.talk, isAcute: true } },
      }),
    );
    return { to: `${paths.talk(talkId)}#write` };
  },
});

export const clientAction = giveBackUnsent;

const { clientLoader, useKept } = keptData();
export { clientLoader };

export default function TalkRoute() {
  const data = useLoaderData<typeof loader>();
  useKept(data);
  const { page, formToken } = data;
  return <TalkView page={page} form={{ values: { formToken }, errors: {} }} />;
}

/** Help that takes a page's place is read from its beginning, as a new page is. */
const begin = (help: HTMLElement | null) => {
  help?.querySelector("h1")?.focus();
  help?.scrollIntoView();
};

/** What `freeTextBoundary` does, without the kinds of fields: the script of an app has no room for them. */
export function ErrorBoundary() {
  const error = useRouteError();
  const unsent = unsentFormOf(error);
  if (unsent) return <UnsentFormPage form={unsent} />;
  const refused = refusalOf<TalkViewPage>(error);
  if (!refused) return <ErrorPage />;
  const { page, step, values, errors } = refused;
  if (!isHelp(step)) return <TalkView page={page} form={{ values, errors }} />;
  return (
    <div ref={begin}>
      <CrisisDetour
        words={talkDetour}
        action={paths.talk(page.talk.id)}
        names={["message", "formToken"] satisfies (typeof messageFields)[number]["name"][]}
        values={values}
      />
    </div>
  );
}
