import { z } from "zod";
import { MailError } from "./errors.ts";

const address = z
  .string()
  .trim()
  .regex(/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/);

const addresses = z
  .union([address, z.array(address).min(1).max(50)])
  .transform((value) => (typeof value === "string" ? [value] : value));

const attachment = z.object({
  filename: z.string().min(1).nullish(),
  content: z
    .union([z.string(), z.object({ type: z.literal("Buffer"), data: z.array(z.int()) })])
    .nullish(),
  path: z.string().nullish(),
  content_type: z.string().nullish(),
  content_id: z.string().max(128).nullish(),
});

const schema = z.object({
  from: address,
  to: addresses,
  cc: addresses.nullish(),
  bcc: addresses.nullish(),
  reply_to: addresses.nullish(),
  subject: z.string().min(1),
  html: z.string().nullish(),
  text: z.string().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  tags: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
  attachments: z.array(attachment).nullish(),
});

export type MailRequest = z.infer<typeof schema>;
export type AttachmentRequest = z.infer<typeof attachment>;

/** Reads the body of `POST /emails`; throws the vendor's error for what it would refuse. */
export function readMailRequest(body: unknown): MailRequest {
  const result = schema.safeParse(body);
  if (!result.success) throw refusal(result.error.issues[0]?.path[0], body);
  if (!result.data.html && !result.data.text)
    throw new MailError("validation_error", "Missing `html` or `text` field.");
  return result.data;
}

function refusal(field: PropertyKey | undefined, body: unknown): MailError {
  const name = String(field ?? "body");
  const given = (body as Record<string, unknown> | null)?.[name];
  if (given === undefined || given === "")
    return new MailError("missing_required_field", `Missing \`${name}\` field.`);
  if (name === "attachments")
    return new MailError(
      "invalid_attachment",
      "Attachment must have either a `content` or `path`.",
    );
  const expected =
    "The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.";
  return new MailError("validation_error", `Invalid \`${name}\` field. ${expected}`);
}
