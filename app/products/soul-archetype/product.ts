import { howItWorks, keptForADay } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, formsField, nameField } from "../questions";

const required = "Uzupełnij wymagane pola";

export const soulArchetype = defineProduct({
  slug: "soul-archetype",
  version: 8,
  path: "/horoscope/archetype",
  orderType: "SoulArchetype",
  tokenPrefix: "Smart-",
  area: "spirituality",
  hub: { path: "/horoscope", label: "Horoskopy i sny" },
  alsoInHubs: ["/ai-therapist"],
  title: "Archetyp Duszy",
  lead: "Prawdziwe niebo z dnia Twoich urodzin i jedno ważne pytanie. Dostaniesz portret pisany językiem symboli.",
  description:
    "Osobisty portret na podstawie daty urodzenia: obliczone astronomicznie położenie Słońca, Księżyca i planet, koło zodiaku, archetyp i odpowiedź na Twoje pytanie. PDF na e-mail w 1–2 minuty.",
  priceGrosze: 1499,
  fields: [
    {
      kind: "longText",
      name: "question",
      label: "O co chcesz zapytać?",
      hint: "Jedno pytanie, które teraz do Ciebie wraca.",
      required,
      ask: "Zadaj jedno pytanie.",
      rows: 4,
      counter: 500,
    },
    {
      kind: "longText",
      name: "challenge",
      label: "Z czym się teraz mierzysz?",
      rows: 3,
    },
    {
      kind: "longText",
      name: "deeperUnderstanding",
      label: "Co chcesz w sobie lepiej zrozumieć?",
      rows: 3,
    },
    {
      kind: "date",
      name: "birthDate",
      label: "Data urodzenia",
      hint: "Godzina nie jest potrzebna. Powiemy, co bez niej pozostaje niepewne.",
      required,
      ask: "Wybierz dzień, miesiąc i rok urodzenia.",
      controls: { day: "birthDay", month: "birthMonth", year: "birthYear" },
      years: 100,
      birthDate: true,
    },
    nameField("Tak podpiszemy Twój portret.", { required }),
    formsField,
    emailField("Email jest wymagany do wysyłki przepowiedni!", {
      ask: "Podaj e-mail – na niego wyślemy portret.",
    }),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "koło zodiaku z prawdziwym położeniem Słońca, Księżyca i planet w dniu Twoich urodzin",
        "tabelę pozycji z dokładnością do minuty kątowej i z drogą, jaką każde ciało przebyło tej doby",
        "archetyp z jego światłem i cieniem, odpowiedź na pytanie i małe rytuały",
      ],
    },
    howItWorks(
      "Najpierw liczymy niebo, tak jak robią to astronomowie. Potem sztuczna inteligencja czyta te pozycje razem z Twoimi odpowiedziami i pisze portret.",
    ),
    {
      title: "Symbole, nie nauka",
      text: "Pozycje planet są faktem, ich znaczenia – językiem symboli. Portret jest do namysłu; niczego nie przesądza i nie przepowiada nieszczęść.",
    },
    keptForADay(),
  ],
  form: { heading: "Pytanie i\u00a0dzień urodzin" },
  submitLabel: orderAndPay,
  sampleSentence:
    "Twoje pytanie brzmi jak zmęczenie, ale kryje się w nim umiejętność: kto zaczynał wiele razy, wie o początkach więcej niż inni.",
  demonstration: {
    opinions: [
      {
        author: "Iga",
        text: "Koło z mojego dnia urodzin wisi nad biurkiem. Tekst czytam, kiedy nie wiem, co dalej.",
      },
      {
        author: "Tomek",
        text: "Nie wierzę w horoskopy, a pytanie o to, czego pilnuję, trafiło w punkt.",
      },
      {
        author: "Danuta",
        text: "Podoba mi się, że jest napisane, czego bez godziny urodzenia nie wiadomo.",
      },
    ],
  },
  writtenByModel: true,
  document: {
    constellation: "cygnus",
    fileName: "archetyp-duszy.pdf",
  },
  again: { label: "Zamów kolejny portret" },
  back: { label: "Wróć do horoskopów i snów" },
});
