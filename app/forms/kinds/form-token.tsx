import { z } from "zod";
import { defineKind } from "../kind";

const outdatedMessage =
  "Formularz się przedawnił. Wyślij go jeszcze raz – wszystkie odpowiedzi zostały.";

/** The hidden token of a page, which makes the same form sent twice one submission. */
export const formToken = defineKind({
  schema: ({ name }) => ({ [name]: z.uuid(outdatedMessage) }),
  Input: ({ field, values }) => (
    <input type="hidden" name={field.name} value={values[field.name] ?? ""} />
  ),
  target: () => null,
  print: (_, answer) => answer,
  screens: () => "nothing",
});
