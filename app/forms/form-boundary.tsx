import { useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage } from "~/ui/error-page";
import type { Field } from "./fields";
import { refusalOf, signedOutFormOf, type Refusal } from "./refusal";
import { SignedOutPage } from "./signed-out-page";

/**
 * The error boundary of a page with a form: shows the form again when it could not be accepted.
 * @param render the page with what came back
 * @param fields what a form shows that came without a session
 * @param otherwise what everything else that goes wrong looks like
 */
export function formBoundary<Page>(
  render: (refusal: Refusal<Page>) => ReactNode,
  {
    fields = [],
    otherwise = () => <ErrorPage />,
  }: { fields?: readonly Field[]; otherwise?: (error: unknown) => ReactNode } = {},
) {
  return function FormBoundary() {
    const error = useRouteError();
    const signedOut = signedOutFormOf(error);
    if (signedOut) return <SignedOutPage form={signedOut} fields={fields} />;
    const refused = refusalOf<Page>(error);
    return <>{refused ? render(refused) : otherwise(error)}</>;
  };
}
