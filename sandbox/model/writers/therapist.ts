import type { TherapistContent } from "../../../app/products/therapist/content.ts";
import {
  around,
  capitalised,
  dedication,
  demonstration,
  nameFrom,
  quotable,
  read,
  sentencesOf,
} from "./own-words.ts";
import { weekOfSmallThings } from "./worksheet/week.ts";

/**
 * Writes the worksheet „Terapeuta AI” from a person's answers.
 * @param answers of the order form; any of them may be odd
 */
export function writeTherapist(answers: Record<string, unknown>): TherapistContent {
  const [situation = ""] = sentencesOf(answers.problemDescription, 130);
  const thought = thoughtIn(answers.problemDescription);
  return {
    title: "Jedna myśl mniej do dźwigania",
    opening: `${dedication(answers.name, "Ta karta pracy jest dla jednej osoby:")}${around(
      answers.problemDescription,
      120,
      (words) => `„${words}” – to dużo jak na jedną głowę.`,
      "Trudno ubrać w słowa coś, co ciąży, i to też jest w porządku.",
    )} ${around(
      answers.goal,
      120,
      (words) => `A na końcu drogi stoi Twój cel: „${words}”.`,
      "Cel może się dopiero wyłonić.",
    )} Między jednym a drugim jest kilka małych kroków i od nich zaczynamy.`,
    chain: {
      situation: situation
        ? `${situation}. To jedna z takich chwil, zwykła i powtarzalna.`
        : "Zwykła chwila dnia, w której napięcie nagle rośnie. Wpisz tu swoją: gdzie, kiedy, kto jest obok.",
      thought: `„${thought}” Pojawia się sama i tak szybko, że łatwo wziąć ją za fakt.`,
      feeling: around(
        answers.feelings,
        140,
        (words) =>
          `${capitalised(words)}. Sprawdź, które z nich jest najsilniejsze i ile ma od 0 do 100.`,
        "Może napięcie, może smutek, może złość na siebie. Sprawdź, co jest najsilniejsze i ile ma od 0 do 100.",
      ),
      body: "Może płytszy oddech, ściśnięte gardło albo brzuch, gorąco w twarzy. Ciało ostrzega, zanim głowa zdąży ocenić, czy jest przed czym.",
      behaviour:
        "Bywa, że wtedy robi się krok w tył: milczenie, odłożenie sprawy, sprawdzanie w myślach, co poszło źle. Na chwilę przynosi to ulgę, a na dłużej utrwala obawę.",
    },
    loop: "Każde ogniwo podaje rękę następnemu, a zachowanie zamyka koło: skoro trzeba było się wycofać, to widocznie było czego się bać. Koło można rozłączyć w dowolnym miejscu. Najłatwiej zwykle przy myśli, bo da się ją zapisać, i przy zachowaniu, bo można je zmienić o centymetr.",
    understanding: [
      "Zauważ, że w tym łańcuchu nic nie jest wadą charakteru. To raczej dobrze wyuczony sposób ochrony, który kiedyś pomagał, a teraz kosztuje więcej, niż daje. Umysł woli fałszywy alarm od przeoczonego zagrożenia, dlatego dzwoni głośno także wtedy, gdy nic się nie pali.",
      around(
        answers.pastAttempts,
        150,
        (words) =>
          `O dotychczasowych próbach piszesz: „${words}”. Potraktuj je jak wyniki badań, a nie jak porażki. To, co pomaga choć trochę, zostaje w zestawie. To, co pogarsza, też jest cenną wiadomością: wiadomo już, czego nie powtarzać.`,
        "Nawet jeśli nic jeszcze nie było próbowane wprost, na pewno są dni lepsze i gorsze. W tych lepszych kryje się wskazówka: kto jest wtedy obok, o jakiej porze, po jakiej nocy. Zapisz jedną taką okoliczność, przyda się w planie na tydzień.",
      ),
    ],
    record: {
      situation: nameFrom(situation, 70, "Chwila, w której rośnie napięcie"),
      thought,
      feeling: `${nameFrom(quotable(answers.feelings, 400).split(",")[0] ?? "", 30, "Napięcie")}: 70`,
      evidence: "Wspiera: pamiętam jeden zły raz. Podważa: wiele razy poszło zwyczajnie.",
      balanced: "Bywa mi trudno, a mimo to sobie radzę.",
    },
    balanced: [
      {
        harsh: `„${thought}”`,
        kind: "To myśl, a nie wyrok. Jest mi trudno w tej chwili i mogę zrobić jedną małą rzecz mimo to.",
      },
      {
        harsh: "„Wszyscy to widzą i oceniają”.",
        kind: "Większość ludzi jest zajęta sobą. Jeśli ktoś zauważy, może też po prostu zrozumieć.",
      },
      {
        harsh: "„Zawsze tak jest i nic tego nie zmieni”.",
        kind: "Bywa tak często, ale nie zawsze. Potrafię przypomnieć sobie choć jeden raz, gdy było inaczej.",
      },
    ],
    experiment: {
      prediction:
        "Jeśli zrobię to inaczej niż zwykle, będzie gorzej i trudno mi będzie to znieść. Zapisz, na ile procent w to wierzysz.",
      action: around(
        answers.goal,
        110,
        (words) =>
          `Weź najmniejszy kawałek swojego celu („${words}”) i zrób go raz, na próbę: jedno zdanie, jedna minuta, jedna wiadomość.`,
        "Wybierz jedną rzecz, której ostatnio unikasz, i zrób jej najmniejszy kawałek: jedno zdanie, jedna minuta, jedna wiadomość.",
      ),
      when: "W najbliższych trzech dniach, w spokojniejszym miejscu i o dobrej porze dnia",
      sign: "Patrz jak badacz: co dokładnie dzieje się potem, ile trwa najgorszy moment i jak silne jest uczucie po kwadransie. Liczą się fakty, nie wrażenie, że wypada lepiej lub gorzej.",
    },
    week: weekOfSmallThings,
    closing: `Nie trzeba zrobić wszystkiego z tej karty. Wystarczy jeden wiersz, jeden krok i jedna życzliwsza myśl. Jeśli jest ktoś, komu ufasz, pokaż mu te strony: we dwoje łatwiej je wypełniać. ${demonstration}`,
  };
}

/** What the person says that they think; without that, a thought that many people have. */
function thoughtIn(description: unknown): string {
  const [, words = ""] =
    /(?:myślę|czuję|wydaje mi się|wiem),? że ([^.!?]{6,90})/iu.exec(read(description)) ?? [];
  const named = nameFrom(words, 90, "");
  return named ? `${named}.` : "Nie dam rady i wszyscy to zobaczą.";
}
