import { useParams, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage } from "~/ui/error-page";
import { FieldInput } from "./field-input";
import { controlNames, type Field } from "./fields";
import { refusalOf, unsentFormOf, type Refusal, type UnsentForm } from "./refusal";
import { UnsentFormPage, type AskedAgain } from "./unsent-form-page";

/**
 * What a form asks that came back before its page could be read: where that depends on the page, as far as the form and
 * the parameters of its address tell.
 */
export type AskedFields =
  | readonly Field[]
  | ((form: UnsentForm, params: Readonly<Record<string, string | undefined>>) => readonly Field[]);

/**
 * The error boundary of a page with a form: shows the form again when it could not be accepted.
 * @param render the page with what came back
 * @param fields what a form shows that came without a session or while the database was away; what nobody names here is
 * carried along unseen
 * @param otherwise what everything else that goes wrong looks like
 */
export function formBoundary<Page>(
  render: (refusal: Refusal<Page>) => ReactNode,
  {
    fields,
    otherwise = () => <ErrorPage />,
  }: { fields: AskedFields; otherwise?: (error: unknown) => ReactNode },
) {
  return function FormBoundary() {
    const error = useRouteError();
    const params = useParams();
    const unsent = unsentFormOf(error);
    if (unsent) {
      const asked = typeof fields === "function" ? fields(unsent, params) : fields;
      return <UnsentFormPage form={unsent} asked={askedAgain(asked, unsent)} />;
    }
    const refused = refusalOf<Page>(error);
    return <>{refused ? render(refused) : otherwise(error)}</>;
  };
}

const fileKinds: ReadonlySet<Field["kind"]> = new Set(["file", "picture", "bookFile"]);

/** A page may hold several forms; its fields are those of one of them. */
function askedAgain(fields: readonly Field[], { values }: UnsentForm): AskedAgain | undefined {
  const controls = fields.flatMap(controlNames);
  if (!controls.some((name) => name in values)) return undefined;
  return {
    controls,
    takesFiles: fields.some(({ kind }) => fileKinds.has(kind)),
    inputs: fields.map((field) => (
      <FieldInput key={field.name} field={field} values={values} errors={{}} />
    )),
  };
}
