import { brand } from "~/config/brand";
import { foldName } from "./fold-name";

/** What nobody may be called, since people would take it for the house or for nobody. */
const reserved = [
  brand.name,
  `Zespół ${brand.name}`,
  "Administrator",
  "Administracja",
  "Admin",
  "Moderator",
  "Moderatorka",
  "Moderacja",
  "Obsługa",
  "Pomoc",
  "Wsparcie",
  "Redakcja",
  "Konto usunięte",
  "Ktoś z grupy",
].map(foldName);

/** How no name may begin, whatever follows: "Moderator Ania" would speak for the house as well. */
const reservedBeginnings = ["Admin", "Moderator", "Moderacja", "Opiekun", "Obsługa", "Support"].map(
  foldName,
);

const ofTheHouse = foldName(brand.name).slice(0, -1);

/** @param key of a name, folded by `foldName` */
export const isReserved = (key: string) =>
  reserved.includes(key) ||
  key.includes(ofTheHouse) ||
  reservedBeginnings.some((beginning) => key.startsWith(beginning));
