/** Names the words by which members consent to talking with the mentor, and to what it remembers; goes up with every change of them. */
const wordsVersion = "2026-11-24.2";

/**
 * What a member consents to: the words, and who gets what is written. A vendor that was not named then is not consented to.
 * @param vendors as the page names them
 */
export const mentorConsentVersion = (
  vendors: readonly { name: string; country: string }[],
): string =>
  [wordsVersion, ...vendors.map(({ name, country }) => `${name} (${country})`)].join("; ");

export const mentorConsent = {
  adult: "Mam ukończone 18 lat.",
  adultRequired: "Z mentorem AI rozmawiają osoby pełnoletnie. Zaznacz, że masz 18 lat.",
  text: "Wyraźnie zgadzam się, aby to, co piszę w rozmowach z mentorem AI, także o zdrowiu, uczuciach i innych sprawach szczególnie chronionych, czytał model językowy: jeden po to, żeby odpowiedzieć i streścić to, co w długiej rozmowie jest najdawniejsze, drugi po to, żeby sprawdzić, czy nie potrzebuję pilnej pomocy. Wiem, że osoba z obsługi może przeczytać rozmowę tylko z podanym powodem i że zobaczę to w tej rozmowie.",
  required: "Bez tej zgody mentor nie może odpowiadać.",
} as const;

/** What a member agrees to who turns the memory on. */
export const memoryConsent = {
  text: "Zwykle mentor nie wie nic z poprzednich rozmów. Gdy włączysz pamięć, po rozmowie model językowy zaproponuje najwyżej trzy rzeczy do zapamiętania. O każdej decydujesz Ty: możesz ją zapamiętać, poprawić, odrzucić, a potem usunąć, i każda ma swój termin. Spraw wrażliwych, takich jak zdrowie, seksualność, wiara, poglądy czy kryzys, mentor nie proponuje, a rozmów bez śladu nie bierze pod uwagę. To, co zapamięta, model dostaje na początku następnych rozmów.",
} as const;
