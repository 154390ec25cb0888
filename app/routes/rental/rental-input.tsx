import {
  companyBoxes,
  rentalFieldsOf,
  rentalKinds,
  type Party,
  type RentalAnswers,
  type RentalField,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import type { RentalErrors } from "~/products/rental-agreement/check-step";
import type { RentalWarning } from "~/products/rental-agreement/warnings";
import { CheckboxField } from "~/ui/checkbox-field";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextField } from "~/ui/text-field";
import { TextareaField } from "~/ui/textarea-field";

export type StepFieldsProps = {
  step: StepNumber;
  /** What the form opens with. */
  answers: RentalAnswers;
  errors: RentalErrors;
  warnings: readonly RentalWarning[];
  /** The end of the lease as it follows from what is typed. */
  endDate: string;
};

/** The questions of one step. */
export function StepFields(props: StepFieldsProps) {
  const fields = rentalFieldsOf(props.step);
  if (props.step !== 1)
    return fields.map((field) => <Question key={field.name} field={field} {...props} />);
  const general = fields.filter(
    ({ name }) => name === "rentalKind" || name === "alternativeAddress",
  );
  return (
    <>
      <div className="rental-kind space-y-6">
        {general.map((field) => (
          <Question key={field.name} field={field} {...props} />
        ))}
      </div>
      <PartyFields party="landlord" title="Wynajmujący" {...props} />
      <PartyFields party="tenant" title="Najemca" {...props} />
    </>
  );
}

function PartyFields({
  party,
  title,
  ...props
}: StepFieldsProps & { party: Party; title: string }) {
  const fields = rentalFieldsOf(1).filter(
    ({ name }) => name.startsWith(party) || name === companyBoxes[party],
  );
  return (
    <fieldset className="party min-w-0 space-y-5 rounded-card border border-line p-5">
      <legend className="px-2 font-serif text-2xl">{title}</legend>
      {fields.map((field) => (
        <Question key={field.name} field={field} {...props} />
      ))}
    </fieldset>
  );
}

const places: Record<string, string> = { person: "for-person", company: "for-company" };

function Question(props: StepFieldsProps & { field: RentalField }) {
  const { field, errors, warnings } = props;
  const warning = warnings.find(({ field: name }) => name === field.name);
  const place = field.side
    ? places[field.side.of]
    : field.name === "alternativeAddress"
      ? "for-occasional"
      : undefined;
  return (
    <div className={place}>
      <Control {...props} />
      {warning && !errors[field.name] && (
        <Notice kind="warning" className="mt-3">
          <p>{warning.text}</p>
        </Notice>
      )}
    </div>
  );
}

function Control({ field, answers, errors, endDate }: StepFieldsProps & { field: RentalField }) {
  const { name, label, hint, kind, autoComplete = "off" } = field;
  const value = answers[name] ?? "";
  const basics = { id: name, name, label, hint, error: errors[name], required: !field.optional };
  switch (kind) {
    case "kind":
      return <RadioGroup {...basics} options={rentalKinds} defaultValue={value || "ordinary"} />;
    case "checkbox":
      return (
        <CheckboxField
          id={name}
          name={name}
          label={label}
          value="true"
          defaultChecked={value === "true"}
        />
      );
    case "longText":
      return <TextareaField {...basics} rows={3} defaultValue={value} />;
    case "date":
      return name === "endDate" ? (
        <TextField {...basics} type="date" value={endDate} readOnly className="max-w-60" />
      ) : (
        <TextField {...basics} type="date" defaultValue={value} className="max-w-60" />
      );
    case "number":
      return (
        <TextField {...basics} inputMode="decimal" defaultValue={value} className="max-w-60" />
      );
    case "amount":
      return (
        <TextField {...basics} inputMode="decimal" defaultValue={value} className="max-w-60" />
      );
    case "email":
      return <TextField {...basics} type="email" autoComplete="email" defaultValue={value} />;
    case "text":
      return <TextField {...basics} autoComplete={autoComplete} defaultValue={value} />;
  }
}
