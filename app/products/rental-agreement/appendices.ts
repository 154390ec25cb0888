import type { RentalKind } from "./fields";
import { dots, type Piece, type RentalPart } from "~/documents/rental/model";

type Fill = (template: string) => Piece[];

const toFillIn = (labels: readonly string[], columns: number) =>
  labels.map((label) => [label, ...Array<string>(columns - 1).fill("")]);

function handover(fill: Fill): RentalPart {
  return {
    id: "protokol",
    name: "Protokół zdawczo-odbiorczy",
    blocks: [
      { type: "title", text: "Protokół zdawczo-odbiorczy" },
      {
        type: "paragraph",
        pieces: fill(
          "Załącznik nr 1 do umowy najmu z dnia {date}, dotyczącej lokalu pod adresem: {apartmentAddress}.",
        ),
      },
      { type: "paragraph", pieces: [`Dzień wydania: ${dots}  Dzień zwrotu: ${dots}`] },
      {
        type: "table",
        caption: "Stany liczników",
        header: ["Licznik", "Numer", "Przy wydaniu", "Przy zwrocie"],
        rows: toFillIn(
          ["Energia elektryczna", "Gaz", "Woda zimna", "Woda ciepła", "Ogrzewanie"],
          4,
        ),
        widths: [0.31, 0.25, 0.22, 0.22],
      },
      {
        type: "table",
        caption: "Stan mieszkania",
        header: ["Element", "Przy wydaniu", "Przy zwrocie"],
        rows: toFillIn(
          [
            "Ściany i sufity",
            "Podłogi",
            "Okna i drzwi",
            "Instalacje i urządzenia",
            "Kuchnia i sprzęt",
            "Łazienka",
            "Meble",
          ],
          3,
        ),
        widths: [0.3, 0.35, 0.35],
      },
      {
        type: "table",
        caption: "Klucze",
        header: ["Rodzaj", "Sztuk przy wydaniu", "Sztuk przy zwrocie"],
        rows: toFillIn(["Klucze do mieszkania", "Klucze lub pilot do budynku", "Inne"], 3),
        widths: [0.4, 0.3, 0.3],
      },
      { type: "paragraph", pieces: fill("Wyposażenie według umowy: {equipment}.") },
      { type: "lines", label: "Uwagi:", count: 3 },
      { type: "subtitle", text: "Wydanie lokalu" },
      { type: "signatures", left: "Wynajmujący", right: "Najemca" },
      { type: "subtitle", text: "Zwrot lokalu" },
      { type: "signatures", left: "Wynajmujący", right: "Najemca" },
    ],
  };
}

function consent(fill: Fill, tenant: string): RentalPart {
  return {
    id: "zgoda",
    name: "Zgoda właściciela lokalu zastępczego",
    blocks: [
      { type: "title", text: "Oświadczenie o zgodzie na zamieszkanie" },
      {
        type: "paragraph",
        pieces: fill("Załącznik do umowy najmu okazjonalnego z dnia {date} (wzór do podpisania)."),
      },
      { type: "paragraph", pieces: [`Imię i nazwisko: ${dots}${dots}`] },
      { type: "paragraph", pieces: [`Adres: ${dots}${dots}`] },
      {
        type: "paragraph",
        pieces: fill(
          `Oświadczam, że przysługuje mi tytuł prawny do lokalu położonego pod adresem: {alternativeAddress}. Wyrażam zgodę na zamieszkanie w nim Najemcy (${tenant}) i osób, które z Najemcą zamieszkują, w przypadku wykonania egzekucji obowiązku opróżnienia lokalu pod adresem: {apartmentAddress}.`,
        ),
      },
      {
        type: "paragraph",
        pieces: ["Na żądanie Wynajmującego podpis na tym oświadczeniu poświadcza notariusz."],
      },
      { type: "signatures", left: "Miejscowość i data", right: "Podpis" },
    ],
  };
}

/** What is signed with the agreement: the protocol, and for najem okazjonalny the consent that the law asks for. */
export function appendices(
  kind: RentalKind,
  fill: Fill,
  names: { tenant: string },
): readonly RentalPart[] {
  return [handover(fill), ...(kind === "occasional" ? [consent(fill, names.tenant)] : [])];
}
