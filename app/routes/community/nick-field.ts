import type { Field } from "~/forms/fields";

export const nickField = {
  kind: "publicName",
  name: "nick",
  label: "Nick",
  hint: "Zobaczą go inni przy tym, co piszesz. Nie musi przypominać Twojego imienia.",
  required: "Wpisz nick.",
  autoComplete: "nickname",
} as const satisfies Field;
