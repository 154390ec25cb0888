import { howItWorks, keptForADay } from "../boxes";
import { defineProduct, orderAndPay } from "../product";
import { emailField, nameField } from "../questions";

const required = "Napisz, co lubisz i jaki masz charakter – z tego powstanie opis.";

export const datingBio = defineProduct({
  slug: "dating-bio",
  version: 7,
  path: "/smart/dating-bio",
  orderType: "TinderDescriptionGenerator",
  tokenPrefix: "Smart-",
  area: "dating",
  hub: { path: "/dating-tools", label: "Randki" },
  title: "Opis randkowy",
  lead: "Opowiedz o sobie po swojemu. Dostaniesz trzy wersje opisu na profil, pomysły na pierwszą wiadomość i kilka dobrych rad.",
  description:
    "Opis na profil randkowy napisany z Twoich słów: trzy wersje, pomysły na pierwszą wiadomość i wskazówki o zdjęciach. PDF na e-mail w ciągu 1–2 minut.",
  priceGrosze: 1299,
  fields: [
    {
      kind: "longText",
      name: "interests",
      label: "Co lubisz robić?",
      hint: "Im konkretniej, tym lepiej: nie „podróże”, tylko „nocne pociągi do Pragi”.",
      required,
      ask: "Napisz, co lubisz robić.",
      rows: 3,
      counter: 200,
    },
    {
      kind: "longText",
      name: "personality",
      label: "Jaka jest Twoja osobowość?",
      hint: "Co mówią o Tobie bliskie osoby? Co Cię śmieszy, co wzrusza?",
      required,
      ask: "Napisz, jaki masz charakter.",
      rows: 3,
      counter: 200,
    },
    {
      kind: "text",
      name: "vibe",
      label: "Jaki ma być ton opisu?",
      hint: "Na przykład: ciepły, z przymrużeniem oka, spokojny.",
    },
    {
      kind: "text",
      name: "lookingFor",
      label: "Kogo lub czego szukasz?",
      hint: "Na przykład: związku, kogoś na wspólne wyprawy, dobrej rozmowy.",
    },
    {
      kind: "longText",
      name: "additionalInfo",
      label: "Co jeszcze warto wiedzieć?",
      hint: "Zwierzęta, dzieci, nietypowe godziny pracy – to, co ma znaczenie.",
      rows: 3,
    },
    {
      kind: "file",
      name: "attachment",
      label: "Załącznik",
      hint: "Na przykład dotychczasowy opis albo notatki o sobie. Czytamy tekst z PDF, DOCX i TXT.",
      multiple: false,
      maxFiles: 1,
    },
    nameField("Tak zwrócimy się do Ciebie w dokumencie."),
    {
      kind: "choice",
      name: "gender",
      label: "Płeć",
      hint: "Żeby opis w pierwszej osobie brzmiał naturalnie. Bez odpowiedzi napiszemy neutralnie.",
      placeholder: "Wybierz, jeśli chcesz",
      options: ["kobieta", "mężczyzna", "inna"].map((value) => ({ value, label: value })),
    },
    emailField("Email jest wymagany do wysyłki opisu randkowego!", {
      ask: "Podaj e-mail – na niego wyślemy opis.",
    }),
  ],
  boxes: [
    {
      title: "Co dostaniesz",
      items: [
        "trzy wersje opisu: krótką, średnią i dłuższą, gotowe do skopiowania",
        "pomysły na pierwszą wiadomość",
        "co lepiej pominąć i w jakiej kolejności ułożyć zdjęcia",
      ],
    },
    howItWorks("Twoje odpowiedzi czyta sztuczna inteligencja i układa z nich opis."),
    keptForADay({ what: "Odpowiedzi, załącznik i dokument" }),
    {
      title: "Tylko prawda",
      text: "Niczego nie zmyślamy i nie poprawiamy Cię na kogoś innego. Opis ma przyciągnąć kogoś, komu spodobasz się naprawdę.",
    },
  ],
  form: { heading: "Ty, własnymi słowami" },
  submitLabel: orderAndPay,
  sampleSentence: "Piekę chleb na zakwasie o imieniu Zdzisław, chodzę po Beskidach bez stopera.",
  demonstration: {
    opinions: [
      {
        author: "Natalia",
        text: "Krótka wersja brzmi jak ja w dobrym humorze. Wkleiłam bez zmian.",
      },
      {
        author: "Bartek",
        text: "Nigdy nie wiem, jak zacząć rozmowę. Dwa z tych pomysłów naprawdę zadziałały.",
      },
      {
        author: "Iga",
        text: "Zamiast listy przymiotników wyszła scena z mojego życia. O to chodziło.",
      },
    ],
  },
  writtenByModel: true,
  document: { constellation: "cygnus", fileName: "opis-randkowy.pdf" },
  again: { label: "Zamów kolejny opis" },
  back: { label: "Wróć do narzędzi" },
});
