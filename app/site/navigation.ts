import type { Area } from "./areas";

export type NavigationLink = {
  label: string;
  /** What the label begins with, where there is room for no more. */
  short: string;
  /** What the label could promise and the place is not. */
  note?: string;
  href: string;
  /** Gives the icon its hue, and is its subject unless `icon` names another one. */
  area: Area;
  icon?: "mail";
};

const inArea = (area: Area, href: string, label: string, short = label): NavigationLink => ({
  label,
  short,
  href,
  area,
});

export const navigation: readonly NavigationLink[] = [
  inArea("emotions", "/ai-therapist", "Wsparcie emocjonalne", "Wsparcie"),
  inArea("spirituality", "/horoscope", "Horoskopy i sny", "Horoskopy"),
  inArea("dating", "/dating-tools", "Randki"),
  inArea("career", "/career-tools", "Kariera"),
  { ...inArea("law", "/doradca-prawny", "Umowa najmu"), note: "wzór, nie porada" },
  inArea("books", "/books", "Książki"),
  inArea("fitness", "/fitvibes", "FitVibes"),
  inArea("community", "/grupy", "Grupy"),
  { ...inArea("community", "/kontakt", "Kontakt"), icon: "mail" },
];
