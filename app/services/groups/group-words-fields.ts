import type { Field } from "~/forms/fields";
import { groupRulesLength, groupWelcomeLength } from "./word-lengths";

/** What the keepers of a group write for it, asked of them and of staff. */
export const groupWordsFields = [
  {
    kind: "longText",
    name: "rules",
    label: "Zasady grupy",
    hint: "Krótko i po ludzku. Każdy znajdzie je na stronie grupy. Możesz pisać **pogrubienie**, > cytat i listę od myślników.",
    rows: 8,
    limit: { length: groupRulesLength, message: `Skróć zasady do ${groupRulesLength} znaków.` },
  },
  {
    kind: "longText",
    name: "welcome",
    label: "Powitanie",
    hint: "Zobaczy je na stronie grupy każda osoba, która właśnie do niej dołącza.",
    rows: 5,
    limit: {
      length: groupWelcomeLength,
      message: `Skróć powitanie do ${groupWelcomeLength} znaków.`,
    },
  },
] as const satisfies readonly Field[];
