/** Names the words by which members consent to talking with the mentor; goes up with every change of them. */
export const mentorConsentVersion = "2026-11-23";

export const mentorConsent = {
  adult: "Mam ukończone 18 lat.",
  adultRequired: "Z mentorem AI rozmawiają osoby pełnoletnie. Zaznacz, że masz 18 lat.",
  text: "Wyraźnie zgadzam się, aby to, co piszę w rozmowach z mentorem AI, także o zdrowiu, uczuciach i innych sprawach szczególnie chronionych, czytał model językowy: jeden po to, żeby odpowiedzieć, drugi po to, żeby sprawdzić, czy nie potrzebuję pilnej pomocy.",
  required: "Bez tej zgody mentor nie może odpowiadać.",
} as const;
