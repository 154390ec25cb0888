import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/ui/error-page";
import { PostNotFound } from "./post-view";

/** The error boundary of pages about one post or comment. */
export function PostBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <PostNotFound /> : <ErrorPage />;
}
