import type { EmotionTheme } from "./theme.ts";

export const euphoria: EmotionTheme = {
  title: "Euforia, która niesie wysoko",
  opening:
    "Euforia rozświetla wszystko naraz i sprawia, że niemożliwe wygląda na całkiem bliskie. To piękna siła, której dobrze jest podać dłoń, żeby miała gdzie wylądować.",
  meaning: {
    heading: "Co mówi euforia",
    paragraphs: [
      "Euforia przychodzi, gdy coś długo wyczekiwanego wreszcie się otwiera: sprawa, uczucie, pomysł, wolność po trudnym czasie. Mówi: „zobacz, ile jest możliwe”. W takim stanie łatwiej o odwagę, szczodrość i nowe połączenia. Warto z niej czerpać, bo pokazuje kierunek, w którym Twoja energia płynie bez zachęty i bez przymusu.",
      "Jednocześnie euforia lubi pomijać szczegóły. Skraca odległości, przyspiesza obietnice i sprawia, że zmęczenie przestaje być słyszalne. Nie trzeba jej z tego powodu gasić. Wystarczy zadbać o małą przerwę między zachwytem a decyzją, tak by jutro można było podpisać się pod tym, co dziś wydaje się oczywiste.",
    ],
  },
  body: {
    paragraph:
      "W euforii ciało pracuje na wysokich obrotach i długo nie upomina się o odpoczynek. Poznaj jej znaki, żeby cieszyć się lotem i w porę zauważyć, kiedy przyda się ziemia pod stopami.",
    points: [
      "Iskrzenie w klatce piersiowej, szybkie serce, szeroki uśmiech.",
      "Dużo słów i pomysłów naraz, trudność z dokończeniem jednej myśli.",
      "Mniejsza potrzeba snu i jedzenia, a większa chęć działania.",
      "Wrażenie, że wszystko się łączy i do wszystkiego prowadzi.",
    ],
  },
  protection: {
    heading: "Co euforia przynosi w darze",
    paragraphs: [
      "Euforia broni w Tobie zdolności do zachwytu. Po czasie ostrożności albo zawodu przypomina, że wolno pragnąć mocno i cieszyć się bez zastrzeżeń. Strzeże też nadziei, bo daje przedsmak tego, ku czemu warto iść. Kiedy fala opadnie, może przyjść zwykłe zmęczenie albo chwila pustki. To naturalny rytm, a nie znak, że radość była złudzeniem.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: światło i ziemia",
    paragraph:
      "To ćwiczenie pozwala zachować blask i dodać mu oparcia. Najlepiej zrobić je na stojąco, z mocno postawionymi stopami.",
    points: [
      "Przez minutę ciesz się świadomie: nazwij trzy rzeczy, które Cię teraz unoszą.",
      "Przenieś uwagę do stóp, ugnij lekko kolana i zrób pięć spokojnych oddechów.",
      "Zapisz jeden pomysł, który ma przetrwać do jutra, i jeden, który może poczekać.",
      "Wypij szklankę wody, zjedz coś ciepłego i wyznacz godzinę snu.",
    ],
  },
  echo: "W tych słowach jest rozpęd i blask. Zachowaj je w takiej postaci, bo pokazują, jak brzmi Twój zachwyt. Za kilka dni będą dobrą wskazówką, co z tej fali chcesz zatrzymać na stałe.",
  steps: [
    {
      title: "Poczekaj jedną noc z dużą decyzją",
      description:
        "Jeśli euforia podpowiada wydatek, obietnicę albo radykalny ruch, zapisz go dziś, a rozstrzygnij jutro po śniadaniu. To, co naprawdę Twoje, nie straci blasku przez kilka godzin.",
    },
    {
      title: "Zamień iskrę w mały plan",
      description:
        "Z wielu pomysłów wybierz jeden i rozpisz go na trzy kroki, z których pierwszy da się zrobić w tym tygodniu. W ten sposób część tej siły zostanie z Tobą, gdy emocje wrócą do zwykłego rytmu.",
    },
  ],
  closing:
    "Ciesz się tą wysokością i patrz szeroko, dopóki trwa. Kiedy przyjdzie pora na spokojniejszy krok, zabierz ze sobą to jedno światło, które chcesz mieć przy sobie także w zwykły wtorek.",
};
