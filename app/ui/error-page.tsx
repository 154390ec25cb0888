import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { brand } from "~/config/brand";
import { ButtonLink } from "./button";
import { Container } from "./container";
import { pageTitle } from "./page-meta";

type Words = { title: string; text: string };

const fault: Words = {
  title: "Coś poszło nie tak",
  text: "To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę. Złożone zamówienia i płatności są bezpieczne.",
};
const unreachable: Words = {
  title: "Chwilowo niedostępne",
  text: "Usługa, z której tu korzystamy, teraz nie odpowiada. Spróbuj ponownie za kilka minut. Złożone zamówienia i płatności są bezpieczne.",
};

const explained: Record<number, Words | undefined> = {
  403: {
    title: "Brak dostępu",
    text: "Tej czynności nie możesz wykonać na swoim koncie.",
  },
  404: {
    title: "Nie ma takiej strony",
    text: "Adres może być nieaktualny albo zawierać literówkę.",
  },
  409: {
    title: "Coś się właśnie zmieniło",
    text: "Stan jest już inny niż na stronie, z której to przyszło. Otwórz ją ponownie i sprawdź, czy nadal chcesz to zrobić.",
  },
  422: {
    title: "Tego nie możemy przyjąć",
    text: "W tym, co do nas dotarło, czegoś brakuje albo coś się nie zgadza. Wróć, popraw dane i wyślij jeszcze raz.",
  },
  429: {
    title: "Za dużo prób",
    text: "Odczekaj chwilę i spróbuj ponownie.",
  },
  502: unreachable,
  503: unreachable,
};

export function ErrorPage() {
  const error = useRouteError();
  const { title, text } = (isRouteErrorResponse(error) && explained[error.status]) || fault;
  return (
    <Container className="py-16 sm:py-24">
      <title>{pageTitle(title)}</title>
      <h1 className="font-serif text-4xl">{title}</h1>
      <p className="mt-5 max-w-prose text-lg">{text}</p>
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
