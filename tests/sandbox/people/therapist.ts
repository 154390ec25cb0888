/** People who fill in the form of „Terapeuta AI”: the first two bring their work, the next two their family. */
export const therapistPeople: readonly Record<string, string>[] = [
  {
    name: "Natalia",
    problemDescription:
      "W pracy biorę na siebie zadania innych. Kiedy szefowa prosi o coś dodatkowego, zgadzam się na wszystko, a potem siedzę do wieczora. Myślę, że muszę być niezastąpiona.",
    feelings: "złość i zmęczenie, kark jak kamień",
    goal: "Chcę raz w tygodniu odmówić bez tłumaczenia.",
    pastAttempts: "Próbowałam wyciszać telefon po osiemnastej. Pomagało dwa dni.",
    forms: "żeńsko",
  },
  {
    name: "Adam",
    problemDescription:
      "Odkładam raporty na ostatnią chwilę. Siadam do komputera, otwieram plik i zaraz robię coś innego. Myślę, że jestem leniwy i do niczego się nie nadaję.",
    feelings: "wstyd, ciężar w brzuchu",
    goal: "Zacząć raport przed południem.",
    forms: "męsko",
  },
  {
    name: "Halina",
    problemDescription:
      "Kiedy dzwoni mama, podnoszę głos, chociaż obiecuję sobie spokój. Po rozmowie długo płaczę.",
    feelings: "złość, potem poczucie winy i smutek",
    goal: "Chcę kończyć te rozmowy bez krzyku.",
    pastAttempts: "Krótsze rozmowy. Wychodzenie na balkon.",
  },
  {
    problemDescription:
      "Unikam rodzinnych obiadów, bo brat żartuje z mojego życia. Wszyscy się śmieją, a ja milczę i uśmiecham się.",
    feelings: "gorąco w twarzy",
    goal: "Powiedzieć bratu jedno zdanie i zostać przy stole.",
    forms: "neutralnie",
  },
  {
    name: "Piotr",
    problemDescription:
      "Nie mogę zasnąć, bo w kółko myślę o tym, co mam zrobić jutro. Na pewno coś zawalę.",
    feelings: "niepokój, serce bije szybko",
    goal: "Zasypiać przed północą.",
    pastAttempts: "Melisa i książka, trochę pomaga.",
    forms: "męsko",
  },
  {
    name: "Zuzia",
    problemDescription:
      "Boję się egzaminów na studiach. Uczę się tygodniami, a na sali mam pustkę. Mam wrażenie, że wszyscy widzą moje ręce.",
    feelings: "lęk, trzęsą mi się dłonie",
    goal: "Oddać pracę i nie sprawdzać odpowiedzi przez cały wieczór.",
    forms: "żeńsko",
  },
  {
    problemDescription:
      "Po przeprowadzce nie mam z kim wyjść. Znajomi piszą coraz rzadziej i przestaję odpisywać.",
    feelings: "samotność",
    goal: "Umówić się z kimś na kawę.",
  },
];
