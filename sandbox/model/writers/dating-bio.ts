import type { DatingBioContent } from "../../../app/products/dating-bio/content.ts";
import type { PersonFile } from "../prompt.ts";
import { quote, tidy } from "../quote.ts";
import { pickBy } from "./choice.ts";

const demonstration =
  "Ten tekst jest demonstracją: powstał z gotowych fragmentów, bez udziału prawdziwego modelu AI.";

/** Someone's words as part of a sentence: as many whole clauses as fit, else cut at a word. */
function words(value: unknown, most: number, otherwise: string): string {
  const whole = tidy(value);
  const room = whole.slice(0, most + 1).replace(/[\uD800-\uDBFF]$/, "");
  const clauses = whole.length <= most ? whole : (/^.+(?=[,;.–])/u.exec(room)?.[0] ?? "");
  const text = (clauses.length > most / 3 ? clauses : quote(value, most)).replace(/[.,;\s]+$/u, "");
  return Array.from(text).length >= 3 ? text : otherwise;
}

const questions = [
  "A Twoja niedziela idealna?",
  "Co ostatnio Cię rozbawiło?",
  "Jaki masz mały, codzienny rytuał?",
  "Co polecasz na deszczowe popołudnie?",
];

/**
 * Writes the descriptions for a dating profile from a person's answers, in forms that reveal no sex.
 * @param answers of the order form; any of them may be odd
 */
export function writeDatingBio(
  answers: Record<string, unknown>,
  files: readonly PersonFile[] = [],
): DatingBioContent {
  const interests = (most: number) => words(answers.interests, most, "małe przygody blisko domu");
  const personality = (most: number) => words(answers.personality, most, "spokój z iskrą w oku");
  const looking = words(answers.lookingFor, 90, "kogoś, z kim dobrze się rozmawia i dobrze milczy");
  const vibe = words(answers.vibe, 60, "ciepły i naturalny");
  const question = pickBy(interests(200), 1, questions);
  const [file] = files;
  const read = file && quote(file.text, 90);
  return {
    title: "Opis, w którym słychać Ciebie",
    opening: `W Twoich odpowiedziach od razu widać konkret: „${interests(110)}”. Do tego dochodzi sposób bycia, który nazywasz tak: „${personality(110)}”. Z takich słów da się ułożyć opis, który zaprasza do rozmowy.${read ? ` Z załącznika „${quote(file.name, 50) || "plik"}” zostaje nam: „${read}”.` : ""}`,
    versions: {
      short: `Najczęściej: ${interests(50)}. W pakiecie: ${personality(32)}. ${question}`,
      medium: `Pytanie o to, co lubię, ma u mnie długą odpowiedź: ${interests(90)}. Bliskie osoby mówią o mnie: ${personality(80)}. Szukam: ${looking}. ${question}`,
      long: `Najlepszy dzień? Taki, w którym jest miejsce na to, co lubię: ${interests(160)}. Resztę wypełnia dobre jedzenie, trochę śmiechu i rozmowy, po których traci się poczucie czasu. Charakter w skrócie: ${personality(140)}. Nie udaję, że wszystko mam poukładane, za to umiem słuchać i przyznać się do błędu. Szukam: ${looking}. Jeśli dobrze Ci się to czyta, napisz, od czego u Ciebie zaczyna się dobry weekend. ${question}`,
    },
    why: `Każda wersja ma jeden szczegół, o który łatwo zapytać, i kończy się pytaniem, więc druga osoba nie musi wymyślać początku. Ton jest ${vibe === "ciepły i naturalny" ? vibe : `dobrany do Twoich słów („${vibe}”)`}, a zamiast listy zalet są sceny i przykłady.`,
    messages: [
      {
        text: "Na drugim zdjęciu wyglądasz, jakby ktoś przed chwilą powiedział coś bardzo śmiesznego. Zdradzisz co?",
        when: "Gdy jedno ze zdjęć jest wyraźnie złapane w ruchu. Zmień numer zdjęcia i szczegół.",
      },
      {
        text: "Mam ważne pytanie, od którego wszystko zależy: ruskie czy z kapustą i grzybami?",
        when: "Gdy profil jest krótki i trudno się do czegoś odnieść. Lekko, bez presji.",
      },
      {
        text: `Widzę, że też lubisz spędzać czas po swojemu. U mnie to zwykle: ${interests(80)}. A u Ciebie?`,
        when: "Gdy w opisie jest coś, co macie wspólnego. Wstaw to na początku.",
      },
      {
        text: "Twój opis czytam już drugi raz, co na tej aplikacji jest moim rekordem. Które zdanie powstało pierwsze?",
        when: "Gdy ktoś napisał o sobie więcej niż trzy słowa i widać, że włożył w to serce.",
      },
    ],
    avoid: [
      "Listy wymagań i zdań na „nie”. Odstraszają też te osoby, które pasują.",
      "Nazwiska, miejsca pracy, szkoły i dzielnicy: obcy nie muszą umieć Cię znaleźć.",
      "Słów, które pasują do każdego: „spontaniczność”, „poczucie humoru”, „dystans”. Zastępuje je jeden przykład.",
    ],
    photos: [
      {
        title: "Twarz w dziennym świetle",
        description:
          "Uśmiech, który pojawia się sam, i oczy bez okularów przeciwsłonecznych. To zdjęcie decyduje, czy ktoś przeczyta opis.",
      },
      {
        title: "Ty przy tym, co lubisz",
        description: `Zdjęcie, na którym widać: ${interests(90)}. Daje gotowy temat na pierwszą wiadomość.`,
      },
      {
        title: "Cała sylwetka, zwykły dzień",
        description: "Bez pozowania, w ubraniu, w którym czujesz się dobrze. Buduje zaufanie.",
      },
      {
        title: "Coś, co rozbawi",
        description:
          "Na koniec jedno zdjęcie z przymrużeniem oka. Lepiej bez innych osób, które nie zgodziły się tu być.",
      },
    ],
    closing: `Wybierz wersję, którą bez wahania przeczytasz na głos komuś bliskiemu, i zmień w niej choć jedno słowo na swoje. ${demonstration}`,
  };
}
