/** What differs from one kind of relationship to another. */
export interface Bond {
  title: string;
  opening: string;
  draws: string;
  question: string;
}

const other: Bond = {
  title: "Między tym, co widać, a tym, co zgadujesz",
  opening: "Każda relacja ma swój język i zwykle uczy się go po drodze.",
  draws: "To, że mimo niejasności chcesz rozmawiać.",
  question: "Czego potrzebujesz ode mnie, a czego nie?",
};

const bonds: Record<string, Bond> = {
  dating: {
    title: "Blisko, ale jak bardzo? Mapa tej znajomości",
    opening: "Na początku bliskości dużo dzieje się między słowami.",
    draws: "To, że wspólny czas potrafi być dobry i obecny.",
    question: "Czym jest dla Ciebie to, co jest między nami, i dokąd to zmierza?",
  },
  crush: {
    title: "Ktoś, o kim myślisz. I Ty w tym wszystkim",
    opening: "Zauroczenie chętnie dopisuje ciąg dalszy, zanim on się wydarzy.",
    draws: "To, że przy tej osobie czujesz więcej życia.",
    question: "Masz ochotę spotkać się na spokojnie, tylko we dwoje?",
  },
  ex: {
    title: "Po dawnej bliskości. Co zostaje, a co można odłożyć",
    opening: "Po rozstaniu dawne znaczenia jeszcze długo przyklejają się do nowych słów.",
    draws: "To, co było dobre i ma prawo takie pozostać we wspomnieniu.",
    question: "Jakiego kontaktu chcesz teraz, a jakiego już nie?",
  },
  friend: {
    title: "Przyjaźń pod lupą, ale życzliwą",
    opening: "W przyjaźni rzadko umawiamy się na zasady, dlatego tak łatwo je niechcący złamać.",
    draws: "To, że macie wspólną historię i wspólny śmiech.",
    question: "Co jest dla Ciebie ważne w naszej przyjaźni, a czego Ci brakuje?",
  },
  colleague: {
    title: "We wspólnej pracy, każde po swojemu",
    opening: "W pracy ludzie spotykają się w rolach i nie zawsze widać, co jest rolą.",
    draws: "To, że można na siebie liczyć w konkretnych sprawach.",
    question: "Jak wolisz się umawiać, kiedy w zadaniach coś się zmienia?",
  },
  family: {
    title: "Rodzinna rozmowa, która czeka na swoją kolej",
    opening: "W rodzinie stare zdania mają długie cienie.",
    draws: "To, że więź trwa mimo różnic.",
    question: "Co pomaga Ci w naszych rozmowach, a co je utrudnia?",
  },
  online: {
    title: "Po drugiej stronie ekranu. Co wiadomo naprawdę",
    opening: "Przez ekran widać słowa, a resztę dopowiada wyobraźnia.",
    draws: "To, że rozmowa przychodzi łatwo.",
    question: "Kiedy porozmawiamy na żywo albo z włączoną kamerą?",
  },
};

/** What fits the kind of relationship that was chosen. */
export function bondOf(type: unknown): Bond {
  return (typeof type === "string" && Object.hasOwn(bonds, type) && bonds[type]) || other;
}
