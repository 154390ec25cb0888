import { decisionSimulation } from "~/products/decision-simulation/product";
import type { People } from "../person";

export const decisionSimulationPeople: People = {
  product: decisionSimulation,
  people: [
    {
      name: "jedno słowo",
      answers: { scenarioTitle: "Kot", optionA: "Biorę.", optionB: "Nie biorę." },
    },
    {
      name: "wieś czy miasto",
      answers: {
        name: "Joanna",
        scenarioTitle: "Dom po dziadkach",
        optionA:
          "Przeprowadzam się do domu po dziadkach pod Suwałkami, pracuję zdalnie cztery dni w tygodniu i raz w miesiącu jeżdżę do biura w Warszawie.",
        optionB: "Zostaję w wynajmowanej kawalerce na Pradze, dom remontuję na wakacje i weekendy.",
        goal: "Chcę mieć ciszę do pracy i nie stracić dwóch przyjaciółek, z którymi widuję się w czwartki.",
        fears: "Zimy, pieca i tego, że zdziczeję.",
        timePerspective: "dwa lata",
        forms: "żeńsko",
      },
    },
    {
      name: "wojsko czy studia",
      answers: {
        name: "Oskar",
        scenarioTitle: "Po maturze",
        optionA: "Idę na politechnikę w Gliwicach, mieszkam w akademiku.",
        optionB:
          "Zgłaszam się na rok do wojsk obrony terytorialnej i pracuję u wujka w warsztacie.",
        goal: "Wiedzieć za rok, czy chcę budować maszyny, czy je naprawiać.",
        timePerspective: "rok",
        forms: "męsko",
      },
    },
    {
      name: "zostawiam tak, jak jest",
      answers: {
        scenarioTitle: "Chór",
        optionA: "Zostawiam wszystko tak, jak jest: śpiewam w chórze w każdą środę.",
        optionB: "Odchodzę po dziewięciu latach i mam wolne środy.",
        fears: "Że będę tęsknić za altami, nie za śpiewaniem.",
        forms: "żeńsko",
      },
    },
    {
      name: "firma i kredyt, z datami",
      answers: {
        name: "Grzegorz",
        scenarioTitle: "Druga ciężarówka",
        optionA: "Biorę leasing na drugą ciężarówkę od 1 marca i zatrudniam kierowcę.",
        optionB: "Jeżdżę sam do końca 2027 roku i spłacam pierwszą.",
        goal: "Spać w domu co najmniej cztery noce w tygodniu i mieć 40 000 zł poduszki.",
        fears: "Że zleceń starczy na pół auta.",
        timePerspective: "do grudnia 2027",
        forms: "męsko",
      },
    },
    {
      name: "coming out, neutralnie",
      answers: {
        name: "Robin",
        scenarioTitle: "Rozmowa z rodzicami",
        optionA: "W święta mówię rodzicom, że jestem osobą niebinarną.",
        optionB: "Czekam, aż wyprowadzę się w lecie, i wtedy piszę list.",
        goal: "Żeby mówili do mnie moim imieniem.",
        fears: "Ciszy przy stole. I babci.",
        timePerspective: "pół roku",
        forms: "neutralnie",
      },
    },
    {
      name: "po angielsku",
      answers: {
        name: "Liam",
        scenarioTitle: "Stay or move on",
        optionA: "I stay in Wrocław and sign a permanent contract at the brewery.",
        optionB: "I move back to Cork and help my brother with his pub.",
        goal: "To have a place where people know my name.",
        fears: "That I'm only running from the language.",
        timePerspective: "one year",
        forms: "męsko",
      },
    },
    {
      name: "radość",
      answers: {
        name: "Celina",
        scenarioTitle: "Ślub w plenerze",
        optionA: "Robimy ślub w sadzie u rodziców na sześćdziesiąt osób.",
        optionB: "Bierzemy ślub w urzędzie i jedziemy we dwoje w Bieszczady.",
        goal: "Żebyśmy to zapamiętali jako nasz dzień, nie cudzy.",
        timePerspective: "od maja do jesieni",
        forms: "żeńsko",
      },
    },
    {
      name: "odmowa: śledzenie",
      alarm: "odmowa",
      answers: {
        name: "Darek",
        scenarioTitle: "Jak ją odnaleźć",
        optionA: "Instaluję jej w aucie lokalizator, zanim odda mi kluczyki.",
        optionB: "Chodzę za nią po pracy i sprawdzam, gdzie teraz mieszka.",
        goal: "Żeby musiała ze mną porozmawiać, choć ma zakaz zbliżania na mnie wypisany.",
        forms: "męsko",
      },
    },
    {
      name: "kryzys",
      alarm: "kryzys",
      answers: {
        name: "Mikołaj",
        scenarioTitle: "Ostatnia decyzja",
        optionA: "Żyję dalej tak jak teraz.",
        optionB: "Kończę ze sobą przed trzydziestką, mam jeszcze sześć tygodni.",
        goal: "Żeby nie bolało.",
        fears: "Że znowu mi się nie uda.",
        timePerspective: "sześć tygodni",
        forms: "męsko",
      },
    },
  ],
};
