import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
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
import { giveBackUnsent, keptData } from "~/ui/kept-data";
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

export const clientAction = giveBackUnsent;

const { clientLoader, useKept } = keptData();
export { clientLoader };

export default function RoomRoute() {
  const data = useLoaderData<typeof loader>();
  useKept(data);
  const { page, formToken } = data;
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
