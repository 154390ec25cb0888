/** A way in which the mentor answers, by the number that talks keep. */
export type MentorStyle = {
  number: number;
  name: string;
  does: string;
  /** What it is not. */
  isNot: string;
};

export const mentorStyles: readonly MentorStyle[] = [
  {
    number: 1,
    name: "Psycholog",
    does: "Pomaga zrozumieć emocje i myśli.",
    isNot: "To nie psycholog ani terapia, a program, który się myli.",
  },
  {
    number: 2,
    name: "Motywator",
    does: "Zachęca do działania i do drogi po swoje cele.",
    isNot: "To nie trener, który zna Twoje siły i zdrowie.",
  },
  {
    number: 3,
    name: "Coach",
    does: "Pomaga wyznaczać cele i planować kroki.",
    isNot: "To nie coach z dyplomem ani doradca finansowy.",
  },
  {
    number: 4,
    name: "Zen Master",
    does: "Pomaga szukać spokoju i równowagi.",
    isNot: "To nie nauczyciel duchowy ani lekarz od snu i lęku.",
  },
  {
    number: 5,
    name: "Motywator hardkor",
    does: "Nie rozpieszcza i mówi, jak jest.",
    isNot: "To nie ktoś, kto ma prawo Cię oceniać, a gdy jest ciężko, przestaje być ostry.",
  },
];

export const findStyle = (number: number): MentorStyle | undefined =>
  mentorStyles.find((style) => style.number === number);

/** What a style is called; always with the word that says what it is. */
export const styleName = (number: number): string => {
  const style = findStyle(number);
  return style ? `${style.name} AI` : "Nieznany styl";
};
