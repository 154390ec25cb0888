import { tieTitle, tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { dailyMessages } from "~/config/limits";

export type ModelVendor = { name: string; country: string };

/** Who gets what is written, with their countries. */
export const vendorNames = (vendors: readonly ModelVendor[]) =>
  vendors.map(({ name, country }) => `${name} (${country})`).join(", ");

/** What the mentor is, who reads what is said there, and what becomes of it: before anybody is asked to agree. */
export function WhatItIs({ vendors }: { vendors: readonly ModelVendor[] }) {
  const names = vendorNames(vendors);
  const facts = [
    {
      about: "Kto pisze i kto czyta",
      said: tieTitle(
        `Odpowiedzi pisze model językowy, a drugi sprawdza, czy w Twoich słowach nie słychać wołania o pomoc. Twoje słowa dostaje: ${names}. Nie dostaje Twojego adresu e-mail ani nicku.`,
      ),
    },
    {
      about: "Kto tego nie widzi",
      said: tieWords(
        "Nikt inny w serwisie nie widzi Twoich rozmów. Osoba z obsługi może przeczytać rozmowę tylko z podanym powodem, na przykład gdy chodzi o czyjeś bezpieczeństwo, i zobaczysz to w tej rozmowie. Rozmowy bez śladu nie przeczyta nikt.",
      ),
    },
    {
      about: "Co pamięta",
      said: tieWords(
        "Mentor nie wie nic z poprzednich rozmów, chyba że włączysz jego pamięć, a wtedy Ty decydujesz, co zapamięta. Możesz też rozmawiać bez śladu: taka rozmowa znika, gdy ją zamkniesz.",
      ),
    },
    {
      about: "Jak długo zostaje",
      said: tieWords(
        "Rozmowę usuniesz w każdej chwili. Tę, w której od roku nic nie napiszesz, usuwamy sami.",
      ),
    },
    {
      about: "Jak się wycofać",
      said: tieWords(
        "Zgodę wycofasz w ustawieniach jednym kliknięciem: od tej chwili żadne Twoje słowo nie trafi już do modelu.",
      ),
    },
    {
      about: "Ile można pisać",
      said: tieWords(`Masz ${dailyMessages} wiadomości dziennie, nowe o północy czasu polskiego.`),
    },
  ];
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {tieWords(
          "Mentor AI to program, z którym można porozmawiać o tym, co Cię zajmuje. Nie jest człowiekiem, nie leczy, nie diagnozuje i czasem się myli.",
        )}
      </p>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(({ about, said }) => (
          <div key={about} className="border-l-2 border-line pl-4">
            <dt className="font-semibold">{about}</dt>
            <dd className="mt-1">{said}</dd>
          </div>
        ))}
      </dl>
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
