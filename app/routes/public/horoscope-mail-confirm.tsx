import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { confirmSubscription, findSubscription } from "~/services/horoscopes/subscribe.server";
import { findSign } from "~/sky/signs";
import { Button, ButtonLink } from "~/ui/button";
import { HoroscopeMailStep } from "./horoscope-mail-page";

export const handle: RouteHandle = { secret: "path" };

export const meta = formMeta("Potwierdź horoskop e-mailem");

const visitor = ({ context }: LoaderFunctionArgs) => serviceContext("visitor", requestLog(context));

/** Looking confirms nothing: mail programs open links by themselves. */
export async function loader(visit: LoaderFunctionArgs) {
  const key = visit.params.key ?? "";
  const found = await findSubscription(visitor(visit), key);
  return { key, found: found && { ...found, genitive: findSign(found.sign)?.genitive ?? "" } };
}

export async function action(visit: ActionFunctionArgs) {
  const key = visit.params.key ?? "";
  await confirmSubscription(visitor(visit), key);
  return redirect(paths.horoscopeMailKey(key), 303);
}

export default function ConfirmHoroscopeMail() {
  const { key, found } = useLoaderData<typeof loader>();
  return !found ? (
    <HoroscopeMailStep title="Ten link już nie działa">
      <p className="text-lg">Działał przez 7&nbsp;dni albo do wypisania się.</p>
      <ButtonLink variant="secondary" href={paths.horoscopeMail()}>
        Zapisz się jeszcze raz
      </ButtonLink>
    </HoroscopeMailStep>
  ) : found.isConfirmed ? (
    <HoroscopeMailStep title="Gotowe">
      <p role="status" className="text-lg">
        Horoskop dla {found.genitive} będzie przychodził codziennie rano. W&nbsp;każdej wiadomości
        jest link, którym kończysz to jednym kliknięciem.
      </p>
      <ButtonLink variant="secondary" href={paths.horoscopeToday(found.sign)}>
        Dzisiejszy horoskop
      </ButtonLink>
    </HoroscopeMailStep>
  ) : (
    <HoroscopeMailStep title={`Horoskop dla ${found.genitive}, codziennie rano?`}>
      <p className="text-lg">Jedno kliknięcie i&nbsp;zaczynamy od najbliższego ranka.</p>
      <form method="post" action={paths.horoscopeMailKey(key)}>
        <Button>Tak, chcę dostawać horoskop</Button>
      </form>
    </HoroscopeMailStep>
  );
}
