import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";
import { Notice } from "~/ui/notice";

/**
 * The error boundary of a list of the desk: what could not be loaded, and the same page once more, with its filters. What is
 * not there or not allowed says so as everywhere.
 */
export function listFailure({ title, message }: { title: string; message: string }) {
  return function ListFailure() {
    const error = useRouteError();
    const { pathname, search } = useLocation();
    if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage isAtDesk />;
    return (
      <div className="space-y-6">
        <h1 className="text-3xl">{title}</h1>
        <Notice kind="error" role="alert">
          <p>{message}</p>
        </Notice>
        <ButtonLink href={pathname + search}>Spróbuj ponownie</ButtonLink>
      </div>
    );
  };
}
