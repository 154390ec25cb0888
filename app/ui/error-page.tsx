import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { SupportMail } from "./support-mail";
import { errorWords, faultWords, programWords } from "~/copy/error-words";
import { ButtonLink } from "./button";
import { Container } from "./container";

function wordsOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return faultWords;
  if (error.data === programWords.text) return programWords;
  return errorWords[error.status] ?? faultWords;
}

export const errorTitle = (error: unknown): string => wordsOf(error).title;

type ErrorPageProps = {
  /** Whom staff ask is a colleague, and what they may not see is a list. */
  isAtDesk?: boolean;
};

export function ErrorPage({ isAtDesk = false }: ErrorPageProps) {
  const error = useRouteError();
  const { title, text } = wordsOf(error);
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return (
    <Container className="py-8 sm:py-12">
      <h1 className="font-serif text-4xl">{title}</h1>
      <p className="mt-5 max-w-prose text-lg">
        {isAtDesk && isForbidden ? "Ta strona nie jest dla Twojej roli." : text}
      </p>
      <p className="mt-3 max-w-prose text-muted">
        {isAtDesk ? (
          "Potrzebujesz tego? Poproś kogoś z administracji."
        ) : (
          <>
            Jeśli to się powtarza, napisz do nas: <SupportMail />
          </>
        )}
      </p>
      <ButtonLink href="/" className="mt-8">
        Strona główna
      </ButtonLink>
    </Container>
  );
}
