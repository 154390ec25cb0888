import type { Field } from "~/forms/fields";
import type { ServiceContext } from "~/services/command/context.server";
import { groupsMeant } from "~/services/groups/desk-names.server";
import type { Suggestion } from "./suggested-names";

/** Fields of a filter with what the browser offers in them. @param offered names by the fields' names */
export const withOffered = (
  fields: readonly Field[],
  offered: Readonly<Record<string, readonly string[]>>,
): Field[] =>
  fields.map((field) => {
    const values = [...new Set(offered[field.name])];
    return field.kind === "text" && values.length > 0 ? { ...field, suggestions: values } : field;
  });

/** The groups that were listed, where what was typed is in the names of several; null else. @throws NotAllowed */
export async function groupsSuggested(
  ctx: ServiceContext,
  control: string,
  typed: string | undefined,
): Promise<Suggestion | null> {
  const meant = typed === undefined ? [] : await groupsMeant(ctx, typed);
  return meant.length > 1
    ? {
        ...{ control, question: "Grupy o takiej nazwie:" },
        names: meant.slice(0, 20).map(({ name }) => name),
      }
    : null;
}
