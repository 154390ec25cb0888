import { useState, type ChangeEvent, type ChangeEventHandler, type ReactElement } from "react";
import { CheckboxField } from "~/ui/checkbox-field";
import { DateSelectField } from "~/ui/date-select-field";
import { FileField } from "~/ui/file-field";
import { RadioCards } from "~/ui/radio-cards";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { TextareaField } from "~/ui/textarea-field";
import type { Field, FieldKind, FieldOf } from "../fields";
import { acceptedFiles, fileLimits, fileMessages, fileProblems } from "../files";
import { withoutControlCharacters } from "../text";

export type InputProps = {
  /** Errors by control name. */
  errors: Record<string, string>;
  /** What was typed, by control name. */
  values: Record<string, string>;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
};

type Input<Kind extends FieldKind> = (props: InputProps & { field: FieldOf<Kind> }) => ReactElement;

function basics({ field, errors, values, onChange }: InputProps & { field: Field }) {
  return {
    id: field.name,
    name: field.name,
    label: field.label,
    hint: field.hint,
    error: errors[field.name],
    required: field.required !== undefined,
    defaultValue: withoutControlCharacters(values[field.name] ?? ""),
    onChange,
  };
}

/** How each kind is asked. */
const inputs: { [Kind in FieldKind]: Input<Kind> } = {
  text: (props) => (
    <TextField
      {...basics(props)}
      autoComplete={props.field.autoComplete}
      placeholder={props.field.placeholder}
    />
  ),
  email: (props) => (
    <TextField
      {...basics(props)}
      type="email"
      autoComplete="email"
      placeholder={props.field.placeholder}
    />
  ),
  longText: (props) => {
    const { limit, counter, rows, placeholder } = props.field;
    const characters = limit?.length ?? counter;
    return (
      <TextareaField
        {...basics(props)}
        rows={rows}
        placeholder={placeholder}
        limit={characters === undefined ? undefined : { characters, enforced: limit !== undefined }}
      />
    );
  },
  choice: (props) => (
    <SelectField
      {...basics(props)}
      defaultValue={props.values[props.field.name] ?? props.field.preset}
      options={props.field.options}
      placeholder={props.field.placeholder}
    />
  ),
  cards: (props) => <RadioCards {...basics(props)} options={props.field.options} />,
  date: ({ field, errors, values, onChange }) => {
    const { day, month, year } = field.controls;
    const thisYear = new Date().getFullYear();
    return (
      <DateSelectField
        id={field.name}
        name={field.name}
        label={field.label}
        hint={field.hint}
        error={errors[day] ?? errors[month] ?? errors[year]}
        required={field.required !== undefined}
        names={field.controls}
        birthDate={field.birthDate}
        defaultValue={{ day: values[day], month: values[month], year: values[year] }}
        years={Array.from({ length: field.years }, (_, index) => thisYear - index)}
        onChange={onChange}
      />
    );
  },
  consent: ({ field, errors, values, onChange }) => (
    <CheckboxField
      id={field.name}
      name={field.name}
      label={field.label}
      error={errors[field.name]}
      defaultChecked={values[field.name] === "on"}
      onChange={onChange}
      required
    />
  ),
  file: (props) => <FileInput {...props} />,
};

/** Files cannot be put back into a page, so a form that comes back asks for them again. */
function FileInput(props: InputProps & { field: FieldOf<"file"> }) {
  const { field, values, errors, onChange } = props;
  const [problem, setProblem] = useState<string>();
  function check(event: ChangeEvent<HTMLInputElement>) {
    setProblem(fileProblems(field, [...(event.currentTarget.files ?? [])]).join(" "));
    onChange?.(event);
  }
  const { hint, ...basic } = basics(props);
  const lost = values[field.name] && problem === undefined;
  return (
    <FileField
      {...basic}
      defaultValue={undefined}
      hint={
        lost ? (
          <>
            {hint} <strong className="text-ink">{fileMessages.addAgain}</strong> Były to:{" "}
            {values[field.name]}.
          </>
        ) : (
          hint
        )
      }
      error={problem === undefined ? errors[field.name] : problem || undefined}
      limits={fileLimits(field)}
      accept={acceptedFiles}
      multiple={field.multiple}
      onChange={check}
    />
  );
}

/** One question of an order form. */
export function FieldInput({ field, ...props }: InputProps & { field: Field }) {
  const Input = inputs[field.kind] as (props: InputProps & { field: Field }) => ReactElement;
  return <Input field={field} {...props} />;
}

/** Id of the control that an error of a field leads to. */
export function fieldTarget(field: Field): string {
  return field.kind === "date" ? `${field.name}Day` : field.name;
}
