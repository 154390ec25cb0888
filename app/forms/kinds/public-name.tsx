import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { controlOf, writtenText } from "./written";

type PublicNameOptions = { autoComplete?: string };

const most = 30;
const messages = {
  long: `Nazwa może mieć najwyżej ${most} znaków.`,
  short: "Nazwa musi mieć przynajmniej 2 litery.",
  signs:
    "Użyj liter jednego alfabetu i cyfr. Pojedyncza spacja, kropka, myślnik, apostrof albo _ może stać między nimi, ale nie na końcu.",
};

/**
 * A name under which somebody writes, shown to strangers beside what they wrote: letters of one alphabet and digits, with
 * at most one sign between them, so that it can be read, typed after an @ and not be taken for an address or a link.
 */
const readable = [/[A-Za-z\u00c0-\u017f]/, /[\u0400-\u04ff]/].map(
  ({ source: letter }) => new RegExp(`^(?:${letter}|\\d)(?:[ ._'’-]?(?:${letter}|\\d))*$`),
);

function problemOf(name: string): string | undefined {
  if (!readable.some((pattern) => pattern.test(name))) return messages.signs;
  if ((name.match(/\p{L}/gu) ?? []).length < 2) return messages.short;
  return undefined;
}

export const publicName = defineKind<PublicNameOptions>({
  schema: (field) => ({
    [field.name]: writtenText(
      { ...field, limit: { length: most, message: messages.long } },
      problemOf,
    ),
  }),
  Input: (props) => <TextField {...controlOf(props)} autoComplete={props.field.autoComplete} />,
  print: (_, answer) => answer,
  screens: () => "own words",
});
