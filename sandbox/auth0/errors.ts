/** An error as OAuth 2.0 words it; the Management API adds its own names for the same. */
export function oauthError(status: number, message?: string) {
  const names: Record<number, string> = {
    401: "access_denied",
    403: "invalid_grant",
    404: "inexistent_user",
    429: "too_many_requests",
    500: "server_error",
  };
  const error = names[status] ?? "invalid_request";
  const text = message ?? error;
  return { statusCode: status, error, error_description: text, message: text };
}
