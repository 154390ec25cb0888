import type { FieldOf } from "~/forms/fields";
import type { Party, RentalAnswers, RentalFieldName } from "./field-names";
import { maxMonths, rentalAsks, rentalMessages } from "./messages";

export type { Party, RentalAnswers, RentalFieldName } from "./field-names";

export const rentalKinds = [
  {
    value: "ordinary",
    label: "Najem zwykły",
    hint: "Dla większości umów między osobami i firmami.",
  },
  {
    value: "occasional",
    label: "Najem okazjonalny",
    hint: "Wynajmuje osoba fizyczna, która nie prowadzi firmy wynajmującej lokale. Wymaga oświadczenia najemcy u notariusza.",
  },
  {
    value: "institutional",
    label: "Najem instytucjonalny",
    hint: "Wynajmuje ktoś, kto prowadzi działalność w zakresie wynajmowania lokali. Wymaga oświadczenia najemcy u notariusza.",
  },
] as const;

export type RentalKind = (typeof rentalKinds)[number]["value"];

export type StepNumber = 1 | 2 | 3 | 4;

export const rentalSteps: readonly { number: StepNumber; title: string }[] = [
  { number: 1, title: "Wynajmujący i najemca" },
  { number: 2, title: "Mieszkanie" },
  { number: 3, title: "Warunki najmu" },
  { number: 4, title: "Konto do czynszu i e-mail" },
];

type Kinds = "text" | "longText" | "email" | "day" | "number" | "amount" | "checkbox" | "radio";

/** A question of the agreement. It is kept in a draft however it was answered, and checked when the way goes on. */
export type RentalField = FieldOf<Kinds> & {
  name: RentalFieldName;
  step: StepNumber;
  side?: { party: Party; of: "person" | "company" };
};

export const companyBoxes = { landlord: "isCompanyLandlord", tenant: "isCompanyTenant" } as const;

/** One line, which the browser does not fill in: it knows one person's data, and an agreement has two parties. */
const line = { kind: "text", autoComplete: "off" } as const;

/** Long answers, in characters. */
const longLimit = { length: 2_000, message: "Skróć tekst do 2000 znaków." };
const paragraph = { kind: "longText", rows: 3, limit: longLimit, uncounted: true } as const;

function partyFields(party: Party, whose: string): RentalField[] {
  const person = { party, of: "person" } as const;
  const company = { party, of: "company" } as const;
  return [
    {
      kind: "checkbox",
      name: companyBoxes[party],
      step: 1,
      label: party === "landlord" ? "Wynajmującym jest firma" : "Najemcą jest firma",
      value: "true",
    },
    {
      ...line,
      name: `${party}Name`,
      step: 1,
      label: `Imię i nazwisko ${whose}`,
      required: `Podaj imię i nazwisko ${whose}.`,
      side: person,
    },
    {
      ...line,
      name: `${party}Id`,
      step: 1,
      label: `PESEL albo numer dokumentu ${whose}`,
      side: person,
    },
    {
      ...line,
      name: `${party}CompanyName`,
      step: 1,
      label: `Nazwa firmy ${whose}`,
      required: `Podaj nazwę firmy ${whose}.`,
      side: company,
    },
    {
      ...line,
      name: `${party}NIP`,
      step: 1,
      label: `NIP ${whose}`,
      required: `Podaj NIP ${whose}.`,
      side: company,
    },
    {
      ...line,
      name: `${party}Representative`,
      step: 1,
      label: `Kto podpisuje w imieniu ${whose}`,
      hint: "Imię, nazwisko i funkcja.",
      required: `Napisz, kto podpisuje w imieniu ${whose}.`,
      side: company,
    },
    {
      ...line,
      name: `${party}Address`,
      step: 1,
      label: `Adres ${whose}`,
      hint: "Ulica, numer, kod i miejscowość.",
      required: `Podaj adres ${whose}.`,
    },
  ];
}

export const defaultDepositReturnDays = "14";

/** In how many days a deposit is returned at the latest. The law says a month (art. 6 ust. 4, art. 19a ust. 5 u.o.p.l.). */
export const maxDepositReturnDays = 30;

export const rentalFields: readonly RentalField[] = [
  {
    kind: "radio",
    name: "rentalKind",
    step: 1,
    label: "Rodzaj najmu",
    options: rentalKinds,
    required: "Wybierz rodzaj najmu.",
    wrong: "Wybierz rodzaj najmu.",
  },
  {
    ...line,
    name: "alternativeAddress",
    step: 1,
    label: "Adres lokalu zastępczego",
    hint: "Lokal, do którego najemca mógłby się przenieść. Gdy jeszcze go nie znasz, zostawimy miejsce do wpisania.",
  },
  ...partyFields("landlord", "wynajmującego"),
  ...partyFields("tenant", "najemcy"),
  {
    ...paragraph,
    name: "coTenants",
    step: 1,
    label: "Pozostali najemcy",
    hint: "Każdy w nowym wierszu: imię, nazwisko, adres, PESEL albo numer dokumentu. Odpowiadają razem i podpisują umowę. Puste pole: najemca jest jeden.",
  },
  {
    ...paragraph,
    name: "occupants",
    step: 1,
    label: "Kto jeszcze zamieszka",
    hint: "Osoby, które nie są najemcami, na przykład dzieci. Wystarczą imiona i nazwiska.",
  },
  {
    ...line,
    name: "apartmentAddress",
    step: 2,
    label: "Adres mieszkania",
    hint: "Ulica, numer domu i mieszkania, kod i miejscowość.",
    required: "Podaj adres mieszkania.",
  },
  {
    ...paragraph,
    name: "apartmentDescription",
    step: 2,
    label: "Opis mieszkania",
    hint: "Z czego się składa, na przykład: salon, sypialnia, kuchnia, łazienka, piwnica.",
    required: "Opisz, z czego składa się mieszkanie.",
  },
  {
    kind: "number",
    name: "area",
    step: 2,
    label: "Powierzchnia w m²",
    hint: "Na przykład 46,5.",
    required: "Podaj powierzchnię mieszkania.",
    above: 0,
    wrong: rentalMessages.area,
    asks: rentalAsks,
  },
  {
    ...paragraph,
    name: "equipment",
    step: 2,
    label: "Wyposażenie",
    hint: "Co zostaje w mieszkaniu, na przykład: meble kuchenne, lodówka, pralka, łóżko. Gdy nic: „brak”.",
    required: "Napisz, jakie wyposażenie zostaje w mieszkaniu.",
  },
  {
    ...line,
    name: "energyCertificate",
    step: 2,
    label: "Numer świadectwa charakterystyki energetycznej",
    hint: "Stoi na świadectwie i w rejestrze (rejestrcheb.mrit.gov.pl). Kopię albo wydruk wynajmujący przekazuje najemcy przy podpisaniu.",
  },
  {
    ...line,
    name: "city",
    step: 2,
    label: "Miejscowość zawarcia umowy",
    required: "Podaj miejscowość, w której podpiszecie umowę.",
  },
  {
    ...line,
    name: "landRegistryNumber",
    step: 2,
    label: "Numer księgi wieczystej",
    hint: "Na przykład LU1B/00012345/8.",
  },
  {
    ...line,
    name: "court",
    step: 2,
    label: "Sąd, który prowadzi księgę",
    hint: "Na przykład Sąd Rejonowy dla Krakowa-Podgórza w Krakowie.",
  },
  {
    kind: "day",
    name: "date",
    step: 3,
    label: "Data zawarcia umowy",
    required: "Wybierz dzień, w którym podpiszecie umowę.",
  },
  {
    kind: "day",
    name: "startDate",
    step: 3,
    label: "Początek najmu",
    required: "Wybierz pierwszy dzień najmu.",
  },
  {
    kind: "number",
    name: "rentalPeriodMonths",
    step: 3,
    label: "Okres najmu w miesiącach",
    hint: "Na przykład 12.",
    required: "Podaj, na ile miesięcy jest umowa.",
    above: 0,
    tooSmall: rentalMessages.months,
    most: maxMonths,
    whole: true,
    wrong: rentalMessages.wholeMonths,
    asks: rentalAsks,
  },
  {
    kind: "day",
    name: "endDate",
    step: 3,
    label: "Koniec najmu",
    hint: "Liczymy go sami: początek plus liczba miesięcy minus jeden dzień.",
    required: "Koniec najmu policzymy, gdy podasz początek i liczbę miesięcy.",
    computed: true,
  },
  {
    kind: "amount",
    name: "rentAmount",
    step: 3,
    label: "Czynsz miesięczny w zł",
    required: "Podaj miesięczny czynsz.",
    least: 1,
    tooSmall: rentalMessages.rent,
    asks: rentalAsks,
  },
  {
    kind: "number",
    name: "rentDueDay",
    step: 3,
    label: "Dzień miesiąca, do którego płaci się czynsz",
    hint: "Od\u00a01 do\u00a028.",
    required: "Podaj dzień miesiąca, do którego płaci się czynsz.",
    above: 0,
    most: 28,
    whole: true,
    wrong: rentalMessages.dueDay,
    asks: rentalAsks,
  },
  {
    kind: "amount",
    name: "administrativeFees",
    step: 3,
    label: "Opłaty administracyjne w zł miesięcznie",
    hint: "Zaliczki dla wspólnoty albo spółdzielni, które najemca płaci poza czynszem. Puste pole: mieszczą się w czynszu.",
    least: 0,
    tooSmall: rentalMessages.fees,
  },
  {
    kind: "amount",
    name: "depositAmount",
    step: 3,
    label: "Kaucja w zł",
    hint: "Puste pole oznacza kaucję równą czynszowi, 0 – brak kaucji.",
    least: 0,
    tooSmall: rentalMessages.deposit,
    asks: rentalAsks,
  },
  {
    kind: "number",
    name: "depositReturnDays",
    step: 3,
    label: "Zwrot kaucji: w ilu dniach od opróżnienia mieszkania",
    hint: `Najwyżej ${maxDepositReturnDays}. Puste pole oznacza ${defaultDepositReturnDays} dni.`,
    above: 0,
    whole: true,
    wrong: rentalMessages.returnDays,
  },
  {
    ...paragraph,
    name: "paragraph1",
    step: 3,
    label: "Postanowienie dodatkowe",
    hint: "Własnymi słowami, na przykład o zwierzętach. Wejdzie do umowy bez zmian.",
  },
  {
    ...paragraph,
    name: "paragraph2",
    step: 3,
    label: "Drugie postanowienie dodatkowe",
  },
  {
    ...line,
    name: "bankAccount",
    step: 4,
    label: "Numer rachunku do wpłaty czynszu",
    hint: "26 cyfr. Rachunek wynajmującego.",
    required: "Podaj numer rachunku do wpłaty czynszu.",
  },
  { ...line, name: "bankName", step: 4, label: "Nazwa banku", required: "Podaj nazwę banku." },
  {
    kind: "email",
    name: "email",
    step: 4,
    label: "E-mail",
    hint: "Na ten adres wyślemy umowę w PDF i DOCX.",
    required: "Podaj adres e-mail, na który wyślemy umowę.",
    wrong: rentalMessages.email,
    asks: rentalAsks,
  },
];

export const rentalFieldsOf = (step: StepNumber): readonly RentalField[] =>
  rentalFields.filter((field) => field.step === step);

export const labelOf = (name: RentalFieldName): string =>
  rentalFields.find((field) => field.name === name)?.label ?? name;

export function rentalKindOf(answers: RentalAnswers): RentalKind {
  return rentalKinds.find(({ value }) => value === answers.rentalKind)?.value ?? "ordinary";
}

/** Whether a party signs as a company. */
export const isCompany = (answers: RentalAnswers, party: Party): boolean =>
  answers[companyBoxes[party]] === "true";

/**
 * The questions of a step's page. What a question of step 1 hangs on is chosen beside it, so all of them are there, and a style
 * sheet shows those that are asked.
 */
export const shownFieldsOf = (step: StepNumber, answers: RentalAnswers): readonly RentalField[] =>
  rentalFieldsOf(step).filter((field) => step === 1 || isAsked(field, answers));

/** Whether a question concerns these parties and this kind of agreement. */
export function isAsked({ name, side }: RentalField, answers: RentalAnswers): boolean {
  if (name === "alternativeAddress") return rentalKindOf(answers) === "occasional";
  // An ordinary tenant pays nothing besides the rent but what does not depend on the owner (art. 9 ust. 5 u.o.p.l.).
  if (name === "administrativeFees") return rentalKindOf(answers) !== "ordinary";
  return !side || isCompany(answers, side.party) === (side.of === "company");
}
