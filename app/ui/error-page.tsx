import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { brand } from "~/config/brand";
import { ButtonLink } from "./button";
import { Container } from "./container";

/** What a person sees when a page could not be made: what happened in a sentence, and a way on. */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Container className="py-16 sm:py-24">
      <title>{`${missing ? "Nie ma takiej strony" : "Coś poszło nie tak"} – ${brand.name}`}</title>
      <h1 className="font-serif text-4xl">
        {missing ? "Nie ma takiej strony" : "Coś poszło nie tak"}
      </h1>
      <p className="mt-5 max-w-prose text-lg">
        {missing
          ? "Adres może być nieaktualny albo zawierać literówkę."
          : "To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę. Złożone zamówienia i płatności są bezpieczne."}
      </p>
      <p className="mt-3 max-w-prose text-muted">
        Jeśli to się powtarza, napisz do nas:{" "}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
      <ButtonLink href="/" className="mt-8">
        Strona główna
      </ButtonLink>
    </Container>
  );
}
