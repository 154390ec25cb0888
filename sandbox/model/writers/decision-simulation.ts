import type { DecisionSimulationContent } from "../../../app/products/decision-simulation/content.ts";
import { momentsFor } from "./decisions/scenes.ts";
import { around, dedication, demonstration, nameFrom, quotable, read } from "./own-words.ts";

/**
 * Writes „Symulacja decyzji” from a person's answers.
 * @param answers of the order form; any of them may be odd
 */
export function writeDecisionSimulation(
  answers: Record<string, unknown>,
): DecisionSimulationContent {
  const moments = momentsFor(read(answers.timePerspective));
  const [first, ...others] = moments;
  return {
    title: "Dwie drogi, jedno życie do przejścia",
    opening: `${dedication(answers.name, "Te dwie przyszłości są dla jednej osoby:")}${around(
      answers.scenarioTitle,
      100,
      (words) => `„${words}” – tak nazywasz ten wybór, a nazwa to już połowa porządku.`,
      "Ten wybór nie ma jeszcze nazwy, ale ma już dwie strony.",
    )} Poniżej obie drogi dostają tyle samo miejsca i tyle samo życzliwości. Czytaj powoli i zauważ, w której scenie łatwiej Ci oddychać.`,
    optionA: nameFrom(answers.optionA, 56, "Pierwsza droga"),
    optionB: nameFrom(answers.optionB, 56, "Druga droga"),
    moments: first
      ? [
          {
            when: first.when,
            a: `${startOf(answers.optionA)}${first.a}`,
            b: `${startOf(answers.optionB)}${first.b}`,
          },
          ...others,
        ]
      : [],
    between: [
      around(
        answers.goal,
        150,
        (words) =>
          `Twój cel brzmi: „${words}”. Obie drogi mogą do niego prowadzić, ale innym krokiem: jedna przez zmianę i szybsze uczenie się, druga przez cierpliwość i wzmacnianie tego, co już jest. Pytanie brzmi więc nie tylko „dokąd”, lecz także „jakim tempem chcę żyć po drodze”.`,
        "Nie podajesz celu, więc warto zacząć właśnie od niego. Dopiero gdy wiadomo, co ma być inaczej, widać, że obie drogi mogą tam prowadzić innym krokiem: jedna przez zmianę i szybsze uczenie się, druga przez cierpliwość i wzmacnianie tego, co już jest.",
      ),
      "Wspólne jest to, że na każdej z nich zostajesz sobą, ze swoimi nawykami, bliskimi i sposobem radzenia sobie. Wiele z tego, co cenne, pójdzie z Tobą w obie strony. Różnica jest mniejsza, niż wydaje się o drugiej w nocy.",
    ],
    comparison: [
      {
        aspect: "Pierwszy miesiąc",
        a: "dużo nowego naraz, sporo emocji",
        b: "spokojniej, bliżej tego, co znane",
      },
      {
        aspect: "Energia",
        a: "idzie na naukę i oswajanie",
        b: "idzie na wytrwałość i drobne poprawki",
      },
      {
        aspect: "Pieniądze",
        a: "większe wahania, potrzebna poduszka",
        b: "łatwiej przewidzieć, trudniej przyspieszyć",
      },
      {
        aspect: "Bliscy",
        a: "potrzebują czasu, żeby się przestawić",
        b: "mniej zmian, więcej przyzwyczajeń",
      },
      {
        aspect: "Droga odwrotu",
        a: "możliwa, z pewną ceną",
        b: "otwarta, ale okazja może minąć",
      },
    ],
    signsA: [
      "rano pierwsza myśl dotyczy tego, co chcesz zrobić, a nie tego, czego uniknąć",
      "zmęczenie mija po jednej przespanej nocy",
      "opowiadasz o tym bez pytania o zgodę",
    ],
    signsB: [
      "spokój daje siłę na coś nowego, zamiast usypiać",
      "myśl o drugiej drodze budzi ciekawość, ale nie zazdrość",
      "co miesiąc da się wskazać jedną rzecz, która urosła",
    ],
    fears: fearsOf(answers.fears),
    test: {
      question:
        "Czy to, czego się spodziewasz po opcji A, czujesz także wtedy, gdy jest zwykłym dniem?",
      action:
        "Wybierz najmniejszy kawałek tej drogi, który da się przeżyć bez podpisywania czegokolwiek: jeden dzień próby, jedna rozmowa z kimś, kto już tam jest, jedno zlecenie, jedna wizyta na miejscu.",
      time: "W ciągu dwóch tygodni, najwyżej jeden dzień",
      sign: "Jeśli po teście chcesz go powtórzyć mimo niewygód, to ważna wiadomość. Jeśli czujesz ulgę, że minął, to wiadomość równie ważna.",
    },
    steps: [
      {
        when: "dziś wieczorem",
        title: "Przeczytaj obie kolumny na głos",
        description:
          "Przy każdej scenie połóż rękę tam, gdzie w ciele coś się odzywa. Zapisz jedno słowo obok kolumny, bez oceniania.",
      },
      {
        when: "w tym tygodniu",
        title: "Umów mały test",
        description:
          "Wpisz do kalendarza dzień i godzinę. Test bez terminu zwykle zostaje pomysłem, a test z terminem staje się odpowiedzią.",
      },
      {
        when: "po teście",
        title: "Wróć do znaków",
        description:
          "Zaznacz te, które już widać. Daj sobie tydzień, zanim zapadnie decyzja, i powiedz o niej najpierw jednej zaufanej osobie.",
      },
    ],
    closing: `Żadna z tych przyszłości nie jest zapisana. Obie są szkicem, a ołówek jest w Twojej ręce. Wybierz tę, którą chcesz rysować dalej. ${demonstration}`,
  };
}

/** The option in the person's own words, before its first scene. */
function startOf(option: unknown): string {
  return around(option, 90, (words) => `„${words}”. `, "");
}

function fearsOf(answer: unknown): string {
  const known = quotable(answer, 150);
  return known
    ? `Piszesz: „${known}”. Na drodze A ta obawa może odezwać się wcześniej i głośniej, na drodze B ciszej, ale na dłużej. W obu przypadkach maleje od konkretu: nazwij, co dokładnie zrobisz, gdy się sprawdzi, i kto Ci wtedy pomoże.`
    : "Nie wymieniasz obaw, a jednak zwykle jakieś są. Na drodze A odzywają się wcześniej i głośniej, na drodze B ciszej, ale na dłużej. W obu przypadkach maleją od konkretu: nazwij, co dokładnie zrobisz, gdy się sprawdzą, i kto Ci wtedy pomoże.";
}
