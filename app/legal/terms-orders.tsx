import type { Operator } from "~/config/operator.server";
import { deliveries } from "~/products/deliveries/registry";
import { sensitiveDataConsent, wholeConsent } from "~/products/consent";
import { downloadsPerLink } from "~/config/download-terms";
import type { ReactNode } from "react";
import { retention } from "~/config/retention";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { LegalSection } from "./section";
import { retentionInWords } from "./retention-table";

/**
 * Who may buy, prices, orders, delivery, the end of content, withdrawal.
 * @param prices those of today, where the terms are read on their page; the contract's own text is without them
 */
export const orderSections = (
  operator: Operator,
  prices: ReactNode = null,
): readonly LegalSection[] => [
  {
    id: "kto-kupuje",
    title: "Kto może kupować",
    body: (
      <>
        <p>
          Kupować mogą osoby, które mają pełną zdolność do czynności prawnych, a&nbsp;te, które jej
          nie mają, gdy skończyły 16&nbsp;lat i&nbsp;kupują za zgodą rodzica albo opiekuna. Opis na
          profil randkowy jest tylko dla osób, które skończyły 18&nbsp;lat. Prosimy
          o&nbsp;potwierdzenie tego na formularzu, przed płatnością.
        </p>
        <p>Sprzedajemy konsumentom i&nbsp;firmom. Umowę zawieramy po polsku.</p>
      </>
    ),
  },
  {
    id: "ceny",
    title: "Ceny",
    body: (
      <>
        <p>
          Ceny są w&nbsp;złotych i&nbsp;zawierają podatki. Płacisz raz, za jeden dokument: nie ma
          abonamentu ani opłat dodatkowych. Obowiązuje cena, którą widzisz na formularzu
          w&nbsp;chwili zamówienia; powtarzamy ją w&nbsp;wiadomości z&nbsp;dokumentem.
        </p>
        {prices}
        <p>Ceny nie są dostosowywane do osoby, która kupuje.</p>
      </>
    ),
  },
  {
    id: "zamowienie",
    title: "Zamówienie i\u00a0płatność",
    body: (
      <>
        <ol>
          <li>
            Wypełniasz formularz, podajesz e-mail i&nbsp;zgodę na rozpoczęcie od razu. Gdzie możesz
            napisać o&nbsp;zdrowiu albo innych wrażliwych sprawach, prosimy w&nbsp;osobnym polu
            o&nbsp;drugą zgodę: „{tieWords(wholeConsent(sensitiveDataConsent))}”
          </li>
          <li>
            Wysyłając formularz, zamawiasz z&nbsp;obowiązkiem zapłaty. Przechodzisz na stronę bramki
            płatniczej Tpay, gdzie płacisz BLIK-iem, przelewem albo kartą.
          </li>
          <li>Umowa jest zawarta, gdy bramka potwierdzi nam płatność.</li>
        </ol>
        <p>
          Zamówienie bez płatności wygasa po 23&nbsp;godzinach. Za pieniądze, które przyjdą później,
          przygotujemy dokument, jeśli to jeszcze możliwe, a&nbsp;jeśli nie – zwrócimy je. Nadpłatę
          i&nbsp;drugą płatność za to samo zwracamy od razu.
        </p>
        <p>
          Każde zamówienie ma numer i&nbsp;własną stronę pod adresem, który zna tylko kupujący.
          Zachowaj ten adres.
        </p>
      </>
    ),
  },
  {
    id: "dostawa",
    title: "Dostarczenie dokumentu",
    body: (
      <>
        <p>
          Dokument wysyłamy na podany adres e-mail, zwykle w&nbsp;1–2&nbsp;minuty po potwierdzeniu
          płatności. Można go też pobrać ze strony zamówienia. Jeśli po 10&nbsp;minutach go nie ma,
          na stronie zamówienia możesz od razu zażądać zwrotu pieniędzy.
        </p>
        <p>
          Umowę najmu przygotowujesz w&nbsp;szkicu, który przechowujemy przez{" "}
          {retentionInWords(retention.rentalDraft)} od ostatniej zmiany. Płacisz po obejrzeniu całej
          umowy, a&nbsp;dostajesz ją w&nbsp;PDF i&nbsp;DOCX.
        </p>
        <p>
          E-book dostarczamy jako link do pobrania w&nbsp;formatach, które wymienia strona książki
          (EPUB, PDF albo oba). Link działa {retentionInWords(retention.downloadLink)}{" "}
          i&nbsp;pozwala na {downloadsPerLink} pobrań; nowy zamówisz bezpłatnie na stronie
          zamówienia. Na stronach książki jest numer zamówienia i&nbsp;zamaskowany adres e-mail.
        </p>
        <p>
          Gdy mimo ponawianych prób nie uda się przygotować dokumentu, zwracamy całą zapłaconą kwotę
          tą samą drogą, bez Twojego wniosku. Automat może nie napisać dokumentu, gdy odmówi tego
          dostawca modelu albo gdy odpowiedzi wskazują na osobę zbyt młodą. Wtedy od razu zwracamy
          całą kwotę, a&nbsp;na Twoją prośbę sprawdzi to człowiek.
        </p>
        <p>
          Dopóki nie usuniemy dokumentu, na stronie zamówienia możesz wysłać go jeszcze raz (do
          trzech razy) i&nbsp;raz poprawić adres e-mail.
        </p>
        <p>
          Odpowiedzi, tekst i&nbsp;dokument usuwamy 24&nbsp;godziny po dostarczeniu, dlatego zapisz
          plik u&nbsp;siebie. Możesz też usunąć je od razu. Dokument jest na Twój użytek własny;
          możesz go drukować, poprawiać i&nbsp;pokazywać, komu chcesz.
        </p>
      </>
    ),
  },
  {
    id: "odstapienie",
    title: "Odstąpienie od umowy",
    body: (
      <>
        <p>
          Od umowy zawartej na odległość konsument, a&nbsp;także osoba prowadząca jednoosobową
          firmę, która kupuje poza swoją specjalnością zawodową, może odstąpić w&nbsp;ciągu
          14&nbsp;dni, bez podania powodu i&nbsp;bez kosztów.
        </p>
        <p>
          Dokument jest treścią cyfrową, którą dostarczamy od razu. Dlatego na formularzu prosimy
          o&nbsp;wyraźną zgodę: „{tieWords(deliveries.document.consent.text)}” Przy e-booku brzmi
          ona: „{tieWords(deliveries.download.consent.text)}” Prawo do odstąpienia tracisz
          z&nbsp;chwilą dostarczenia dokumentu, gdy potwierdziliśmy umowę i&nbsp;tę zgodę
          w&nbsp;wiadomości e-mail, do której dołączamy regulamin. Do tej chwili możesz odstąpić.
          Jeśli wiadomość z&nbsp;dokumentem nie dotarła do Twojej skrzynki i&nbsp;do nas wróciła
          albo była bez regulaminu, prawo do odstąpienia zostaje przez 14&nbsp;dni od zawarcia
          umowy.
        </p>
        <p>
          Horoskop specjalny można zamówić bez adresu e-mail. Wtedy nie mamy jak potwierdzić umowy
          na trwałym nośniku, więc prawo do odstąpienia zostaje przez 14&nbsp;dni od zawarcia umowy,
          także po obejrzeniu horoskopu. Stronę zamówienia zapisz albo wydrukuj.
        </p>
        <p>
          Najprościej zrobisz to na stronie zamówienia: „Odstąp od umowy tutaj”, a&nbsp;potem
          „potwierdź”. Potwierdzenie z&nbsp;datą i&nbsp;godziną przyjdzie e-mailem. Możesz też
          napisać na <a href={`mailto:${operator.email}`}>{operator.email}</a>, na przykład według
          wzoru:
        </p>
        <blockquote>
          <p>
            Adresat: {operator.name}, {operator.address}, {operator.email}
          </p>
          <p>
            Ja, (imię i&nbsp;nazwisko), informuję o&nbsp;moim odstąpieniu od umowy
            o&nbsp;dostarczenie treści cyfrowej: (nazwa dokumentu), zamówienie numer (K-…), zawartej
            dnia (data). Data i&nbsp;podpis (podpis tylko na papierze).
          </p>
        </blockquote>
        <p>
          Wystarczy wysłać oświadczenie przed upływem terminu. Pieniądze zwracamy najpóźniej
          w&nbsp;ciągu 14&nbsp;dni, tym samym sposobem, którym zapłacono.
        </p>
      </>
    ),
  },
  {
    id: "reklamacje",
    title: "Reklamacje i\u00a0zwroty",
    body: (
      <>
        <p>
          Odpowiadamy za zgodność dokumentu i&nbsp;usług z&nbsp;umową, zgodnie z&nbsp;ustawą
          o&nbsp;prawach konsumenta. Jeśli coś jest nie tak (nie ten dokument, nieczytelny plik,
          tekst niezwiązany z&nbsp;Twoimi odpowiedziami), złóż reklamację: na stronie zamówienia,
          w&nbsp;ustawieniach konta przy zamówieniu, pisząc na{" "}
          <a href={`mailto:${operator.email}`}>{operator.email}</a> albo przez{" "}
          <a href={paths.contact()}>formularz</a>. Podaj numer zamówienia i&nbsp;napisz, czego
          oczekujesz.
        </p>
        <p>
          Odpowiadamy w&nbsp;ciągu 14&nbsp;dni kalendarzowych od dnia, w&nbsp;którym reklamacja do
          nas dotarła, z&nbsp;uzasadnieniem: na stronie reklamacji i&nbsp;e-mailem. Brak odpowiedzi
          w&nbsp;tym czasie oznacza uznanie reklamacji; zwrot, o&nbsp;który prosisz
          w&nbsp;reklamacji złożonej na stronie, zlecamy wtedy bez czekania.
        </p>
        <p>
          Możesz żądać doprowadzenia do zgodności z&nbsp;umową, a&nbsp;gdy to niemożliwe, gdy
          odmówimy albo gdy nie pomoże – obniżenia ceny lub odstąpienia od umowy i&nbsp;zwrotu
          pieniędzy. Zwrot robimy w&nbsp;ciągu 14&nbsp;dni. Ponieważ treść dokumentu usuwamy po
          24&nbsp;godzinach, dołącz do reklamacji swój plik.
        </p>
      </>
    ),
  },
];
