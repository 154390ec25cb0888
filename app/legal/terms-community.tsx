import type { Operator } from "~/config/operator.server";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { breachReasons, machineAnchors } from "~/site/moderation";
import type { LegalSection } from "./section";

const rules = Object.values(breachReasons).map(({ rule }) => rule);

/** The community and its rules, each with an address that decisions cite (DSA, art. 14, 16, 17, 20, 27). */
export const communitySections = (operator: Operator): readonly LegalSection[] => [
  {
    id: "spolecznosc",
    title: "Społeczność",
    body: (
      <>
        <p>
          Żeby pisać, trzeba mieć konto i&nbsp;nick oraz należeć do grupy. Inni widzą nick
          i&nbsp;zdjęcie profilowe, nigdy imię, nazwisko ani e-mail. W&nbsp;grupach o&nbsp;sprawach
          wrażliwych każdy ma osobny pseudonim, a&nbsp;czytają je tylko ich członkowie. Należą do
          nich osoby, które skończyły 16&nbsp;lat i&nbsp;wyraźnie zgodziły się, żebyśmy
          przechowywali to, co tam napiszą. W&nbsp;razie zgłoszenia albo obawy o&nbsp;czyjeś życie
          czytają to też moderatorzy.
        </p>
        <p>W&nbsp;społeczności obowiązują te zasady:</p>
        <ul>
          {rules.map(({ anchor, text }) => (
            <li key={anchor} id={anchor}>
              {tieWords(text)}
            </li>
          ))}
        </ul>
        <p>
          To, co piszesz, zostaje Twoje. Pozwalasz nam tylko to przechowywać i&nbsp;pokazywać
          w&nbsp;grupie, dopóki tego nie usuniesz. Grupą mogą opiekować się jej członkowie
          (opiekunowie), którzy mogą ukryć treść albo wyciszyć kogoś na kilka dni; od ich decyzji
          też można się odwołać.
        </p>
      </>
    ),
  },
  {
    id: "kolejnosc",
    title: "Kolejność postów",
    body: (
      <>
        <p>
          Posty w&nbsp;grupie i&nbsp;na Twoim panelu są ułożone od najnowszego. Wyżej stoi tylko
          post, który przypiął opiekun grupy albo nasz zespół. Nie pokazujemy tego, co pisze osoba,
          którą wyciszono, zablokowano albo zgłoszono, temu, kto to zrobił. W&nbsp;wyszukiwarce
          wybierasz kolejność: według trafności słów albo daty.
        </p>
        <p>
          Nie śledzimy, co czytasz, i&nbsp;nie dobieramy postów do osoby. Nikt nie może kupić
          miejsca.
        </p>
      </>
    ),
  },
  {
    id: "tresci",
    title: "Zgłoszenia i\u00a0decyzje",
    body: (
      <>
        <p>
          Treść, która narusza prawo albo te zasady, zgłosisz odnośnikiem „Zgłoś” przy niej, także
          bez konta: wtedy potwierdzasz zgłoszenie linkiem z&nbsp;e-maila. O&nbsp;tym, że ktoś może
          zrobić sobie krzywdę albo że chodzi o&nbsp;krzywdę dziecka, dowiadujemy się od razu.
          Zgłoszenie zawiera powód i&nbsp;opis, imię, nazwisko i&nbsp;e-mail oraz oświadczenie, że
          zgłaszasz w&nbsp;dobrej wierze. Imienia, nazwiska i&nbsp;e-maila nie trzeba podawać, gdy
          chodzi o&nbsp;wykorzystywanie seksualne dziecka. Opinię o&nbsp;dokumencie zgłosisz na{" "}
          <a href={`mailto:${operator.email}`}>{operator.email}</a>.
        </p>
        <p>
          Potwierdzamy każde zgłoszenie, na które możemy odpisać, rozpatruje je człowiek bez zbędnej
          zwłoki, a&nbsp;o&nbsp;decyzji i&nbsp;jej powodach piszemy do osoby zgłaszającej i&nbsp;do
          autora. Możemy zostawić treść, ukryć ją, zmienić, usunąć, wyciszyć kogoś w&nbsp;grupie na
          czas, wykluczyć z&nbsp;grupy albo zablokować konto. Decyzja wskazuje zasadę regulaminu
          albo przepis, które naruszono. Gdy autor usuwa tekst, który ktoś zgłosił, nasz zespół może
          go czytać do końca sprawy, żeby dało się ją rozstrzygnąć.
        </p>
        <p>Dwie rzeczy robi najpierw automat, a&nbsp;człowiek sprawdza je potem:</p>
        <ul>
          <li id={machineAnchors.many_reports}>
            <strong>Ukrywanie po zgłoszeniach.</strong> Gdy tę samą treść zgłosi niezależnie kilka
            osób, których konta nie są nowe, automat ukrywa ją do czasu, aż sprawdzi ją człowiek.
            Treści, którą człowiek sprawdził i&nbsp;zostawił, zgłoszenia już nie ukryją, dopóki się
            nie zmieni.
          </li>
          <li id={machineAnchors.heard_crisis}>
            <strong>Zatrzymanie przy zagrożeniu życia.</strong> Gdy w&nbsp;poście, komentarzu albo
            opinii reguły językowe lub model językowy słyszą zagrożenie życia autora, automat nie
            pokazuje ich innym, pokazuje autorowi telefony zaufania i&nbsp;wysyła mu powody.
            Człowiek czyta takie treści przed innymi sprawami.
          </li>
        </ul>
        <p>
          Od decyzji o&nbsp;ukryciu, zmianie albo usunięciu treści, pozostawieniu jej, wyciszeniu,
          wykluczeniu i&nbsp;zablokowaniu konta możesz się bezpłatnie odwołać w&nbsp;ciągu sześciu
          miesięcy: na stronie sprawy, do której link jest w&nbsp;e-mailu z&nbsp;decyzją, albo
          pisząc na <a href={`mailto:${operator.email}`}>{operator.email}</a>. Gdy coś zatrzyma albo
          ukryje automat, możesz to zrobić od razu: to, co napiszesz na stronie sprawy, jest
          odwołaniem. Odwołanie rozpatruje człowiek, inny niż ten, który zdecydował. Możesz też
          pójść do organu pozasądowego rozstrzygania sporów z&nbsp;certyfikatem na podstawie aktu
          o&nbsp;usługach cyfrowych albo do sądu.
        </p>
        <p>
          Komu po ostrzeżeniu nadal zdarza się publikować treści oczywiście bezprawne albo wysyłać
          zgłoszenia oczywiście bezzasadne, temu możemy zablokować konto. Gdy poweźmiemy podejrzenie
          przestępstwa, które zagraża życiu lub bezpieczeństwu, zawiadamiamy organy ścigania (art.
          18 aktu o&nbsp;usługach cyfrowych).
        </p>
        <p>
          Ile zgłoszeń, decyzji i&nbsp;odwołań było w&nbsp;poszczególnych latach, mówi{" "}
          <a href={paths.moderationReport()}>raport o&nbsp;moderacji</a>.
        </p>
      </>
    ),
  },
];
