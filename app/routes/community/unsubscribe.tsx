import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { NotFound } from "~/services/command/errors";
import { findMailsOfKey, unsubscribe } from "~/services/notifications/mail-settings.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorPage } from "~/ui/error-page";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { secret: "path", posts: "keyed", openInMaintenance: true };

export const meta = formMeta("Wyłącz e-maile");

/** Looking ends nothing: mail programs open links by themselves. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const key = params.key ?? "";
  const ctx = serviceContext("visitor", requestLog(context));
  const mails = await findMailsOfKey(ctx, key);
  if (mails === null) throw new NotFound("unsubscribe_key");
  return { key, isDone: mails === "none" };
}

/**
 * Ends the mails, from the page or with one click in a mail program (RFC 8058): that one comes from anywhere, with no
 * cookie, and is answered without a redirect.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const key = params.key ?? "";
  const ctx = serviceContext("visitor", requestLog(context));
  if (!(await unsubscribe(ctx, key))) throw new NotFound("unsubscribe_key");
  const isOneClick = (await request.text()).includes("List-Unsubscribe=One-Click");
  return isOneClick ? null : redirect(paths.unsubscribe(key), 303);
}

export default function UnsubscribeRoute() {
  const { key, isDone } = useLoaderData<typeof loader>();
  return (
    <Container className="max-w-text space-y-6 py-12">
      {isDone ? (
        <>
          <h1 className="text-4xl">E-maile są wyłączone</h1>
          <p role="status">
            Nie wyślemy Ci już e-maili o tym, co dzieje się w społeczności. Powiadomienia nadal
            czekają po zalogowaniu.
          </p>
          <ButtonLink variant="secondary" href={paths.profileNotifications()}>
            Zmień ustawienia
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 className="text-4xl">Wyłączyć e-maile ze społeczności?</h1>
          <p>
            Wiadomości o zamówieniach i o koncie będą przychodzić jak dotąd. Nie trzeba się logować.
          </p>
          <form method="post" action={paths.unsubscribe(key)}>
            <Button>Wyłącz e-maile</Button>
          </form>
        </>
      )}
    </Container>
  );
}

export const ErrorBoundary = () => <ErrorPage />;
