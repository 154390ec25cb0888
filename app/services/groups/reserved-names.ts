import { brand } from "~/config/brand";
import { asLetters, foldName } from "./fold-name";

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
const reservedBeginnings = ["Admin", "Obsługa", "Support"].map(foldName);

/** What no name may have anywhere in it: "Zenon Opiekun" would, too. */
const ofTheHouse = [brand.name.slice(0, -1), "Moderator", "Moderacja", "Opiekun"].map(foldName);

/** @param key of a name, folded by `foldName` */
export function isReserved(key: string): boolean {
  const read = asLetters(key);
  return (
    reserved.includes(read) ||
    ofTheHouse.some((word) => read.includes(word)) ||
    reservedBeginnings.some((beginning) => read.startsWith(beginning))
  );
}
