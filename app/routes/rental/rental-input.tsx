import {
  companyBoxes,
  rentalFieldsOf,
  type Party,
  type RentalField,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import type { RentalWarning } from "~/products/rental-agreement/warnings";
import { FieldInput } from "~/forms/field-input";
import type { FormState } from "~/forms/refusal";
import { Notice } from "~/ui/notice";

export type StepFieldsProps = FormState & {
  step: StepNumber;
  warnings: readonly RentalWarning[];
};

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
  const { field, values, errors, warnings } = props;
  const warning = warnings.find(({ field: name }) => name === field.name);
  const place = field.side
    ? places[field.side.of]
    : field.name === "alternativeAddress"
      ? "for-occasional"
      : undefined;
  return (
    <div className={place}>
      <FieldInput field={field} values={values} errors={errors} />
      <div id={`${field.name}-uwaga`} data-live>
        {warning && !errors[field.name] && (
          <Notice kind="warning" className="mt-3">
            <p>{warning.text}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
