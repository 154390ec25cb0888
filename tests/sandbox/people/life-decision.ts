/** People who fill in the form of „Wsparcie w decyzji życiowej”: the first two weigh their work, the next two a move. */
export const lifeDecisionPeople: readonly Record<string, string>[] = [
  {
    name: "Beata",
    decisionDescription:
      "Po ośmiu latach w szpitalu dostałam propozycję pracy w prywatnej poradni. Muszę odpowiedzieć do piątku.",
    options: "zostać w szpitalu\nprzyjąć propozycję poradni",
    emotions: "Ulga na myśl o nocach w domu i wstyd, że zostawię zespół.",
    logic: "Poradnia nie ma dyżurów. Pensja podobna, umowa na rok.",
    fears: "Boję się, że będę żałować. Koleżanki powiedzą, że uciekam.",
    values: "spokój, zdrowie, lojalność",
    forms: "żeńsko",
  },
  {
    name: "Marek",
    decisionDescription: "Zastanawiam się, czy odejść z firmy i założyć własną działalność.",
    options: "Odejść i założyć firmę\nZostać na etacie\nSpróbować po godzinach",
    emotions: "Ciekawość i strach po równo.",
    logic: "Mam oszczędności na pół roku i dwóch pewnych klientów.",
    consequences: "Żona będzie musiała przez jakiś czas płacić czynsz sama.",
    fears: "Że skończą się pieniądze. Że nie dam rady z papierami.",
    values: "wolność, bezpieczeństwo",
    forms: "męsko",
  },
  {
    decisionDescription:
      "Mąż dostał pracę w Gdańsku i myślimy o przeprowadzce z dwójką dzieci. Termin mamy do czerwca.",
    options: "1. Przeprowadzić się całą rodziną 2. Mąż dojeżdża co tydzień",
    emotions: "Jestem zmęczona samym myśleniem o tym.",
    consequences: "Dzieci zmienią szkołę, a ja zostawię ogród, który sadziłam dziesięć lat.",
    fears: "Dzieci stracą przyjaciół.",
    values: "rodzina, dom, bliskość",
    forms: "żeńsko",
  },
  {
    name: "Łukasz",
    decisionDescription: "Czy wyjechać do Norwegii na dwa lata?",
    options: "wyjechać albo zostać",
    logic: "Zarobię na wkład własny, ale stracę ciągłość w obecnej firmie.",
    fears: "Będę tam sam.",
    values: "rozwój i pieniądze",
  },
  {
    decisionDescription:
      "Od roku jestem w związku na odległość i partner chce, żebyśmy zamieszkali razem u niego.",
    options: "zamieszkać u niego\nposzukać czegoś wspólnego w połowie drogi\nzostawić tak jak jest",
    emotions: "Cieszę się i jednocześnie złości mnie, że to zawsze ja mam się dostosować.",
    fears: "Boję się kłótni o drobiazgi.",
    values: "miłość, niezależność, czas dla siebie",
    forms: "neutralnie",
  },
  {
    name: "Ola",
    decisionDescription:
      "Nie wiem, czy iść na studia podyplomowe z psychologii zwierząt, czy odłożyć to na kolejny rok.",
    options: "zapisać się teraz, odłożyć o rok",
    logic: "Kurs kosztuje tyle co remont łazienki.",
    values: "nauka; sens",
  },
  {
    name: "Ryszard",
    decisionDescription:
      "Mama coraz gorzej chodzi i rodzeństwo pyta, czy wezmę ją do siebie. Mieszkam na trzecim piętrze bez windy.",
    options: "zabrać mamę do siebie\nopieka u niej w domu\ndom opieki w naszej gminie",
    emotions: "Poczucie winy, cokolwiek pomyślę. I smutek.",
    consequences: "Siostra mieszka daleko, brat nie pomoże.",
    fears: "Że ją zawiodę. Że zabraknie mi sił.",
    values: "rodzina, spokój, uczciwość",
    forms: "męsko",
  },
];
