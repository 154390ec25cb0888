/**
 * What can be wrong with an entry, with what the model is told when it writes it anew and staff read as the reason why it waits. Each of
 * them keeps a text from going out: nobody waits for a horoscope so much that a doubtful one had to be taken.
 */
export const horoscopeRules = {
  shape: {
    label: "Nie ma właściwej budowy",
    say: "nie ma właściwej budowy: pełne zdania, a w tekście głównym na końcu pytanie",
  },
  length: { label: "Jest za krótki albo za długi", say: "ma niewłaściwą długość" },
  sky: {
    label: "Mówi o niebie co innego niż obliczenia",
    say: "mówi o niebie co innego niż facts",
  },
  day: {
    label: "Mówi o niebie innego dnia",
    say: "mówi o niebie innego dnia niż ten, o którym jest tekst",
  },
  spelling: {
    label: "Źle zapisany znak albo planeta",
    say: "ma źle zapisaną nazwę znaku albo planety; użyj polskiej, wielką literą i z właściwą końcówką",
  },
  forms: {
    label: "Zakłada płeć",
    say: "zakłada płeć osoby, która czyta; pisz w czasie teraźniejszym albo o rzeczach",
  },
  opening: {
    label: "Zaczyna się jak inne",
    say: "zaczyna się tak jak inne teksty albo zwrotem, którego nie chcemy; zacznij inaczej",
  },
  antithesis: {
    label: "Powtarza układ „nie X, tylko Y”",
    say: "powtarza układ „nie X, tylko Y”; napisz wprost, co jest",
  },
  repetition: {
    label: "Powtarza inny horoskop",
    say: "powtarza zdanie z innego horoskopu; napisz to od nowa",
  },
  phrase: { label: "Ma zwrot, którego nie chcemy", say: "używa zwrotu, którego nie chcemy" },
  language: { label: "Nie jest po polsku", say: "nie jest po polsku" },
  contact: { label: "Ma link albo adres", say: "ma link, adres albo numer telefonu; usuń go" },
  number: {
    label: "Ma liczbę znikąd",
    say: "podaje liczbę, godzinę albo datę, której nie ma w danych",
  },
  name: {
    label: "Ma imię albo nazwę znikąd",
    say: "podaje imię albo nazwę, której nie ma w danych",
  },
  harm: {
    label: "Może skrzywdzić",
    say: "może skrzywdzić kogoś, komu jest ciężko; napisz to łagodnie",
  },
  body: {
    label: "Mówi o stanie ciała",
    say: "mówi o stanie ciała; pisz o odpoczynku, rytmie dnia i ruchu",
  },
  illness: { label: "Mówi o chorobie", say: "mówi o chorobie, leku albo objawach; usuń to" },
  death: { label: "Mówi o śmierci", say: "zapowiada śmierć, wypadek albo stratę kogoś; usuń to" },
  money: {
    label: "Przepowiada pieniądze",
    say: "przepowiada pieniądze albo radzi, co z nimi zrobić; usuń to",
  },
  pregnancy: { label: "Mówi o ciąży", say: "mówi o ciąży albo dziecku, które ma przyjść; usuń to" },
  law: {
    label: "Mówi o sądach i urzędach",
    say: "przepowiada sprawę w sądzie albo urzędzie; usuń to",
  },
  fear: { label: "Straszy", say: "straszy, grozi albo zapowiada coś złego; napisz to spokojnie" },
  discourages: {
    label: "Zniechęca do szukania pomocy",
    say: "zniechęca do szukania pomocy u ludzi albo specjalistów; usuń to",
  },
  prophecy: {
    label: "Przepowiada na pewno",
    say: "przepowiada przyszłość jako pewną; napisz to jako zaproszenie albo pytanie",
  },
} as const;

export type HoroscopeRule = keyof typeof horoscopeRules;

export const isHoroscopeRule = (rule: string): rule is HoroscopeRule =>
  Object.hasOwn(horoscopeRules, rule);

/** Why no text came of a period at all. */
export const periodFailures = {
  model_refused: "Model odmówił napisania tych tekstów.",
  model_invalid: "Odpowiedzi modelu nie dało się odczytać.",
  horoscope_cap: "Ten okres kosztował już tyle, ile może.",
  model_unavailable: "Model trzy razy nie odpowiedział na czas.",
} as const;

export type PeriodFailure = keyof typeof periodFailures;
