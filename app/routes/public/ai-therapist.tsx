import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { Phone } from "lucide-react";
import { brand } from "~/brand";
import { productsInHub } from "~/catalogue/registry";
import { helpLines } from "~/help-lines";
import { Notice } from "~/ui/notice";
import { Prose } from "~/ui/prose";
import { HubView } from "./hub-view";

export const meta: MetaFunction = () => [
  { title: `Wsparcie emocjonalne – ${brand.name}` },
  {
    name: "description",
    content:
      "Osobiste analizy, które pomagają nazwać emocje i zobaczyć, co za nimi stoi. PDF na e-mail, zwykle w 1–2 minuty, bez zakładania konta.",
  },
];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=300",
  Vary: "Cookie",
});

export default function EmotionalSupport() {
  return (
    <HubView
      area="emotions"
      title="Wsparcie emocjonalne"
      lead="Na dni, po których trudno zasnąć, i na uczucia, którym brakuje nazwy."
      constellation="corona-borealis"
      products={productsInHub("/ai-therapist")}
      productsTitle="Od czego chcesz zacząć?"
      aside={<CrisisPhones />}
    >
      <WhatItIs />
    </HubView>
  );
}

function WhatItIs() {
  return (
    <section aria-labelledby="co-to-jest">
      <h2 id="co-to-jest" className="mb-4 text-3xl">
        Co to jest
      </h2>
      <Prose>
        <p>
          Odpowiadasz na kilka pytań własnymi słowami. Sztuczna inteligencja czyta je i&nbsp;pisze
          analizę: co słychać w&nbsp;Twojej opowieści, skąd mogą brać się te uczucia i&nbsp;jaki mały
          krok możesz zrobić jutro.
        </p>
        <p>
          Dostajesz spokojny tekst w&nbsp;PDF, do którego można wrócić. Nikt Cię tu nie ocenia i&nbsp;nikt
          nie dzwoni. Odpowiedzi i&nbsp;dokument usuwamy najpóźniej po 24&nbsp;godzinach.
        </p>
        <p>
          To nie terapia ani diagnoza. Jeśli coś boli od dawna, rozmowa z&nbsp;psychologiem pomoże
          bardziej niż najlepszy tekst.
        </p>
      </Prose>
    </section>
  );
}

function CrisisPhones() {
  return (
    <Notice kind="info" title="To nie jest pomoc kryzysowa">
      <p>Jeśli jest Ci teraz bardzo źle, zadzwoń. Po drugiej stronie jest człowiek.</p>
      <ul className="space-y-1 pt-2">
        {helpLines.map(({ number, href, purpose }) => (
          <li key={number}>
            <a
              href={href}
              className="link inline-flex min-h-11 items-center gap-2 text-lg font-semibold whitespace-nowrap"
            >
              <Phone aria-hidden="true" className="size-4.5" />
              {number}
            </a>
            <span className="block text-sm">{purpose}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
