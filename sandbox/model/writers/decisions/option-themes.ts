/** What can be said of an option without knowing more than its name. */
export interface OptionTheme {
  gives: readonly string[];
  costs: readonly string[];
}

export const changing: OptionTheme = {
  gives: [
    "Ruch po długim czasie stania w miejscu i poczucie wpływu.",
    "Nowe doświadczenie, którego nie da się zdobyć na próbę.",
    "Odpowiedź na pytanie „a co, jeśli”, które wraca od dawna.",
  ],
  costs: [
    "Kilka tygodni niepewności, zanim cokolwiek się ułoży.",
    "Pożegnanie z tym, co dziś działa i daje oparcie.",
    "Czas i siły na naukę wszystkiego od początku.",
  ],
};

export const staying: OptionTheme = {
  gives: [
    "Znany rytm, ludzie i miejsca, których nie trzeba się uczyć.",
    "Oszczędzona energia, którą można włożyć w coś innego.",
    "Więcej czasu, żeby zebrać wiedzę przed większym ruchem.",
  ],
  costs: [
    "Pytanie, które zostaje bez odpowiedzi i może wracać.",
    "Ryzyko, że po pewnym czasie wybierze za Ciebie ktoś inny.",
    "Codzienna cena tego, co uwiera już dziś.",
  ],
};

export const third: OptionTheme = {
  gives: [
    "Wyjście poza „albo, albo” i trochę więcej przestrzeni.",
    "Możliwość sprawdzenia części planu bez palenia mostów.",
    "Czas, w którym emocje mogą opaść, a fakty dojść do głosu.",
  ],
  costs: [
    "Życie przez jakiś czas w dwóch światach naraz.",
    "Tłumaczenie innym, dlaczego jeszcze nic nie jest pewne.",
    "Ryzyko, że rozwiązanie na chwilę zostanie na długo.",
  ],
};
