/** People who fill in the form of „Lustro Emocji”: the first three feel the same in other situations. */
export const emotionMirrorPeople: readonly Record<string, string>[] = [
  {
    name: "Ewa",
    mood: "Od rana mam ściśnięty żołądek i nie mogę się skupić na niczym dłużej niż kilka minut.",
    event:
      "Kierowniczka napisała, że jutro o dziewiątej chce porozmawiać o moim projekcie. Bez słowa wyjaśnienia.",
    touchedEmotion: "to, że nie wiem, o co chodzi",
    focusEmotion: "lęk",
    forms: "żeńsko",
  },
  {
    name: "Tomek",
    mood: "Chodzę po mieszkaniu i sprawdzam telefon co chwilę, nie mogłem nic zjeść.",
    event: "Mama czeka na wyniki badań, lekarz ma zadzwonić w tym tygodniu.",
    touchedEmotion: "jej spokojny głos, kiedy pytała o mnie",
    focusEmotion: "lęk",
  },
  {
    name: "Iga",
    mood: "Boję się, że nie zdam egzaminu, chociaż uczę się od miesiąca.",
    event: "Koleżanka z roku powiedziała, że skończyła powtórki trzy dni temu.",
    touchedEmotion: "porównanie z innymi",
    focusEmotion: "lęk",
  },
  {
    name: "Renata",
    mood: "Smutno mi i pusto. Wróciłam do domu, w którym nikt już nie czeka z kolacją.",
    event: "Minęło pół roku od pogrzebu męża. Znalazłam w kieszeni płaszcza jego rękawiczki.",
    touchedEmotion: "zapach tych rękawiczek",
    focusEmotion: "smutek",
    forms: "żeńsko",
  },
  {
    name: "Olek",
    mood: "Jestem szczęśliwy jak dawno nie byłem, śmieję się do siebie na ulicy.",
    event: "Dostałem awans, a zespół zrobił mi niespodziankę z tortem.",
    touchedEmotion: "że pamiętali",
    focusEmotion: "radość",
    forms: "męsko",
  },
  {
    name: "Kinga",
    mood: "Mam dość. Trzeci raz poprawiam ten sam wniosek kredytowy i znowu coś jest nie tak.",
    event: "Bank odesłał dokumenty z prośbą o jeszcze jedno zaświadczenie.",
    touchedEmotion: "ton tej wiadomości",
    focusEmotion: "frustracja",
  },
  {
    name: "Lena",
    mood: "Nie umiem tego nazwać, trochę się cieszę, a trochę chce mi się płakać.",
    event: "Córka pierwszy raz została na noc u przyjaciółki.",
    touchedEmotion: "pusty pokój wieczorem",
    focusEmotion: "inne",
  },
];
