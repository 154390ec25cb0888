import type { Operator } from "~/config/operator.server";
import { paths } from "~/paths";
import type { LegalSection } from "./section";

export const rightsSections = (operator: Operator): readonly LegalSection[] => [
  {
    id: "cookies",
    title: "Cookies",
    body: (
      <>
        <p>
          Używamy tylko niezbędnych plików cookie: jednego z&nbsp;wybranym motywem (jasny albo
          ciemny), zapisywanego dopiero wtedy, gdy go zmienisz albo gdy zalogujesz się na konto,
          w&nbsp;którym go wybrano, a&nbsp;także jednego na czas logowania i&nbsp;jednego
          z&nbsp;sesją. Zamówienie i&nbsp;płatność u&nbsp;nas nie wymagają żadnego.
        </p>
        <p>
          Nie ma u&nbsp;nas statystyk, pikseli ani cookies reklamowych i&nbsp;niczego nie ładujemy
          z&nbsp;obcych serwerów. Dlatego nie pytamy o&nbsp;zgodę w&nbsp;okienku.
        </p>
      </>
    ),
  },
  {
    id: "profilowanie",
    title: "Decyzje automatyczne",
    body: (
      <>
        <p>
          Dokument pisze automat, bo to on jest zamówioną usługą. Nie tworzymy profili do reklam ani
          cen. Jedyne profilowanie to poziom zagrożenia, który opisuje „Bezpieczeństwo
          w&nbsp;kryzysie”.
        </p>
        <p>
          Automat może nie napisać dokumentu, gdy odmówi tego dostawca modelu albo gdy odpowiedzi
          wskazują na osobę zbyt młodą. Wtedy od razu zwracamy całą kwotę, a&nbsp;na Twoją prośbę
          sprawdzi to człowiek.
        </p>
        <p>
          Automat może też od razu ukryć treść, którą zgłosiło kilka osób, i&nbsp;zatrzymać post,
          komentarz albo opinię, w&nbsp;których słychać zagrożenie życia. Autor dostaje powody,
          treść sprawdza potem człowiek, a&nbsp;od jego decyzji można się odwołać. Piszemy
          o&nbsp;tym w&nbsp;<a href={paths.termsRule("tresci")}>regulaminie</a>.
        </p>
      </>
    ),
  },
  {
    id: "prawa",
    title: "Twoje prawa",
    body: (
      <>
        <p>Możesz:</p>
        <ul>
          <li>dowiedzieć się, jakie Twoje dane mamy, i&nbsp;dostać ich kopię,</li>
          <li>poprawić je, usunąć albo ograniczyć ich przetwarzanie,</li>
          <li>
            przenieść dane: konto pozwala je pobrać w&nbsp;ustawieniach jako JSON i&nbsp;ZIP,
            a&nbsp;bez konta wyślemy je na prośbę,
          </li>
          <li>sprzeciwić się przetwarzaniu opartemu na uzasadnionym interesie,</li>
          <li>
            wycofać zgodę w&nbsp;każdej chwili; to, co zrobiliśmy wcześniej, pozostaje zgodne
            z&nbsp;prawem.
          </li>
        </ul>
        <p>
          Napisz na <a href={`mailto:${operator.email}`}>{operator.email}</a> albo przez{" "}
          <a href={paths.contact()}>formularz</a>. Odpowiadamy najpóźniej w&nbsp;ciągu miesiąca.
          Treść zamówienia możesz usunąć samodzielnie na jego stronie.
        </p>
        <p>
          Jeśli uważasz, że robimy coś źle, możesz złożyć skargę do Prezesa Urzędu Ochrony Danych
          Osobowych, ul. Stanisława Moniuszki&nbsp;1A, 00-014 Warszawa,{" "}
          <a href="https://uodo.gov.pl" rel="noopener">
            uodo.gov.pl
          </a>
          .
        </p>
      </>
    ),
  },
  {
    id: "zmiany",
    title: "Zmiany",
    body: (
      <p>
        Gdy zmieni się to, co robimy z&nbsp;danymi, zmienimy ten tekst i&nbsp;datę na górze. Osoby
        z&nbsp;kontem dowiedzą się o&nbsp;istotnej zmianie e-mailem.
      </p>
    ),
  },
];
