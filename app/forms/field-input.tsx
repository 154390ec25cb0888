import { kindOf, type Field } from "./fields";
import type { InputProps } from "./kind";

/** One question of a form. */
export function FieldInput(props: InputProps<Field>) {
  const { Input } = kindOf(props.field);
  return <Input {...props} />;
}
