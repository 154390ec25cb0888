import { Button } from "~/ui/button";
import { FieldInput } from "./field-input";
import type { Field } from "./fields";
import type { TextByControl } from "./kind";

type FilterBarProps = {
  /** The list's own address, without a query. */
  action: string;
  fields: readonly Field[];
  values: TextByControl;
  errors: TextByControl;
  /** Default "Filtruj". */
  button?: string;
};

/** So many stand on the line; what is left of more than one over is folded away, open where it says something. */
const onLine = 3;

/** What a list is narrowed down by: a form that asks for the list's address with other parameters, on its first page. */
export function FilterBar({ action, fields, values, errors, button = "Filtruj" }: FilterBarProps) {
  const isFiltered = Object.keys(values).length > 0;
  const first = fields.length > onLine + 1 ? fields.slice(0, onLine) : fields;
  const more = fields.slice(first.length);
  const input = (field: Field) => (
    <FieldInput key={field.name} field={field} values={values} errors={errors} />
  );
  return (
    <search className="block print:hidden">
      <form
        action={action}
        noValidate
        className="filter-bar flex flex-wrap items-end gap-x-3 gap-y-3 rounded-control border border-line bg-surface p-3"
      >
        <div className="grid grow basis-full grid-cols-2 items-end gap-3 sm:basis-96 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
          {first.map(input)}
        </div>
        <Button variant="secondary" className="min-h-10! px-5!">
          {button}
        </Button>{" "}
        {isFiltered && (
          <a href={action} className="link inline-flex min-h-10 items-center">
            Wyczyść
          </a>
        )}
        {more.length > 0 && (
          <details
            open={more.some(({ name }) => values[name] || errors[name])}
            className="group open:basis-full"
          >
            <summary className="link inline-flex min-h-10 cursor-pointer list-none items-center">
              <span className="group-open:hidden">więcej</span>{" "}
              <span className="hidden group-open:inline">mniej</span>
            </summary>
            <div className="grid grid-cols-2 items-end gap-3 pt-1 sm:grid-cols-3 2xl:grid-cols-5">
              {more.map(input)}
            </div>
          </details>
        )}
      </form>
    </search>
  );
}
