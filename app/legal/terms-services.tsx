import { brand } from "~/config/brand";
import type { Operator } from "~/config/operator.server";
import { paths } from "~/paths";
import { dailyMessages } from "~/config/limits";
import { OperatorFacts, type LegalSection } from "./section";

/** Who we are, what there is, what the AI does, accounts. */
export function serviceSections(operator: Operator): readonly LegalSection[] {
  return [
    {
      id: "kto",
      title: "Kim jesteśmy",
      body: (
        <>
          <p>Serwis {brand.name} prowadzi (dalej: „my”, „sprzedawca”):</p>
          <OperatorFacts operator={operator} />
          <p>
            Napiszesz do nas na <a href={`mailto:${operator.email}`}>{operator.email}</a> albo przez{" "}
            <a href={paths.contact()}>formularz kontaktowy</a>. To także punkt kontaktowy
            w&nbsp;rozumieniu aktu o&nbsp;usługach cyfrowych, dla użytkowników i&nbsp;organów;
            odpowiadamy po polsku i&nbsp;po angielsku.
          </p>
        </>
      ),
    },
    {
      id: "uslugi",
      title: "Co tu jest",
      body: (
        <>
          <p>Bezpłatnie i&nbsp;bez konta:</p>
          <ul>
            <li>
              horoskop ogólny dla każdego znaku: dzienny, tygodniowy, miesięczny i&nbsp;roczny.
              Niebo obliczamy, a&nbsp;teksty pisze z&nbsp;niego AI i&nbsp;stoi to przy każdym
              z&nbsp;nich. „Sprawdzone przez redakcję” znaczy, że tekst przeczytał
              i&nbsp;zatwierdził człowiek. To symbole do namysłu, nie nauka ani przepowiednia,
            </li>
            <li>
              horoskop dzienny e-mailem, po potwierdzeniu adresu; kończysz go jednym kliknięciem
              w&nbsp;każdej wiadomości,
            </li>
            <li>propozycje łagodnego ruchu FitVibes,</li>
            <li>podpowiedź, która grupa może być dla Ciebie.</li>
          </ul>
          <p>
            Odpłatnie, także bez konta: dokumenty przygotowane na podstawie Twoich odpowiedzi, umowa
            najmu ze stałych klauzul, e-book i&nbsp;umówione rozmowy.
          </p>
          <p>
            Umówiona rozmowa to czat z&nbsp;postacią AI w&nbsp;wybranym terminie, przez opłacony
            czas, dla osób, które skończyły 18&nbsp;lat. Zaczyna się o&nbsp;umówionej godzinie; kto
            przyjdzie później, ma tyle czasu, ile zostało. Czas, w&nbsp;którym na Twoje wiadomości
            nie odpowiadamy, wraca do Ciebie. Gdy słychać zagrożenie życia, najpierw pokazujemy
            telefony, a&nbsp;zegar staje najwyżej na pół godziny. Jeśli nie przyjdzie żadna
            odpowiedź albo dostawca modelu odmówi odpowiedzi na Twoje słowa, oddajemy całą kwotę. Za
            zamówioną analizę, o&nbsp;której nie ma z&nbsp;czego napisać, oddajemy jej cenę.
            Rozmowę, na którą nikt nie przyszedł, można raz przełożyć w&nbsp;ciągu 14&nbsp;dni.
            Przed rozmową odstąpisz od umowy z&nbsp;całą kwotą, w&nbsp;jej trakcie zapłacisz za
            minuty, które minęły, a&nbsp;po niej prawo wygasa.
          </p>
          <p>
            Do korzystania wystarczy urządzenie z&nbsp;dostępem do internetu, aktualna przeglądarka
            i&nbsp;adres e-mail. Dokumenty przychodzą w&nbsp;plikach PDF, list motywacyjny
            i&nbsp;umowa najmu także w&nbsp;DOCX, a&nbsp;e-book w&nbsp;EPUB, PDF albo w&nbsp;obu.
            JavaScript nie jest potrzebny.
          </p>
          <p>
            Bezpłatnie, po założeniu konta: społeczność, czyli grupy, w&nbsp;których czyta się
            i&nbsp;pisze posty i&nbsp;komentarze (zobacz „Społeczność”). Grupy otwarte czyta każdy,
            także bez konta.
          </p>
          <p>
            Bezpłatnie, po założeniu konta, dla osób, które skończyły 18&nbsp;lat i&nbsp;wyraziły na
            to osobną zgodę: mentor AI, czyli rozmowy z&nbsp;modelem językowym, do {dailyMessages}
            &nbsp;wiadomości dziennie (nowe o&nbsp;północy czasu polskiego). Wiadomość, na którą
            z&nbsp;naszej winy nie ma odpowiedzi, się nie liczy. Style mentora („Psycholog AI”
            i&nbsp;inne) to sposoby pisania, a&nbsp;nie zawody.
          </p>
          <p>
            Nazwy „Terapeuta AI” i&nbsp;„Doradca prawny” to nazwy części serwisu. Karta pracy nie
            jest terapią, a&nbsp;wzór umowy – poradą prawną. Nikogo nie leczymy ani nie
            reprezentujemy.
          </p>
          <p>
            Nie wolno przesyłać treści bezprawnych, cudzych danych bez podstawy prawnej ani próbować
            zakłócić działania serwisu.
          </p>
        </>
      ),
    },
    {
      id: "ai",
      title: "Sztuczna inteligencja",
      body: (
        <>
          <p>
            Analizy i&nbsp;listy pisze model językowy, czyli sztuczna inteligencja, na podstawie
            tego, co wpiszesz. Człowiek ich nie pisze i&nbsp;nie poprawia. Każdy dokument mówi to
            wprost i&nbsp;ma znacznik czytelny dla maszyn.
          </p>
          <p>
            Przewodniczki i&nbsp;przewodnicy zespołów (na przykład Lena albo Bazyli) to postaci
            prowadzone przez sztuczną inteligencję, nie ludzie.
          </p>
          <p>
            Model może się mylić. Dokument jest materiałem do przemyślenia: nie jest terapią,
            diagnozą, poradą lekarską, prawną ani finansową, nie przewiduje przyszłości i&nbsp;nie
            powinien być jedyną podstawą ważnej decyzji.
          </p>
          <p>
            Gdy w&nbsp;Twoich słowach rozpoznamy kryzys, najpierw pokażemy telefony zaufania. To
            sygnał z&nbsp;reguł albo od modelu, nie ocena Twojego zdrowia.
          </p>
        </>
      ),
    },
    {
      id: "konto",
      title: "Konto",
      body: (
        <>
          <p>
            Konto jest bezpłatne i&nbsp;dobrowolne; do zamawiania dokumentów nie jest potrzebne.
            Logowaniem zajmuje się zewnętrzny dostawca tożsamości, więc nie znamy Twojego hasła.
            Konto zakłada się po potwierdzeniu adresu e-mail i&nbsp;akceptacji tego regulaminu.
            Umowę o&nbsp;prowadzenie konta zawieramy na czas nieokreślony.
          </p>
          <p>
            Konto mogą mieć osoby, które skończyły 16&nbsp;lat; tyle trzeba mieć także
            w&nbsp;grupach o&nbsp;sprawach wrażliwych. Konto jest osobiste: nie udostępniaj go
            innym.
          </p>
          <p>
            W&nbsp;ustawieniach konta możesz w&nbsp;każdej chwili pobrać swoje dane i&nbsp;usunąć
            konto. Usunięcie kończy umowę od razu i&nbsp;nic nie kosztuje. Złożone wcześniej
            zamówienia pozostają ważne.
          </p>
          <p>
            My możemy rozwiązać umowę o&nbsp;konto z&nbsp;14-dniowym wypowiedzeniem albo zablokować
            konto, gdy jest używane do działań bezprawnych lub rażąco narusza regulamin. Zawsze
            podamy powód, a&nbsp;Ty możesz się odwołać (zobacz „Zgłoszenia i&nbsp;decyzje”).
          </p>
        </>
      ),
    },
  ];
}
