import { Fragment } from "react";
import {
  companyBoxes,
  rentalKindOf,
  shownFieldsOf,
  type Party,
  type RentalField,
  type RentalFieldName,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import { noFees, type RentalWarning } from "~/products/rental-agreement/warnings";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { FormState } from "~/forms/refusal";
import { Notice } from "~/ui/notice";

export type StepFieldsProps = FormState & {
  step: StepNumber;
  warnings: readonly RentalWarning[];
};

const parties = [
  { party: "landlord", title: "Wynajmujący" },
  { party: "tenant", title: "Najemca" },
] as const;

const isOf = (party: Party, { name }: RentalField) =>
  name.startsWith(party) || name === companyBoxes[party];

export function StepFields(props: StepFieldsProps) {
  const fields = shownFieldsOf(props.step, props.values);
  if (props.step !== 1)
    return inRuns(fields).map((run) => (
      <Fragment key={run[0]?.name}>
        {run.length > 1 ? (
          <div className="short-fields">
            <Questions fields={run} {...props} />
          </div>
        ) : (
          <Questions fields={run} {...props} />
        )}
        {run.some(({ name }) => name === beforeFees) &&
          rentalKindOf(props.values) === "ordinary" && (
            <p className="text-sm text-muted">{tieWords(noFees)}</p>
          )}
      </Fragment>
    ));
  const isGeneral = ({ name }: RentalField) =>
    name === "rentalKind" || name === "alternativeAddress";
  const isOfParty = (field: RentalField) => parties.some(({ party }) => isOf(party, field));
  return (
    <>
      <div className="rental-kind space-y-6">
        <Questions fields={fields.filter(isGeneral)} {...props} />
      </div>
      {parties.map(({ party, title }) => (
        <fieldset
          key={party}
          className="party min-w-0 space-y-5 rounded-card border border-line p-4 sm:p-5"
        >
          {/* Floated, it stands inside the frame instead of in its line. */}
          <legend className="float-left mb-1! w-full font-serif text-2xl">{title}</legend>
          <div className="mb-0! clear-both" />
          <Questions fields={fields.filter((field) => isOf(party, field))} {...props} />
        </fieldset>
      ))}
      <Questions
        fields={fields.filter((field) => !isGeneral(field) && !isOfParty(field))}
        {...props}
      />
    </>
  );
}

const shortKinds: readonly string[] = ["day", "number", "amount"];

/** Questions whose answers are short stand in pairs, one that explains itself at length by itself. */
const isShort = ({ kind, name }: RentalField) =>
  shortKinds.includes(kind) && name !== "administrativeFees";

/** What fees besides the rent are asked for after, or said to be none. */
const beforeFees: RentalFieldName = "rentDueDay";

/** Neighbours that are short together, every other question alone. */
function inRuns(fields: readonly RentalField[]): RentalField[][] {
  const runs: RentalField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last?.every(isShort) && isShort(field) && last.at(-1)?.name !== beforeFees)
      last.push(field);
    else runs.push([field]);
  }
  return runs;
}

const Questions = ({ fields, ...props }: StepFieldsProps & { fields: readonly RentalField[] }) =>
  fields.map((field) => <Question key={field.name} field={field} {...props} />);

const places: Record<string, string> = { person: "for-person", company: "for-company" };

function Question(props: StepFieldsProps & { field: RentalField }) {
  const { field, values, errors, warnings } = props;
  // Of a question that is not answered yet, its hint says the same.
  const warning = values[field.name] && warnings.find(({ field: name }) => name === field.name);
  const place = field.side
    ? places[field.side.of]
    : field.name === "alternativeAddress"
      ? "for-occasional"
      : undefined;
  return (
    <div className={place}>
      <FieldInput field={field} values={values} errors={errors} />
      <div id={`${field.name}-uwaga`} data-live className="remark">
        {warning && !errors[field.name] && (
          <Notice kind="warning" className="mt-3">
            <p>{warning.text}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
