import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "~/ui/error-page";
import { PostNotFound } from "./post-view";

export function PostBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <PostNotFound /> : <ErrorPage />;
}
