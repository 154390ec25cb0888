import { keptForADay } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { formsField } from "../questions";

const required = (label: string, ask: string, missing = `${label} jest wymagane!`) => ({
  label,
  required: missing,
  ask,
});

export const motivationLetter = defineProduct({
  slug: "motivation-letter",
  version: 8,
  path: "/smart/motivation-letter",
  orderType: "MotivationLetter",
  tokenPrefix: "Smart-",
  area: "career",
  hub: { path: "/career-tools", label: "Kariera" },
  title: "List motywacyjny",
  lead: "Wklej ogłoszenie i napisz, co wnosisz. Dostaniesz list gotowy do wysłania: w PDF i w DOCX, który możesz poprawiać.",
  description:
    "List motywacyjny napisany pod konkretne ogłoszenie, po polsku, angielsku albo niemiecku. PDF i DOCX na e-mail w ciągu 1–2 minut.",
  priceGrosze: 1299,
  fields: [
    {
      kind: "longText",
      name: "jobDescription",
      narrated: true,
      ...required("Ogłoszenie o pracę", "Wklej ogłoszenie."),
      hint: "Wklej całe: obowiązki, wymagania, o firmie.",
      rows: 8,
      counter: 5000,
    },
    {
      kind: "text",
      name: "position",
      ...required("Stanowisko", "Podaj stanowisko."),
      hint: "Najlepiej dokładnie tak, jak w ogłoszeniu.",
    },
    {
      kind: "text",
      name: "companyName",
      ...required(
        "Firma lub instytucja",
        "Podaj nazwę firmy lub instytucji.",
        "Firma lub instytucja jest wymagana!",
      ),
      hint: "Nazwa firmy lub instytucji, do której piszesz.",
      autoComplete: "off",
    },
    {
      kind: "longText",
      name: "whyPosition",
      label: "Zainteresowanie tą pracą",
      required: "Napisz, dlaczego właśnie ta praca.",
      hint: "Dlaczego właśnie to stanowisko i właśnie tam?",
      rows: 4,
    },
    {
      kind: "longText",
      name: "whatYouBring",
      ...required("Doświadczenie", "Napisz, co wnosisz."),
      hint: "Co wnosisz? Umiejętności, projekty, wyniki – konkrety, także liczby.",
      rows: 4,
    },
    {
      kind: "longText",
      name: "whatMakesYouUnique",
      ...required(
        "To, co Cię wyróżnia",
        "Napisz, co Cię wyróżnia.",
        "To, co Cię wyróżnia, jest wymagane!",
      ),
      hint: "Czego nie ma nikt inny wśród kandydatów? Może być coś spoza pracy.",
      rows: 3,
    },
    {
      kind: "choice",
      name: "letterStyle",
      label: "Styl listu",
      hint: "Jeśli nie wybierzesz, list będzie formalny.",
      placeholder: "Wybierz styl",
      options: ["formalny", "luźny", "z humorem", "kreatywny"].map((value) => ({
        value,
        label: value,
      })),
    },
    {
      kind: "choice",
      name: "language",
      label: "Język listu",
      placeholder: "Wybierz język",
      preset: "PL",
      options: [
        { value: "PL", label: "polski" },
        { value: "EN", label: "angielski" },
        { value: "DE", label: "niemiecki" },
      ],
    },
    {
      kind: "file",
      name: "attachments",
      label: "Załączniki",
      hint: "Na przykład CV. Czytamy tekst z PDF, DOCX i TXT; skanów nie odczytamy.",
      multiple: true,
      maxFiles: 5,
    },
    {
      kind: "text",
      name: "firstName",
      ...required("Imię", "Podaj imię."),
      autoComplete: "given-name",
    },
    {
      kind: "text",
      name: "lastName",
      ...required("Nazwisko", "Podaj nazwisko."),
      autoComplete: "family-name",
      withheld: true,
    },
    formsField,
    {
      kind: "text",
      name: "phone",
      label: "Telefon",
      hint: "Tylko do nagłówka listu.",
      autoComplete: "tel",
      withheld: true,
    },
    {
      kind: "text",
      name: "city",
      label: "Miejscowość",
      hint: "Do daty na liście.",
      autoComplete: "address-level2",
    },
    {
      kind: "email",
      name: "email",
      ...required("E-mail", "Podaj e-mail – na niego wyślemy list.", "E-mail jest wymagany!"),
      hint: "Na ten adres wyślemy pliki. Znajdzie się też w nagłówku listu.",
    },
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "list motywacyjny na jedną stronę, napisany pod to ogłoszenie",
        "PDF do wysłania i DOCX do poprawek",
        "krótki komentarz dla Ciebie: dlaczego list jest taki",
      ],
    },
    {
      title: "Jak to działa",
      text: "Ogłoszenie, odpowiedzi i załączniki czyta sztuczna inteligencja i pisze na ich podstawie list. Pliki przychodzą na e-mail w ciągu 1–2 minut od płatności.",
    },
    keptForADay({ title: "Twoje dane są bezpieczne", what: "Odpowiedzi, załączniki i list" }),
    {
      title: "Zanim wyślesz",
      text: "Przeczytaj list na głos i sprawdź każdy fakt. Nie dopisujemy doświadczeń, których nie ma w Twoich odpowiedziach – pod listem podpisujesz się Ty.",
    },
  ],
  form: { heading: "Ogłoszenie i\u00a0Ty" },
  submitLabel: orderAndPay,
  sampleSentence:
    "Nauczyło mnie to cierpliwości i jednej prostej zasady: jeśli obiecałam oddzwonić, oddzwaniam.",
  demonstration: {
    opinions: [
      {
        author: "Magda",
        text: "List nawiązywał do ogłoszenia zdanie po zdaniu. Zmieniłam dwa słowa i wysłałam.",
      },
      {
        author: "Paweł",
        text: "Po dziesięciu latach w jednej firmie nie umiałem napisać o sobie nic. Tu wyszło spokojnie i konkretnie.",
      },
      { author: "Ela", text: "Wersja po niemiecku przeszła bez poprawek u mojej lektorki." },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "aquila",
    fileName: "list-motywacyjny.pdf",
  },
  again: { label: "Zamów kolejny list" },
  back: { label: "Wróć do narzędzi" },
});
