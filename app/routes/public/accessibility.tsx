import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";
import { operator, type Operator } from "~/config/operator.server";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { OperatorFacts, type LegalSection } from "~/legal/section";
import { LegalPage } from "./legal-page";
import { pageMeta } from "~/ui/page-meta";

export const meta = () =>
  pageMeta(
    "Deklaracja dostępności",
    "Jak dbamy o to, żeby ze sklepu mógł skorzystać każdy, co jeszcze nie działa idealnie i do kogo napisać.",
  );

export const handle: RouteHandle = { cached: {}, openInMaintenance: true };

export const headers = () => publicHeaders;

export function loader() {
  return { operator };
}

export default function Accessibility() {
  const facts = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Deklaracja dostępności"
      lead={`Chcemy, żeby z ${brand.nameGenitive} dało się korzystać także bez myszy, bez wzroku, w powiększeniu i w gorszy dzień. Tu piszemy, jak jest naprawdę.`}
      version={brand.legalVersion}
      sections={sectionsFor(facts.operator)}
    />
  );
}

function sectionsFor(owner: Operator): readonly LegalSection[] {
  return [
    {
      id: "czego-dotyczy",
      title: "Czego dotyczy",
      body: (
        <>
          <p>
            Deklaracja obejmuje tę stronę, zamawianie i&nbsp;płacenie u&nbsp;nas oraz dokumenty,
            które wysyłamy. Usługi świadczy:
          </p>
          <OperatorFacts operator={owner} />
          <p>
            Usługa polega na zdalnej sprzedaży dokumentów: wybierasz produkt, wypełniasz formularz,
            płacisz na stronie bramki i&nbsp;dostajesz plik e-mailem. Szczegóły są w&nbsp;
            <a href={paths.terms()}>regulaminie</a>.
          </p>
        </>
      ),
    },
    {
      id: "stan",
      title: "Stan dostępności",
      body: (
        <>
          <p>
            Budujemy stronę według WCAG&nbsp;2.2 na poziomie AA oraz ustawy z&nbsp;26&nbsp;kwietnia
            2024&nbsp;r. o&nbsp;zapewnianiu spełniania wymagań dostępności niektórych produktów
            i&nbsp;usług. Sprawdzamy to sami: automatem na każdej stronie i&nbsp;w&nbsp;każdym
            stanie formularza, a&nbsp;także ręcznie klawiaturą. Niezależnego audytu jeszcze nie
            było.
          </p>
          <p>Co robimy:</p>
          <ul>
            <li>wszystko działa z&nbsp;klawiatury i&nbsp;bez JavaScriptu,</li>
            <li>fokus jest zawsze widoczny, a&nbsp;kolejność – taka jak na ekranie,</li>
            <li>
              błędy formularza są wymienione na górze, opisane słowami i&nbsp;połączone
              z&nbsp;polami; wpisany tekst nie przepada,
            </li>
            <li>
              jest motyw jasny i&nbsp;ciemny, a&nbsp;kontrast tekstu to co najmniej
              4,5&nbsp;:&nbsp;1,
            </li>
            <li>strona mieści się w&nbsp;320&nbsp;pikselach i&nbsp;znosi powiększenie do 400%,</li>
            <li>ruch na ekranie znika, gdy system prosi o&nbsp;jego ograniczenie,</li>
            <li>
              żaden krok nie ma zagadek obrazkowych ani limitu czasu na czytanie; wyjątkiem jest
              umówiona rozmowa, o&nbsp;której piszemy niżej,
            </li>
            <li>dokumenty PDF mają znaczniki, język, tytuł i&nbsp;kolejność czytania,</li>
            <li>piszemy krótkimi zdaniami i&nbsp;prostymi słowami.</li>
          </ul>
        </>
      ),
    },
    {
      id: "ograniczenia",
      title: "Co może przeszkadzać",
      body: (
        <ul>
          <li>
            Umówiona rozmowa z&nbsp;AI trwa tyle, ile kupisz: 15 albo 30 minut. To limit czasu, bez
            którego takiej usługi nie ma, więc mówimy o&nbsp;nim przed zapłatą, pokazujemy zegar
            i&nbsp;uprzedzamy 3&nbsp;minuty i&nbsp;minutę przed końcem. Jeśli ze względu na
            niepełnosprawność potrzebujesz więcej czasu, umów 30&nbsp;minut i&nbsp;napisz na{" "}
            <a href={`mailto:${owner.email}`}>{owner.email}</a>: różnicę ceny oddamy. Minuty,
            w&nbsp;których to my nie odpowiadamy, wracają same. Godzinę rezerwacji trzymamy 15
            minut; gdy minie, wybierzesz ją jeszcze raz, a&nbsp;to, co wpisane, zostaje.
          </li>
          <li>
            Strona płatności należy do bramki Tpay i&nbsp;nie mamy wpływu na jej dostępność. Jeśli
            sprawia kłopot, napisz: pomożemy dokończyć zamówienie.
          </li>
          <li>
            Tekst dokumentu pisze model językowy, więc bywa trudniejszy, niż byśmy chcieli.
            Struktura pliku pozostaje taka sama.
          </li>
          <li>Nie prowadzimy tłumaczenia na polski język migowy. Kontakt odbywa się pisemnie.</li>
        </ul>
      ),
    },
    {
      id: "kontakt-dostepnosc",
      title: "Napisz, gdy coś przeszkadza",
      body: (
        <>
          <p>
            Napisz na <a href={`mailto:${owner.email}`}>{owner.email}</a> albo przez{" "}
            <a href={paths.contact()}>formularz</a>: na której stronie jest kłopot, na czym polega
            i&nbsp;z&nbsp;jakiego urządzenia korzystasz. Odpowiemy najpóźniej w&nbsp;ciągu
            14&nbsp;dni, poprawimy to albo podamy treść w&nbsp;innej formie.
          </p>
          <p>
            Jeśli nasza odpowiedź nie wystarczy, możesz zawiadomić Prezesa Zarządu Państwowego
            Funduszu Rehabilitacji Osób Niepełnosprawnych (PFRON, al. Jana Pawła&nbsp;II&nbsp;13,
            00-828 Warszawa,{" "}
            <a href="https://www.pfron.org.pl" rel="noopener">
              pfron.org.pl
            </a>
            ), który nadzoruje dostępność usług handlu elektronicznego.
          </p>
        </>
      ),
    },
  ];
}
