import { paths } from "~/paths";
import type { LegalSection } from "./section";

export const disputeSections: readonly LegalSection[] = [
  {
    id: "opinie",
    title: "Opinie",
    body: (
      <>
        <p>
          Opinię może napisać tylko osoba, która kupiła dokument i&nbsp;go dostała: link do
          formularza jest na stronie jej zamówienia. Dzięki temu wiemy, że opinia pochodzi od
          kupującego. Nie płacimy za opinie i&nbsp;nie usuwamy ich dlatego, że są krytyczne. Dopóki
          nikt jej nie napisał, mówimy to i&nbsp;cytujemy zdanie z&nbsp;przykładowego dokumentu.
        </p>
        <p>
          Opinię ukrywamy tylko wtedy, gdy są w&nbsp;niej czyjeś dane osobowe, treści niezgodne
          z&nbsp;prawem, zniewagi albo reklama, gdy nie dotyczy kupionego dokumentu lub gdy słychać
          w&nbsp;niej zagrożenie życia autora. Autor dostaje uzasadnienie e-mailem i&nbsp;może się
          odwołać tak jak od innych decyzji. Słów opinii nie zmieniamy nigdy. Pod opinią możemy
          odpowiedzieć, a&nbsp;odpowiedź jest podpisana.
        </p>
      </>
    ),
  },
  {
    id: "spory",
    title: "Spory",
    body: (
      <>
        <p>
          Obowiązuje prawo polskie. Nie ogranicza to ochrony, którą konsumentowi daje prawo kraju,
          w&nbsp;którym mieszka. Spory rozstrzygają sądy właściwe według przepisów ogólnych.
        </p>
        <p>
          Konsument może bezpłatnie poprosić o&nbsp;pomoc powiatowego lub miejskiego rzecznika
          konsumentów oraz wojewódzki inspektorat Inspekcji Handlowej, który prowadzi pozasądowe
          rozwiązywanie sporów. Więcej na{" "}
          <a href="https://uokik.gov.pl" rel="noopener">
            uokik.gov.pl
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: "zmiany",
    title: "Dane i\u00a0zmiany regulaminu",
    body: (
      <>
        <p>
          O&nbsp;tym, co dzieje się z&nbsp;Twoimi danymi, mówi{" "}
          <a href={paths.privacy()}>polityka prywatności</a>.
        </p>
        <p>
          Regulamin możemy zmienić z&nbsp;ważnego powodu: zmiany prawa, nowej usługi albo poprawy
          bezpieczeństwa. Osoby z&nbsp;kontem zawiadomimy e-mailem co najmniej 14&nbsp;dni
          wcześniej; kto się nie zgadza, może usunąć konto. Do zamówień stosuje się regulamin
          z&nbsp;dnia zamówienia.
        </p>
      </>
    ),
  },
];
