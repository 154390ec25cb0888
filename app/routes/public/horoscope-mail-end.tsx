import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import {
  endSubscription,
  findSubscription,
  isWholeKey,
} from "~/services/horoscopes/subscribe.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { HoroscopeMailStep } from "./horoscope-mail-page";

export const handle: RouteHandle = { secret: "path", posts: "keyed", openInMaintenance: true };

export const meta = formMeta("Koniec horoskopu e-mailem");

/** Looking ends nothing: mail programs open links by themselves. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const key = params.key ?? "";
  if (!isWholeKey(key)) return { key, isOver: null };
  const ctx = serviceContext("visitor", requestLog(context));
  return { key, isOver: (await findSubscription(ctx, key)) === null };
}

/** Ends the mails, from the page or with one click in a mail program (RFC 8058), which is answered without a redirect. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const key = params.key ?? "";
  await endSubscription(serviceContext("visitor", requestLog(context)), key);
  const isOneClick = (await request.text()).includes("List-Unsubscribe=One-Click");
  return isOneClick ? null : redirect(paths.horoscopeMailEnd(key), 303);
}

export default function EndHoroscopeMail() {
  const { key, isOver } = useLoaderData<typeof loader>();
  return isOver === null ? (
    <HoroscopeMailStep title="Ten link jest niepełny">
      <p role="alert">
        Nie wiemy, którego adresu dotyczy, więc nic się nie zmieniło. Otwórz link z&nbsp;wiadomości
        jeszcze raz albo skopiuj go w&nbsp;całości.
      </p>
      <ButtonLink variant="secondary" href={paths.contact()}>
        Napisz do nas
      </ButtonLink>
    </HoroscopeMailStep>
  ) : isOver ? (
    <HoroscopeMailStep title="Horoskop już nie przyjdzie">
      <p role="status">Adres jest usunięty. Horoskopy nadal czekają na stronie, bez zapisu.</p>
      <ButtonLink variant="secondary" href="/horoscope#znaki">
        Horoskopy na stronie
      </ButtonLink>
    </HoroscopeMailStep>
  ) : (
    <HoroscopeMailStep title="Nie chcesz więcej horoskopu e-mailem?">
      <p>Jedno kliknięcie i&nbsp;usuniemy Twój adres z&nbsp;tej listy.</p>
      <form method="post" action={paths.horoscopeMailEnd(key)}>
        <Button>Nie chcę więcej</Button>
      </form>
    </HoroscopeMailStep>
  );
}

export const ErrorBoundary = () => <ErrorPage />;
