import type { LucideIcon } from "lucide-react";
import type { Area } from "~/catalogue/areas";
import { areaIcons } from "./area-icon";

export type NavigationLink = { label: string; href: string; area: Area; icon: LucideIcon };

/** Pages in the top bar and the footer, in their order. */
export const navigation: readonly NavigationLink[] = [
  {
    label: "Wsparcie emocjonalne",
    href: "/ai-therapist",
    area: "emotions",
    icon: areaIcons.emotions,
  },
  {
    label: "Horoskopy i sny",
    href: "/horoscope",
    area: "spirituality",
    icon: areaIcons.spirituality,
  },
  { label: "Randki", href: "/dating-tools", area: "dating", icon: areaIcons.dating },
  { label: "Kariera", href: "/career-tools", area: "career", icon: areaIcons.career },
  { label: "Prawo", href: "/doradca-prawny", area: "law", icon: areaIcons.law },
  { label: "Książki", href: "/books", area: "books", icon: areaIcons.books },
];
