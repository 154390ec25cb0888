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
  "Opiekun grupy",
  "Opiekunka grupy",
  "Obsługa",
  "Pomoc",
  "Konto usunięte",
  "Ktoś z grupy",
].map(foldName);

/** @param key of a name, folded by `foldName` */
export const isReserved = (key: string) => reserved.includes(key);
