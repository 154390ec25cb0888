import { z } from "zod";
import { CheckboxField } from "~/ui/checkbox-field";
import { defineKind } from "../kind";

type CheckboxOptions = {
  /** What a ticked box is posted as; by default "on", as browsers do. */
  value?: string;
  /** Where more about it stands; opens beside the form. */
  more?: { text: string; href: string };
};

const valueOf = ({ value = "on" }: CheckboxOptions) => value;

export const checkbox = defineKind<CheckboxOptions>({
  schema: (field) => ({ [field.name]: z.literal(valueOf(field)).optional() }),
  Input: ({ field, values }) => (
    <CheckboxField
      id={field.name}
      name={field.name}
      label={field.label}
      hint={
        field.more ? (
          <>
            {field.hint}{" "}
            <a href={field.more.href} target="_blank" className="link">
              {field.more.text}
            </a>
          </>
        ) : (
          field.hint
        )
      }
      value={field.value}
      defaultChecked={values[field.name] === valueOf(field)}
    />
  ),
  print: (field, answer) => (answer === valueOf(field) ? "tak" : "nie"),
  screens: () => "nothing",
});
