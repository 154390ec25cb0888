import { TextField } from "~/ui/text-field";
import { isEmail } from "../email-address";
import { defineKind } from "../kind";
import { controlOf, unanswered, writtenText } from "./written";

type EmailOptions = {
  placeholder?: string;
  wrong?: string;
};

export const emailMessage = "Podaj poprawny adres e-mail, na przykład anna@example.com.";

export const email = defineKind<EmailOptions>({
  schema: ({ wrong = emailMessage, ...field }) => ({
    [field.name]: writtenText(field, (address) => (isEmail(address) ? undefined : wrong)),
  }),
  Input: (props) => (
    <TextField
      {...controlOf(props)}
      type="email"
      autoComplete="email"
      placeholder={props.field.placeholder ?? unanswered}
    />
  ),
  print: (_, answer) => answer,
  screens: () => "nothing",
});
