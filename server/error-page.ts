import { brand } from "~/brand";

const texts: Record<number, { title: string; text: string }> = {
  400: {
    title: "Nie rozumiemy tego żądania",
    text: "Wróć na poprzednią stronę i spróbuj jeszcze raz.",
  },
  413: {
    title: "Formularz jest za duży",
    text: "Wróć na poprzednią stronę – Twój tekst powinien tam być – i skróć najdłuższe odpowiedzi.",
  },
  429: {
    title: "Za dużo prób naraz",
    text: "Odczekaj minutę, wróć na poprzednią stronę i wyślij formularz ponownie. Nic nie zostało pobrane.",
  },
  503: {
    title: "Chwila przerwy",
    text: "Serwis jest teraz bardzo obciążony. Odśwież stronę za kilkanaście sekund. Złożone zamówienia są bezpieczne.",
  },
  500: {
    title: "Coś poszło nie tak",
    text: "To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę. Złożone zamówienia są bezpieczne.",
  },
};

/** A page for requests that are turned away before the application sees them: complete in itself, without assets. */
export function serverErrorPage(status: number): string {
  const { title, text } = texts[status] ?? (status < 500 ? texts[400]! : texts[500]!);
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${brand.name}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Strona główna</a></p>
</main>
</body>
</html>
`;
}
