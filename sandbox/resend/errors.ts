/** Names and statuses of the vendor's errors: https://resend.com/docs/api-reference/errors */
const statuses = {
  validation_error: 422,
  missing_required_field: 422,
  invalid_attachment: 422,
  invalid_from_address: 422,
  invalid_idempotency_key: 400,
  missing_api_key: 401,
  invalid_api_key: 403,
  not_found: 404,
  invalid_idempotent_request: 409,
  concurrent_idempotent_requests: 409,
  rate_limit_exceeded: 429,
  internal_server_error: 500,
} as const;

export type MailErrorName = keyof typeof statuses;

const messages: Record<number, [MailErrorName, string]> = {
  404: ["not_found", "The requested endpoint does not exist."],
  429: [
    "rate_limit_exceeded",
    "Too many requests. Please limit the number of requests per second.",
  ],
  500: ["internal_server_error", "An unexpected error occurred."],
};

/** A refusal in the vendor's form. */
export class MailError extends Error {
  readonly statusCode: number;

  constructor(
    readonly error: MailErrorName,
    message: string,
  ) {
    super(message);
    this.statusCode = statuses[error];
  }

  get body() {
    return { statusCode: this.statusCode, name: this.error, message: this.message };
  }
}

/** The body of an error that is known by its status only. */
export function mailErrorBody(status: number, message?: string) {
  const [name, usual] = messages[status] ?? ["validation_error", "The request is not valid."];
  return { statusCode: status, name, message: message ?? usual };
}
