import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import type { Operator, Recipients } from "~/config/operator.server";
import { paths } from "~/paths";
import { retention } from "~/config/retention";
import { downloadsPerLink } from "~/config/download-terms";
import { OperatorFacts, type LegalSection } from "./section";
import { RetentionTable, retentionInWords } from "./retention-table";

function Purpose({
  title,
  data,
  basis,
  kept,
}: {
  title: string;
  data: string;
  basis: string;
  kept: string;
}) {
  return (
    <>
      <h3>{tieWords(title)}</h3>
      <ul>
        <li>
          <strong>Dane:</strong> {tieWords(data)}
        </li>
        <li>
          <strong>Podstawa:</strong> {tieWords(basis)}
        </li>
        <li>
          <strong>Jak długo:</strong> {tieWords(kept)}
        </li>
      </ul>
    </>
  );
}

/** Who processes what, why, for how long, and with whose help. */
export function dataSections(operator: Operator, recipients: Recipients): readonly LegalSection[] {
  return [
    {
      id: "administrator",
      title: "Kto odpowiada za Twoje dane",
      body: (
        <>
          <p>Administratorem danych jest:</p>
          <OperatorFacts operator={operator} />
          <p>
            W&nbsp;sprawie danych napisz na{" "}
            <a href={`mailto:${operator.email}`}>{operator.email}</a> albo przez{" "}
            <a href={paths.contact()}>formularz</a>.{" "}
            {operator.officer ? (
              <>
                Inspektor ochrony danych:{" "}
                <a href={`mailto:${operator.officer}`}>{operator.officer}</a>.
              </>
            ) : (
              "Nie wyznaczyliśmy inspektora ochrony danych."
            )}
          </p>
        </>
      ),
    },
    {
      id: "cele",
      title: "Jakie dane, po co i\u00a0jak długo",
      body: (
        <>
          <Purpose
            title="Zamówienie dokumentu"
            data="adres e-mail, odpowiedzi z formularza, ewentualne załączniki, napisany dla Ciebie tekst i gotowe pliki (PDF, przy liście i umowie także DOCX). Gotowy tekst, zanim do Ciebie trafi, czyta jeszcze raz model językowy, bez Twojego adresu e-mail i formularza, i odpowiada na zamknięte pytania, na przykład czy tekst nie radzi leku. Może to być model innego dostawcy niż ten, który pisze; oba są na liście odbiorców."
            basis="umowa z Tobą (art. 6 ust. 1 lit. b RODO). Jeśli sam(a) wpiszesz coś o zdrowiu, wierze, seksualności albo innych sprawach szczególnie chronionych, przetwarzamy to wyłącznie po to, żeby napisać zamówiony dokument, i tylko za Twoją wyraźną zgodą, o którą prosimy w osobnym polu formularza (art. 9 ust. 2 lit. a RODO). Takich rzeczy nie musisz podawać."
            kept={`${retentionInWords(retention.orderContent)} od dostarczenia dokumentu, a przy zamówieniu bez płatności ${retentionInWords(retention.unpaidOrderContent)} od złożenia. Potem usuwa je automat; możesz usunąć je od razu na stronie zamówienia.`}
          />
          <Purpose
            title="Szkic umowy najmu"
            data="to, co wpiszesz do umowy: dane obu stron (nazwy, adresy, PESEL lub numer dokumentu, NIP), lokal, kwoty, numer konta i e-mail. Dane drugiej strony podajesz Ty; poinformuj ją o tym."
            basis="przygotowanie umowy na Twoją prośbę (art. 6 ust. 1 lit. b RODO), a dla danych drugiej strony uzasadniony interes: ułożenie umowy, którą obie strony podpiszą (lit. f)."
            kept={`${retentionInWords(retention.rentalDraft)} od ostatniej zmiany; szkic możesz usunąć wcześniej. Zamówiona umowa zostaje tak długo jak każdy dokument.`}
          />
          <Purpose
            title="E-book"
            data="adres e-mail, zgoda na dostarczenie od razu, liczba i czas pobrań oraz Twój egzemplarz w EPUB lub PDF, oznaczony numerem zamówienia i zamaskowanym adresem e-mail."
            basis="umowa z Tobą (art. 6 ust. 1 lit. b RODO)."
            kept={`link działa ${retentionInWords(retention.downloadLink)} i pozwala na ${formatCount(downloadsPerLink, "pobranie", "pobrania", "pobrań")}; potem egzemplarz usuwamy, a nowy link dostaniesz bezpłatnie ze strony zamówienia.`}
          />
          <Purpose
            title="Płatność, rachunkowość i reklamacje"
            data="numer zamówienia, nazwa dokumentu, kwota, e-mail, czasy, treść i wersja zgody, przebieg płatności i zwrotu, oświadczenie o odstąpieniu. Numeru karty ani danych logowania do banku nie widzimy."
            basis="obowiązek prawny (art. 6 ust. 1 lit. c: przepisy podatkowe i konsumenckie) oraz nasz uzasadniony interes w obronie przed roszczeniami (lit. f)."
            kept={`${retentionInWords(retention.accounting)}, licząc od końca roku, w którym minął termin podatku; roszczenia – do ich przedawnienia. Adres e-mail przy zamówieniu, za które nikt nie zapłacił, ${retentionInWords(retention.unpaidOrderAddress)} od złożenia; zgłoszenia bramki o płatności ${retentionInWords(retention.paymentNotification)}, a gdy coś jest jeszcze otwarte (reklamacja, odstąpienie, zwrot, spór o płatność), do jego końca.`}
          />
          <Purpose
            title="Bezpieczeństwo w kryzysie"
            data="poziom zagrożenia (brak, obawa, zagrożenie życia), który automat przypisuje temu, co piszesz. To dane o zdrowiu. Ustalają go reguły językowe, we wszystkich formularzach i w e-mailach, którymi odpowiadasz na zgłoszenie, a za Twoją zgodą także drugi czytelnik: model językowy, który odpowiada jednym słowem i nie zna Twojego adresu e-mail. Tak jest w zamówieniach (zgoda w formularzu), w grupach o sprawach wrażliwych (zgoda przy dołączaniu; na stronie grupy wycofasz ją albo dasz ponownie), w rozmowach z mentorem AI (osobna zgoda przed pierwszą), w wiadomościach i opiniach (osobne pole; że jest zgoda, zapisujemy obok tekstu i usuwamy razem z nim). W zamówieniach i grupach to, czego nie zdąży przeczytać od razu, czyta później, najdłużej przez dobę. Próśb o przyjęcie do grupy, zgłoszeń (także do administracji) ani spraw moderacji nie czyta. Bez zgody zapisujemy poziom tylko wtedy, gdy słychać zagrożenie życia; obawa sprawia jedynie, że od razu pokażemy telefony. Model, który pisze zamówiony dokument, zgłasza też alarm: kryzys, przemoc, strach, że zrobisz komuś krzywdę, wiek poniżej 18 lat albo tekst, którego nie wolno napisać. Jeśli dostawca modelu odmówi napisania dokumentu, traktujemy to jak najwyższy poziom."
            basis="Twoja wyraźna zgoda tam, gdzie o nią prosimy (art. 6 ust. 1 lit. a, art. 9 ust. 2 lit. a RODO), a gdy słychać zagrożenie życia – ochrona żywotnych interesów (art. 6 ust. 1 lit. d, art. 9 ust. 2 lit. c). Od poziomu zależy, czy na pierwszym miejscu pokażemy telefony zaufania, jak łagodnie pisze model, jaką kartkę z telefonami dostaniesz, gdy dokument nie powstanie, czy e-maile o zamówieniu (także o zwrocie pieniędzy) mają telefony, czy po Twoim e-mailu do zgłoszenia wyślemy telefony zaufania i czy post, komentarz albo opinia zaczeka na człowieka. Nikogo z zewnątrz nie zawiadamiamy."
            kept="tak długo jak tekst, którego dotyczy, a gdy zamówienie zostało przerwane, jeszcze najwyżej dobę, żeby telefony były także w e-mailach o zwrocie. Że dostawca modelu odmówił napisania tekstu, zapominamy razem z odpowiedziami. Dłużej zostają same liczby: ile razy danego dnia, w którym formularzu i jak poważnie."
          />
          <Purpose
            title="Umówione rozmowy z AI"
            data="zgody i ich czas, termin, temat, Twoje wiadomości, odpowiedzi modelu i poziom zagrożenia, który w rozmowie słychać. Wiadomości dostaje model językowy, który odpowiada, pisze podsumowanie i zamówioną analizę, i drugi, który sprawdza jednym słowem, czy nie potrzebujesz pilnej pomocy; gotową odpowiedź czyta jeszcze raz model, który ocenia, czy nie zaszkodzi. Żaden nie dostaje Twojego adresu e-mail. Obsługa nie widzi treści rozmów."
            basis="umowa (art. 6 ust. 1 lit. b RODO), a przy sprawach wrażliwych Twoja wyraźna zgoda (art. 9 ust. 2 lit. a RODO), którą wycofasz w pokoju rozmowy; rozmowa się wtedy kończy, a wszystko, co w niej padło, usuwamy od razu."
            kept={`zapis ${retentionInWords(retention.bookedTalk)} od końca rozmowy, chyba że usuniesz go wcześniej; termin i zgody tak jak zamówienie.`}
          />
          <Purpose
            title="Rozmowy z mentorem AI"
            data="zgoda i jej czas, Twoje wiadomości, odpowiedzi modelu, styl i poziom zagrożenia, który w rozmowie słychać. Wiadomości dostaje model językowy, który odpowiada, i drugi, który sprawdza jednym słowem, czy nie potrzebujesz pilnej pomocy; gotową odpowiedź czyta jeszcze raz model, który ocenia, czy nie zaszkodzi. Żaden nie dostaje Twojego adresu e-mail ani nicku. Osoba z obsługi może przeczytać rozmowę (poza rozmową bez śladu) tylko z podanym powodem; zapisujemy to, a Ty widzisz to w rozmowie. Ile wiadomości wysłano danego dnia, pamiętamy przez dwa dni."
            basis="Twoja wyraźna zgoda (art. 6 ust. 1 lit. a, art. 9 ust. 2 lit. a RODO), którą wycofasz w ustawieniach jednym kliknięciem. Wtedy żadne Twoje słowo nie trafi już do modelu, a rozmowy usuniesz albo zostawisz do czytania."
            kept={`dopóki nie usuniesz rozmowy (przez dwie minuty można to cofnąć), najdłużej ${retentionInWords(retention.mentorTalk)} od ostatniej wiadomości. Czas odpowiedzi i jej koszt bez treści zostają, ale po usunięciu rozmowy nie prowadzą do Ciebie.`}
          />
          <Purpose
            title="Pamięć mentora AI i rozmowy bez śladu"
            data="Pamięć mentora jest wyłączona, dopóki jej nie włączysz. Gdy ją włączysz, pół godziny po ostatniej odpowiedzi model językowy czyta Twoje wiadomości z tej rozmowy napisane po włączeniu i proponuje najwyżej trzy rzeczy do zapamiętania; wiadomości, w których słychać kryzys, i rozmów bez śladu nie czyta. Spraw wrażliwych nie proponuje: model nazywa, czego dotyczy każda z nich, a reguły odrzucają te o zdrowiu, seksualności, przekonaniach, kryzysie i dane kontaktowe. To, co zapamiętasz, model dostaje na początku następnych rozmów. Początek długiej rozmowy model streszcza, żeby móc ją dalej prowadzić; streszczenie i wszystko, co mentor dostaje, obejrzysz pod rozmową („Co widzi mentor”). Rozmowa bez śladu nie trafia do pamięci i nikt z obsługi jej nie widzi."
            basis="Twoja wyraźna zgoda (art. 6 ust. 1 lit. a, art. 9 ust. 2 lit. a RODO), którą wycofasz jednym kliknięciem: wyłączając pamięć albo razem ze zgodą na rozmowy. Wtedy znikają także propozycje i to, co mentor pamięta (przy samym wyłączeniu możesz to zostawić)."
            kept={`to, co mentor pamięta, tak długo, jak wybierzesz, najdłużej ${retentionInWords(retention.rememberedFact)}; propozycje ${retentionInWords(retention.proposedFact)}; streszczenie tak długo jak rozmowa, a gdy usuniesz wiadomość, z której powstało, znika razem z nią. Rozmowa bez śladu do zamknięcia, a bez niego ${retentionInWords(retention.ephemeralTalk)} od Twojej ostatniej wiadomości, bez możliwości cofnięcia; z zaszyfrowanych kopii zapasowych znika najdłużej po ${retentionInWords(retention.backups)}.`}
          />
          <Purpose
            title="Plan bezpieczeństwa"
            data="plan, który układasz na naszej stronie, przechodzi przez nią i nigdzie go nie zapisujemy. Jeśli wysyłasz go sobie e-mailem, jego treść i adres Twojego konta dostaje dostawca poczty."
            basis="Twoja wyraźna zgoda, czyli naciśnięcie przycisku (art. 6 ust. 1 lit. a, art. 9 ust. 2 lit. a RODO)."
            kept={`treść kopii znika u nas w chwili, gdy przyjmie ją poczta, najpóźniej ${retentionInWords(retention.safetyPlanCopy)} od wysłania. Że taki e-mail wyszedł i kiedy, zostaje bez treści.`}
          />
          <Purpose
            title="Kontakt"
            data="e-mail i treść wiadomości, nasze odpowiedzi z serwisu; skrót adresu IP, z którego ją wysłano, żeby ograniczyć nadużycia formularza."
            basis="uzasadniony interes: odpowiedzieć na pytanie i chronić formularz (art. 6 ust. 1 lit. f)."
            kept={`wiadomość w serwisie ${retentionInWords(retention.contactMessage)}, skrót adresu IP najwyżej jeden dzień. Korespondencja o reklamacji – do przedawnienia roszczeń.`}
          />
          <Purpose
            title="Zgłoszenia do administracji"
            data="temat, wiadomości i załączniki, które wysyłasz z ustawień konta albo odpisując na nasz e-mail (o ile mówi on, że można odpisać), nasze odpowiedzi i to, o jakim zamówieniu lub wcześniejszym zgłoszeniu piszesz. Odpowiedź e-mailem przyjmuje dostawca poczty. Jeśli nie wiemy na pewno, że jest od Ciebie, zapisujemy też adres nadawcy i widzi ją tylko nasza obsługa. Czytają je ludzie, nie model językowy; każde zajrzenie do treści ma podany powód, jest zapisane i widzisz je przy zgłoszeniu."
            basis="uzasadniony interes: odpowiedzieć na pytanie i pomóc (art. 6 ust. 1 lit. f)."
            kept={`${retentionInWords(retention.supportThread)} od zamknięcia, a gdy nikt go nie zamknął – od ostatniej wiadomości; usuwając konto, usuwasz je od razu. Reklamacje zostają dłużej, jak niżej.`}
          />
          <Purpose
            title="Reklamacje zamówień"
            data="co jest nie tak i czego oczekujesz, wiadomości i załączniki, nasza decyzja z uzasadnieniem i zwrot. Czytają je ludzie, nie model językowy; każde zajrzenie do treści ma podany powód, jest zapisane i widzisz je przy reklamacji."
            basis="obowiązek prawny (art. 6 ust. 1 lit. c: odpowiedź na reklamację w 14 dni i jej dokumentacja) oraz nasz uzasadniony interes w obronie przed roszczeniami (lit. f)."
            kept={`${retentionInWords(retention.complaint)} od ostatniej wiadomości albo decyzji, także po usunięciu konta: tak długo odpowiadamy za zamówienie i musimy umieć pokazać, jak rozpatrzyliśmy reklamację (art. 74 ust. 2 pkt 6 ustawy o rachunkowości). Wcześniej nikt jej nie usunie.`}
          />
          <Purpose
            title="Doręczanie e-maili"
            data="co wysłaliśmy i kiedy, skrót tej treści jako dowód, a przez krótki czas sama treść, którą ktoś z obsługi może odsłonić z podaniem powodu; co dostawca poczty zgłasza o wysłanym e-mailu: czy go doręczono, czy wrócił i z jakim kodem, czy ktoś oznaczył go jako spam. Po takiej skardze zapamiętujemy adres i wysyłamy na niego już tylko to, za co ktoś zapłacił albo czego wymaga prawo."
            basis="uzasadniony interes: dostarczyć to, co zamówiono, i nie pisać do kogoś, kto sobie tego nie życzy (art. 6 ust. 1 lit. f)."
            kept={`treść e-maila o zamówieniu ${retentionInWords(retention.orderMailText)}, innego ${retentionInWords(retention.mailText)} od wysłania; zgłoszenia dostawcy ${retentionInWords(retention.mailReport)}. Adres odbiorcy znika z zapisu o e-mailu ${retentionInWords(retention.mailRecipient)} po doręczeniu, a gdy w sprawie zamówienia coś jest jeszcze otwarte, po jej zamknięciu; e-maile o koncie i regulaminie trzymamy w całości ${retentionInWords(retention.accountMail)}. Że i kiedy wiadomość wyszła, jej rodzaj, wersja regulaminu i skrót zostają jako dowód.`}
          />
          <Purpose
            title="Opinia"
            data="ocena, tekst i podpis, który sam(a) wybierzesz."
            basis="zgoda wyrażona przez wysłanie opinii (art. 6 ust. 1 lit. a)."
            kept="do wycofania zgody; opinia jest publiczna."
          />
          <Purpose
            title="Konto"
            data="identyfikator, e-mail, nazwa i uprawnienia od dostawcy tożsamości, nazwa użytkownika, opcjonalnie pseudonim, imię i nazwisko, zdjęcie (bez danych o miejscu i czasie wykonania), preferencje, subskrypcja nadana przez nasz zespół, przyjęta wersja regulaminu, otwarte sesje (przeglądarka, system i czasy) i to, co sam(a) w serwisie zapiszesz."
            basis="umowa o prowadzenie konta (art. 6 ust. 1 lit. b)."
            kept={`do usunięcia konta, które możesz zrobić w ustawieniach: wtedy od razu usuwamy te dane i zlecamy dostawcy tożsamości usunięcie danych logowania, zwykle w kilka minut. Zalogowane urządzenie pamiętamy najdłużej ${retentionInWords(retention.session)}, nieużywane ${retentionInWords(retention.idleSession)}, a ślad po prośbach o link do hasła czy kopię danych znika po dobie.`}
          />
          <Purpose
            title="Grupy i to, co w nich piszesz"
            data="do jakich grup należysz, nick albo pseudonim wybrany dla grupy, posty, zdjęcia (rysujemy je na nowo, bez danych o miejscu i czasie), komentarze, polubienia, kogo wyciszasz i blokujesz oraz prośba o przyjęcie do grupy prywatnej. W grupach o sprawach wrażliwych nie pokazujemy nikomu poza grupą, że do niej należysz, a w grupie – czyj to pseudonim."
            basis="umowa o prowadzenie konta (art. 6 ust. 1 lit. b), a w grupach o sprawach wrażliwych Twoja wyraźna zgoda (art. 9 ust. 2 lit. a), którą wycofasz, wychodząc z grupy. Zgodę na czytanie przez model językowy wycofasz także bez wychodzenia."
            kept="do czasu, aż to usuniesz. Prośbę o przyjęcie usuwamy, gdy ktoś na nią odpowie. Wychodząc z grupy i usuwając konto, decydujesz, czy Twoje wpisy znikną; zostawione po usunięciu konta nie mają nicku ani zdjęcia, co najwyżej pseudonim z grupy o sprawach wrażliwych, i nie da się ich z Tobą powiązać."
          />
          <Purpose
            title="Powiadomienia w społeczności"
            data="kto Ci odpowiada, wspomina o Tobie albo lubi Twój wpis, czy to przeczytano i czy chcesz o tym e-maili. O grupach prywatnych i wrażliwych nie piszemy w e-mailach ani nazwy, ani treści."
            basis="umowa o prowadzenie konta (art. 6 ust. 1 lit. b); e-maile tylko za zgodą, którą wycofasz jednym kliknięciem (art. 6 ust. 1 lit. a)."
            kept={`${retentionInWords(retention.notification)} od zdarzenia, a wybór co do e-maili do usunięcia konta.`}
          />
          <Purpose
            title="Horoskop e-mailem"
            data="adres e-mail i znak zodiaku, który wybierasz. Znaku nie łączymy z niczym innym."
            basis="Twoja zgoda, którą potwierdzasz linkiem z e-maila i wycofasz jednym kliknięciem (art. 6 ust. 1 lit. a)."
            kept={`dopóki się nie wypiszesz: wtedy od razu usuwamy adres i wysłane na niego wiadomości. Adres, którego nikt nie potwierdzi, ${retentionInWords(retention.unconfirmedSubscriber)}.`}
          />
          <Purpose
            title="Propozycje grup i opieki nad nimi"
            data="nazwa grupy, którą proponujesz, i to, co o niej piszesz, albo grupa, którą chcesz się opiekować, i dlaczego; nasza odpowiedź. Propozycję opieki zespół widzi pod Twoją nazwą w tej grupie, w grupach o sprawach wrażliwych pod pseudonimem."
            basis="umowa o prowadzenie konta (art. 6 ust. 1 lit. b)."
            kept={`${retentionInWords(retention.groupWish)} od wysłania, najdłużej do usunięcia konta. Złożona pod pseudonimem zostaje do końca tego czasu, jeśli usuwasz konto, a swoje wpisy zostawiasz: nie da się jej z Tobą powiązać.`}
          />
          <Purpose
            title="Zgłoszenia treści i decyzje moderacji"
            data="co zgłaszasz, powód, opis, Twoje imię, nazwisko i adres e-mail (osoba, której dotyczy zgłoszenie, ich nie pozna), decyzje z powodami, odwołania i wiadomości w sprawie. W grupach o sprawach wrażliwych nasz zespół widzi tylko pseudonim; konto poznają dwie osoby, gdy obie się zgodzą, i dostaniesz o tym e-mail."
            basis="obowiązek prawny: przyjmowanie zgłoszeń, uzasadnianie decyzji i odwołania (art. 6 ust. 1 lit. c; art. 16, 17 i 20 aktu o usługach cyfrowych), a w słowach, które autor usuwa, także ochrona roszczeń (art. 17 ust. 3 lit. b i e RODO)."
            kept={`sprawę i zgłoszenie dopóki trwają i można się odwołać, a potem jeszcze ${retentionInWords(retention.moderationCase)}. Treść, którą moderacja ukryła, usunęła albo zmieniła, trzymamy w dawnej postaci ${retentionInWords(retention.hiddenContent)} od decyzji, żeby po odwołaniu dało się ją przywrócić; potem tę postać usuwamy. Słowa posta albo komentarza, który ktoś zgłosił i na którego ocenę czeka, a autor sam go usuwa, zostają przy sprawie do jej zamknięcia: czyta je nasz zespół, a na stronie sprawy także autor. Nie zostaje zdjęcie ani nic, co zgłoszono tylko z troski o autora albo co zatrzymał automat, słysząc zagrożenie życia. Zgłoszenie bez logowania, którego nie potwierdzisz linkiem z e-maila, ${retentionInWords(retention.unconfirmedReport)}.`}
          />
          <Purpose
            title="Działanie i bezpieczeństwo serwisu"
            data="adres IP w czasie połączenia oraz dzienniki techniczne bez adresów e-mail, treści i tokenów zamówień."
            basis="uzasadniony interes: stabilny i bezpieczny serwis (art. 6 ust. 1 lit. f)."
            kept={`dzienniki ${retentionInWords(retention.logs)}, kopie zapasowe bazy, szyfrowane, ${retentionInWords(retention.backups)}. Zapis tego, co przy zamówieniach i kontach robi nasza obsługa: ${retentionInWords(retention.audit)}; jej notatki i licznik odsłonięć treści: ${retentionInWords(retention.staffNote)}. Czas, koszt i wynik pytań do modelu językowego, bez treści: ${retentionInWords(retention.modelCall)}; zadania serwera, które się nie udały, ${retentionInWords(retention.givenUpJob)}.`}
          />
          <h3>Wszystkie terminy w&nbsp;jednym miejscu</h3>
          <RetentionTable />
          <p>
            Podanie danych jest dobrowolne, ale bez adresu e-mail i&nbsp;odpowiedzi nie da się
            przygotować ani wysłać dokumentu.
          </p>
        </>
      ),
    },
    {
      id: "odbiorcy",
      title: "Komu powierzamy dane",
      body: (
        <>
          <p>Dane dostają tylko te firmy:</p>
          <ul>
            {recipientKinds.map(({ what, of }) =>
              of(recipients).map((recipient) => (
                <li key={what + recipient.name}>
                  <strong>{recipient.name}</strong> ({recipient.country}) – {tieWords(what)}.{" "}
                  {tieWords(groundWords[recipient.ground])}
                  {"trains" in recipient && ` ${tieWords(trainingWords(recipient.trains))}`}
                </li>
              )),
            )}
          </ul>
          <p>
            Kopię zabezpieczeń dostaniesz na prośbę. Danych nie sprzedajemy. Organom państwa
            podajemy je tylko wtedy, gdy nakazuje to prawo.
          </p>
        </>
      ),
    },
    {
      id: "osoby-trzecie",
      title: "Dane osób, o\u00a0których piszesz",
      body: (
        <p>
          Opisując swoją sprawę, możesz wspomnieć o&nbsp;innych. Ich dane mamy od Ciebie
          i&nbsp;używamy ich w&nbsp;zamówieniu tylko do napisania tekstu albo ułożenia umowy (art. 6
          ust. 1 lit. f RODO), tak długo jak Twoich odpowiedzi. Nie podawaj nazwisk ani adresów, gdy
          nie są potrzebne, a&nbsp;drugą stronę umowy najmu uprzedź, że wpisujesz jej dane. Te osoby
          mają takie same prawa jak Ty; nie piszemy do nich, bo nie znamy ich adresów, a&nbsp;dane
          z&nbsp;zamówień znikają po dobie (art. 14 ust. 5 lit. b RODO). To, co piszesz
          o&nbsp;innych w&nbsp;grupach, opiniach, wiadomościach i&nbsp;zgłoszeniach, mamy tak długo
          jak dany wpis, wiadomość albo sprawę.
        </p>
      ),
    },
    {
      id: "przegladarka",
      title: "Co zostaje w\u00a0Twojej przeglądarce",
      body: (
        <p>
          Żeby nie zginęło to, co piszesz, przeglądarka trzyma szkic formularza w&nbsp;pamięci tej
          jednej karty (sessionStorage). Nie wysyła go do nas; znika po wysłaniu formularza,
          wylogowaniu albo zamknięciu karty. W&nbsp;grupach o&nbsp;sprawach wrażliwych szkiców nie
          ma. Plan bezpieczeństwa zostaje w&nbsp;przeglądarce (localStorage) tylko wtedy, gdy
          naciśniesz „Zachowaj na tym urządzeniu”, i&nbsp;do chwili, gdy naciśniesz „Usuń”.
        </p>
      ),
    },
  ];
}

type Recipient = Recipients["hosting"] | Recipients["models"][number];

/** What each kind of recipient gets; who it is, where and on what ground, the operator's settings say. */
const recipientKinds: readonly { what: string; of: (all: Recipients) => readonly Recipient[] }[] = [
  {
    what: "bramka płatnicza: kwota, numer zamówienia i\u00a0e-mail; za samą płatność odpowiada jako osobny administrator",
    of: ({ payments }) => [payments],
  },
  {
    what: "poczta: adres e-mail, treść wiadomości i\u00a0załączniki, także tych, którymi odpisujesz",
    of: ({ mail }) => [mail],
  },
  {
    what: "model językowy: odpowiedzi potrzebne do napisania tekstu, rozmowy z\u00a0mentorem i\u00a0z\u00a0postaciami AI i\u00a0to, w\u00a0czym sprawdza, czy słychać kryzys, bez adresu e-mail",
    of: ({ models }) => models,
  },
  {
    what: "logowanie, tylko gdy masz konto: e-mail i\u00a0dane logowania",
    of: ({ identity }) => [identity],
  },
  { what: "serwery i\u00a0baza danych", of: ({ hosting }) => [hosting] },
];

const groundWords: Record<Recipient["ground"], string> = {
  eea: "Dane nie opuszczają Europejskiego Obszaru Gospodarczego.",
  adequacy:
    "Dane mogą trafić poza Europejski Obszar Gospodarczy na podstawie decyzji Komisji Europejskiej o odpowiednim poziomie ochrony (art. 45 RODO).",
  clauses:
    "Dane mogą trafić poza Europejski Obszar Gospodarczy na podstawie standardowych klauzul umownych (art. 46 ust. 2 lit. c RODO).",
};

const trainingWords = (trains: boolean) =>
  trains
    ? "Według umowy ta firma może uczyć na nich swoje modele."
    : "Umowa nie pozwala uczyć na nich modeli.";
