/** A way in which the mentor answers, by the number that talks keep. */
export type MentorStyle = {
  number: number;
  name: string;
  does: string;
  /** What it is not. */
  isNot: string;
  /** The icon that stands for it. */
  icon: "ear" | "flame" | "target" | "leaf" | "zap";
};

export const mentorStyles: readonly MentorStyle[] = [
  {
    number: 1,
    name: "Psycholog",
    does: "Pomaga zrozumieć emocje i myśli.",
    isNot: "Wysłucha, ale psychologa ani terapii nie zastąpi.",
    icon: "ear",
  },
  {
    number: 2,
    name: "Motywator",
    does: "Zachęca do działania i do drogi po swoje cele.",
    isNot: "Nie zna Twojego zdrowia: tempo ustalasz Ty.",
    icon: "flame",
  },
  {
    number: 3,
    name: "Coach",
    does: "Pomaga wyznaczać cele i planować kroki.",
    isNot: "Coachem ani doradcą nie jest: decyzje są Twoje.",
    icon: "target",
  },
  {
    number: 4,
    name: "Zen Master",
    does: "Pomaga szukać spokoju i równowagi.",
    isNot: "Ze snem i lękiem lepiej pomoże lekarz.",
    icon: "leaf",
  },
  {
    number: 5,
    name: "Motywator hardkor",
    does: "Nie rozpieszcza i mówi, jak jest.",
    isNot: "Nie ma prawa Cię oceniać, a w kryzysie łagodnieje.",
    icon: "zap",
  },
];

export const findStyle = (number: number): MentorStyle | undefined =>
  mentorStyles.find((style) => style.number === number);

/** What a style is called; always with the word that says what it is. */
export const styleName = (number: number | null): string => {
  const style = number === null ? undefined : findStyle(number);
  return style ? `${style.name} AI` : "Nieznany styl";
};
