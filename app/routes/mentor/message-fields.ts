import type { Field } from "~/forms/fields";
import { messageLength } from "~/services/talks/limits";

export const messageLimit = { length: messageLength, message: "Skróć wiadomość do 4000 znaków." };

export const tokenField = { kind: "formToken", name: "formToken", label: "" } as const;

export const messageFields = [
  {
    kind: "longText",
    name: "message",
    label: "Twoja wiadomość",
    required: "Wiadomość nie może być pusta.",
    limit: messageLimit,
    rows: 3,
  },
  tokenField,
] as const satisfies readonly Field[];
