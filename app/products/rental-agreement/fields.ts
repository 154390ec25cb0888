/** The kinds of agreement: an ordinary lease, najem okazjonalny and najem instytucjonalny. */
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
  { number: 4, title: "Płatność i podsumowanie" },
];

export type RentalField = {
  name: RentalFieldName;
  step: StepNumber;
  kind: "text" | "longText" | "email" | "date" | "number" | "amount" | "checkbox" | "kind";
  label: string;
  hint?: string;
  optional?: true;
  /** Asked only of companies, or only of people who sign in their own name. */
  side?: { party: Party; of: "person" | "company" };
  autoComplete?: string;
};

export type Party = "landlord" | "tenant";

type PartyFieldName<Prefix extends Party> = `${Prefix}${
  "Name" | "Address" | "Id" | "CompanyName" | "NIP" | "Representative"}`;

export type RentalFieldName =
  | PartyFieldName<"landlord">
  | PartyFieldName<"tenant">
  | "isCompanyLandlord"
  | "isCompanyTenant"
  | "rentalKind"
  | "alternativeAddress"
  | "apartmentAddress"
  | "apartmentDescription"
  | "area"
  | "equipment"
  | "city"
  | "court"
  | "landRegistryNumber"
  | "date"
  | "rentalPeriodMonths"
  | "startDate"
  | "endDate"
  | "rentAmount"
  | "rentDueDay"
  | "depositAmount"
  | "depositReturnDays"
  | "paragraph1"
  | "paragraph2"
  | "bankAccount"
  | "bankName"
  | "email";

/** What has been typed so far, by field; nothing is checked yet. */
export type RentalAnswers = Partial<Record<RentalFieldName, string>>;

/** Name of the box that says that a party is a company. */
export const companyBoxes = { landlord: "isCompanyLandlord", tenant: "isCompanyTenant" } as const;

function partyFields(party: Party, whose: string): RentalField[] {
  const person = { party, of: "person" } as const;
  const company = { party, of: "company" } as const;
  return [
    {
      name: companyBoxes[party],
      step: 1,
      kind: "checkbox",
      label: party === "landlord" ? "Wynajmującym jest firma" : "Najemcą jest firma",
    },
    {
      name: `${party}Name`,
      step: 1,
      kind: "text",
      label: `Imię i nazwisko ${whose}`,
      side: person,
    },
    {
      name: `${party}Id`,
      step: 1,
      kind: "text",
      label: `PESEL albo numer dokumentu ${whose}`,
      optional: true,
      side: person,
    },
    {
      name: `${party}CompanyName`,
      step: 1,
      kind: "text",
      label: `Nazwa firmy ${whose}`,
      side: company,
    },
    { name: `${party}NIP`, step: 1, kind: "text", label: `NIP ${whose}`, side: company },
    {
      name: `${party}Representative`,
      step: 1,
      kind: "text",
      label: `Kto podpisuje w imieniu ${whose}`,
      hint: "Imię, nazwisko i funkcja.",
      side: company,
    },
    {
      name: `${party}Address`,
      step: 1,
      kind: "text",
      label: `Adres ${whose}`,
      hint: "Ulica, numer, kod i miejscowość.",
    },
  ];
}

/** Every question of the agreement, in the order in which it is asked. */
export const rentalFields: readonly RentalField[] = [
  { name: "rentalKind", step: 1, kind: "kind", label: "Rodzaj najmu" },
  {
    name: "alternativeAddress",
    step: 1,
    kind: "text",
    label: "Adres lokalu zastępczego",
    hint: "Lokal, do którego najemca mógłby się przenieść. Gdy jeszcze go nie znasz, zostawimy miejsce do wpisania.",
    optional: true,
  },
  ...partyFields("landlord", "wynajmującego"),
  ...partyFields("tenant", "najemcy"),
  {
    name: "apartmentAddress",
    step: 2,
    kind: "text",
    label: "Adres mieszkania",
    hint: "Ulica, numer domu i mieszkania, kod i miejscowość.",
  },
  {
    name: "apartmentDescription",
    step: 2,
    kind: "longText",
    label: "Opis mieszkania",
    hint: "Z czego się składa: pokoje, kuchnia, łazienka, piwnica.",
  },
  { name: "area", step: 2, kind: "number", label: "Powierzchnia w m²" },
  {
    name: "equipment",
    step: 2,
    kind: "longText",
    label: "Wyposażenie",
    hint: "Meble i sprzęty, które zostają w mieszkaniu.",
  },
  {
    name: "city",
    step: 2,
    kind: "text",
    label: "Miejscowość zawarcia umowy",
    autoComplete: "off",
  },
  {
    name: "landRegistryNumber",
    step: 2,
    kind: "text",
    label: "Numer księgi wieczystej",
    hint: "Na przykład LU1B/00012345/8.",
    optional: true,
  },
  {
    name: "court",
    step: 2,
    kind: "text",
    label: "Sąd, który prowadzi księgę",
    hint: "Na przykład Sąd Rejonowy dla Krakowa-Podgórza w Krakowie.",
    optional: true,
  },
  { name: "date", step: 3, kind: "date", label: "Data zawarcia umowy" },
  { name: "startDate", step: 3, kind: "date", label: "Początek najmu" },
  { name: "rentalPeriodMonths", step: 3, kind: "number", label: "Okres najmu w miesiącach" },
  {
    name: "endDate",
    step: 3,
    kind: "date",
    label: "Koniec najmu",
    hint: "Liczymy go sami: początek plus liczba miesięcy minus jeden dzień.",
  },
  { name: "rentAmount", step: 3, kind: "amount", label: "Czynsz miesięczny w zł" },
  {
    name: "rentDueDay",
    step: 3,
    kind: "number",
    label: "Dzień miesiąca, do którego płaci się czynsz",
  },
  {
    name: "depositAmount",
    step: 3,
    kind: "amount",
    label: "Kaucja w zł",
    hint: "Puste pole oznacza kaucję równą czynszowi, 0 – brak kaucji.",
    optional: true,
  },
  {
    name: "depositReturnDays",
    step: 3,
    kind: "number",
    label: "Zwrot kaucji: w ilu dniach od opróżnienia mieszkania",
  },
  {
    name: "paragraph1",
    step: 3,
    kind: "longText",
    label: "Postanowienie dodatkowe",
    hint: "Własnymi słowami, na przykład o zwierzętach. Wejdzie do umowy bez zmian.",
    optional: true,
  },
  {
    name: "paragraph2",
    step: 3,
    kind: "longText",
    label: "Drugie postanowienie dodatkowe",
    optional: true,
  },
  {
    name: "bankAccount",
    step: 4,
    kind: "text",
    label: "Numer rachunku do wpłaty czynszu",
    hint: "26 cyfr. Rachunek wynajmującego.",
  },
  { name: "bankName", step: 4, kind: "text", label: "Nazwa banku" },
  {
    name: "email",
    step: 4,
    kind: "email",
    label: "E-mail",
    hint: "Na ten adres wyślemy umowę w PDF i DOCX.",
    autoComplete: "email",
  },
];

export const rentalFieldsOf = (step: StepNumber): readonly RentalField[] =>
  rentalFields.filter((field) => field.step === step);

export const labelOf = (name: RentalFieldName): string =>
  rentalFields.find((field) => field.name === name)?.label ?? name;

/** Longest answers in characters. */
export const lengthLimit = (field: RentalField): number =>
  field.kind === "longText" ? 2_000 : 200;

/**
 * What a fresh draft comes with.
 * @param today YYYY-MM-DD in Europe/Warsaw
 */
export function defaultAnswers(today: string): RentalAnswers {
  return {
    rentalKind: "ordinary",
    isCompanyLandlord: "false",
    isCompanyTenant: "false",
    city: "Kraków",
    date: today,
    startDate: today,
    apartmentDescription: "Salon, sypialnia, kuchnia, łazienka",
    area: "50",
    equipment:
      "Standardowe wyposażenie: meble kuchenne, płyta grzewcza, piekarnik, lodówka, pralka, łóżko, szafa, stół i krzesła",
    rentalPeriodMonths: "12",
    rentDueDay: "10",
    depositReturnDays: defaultDepositReturnDays,
  };
}

export const defaultDepositReturnDays = "14";

export function rentalKindOf(answers: RentalAnswers): RentalKind {
  return rentalKinds.find(({ value }) => value === answers.rentalKind)?.value ?? "ordinary";
}

/** Whether a party signs as a company. */
export const isCompany = (answers: RentalAnswers, party: Party): boolean =>
  answers[companyBoxes[party]] === "true";

/** Whether a question concerns these parties and this kind of agreement. */
export function isAsked({ name, side }: RentalField, answers: RentalAnswers): boolean {
  if (name === "alternativeAddress") return rentalKindOf(answers) === "occasional";
  return !side || isCompany(answers, side.party) === (side.of === "company");
}
