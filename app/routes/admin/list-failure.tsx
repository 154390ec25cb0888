import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { brand } from "~/config/brand";
import { ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { Notice } from "~/ui/notice";

/**
 * The error boundary of a list of the console: says that the list could not be read, and leads to another try. What was
 * refused for a reason keeps its own page.
 * @param title of the list
 * @param what as it is called after "podczas ładowania"
 */
export function listFailure(title: string, what: string) {
  return function ListFailure() {
    const error = useRouteError();
    const { pathname, search } = useLocation();
    if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage />;
    return (
      <div className="space-y-6">
        <title>{`${title} – ${brand.name}`}</title>
        <h1 className="text-4xl">{title}</h1>
        <Notice kind="error" role="alert">
          Błąd podczas ładowania {what}. Sprawdź czy backend jest uruchomiony.
        </Notice>
        <ButtonLink href={pathname + search}>Spróbuj ponownie</ButtonLink>
      </div>
    );
  };
}
