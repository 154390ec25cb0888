import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorPage } from "~/ui/error-page";
import { Notice } from "~/ui/notice";

export function TalkFailed() {
  if (isRouteErrorResponse(useRouteError())) return <ErrorPage />;
  return (
    <Container className="space-y-6 py-10 sm:py-16">
      <h1 className="text-3xl">Usuwanie rozmowy</h1>
      <Notice kind="error" role="alert">
        <p>Nie udało się usunąć rozmowy.</p>
      </Notice>
      <ButtonLink href={paths.talks()}>Twoje rozmowy</ButtonLink>
    </Container>
  );
}
