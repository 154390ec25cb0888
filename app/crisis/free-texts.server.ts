import { controlNames, screenedTextOf, type Field } from "~/forms/fields";
import type { FreeText } from "./assess.server";

/** What somebody wrote in words of their own into the fields of a form. */
export function freeTextsOf(
  fields: readonly Field[],
  answers: Readonly<Record<string, string>>,
): FreeText[] {
  return fields
    .filter((field) => screenedTextOf(field) !== "nothing")
    .flatMap((field) =>
      controlNames(field).map((name) => ({
        text: answers[name] ?? "",
        rulesOnly: screenedTextOf(field) === "narrated words" || field.withheld === true,
      })),
    );
}
