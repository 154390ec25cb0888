import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { controlOf, writtenText } from "./written";

type WordOptions = {
  word: string;
  required: string;
};

/** A word that is typed to confirm what cannot be undone. */
export const word = defineKind<WordOptions>({
  schema: (field) => ({
    [field.name]: writtenText(field, (typed) =>
      typed.toLowerCase() === field.word ? undefined : field.required,
    ),
  }),
  Input: (props) => (
    <TextField {...controlOf(props)} autoComplete="off" autoCapitalize="none" spellCheck={false} />
  ),
  print: (_, answer) => answer,
  screens: () => "nothing",
});
