import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type ClientActionFunctionArgs,
} from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { defineFreeTextForm } from "~/crisis/free-text-form";
import { roomDetour } from "~/crisis/room-detour";
import { formTitle, refusalOf, unsentFormOf } from "~/forms/refusal";
import { UnsentFormPage } from "~/forms/unsent-form-page";
import { freeTextAction } from "~/http/free-text-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { roomWords } from "~/services/talks/room-words";
import { Container } from "~/ui/container";
import { ErrorPage } from "~/ui/error-page";
import { pageMeta } from "~/ui/page-meta";
import { roomFields } from "./message-fields";
import { roomSteps, say, visitRoom } from "./room-actions.server";
import { RoomView, type ShownRoom } from "./room-view";

export const handle: RouteHandle = { app: true, secret: "path", slim: true };

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  pageMeta(formTitle(data ? `Rozmowa: ${data.page.persona.name} (AI)` : "Pokój rozmowy", error));

export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await visitRoom(visit);
  return { page, formToken: randomUUID() };
}

const form = defineFreeTextForm<ShownRoom>()({
  place: "room",
  fields: roomFields,
  action: ({ token }) => paths.room(token),
  show: (page, form) => <RoomView page={page} form={form} />,
});

export const action = freeTextAction(form, {
  ...roomSteps,
  async submit(facts, answers, screening, sent) {
    await say(facts, answers, screening, sent);
    return { to: paths.room(facts.page.token) };
  },
});

/** Gives a message back whose answer never came: whether it has left, its token tells when it is sent again. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone();
  return serverAction().catch(async (error) => {
    if (!(error instanceof TypeError)) throw error;
    const words = await sent.formData();
    return { unsent: words.get("message"), token: words.get("formToken") };
  });
}

export default function RoomRoute() {
  const { page, formToken } = useLoaderData<typeof loader>();
  return <RoomView page={page} form={{ values: { formToken }, errors: {} }} />;
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
  const refused = refusalOf<ShownRoom>(error);
  if (!refused)
    return isRouteErrorResponse(error) && error.status === 404 ? <NoRoom /> : <ErrorPage />;
  const { page, step, values, errors } = refused;
  if (step !== "help") return <RoomView page={page} form={{ values, errors }} />;
  return (
    <div ref={begin}>
      <CrisisDetour
        words={roomDetour}
        action={paths.room(page.token)}
        names={["message", "formToken"] satisfies (typeof roomFields)[number]["name"][]}
        values={values}
      />
    </div>
  );
}

function NoRoom() {
  return (
    <Container className="space-y-4 py-10 sm:py-16">
      <h1 className="text-3xl">{roomWords.notLoaded}</h1>
      <p>
        Sprawdź, czy link jest cały, tak jak w e-mailu. Jeśli termin był przekładany albo adres
        poprawiany, działa najnowszy.
      </p>
    </Container>
  );
}
