export const failures = [
  "model_unavailable",
  "model_stopped",
  "model_invalid",
  "model_refused",
  "adults_only",
  "mail_unavailable",
  "mail_refused",
  "content_deleted",
  "refund_requested",
  "withdrawn",
  "unexpected",
] as const;

export type Failure = (typeof failures)[number];
