import { tieTitle, tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { dailyMessages } from "~/config/limits";

export type ModelVendor = { name: string; country: string };

/** What the mentor is, who reads what is said there, and what becomes of it: before anybody is asked to agree. */
export function WhatItIs({ vendors }: { vendors: readonly ModelVendor[] }) {
  const names = vendors.map(({ name, country }) => `${name} (${country})`).join(", ");
  return (
    <div className="space-y-4">
      <p className="text-lg">
        {tieWords(
          "Mentor AI to program, z którym można porozmawiać o tym, co Cię zajmuje. Nie jest człowiekiem, nie leczy, nie diagnozuje i czasem się myli.",
        )}
      </p>
      <ul className="list-disc space-y-2 pl-6 marker:text-gold-ink">
        <li>
          {tieTitle(
            `Odpowiedzi pisze model językowy, a drugi sprawdza, czy w Twoich słowach nie słychać wołania o pomoc. Twoje słowa dostaje: ${names}. Nie dostaje Twojego adresu e-mail ani nicku.`,
          )}
        </li>
        <li>
          {tieWords(
            `Rozmów nie widzi nikt z innych osób w serwisie. Osoba z obsługi może przeczytać rozmowę tylko z podanym powodem, na przykład gdy chodzi o czyjeś bezpieczeństwo, i zobaczysz to w tej rozmowie. Rozmowy bez śladu nie przeczyta nikt.`,
          )}
        </li>
        <li>
          {tieWords(`Masz ${dailyMessages} wiadomości dziennie, nowe o północy czasu polskiego.`)}
        </li>
        <li>
          {tieWords(
            "Rozmowę usuniesz w każdej chwili. Tę, w której od roku nic nie napiszesz, usuwamy sami.",
          )}
        </li>
        <li>
          {tieWords(
            "Mentor nie wie nic z poprzednich rozmów, chyba że włączysz jego pamięć, a wtedy Ty decydujesz, co zapamięta. Możesz też rozmawiać bez śladu: taka rozmowa znika, gdy ją zamkniesz.",
          )}
        </li>
        <li>
          {tieWords(
            "Zgodę wycofasz w ustawieniach jednym kliknięciem: od tej chwili żadne Twoje słowo nie trafi już do modelu.",
          )}
        </li>
      </ul>
      <p>
        Więcej mówi{" "}
        <a href={paths.privacy()} className="link">
          polityka prywatności
        </a>{" "}
        i&nbsp;strona{" "}
        <a href={paths.safety()} className="link">
          Jak dbamy o&nbsp;bezpieczeństwo
        </a>
        .
      </p>
    </div>
  );
}
