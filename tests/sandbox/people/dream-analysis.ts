/** People who tell a dream: two of the same image, two with the same fear. */
export const dreamAnalysisPeople: readonly Record<string, string>[] = [
  {
    firstName: "Nina",
    dream:
      "Stoję na moście nad rzeką i nie mogę zrobić kroku. Woda jest ciemna i szybka. Na drugim brzegu stoi moja siostra i macha. Boję się, że most się zawali. Budzę się z bijącym sercem.",
    recentEvents: "Siostra zaprosiła mnie na ślub, a nie rozmawiałyśmy od dwóch lat.",
  },
  {
    firstName: "Igor",
    dream:
      "Uciekam przez las, ktoś mnie goni. Słyszę kroki, ale nikogo nie widzę. Boję się odwrócić. Nagle wychodzę na polanę i jest cicho.",
    recentEvents: "W pracy zmienił się szef i nie wiem, co będzie dalej z moim zespołem.",
    forms: "męsko",
  },
  {
    firstName: "Ola",
    dream:
      "Płynę w jeziorze razem z psem, którego miałam jako dziecko. Woda jest ciepła, świeci słońce. Śmiejemy się, choć pies nie umie się śmiać.",
    recentEvents: "Przeprowadziłam się do nowego mieszkania i jeszcze nikogo tu nie znam.",
  },
  {
    firstName: "Jan",
    dream:
      "Siedzę na maturze z matematyki i mam pustą kartkę. Wszyscy wokół piszą. Zegar idzie do tyłu.",
    recentEvents: "Za tydzień mam rozmowę o pracę, pierwszą od ośmiu lat.",
  },
  {
    firstName: "Zosia",
    dream:
      "Wracam do domu rodziców, a drzwi są zamknięte. Dzwonię telefonem, nikt nie odbiera. W oknie pali się światło. Czuję smutek i siadam na schodach.",
  },
  {
    firstName: "Wera",
    dream:
      "Pamiętam tylko zielone światło i to, że ktoś powtarzał moje imię bardzo powoli. Nie wiem, kto to był.",
    recentEvents: "Nic szczególnego, dużo nauki przed sesją.",
  },
];
