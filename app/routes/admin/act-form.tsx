import type { ReactNode } from "react";
import type { Field } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import type { FormState } from "~/forms/refusal";
import { Button } from "~/ui/button";

type ActFormProps = {
  /** The address of the act's own page, which shows the form again where it is refused. */
  action: string;
  fields: readonly Field[];
  form: FormState;
  button: string;
  isDangerous?: boolean;
  /** Whoever opens the page goes on with what is asked first. */
  isFocused?: boolean;
  /** What the page was made from. */
  version?: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** What an act asks, on its own page or beside the row that it is done to. */
export function ActForm({
  action,
  fields,
  form,
  button,
  isDangerous = false,
  isFocused = false,
  version,
  children,
}: ActFormProps) {
  const hasFile = fields.some(({ kind }) => kind === "picture");
  return (
    <form
      method="post"
      action={action}
      encType={hasFile ? "multipart/form-data" : undefined}
      noValidate
      data-act-form=""
      className="space-y-6"
    >
      {version && <input type="hidden" name="version" value={form.values.version ?? version} />}
      {fields.map((field, index) => (
        <FieldInput key={field.name} field={field} {...form} isFocused={isFocused && index === 0} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant={isDangerous ? "danger" : "primary"}>{button}</Button>
        {children}
      </div>
    </form>
  );
}
