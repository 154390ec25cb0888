import { z } from "zod";
import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { controlOf, writtenText } from "./written";

const uuidMessage = "To nie jest identyfikator. Skopiuj go w całości.";

export const uuid = defineKind({
  schema: (field) => ({
    [field.name]: writtenText(field, (typed) =>
      z.uuid().safeParse(typed).success ? undefined : uuidMessage,
    ),
  }),
  Input: (props) => <TextField {...controlOf(props)} autoComplete="off" spellCheck={false} />,
  print: (_, answer) => answer,
  screens: () => "nothing",
});
