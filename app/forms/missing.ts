import type { TextByControl } from "./kind";
import { wholeForm } from "./refusal";
import { isBlank } from "./text";

/**
 * What is said of a form as a whole, beside what is said at its fields, where one of these is empty.
 * @param names the controls that cannot be left empty
 */
export const missingOf = (
  values: TextByControl,
  names: readonly string[],
  message: string,
): TextByControl =>
  names.some((name) => isBlank(values[name] ?? "")) ? { [wholeForm]: message } : {};
