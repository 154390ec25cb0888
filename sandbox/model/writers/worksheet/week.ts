/** A small thing for every day from Monday to Sunday; none takes more than a quarter of an hour. */
export const weekOfSmallThings = [
  {
    title: "Zauważ jedną myśl",
    description:
      "Gdy nastrój się zmieni, zapisz jedno zdanie, które wtedy mówi głowa. Tylko zapisz.",
  },
  {
    title: "Sześć spokojnych oddechów",
    description: "Przed trudniejszą chwilą: cztery takty wdechu, sześć taktów wydechu.",
  },
  {
    title: "Uzupełnij drugi wiersz zapisu myśli",
    description: "Weź sytuację z dziś i dojdź choć do trzeciej kolumny.",
  },
  {
    title: "Mały eksperyment",
    description: "Zrób go tak, jak jest opisany wyżej, i od razu zapisz, co się stało.",
  },
  {
    title: "Coś, co daje siłę",
    description: "Spacer, muzyka, rozmowa. Wybierz jedną rzecz i zrób ją bez telefonu w ręce.",
  },
  {
    title: "Powiedz komuś jedno zdanie",
    description:
      "Osobie, przy której jest Ci bezpiecznie: „Ćwiczę coś i chcę Ci o tym powiedzieć”.",
  },
  {
    title: "Odpoczynek i spojrzenie wstecz",
    description: "Przeczytaj swoje zapiski. Zaznacz jedną rzecz, która była choć trochę lżejsza.",
  },
];
