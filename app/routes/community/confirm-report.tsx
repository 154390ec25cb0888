import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { confirmReport, findConfirmation } from "~/services/reports/confirm-report.server";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path" };

export const meta = formMeta("Potwierdź zgłoszenie");

const visitor = ({ context }: LoaderFunctionArgs) => serviceContext("visitor", requestLog(context));

/** Looking confirms nothing: mail programs open links by themselves. */
export async function loader(visit: LoaderFunctionArgs) {
  const key = visit.params.key ?? "";
  return { key, state: await findConfirmation(visitor(visit), key) };
}

export async function action(visit: ActionFunctionArgs) {
  const key = visit.params.key ?? "";
  await confirmReport(visitor(visit), key);
  return redirect(paths.confirmReport(key), 303);
}

export default function ConfirmReportRoute() {
  const { key, state } = useLoaderData<typeof loader>();
  return (
    <Container className="max-w-text space-y-6 py-12">
      {state === "open" && (
        <>
          <h1 className="text-4xl">Potwierdź zgłoszenie</h1>
          <p className="text-lg">Jedno kliknięcie i zgłoszenie trafi do naszego zespołu.</p>
          <form method="post" action={paths.confirmReport(key)}>
            <Button>Potwierdzam zgłoszenie</Button>
          </form>
        </>
      )}
      {state === "confirmed" && (
        <>
          <h1 className="text-4xl">Dziękujemy za zgłoszenie</h1>
          <p role="status" className="text-lg">
            Sprawdzi je człowiek. O decyzji i jej powodach napiszemy na Twój e-mail.
          </p>
        </>
      )}
      {state === "changed" && (
        <>
          <h1 className="text-4xl">Dziękujemy za zgłoszenie</h1>
          <p role="status" className="text-lg">
            Zanim zgłoszenie zostało potwierdzone, ktoś zmienił te słowa. Człowiek sprawdzi to, co
            jest tam teraz. O decyzji i jej powodach napiszemy na Twój e-mail.
          </p>
        </>
      )}
      {state === "gone" && (
        <>
          <h1 className="text-4xl">Tego już tam nie ma</h1>
          <p role="status" className="text-lg">
            Dziękujemy za zgłoszenie. Zanim zostało potwierdzone, ktoś usunął to, czego dotyczy,
            więc nie ma już czego sprawdzać. Jeśli to wróci, zgłoś je jeszcze raz.
          </p>
        </>
      )}
      {state === null && (
        <>
          <h1 className="text-4xl">Ten link już nie działa</h1>
          <p className="text-lg">
            Działał przez 24 godziny. Jeśli to, co chcesz zgłosić, nadal tam jest, wyślij zgłoszenie
            jeszcze raz.
          </p>
        </>
      )}
    </Container>
  );
}
