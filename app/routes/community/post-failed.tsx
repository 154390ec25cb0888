import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { Notice } from "~/ui/notice";
import { FailedInGroup } from "./failed-in-group";
import { PostNotFound } from "./post-view";

export function PostFailed({ message }: { message: string }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error))
    return error.status === 404 ? <PostNotFound /> : <FailedInGroup />;
  return (
    <Container className="space-y-6 py-10">
      <h1 className="text-3xl">Coś poszło nie tak</h1>
      <Notice kind="error" role="alert">
        <p>{message}</p>
      </Notice>
      <p>Wróć do poprzedniej strony: przeglądarka pamięta, co jest w formularzu.</p>
      <ButtonLink href={paths.panel()}>Wróć do postów</ButtonLink>
      <HelpLinesNote />
    </Container>
  );
}
