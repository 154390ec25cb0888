import { ErrorSummary } from "~/ui/error-summary";
import { groupErrors } from "~/ui/group-errors";
import { controlNames, fieldTarget, type Field } from "./fields";
import { saidAt, type FieldBase, type TextByControl } from "./kind";

/**
 * The summary on top of a form that came back: the errors in the order of its fields, those with the same message
 * together, each leading to its field with the words that stand there, then what is about no field in view.
 */
export function FormErrors({
  fields = [],
  errors,
}: {
  fields?: readonly (Pick<Field, "kind" | "name" | "label"> &
    Pick<FieldBase, "required" | "ask" | "asks">)[];
  errors: TextByControl;
}) {
  const atFields = (fields as readonly Field[]).flatMap((field) => {
    const id = fieldTarget(field);
    const message = controlNames(field)
      .map((name) => errors[name])
      .find(Boolean);
    if (!message || id === null) return [];
    return [{ message, id, label: field.label, said: saidAt(field, message), field }];
  });
  const shown = new Set(atFields.flatMap(({ field }) => controlNames(field)));
  const others = Object.keys(errors).filter((name) => !shown.has(name));
  return (
    <ErrorSummary
      errors={[
        ...groupErrors(atFields),
        ...others.map((name) => ({ message: errors[name] ?? "", fields: [] })),
      ]}
    />
  );
}
