import { controlNames, type Field, type FieldKind } from "~/forms/fields";
import type { FreeText } from "./assess.server";

const freeText: ReadonlySet<FieldKind> = new Set<FieldKind>(["text", "longText"]);

/** What somebody wrote in words of their own into the fields of a form. */
export function freeTextsOf(fields: readonly Field[], answers: Record<string, string>): FreeText[] {
  return fields
    .filter(({ kind }) => freeText.has(kind))
    .flatMap((field) =>
      controlNames(field).map((name) => ({
        text: answers[name] ?? "",
        rulesOnly: isNarrated(field) || field.withheld === true,
      })),
    );
}

const isNarrated = (field: Field) => field.kind === "longText" && field.narrated === true;
