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

/** What a list is narrowed down by: a form that asks for the list's address with other parameters, on its first page. */
export function FilterBar({ action, fields, values, errors, button = "Filtruj" }: FilterBarProps) {
  const isFiltered = Object.keys(values).length > 0;
  return (
    <search>
      <form
        action={action}
        noValidate
        className="filter-bar grid grid-cols-2 items-end gap-x-3 gap-y-4 rounded-card border border-line bg-surface p-3.5 sm:grid-cols-3 sm:p-5 xl:grid-cols-4"
      >
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} values={values} errors={errors} />
        ))}
        <div className="flex flex-wrap items-center gap-4 max-sm:col-span-full">
          <Button variant="secondary">{button}</Button>
          {isFiltered && (
            <a href={action} className="link inline-flex min-h-11 items-center">
              Wyczyść
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
