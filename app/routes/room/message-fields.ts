import type { Field } from "~/forms/fields";
import { messageLength } from "~/services/talks/limits";

export const roomFields = [
  {
    kind: "longText",
    name: "message",
    label: "Twoja wiadomość",
    placeholder: "Napisz wiadomość...",
    required: "Wiadomość nie może być pusta.",
    limit: { length: messageLength, message: "Skróć wiadomość do 4000 znaków." },
    rows: 3,
  },
  { kind: "formToken", name: "formToken", label: "" },
] as const satisfies readonly Field[];
