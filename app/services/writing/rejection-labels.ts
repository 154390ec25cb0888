import { externalErrorIn } from "../command/external-error-words";
import { rules, type Rule } from "./checks/finding";

export const isRule = (code: string): code is Rule => Object.hasOwn(rules, code);

/** What a rule says of the text, for the desk: without what the model is asked to do about it. */
export function rejectionLabel(code: string): string {
  if (isRule(code)) return rules[code].say.split(";")[0] ?? code;
  return externalErrorIn("health", code) ?? code;
}
