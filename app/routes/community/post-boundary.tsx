import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { FailedInGroup } from "./failed-in-group";
import { PostNotFound } from "./post-view";

export function PostBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <PostNotFound /> : <FailedInGroup />;
}
