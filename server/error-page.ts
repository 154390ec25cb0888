import { createHash } from "node:crypto";
import { brand } from "~/config/brand";

const texts: Record<number, { title: string; text: string }> = {
  400: {
    title: "Nie rozumiemy tego żądania",
    text: "Wróć na poprzednią stronę i spróbuj jeszcze raz.",
  },
  403: {
    title: "Ten formularz przyszedł z innej strony",
    text: "Dla Twojego bezpieczeństwa przyjmujemy tylko formularze wysłane z naszych stron. Otwórz stronę jeszcze raz i wyślij formularz stamtąd.",
  },
  404: {
    title: "Nie ma takiej strony",
    text: "Adres może być nieaktualny albo zawierać literówkę.",
  },
  405: {
    title: "Tak nie można otworzyć tej strony",
    text: "Wróć na stronę główną i spróbuj jeszcze raz.",
  },
  408: {
    title: "Przesyłanie trwało za długo",
    text: "Sprawdź połączenie z internetem, wróć na poprzednią stronę i wyślij formularz ponownie. Nic nie zostało pobrane.",
  },
  413: {
    title: "Formularz jest za duży",
    text: "Wróć na poprzednią stronę – Twój tekst powinien tam być – i skróć najdłuższe odpowiedzi albo dodaj mniejsze pliki.",
  },
  429: {
    title: "Za dużo prób naraz",
    text: "Odczekaj minutę, wróć na poprzednią stronę i wyślij formularz ponownie. Nic nie zostało pobrane.",
  },
  503: {
    title: "Chwila przerwy",
    text: "Chwilowo nie nadążamy z odpowiedzią. Odśwież stronę za kilkanaście sekund. Złożone zamówienia są bezpieczne.",
  },
  500: {
    title: "Coś poszło nie tak",
    text: "To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę. Złożone zamówienia są bezpieczne.",
  },
};

const style = `
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1f2147; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1024; --ink: #eceaf5; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1 { font: 600 2rem/1.2 ui-serif, Georgia, serif; }
a { color: inherit; }
`;

export const serverErrorHeaders: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "Content-Type": "text/html; charset=utf-8",
  "X-Content-Type-Options": "nosniff",
};

/** A page for requests that are turned away before the application sees them: complete in itself, without assets. */
export function serverErrorPage(status: number): string {
  const { title, text } = texts[status] ?? (status < 500 ? texts[400]! : texts[500]!);
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${brand.name}</title>
<style>${style}</style>
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
