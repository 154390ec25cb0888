/** The questions of a safety plan, in the order in which they help: after Stanley and Brown, "Safety Planning Intervention" (2012). */
export const planSections = [
  {
    name: "warnings",
    label: "Po czym poznaję, że zaczyna być źle",
    hint: "Myśli, obrazy, nastrój, zachowanie albo sytuacje, od których to się zwykle zaczyna.",
  },
  {
    name: "onMyOwn",
    label: "Co mogę zrobić od razu, nawet gdy nikogo przy mnie nie ma",
    hint: "Na przykład wyjść na spacer, wziąć prysznic, puścić muzykę, zająć czymś ręce.",
  },
  {
    name: "company",
    label: "Ludzie i miejsca, przy których choć na chwilę myślę o czymś innym",
    hint: "Nie trzeba im mówić, co się dzieje. Wystarczy być wśród nich.",
  },
  {
    name: "helpers",
    label: "Kogo mogę poprosić o pomoc",
    hint: "Bliskie osoby z numerami telefonów, żeby w złej chwili nie trzeba było szukać.",
  },
  {
    name: "professionals",
    label: "Kto pomaga mi zawodowo",
    hint: "Lekarz, terapeutka, poradnia, najbliższy oddział. Telefony zaufania dopiszemy sami.",
  },
  {
    name: "surroundings",
    label: "Co zrobię, żeby wokół mnie było bezpieczniej",
    hint: "Na przykład komu oddam na przechowanie to, czym mogę zrobić sobie krzywdę. Samych sposobów nie opisuj.",
  },
  {
    name: "reasons",
    label: "Dla kogo i dla czego chcę przetrwać",
    hint: "Ktoś, coś, choćby kot albo koncert za miesiąc.",
  },
] as const;

export type PlanSection = (typeof planSections)[number]["name"];

/** What somebody wrote, by the name of the section; what was left empty is not in it. */
export type SafetyPlan = Partial<Record<PlanSection, string>>;

/** In characters, as a reader counts them. */
export const sectionLength = 1_000;
