import { z } from "zod";
import { TextField } from "~/ui/text-field";
import { defineKind } from "../kind";
import { controlOf, writtenText, type Written } from "./written";

type LinkOptions = Pick<Written, "limit"> & {
  wrong: string;
  autoComplete?: string;
};

const httpsAddress = z.url({ protocol: /^https$/ });

export const link = defineKind<LinkOptions>({
  schema: ({ wrong, ...field }) => ({
    [field.name]: writtenText(field, (address) =>
      httpsAddress.safeParse(address).success ? undefined : wrong,
    ),
  }),
  Input: (props) => (
    <TextField {...controlOf(props)} type="url" autoComplete={props.field.autoComplete} />
  ),
  print: (_, answer) => answer,
  screens: () => "nothing",
});
