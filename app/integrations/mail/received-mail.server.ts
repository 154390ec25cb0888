import { z } from "zod";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";
import { observed } from "../service-calls";
import { addressIn } from "./address-in";
import { passesDmarc } from "./authentication-results";
import { isAutomatic, type MailHeaders } from "./automatic-mail";
import { textOfHtml } from "./html-text";

/** Time for one answer, in milliseconds; nobody waits. */
const timeout = 30_000;
/** Largest mail without its files, in bytes. */
const maxMailBytes = 4 * 1024 * 1024;

export type ReceivedFile = {
  id: string;
  name: string;
  /** Bytes, as the provider counted them. */
  size: number;
};

export type ReceivedMail = {
  /** The one address in From, in lower case; null where none or several can be read. */
  sender: string | null;
  /** Whether the domain of that address stands behind it. */
  isAuthenticated: boolean;
  isAutomatic: boolean;
  subject: string;
  text: string;
  files: readonly ReceivedFile[];
};

const headerValue = z.union([z.string(), z.array(z.string())]);

const mailAnswer = z.object({
  from: z.string().nullish(),
  subject: z.string().nullish(),
  text: z.string().nullish(),
  html: z.string().nullish(),
  headers: z.record(z.string(), headerValue).nullish(),
  attachments: z
    .array(
      z.object({
        id: z.string(),
        filename: z.string().nullish(),
        size: z.number().nullish(),
        content_type: z.string().nullish(),
        content_disposition: z.string().nullish(),
      }),
    )
    .nullish(),
});

const fileAnswer = z.object({ download_url: z.url({ protocol: /^https?$/ }) });

/**
 * Fetches a mail of which the provider has told.
 * Source: https://resend.com/docs/api-reference/emails/retrieve-received-email
 * @throws ExternalServiceError `refused` when the provider does not have it, `invalid` with `too_large`
 */
export const readReceivedMail = (providerId: string): Promise<ReceivedMail> =>
  observed("resend", async () => {
    // Otherwise pictures in the text would come within its HTML.
    const answer = await ask(mailAnswer, `${encodeURIComponent(providerId)}?html_format=cid`);
    const headers = headersOf(answer.headers ?? {});
    const named = headers.get("from") ?? (answer.from ? [answer.from] : []);
    const sender = named.length === 1 ? addressIn(named[0] ?? "") : null;
    return {
      sender,
      isAuthenticated:
        sender !== null &&
        passesDmarc(headers.get("authentication-results") ?? [], {
          authservId: env.INBOUND_MAIL_AUTHSERV_ID,
          domain: sender.slice(sender.lastIndexOf("@") + 1),
        }),
      isAutomatic: isAutomatic(headers, sender),
      subject: answer.subject ?? "",
      text: answer.text?.trim() ? answer.text : textOfHtml(answer.html ?? ""),
      files: (answer.attachments ?? [])
        .filter((file) => !isPartOfLetter(file))
        .map(({ id, filename, size }) => ({ id, name: filename ?? "", size: size ?? 0 })),
    };
  });

/**
 * A file of such a mail.
 * @param maxBytes more of it are not read
 * @returns null where it is larger
 * @throws ExternalServiceError
 */
export const readReceivedFile = (
  providerId: string,
  fileId: string,
  maxBytes: number,
): Promise<Buffer | null> =>
  observed("resend", async () => {
    const path = `${encodeURIComponent(providerId)}/attachments/${encodeURIComponent(fileId)}`;
    const { download_url } = await ask(fileAnswer, path);
    return fetchAtMost(download_url, {}, maxBytes);
  });

/** Pictures within the text, and signatures of the mail itself. */
const isPartOfLetter = (file: {
  content_type?: string | null;
  content_disposition?: string | null;
}) =>
  (file.content_disposition === "inline" && /^image\//i.test(file.content_type ?? "")) ||
  /^application\/(?:x-)?(?:pkcs7|pgp)-signature\b/i.test(file.content_type ?? "");

/** The provider gives a field that stands there twice as a list, or as one in JSON. */
function headersOf(given: Readonly<Record<string, string | string[]>>): MailHeaders {
  const headers = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(given)) {
    const key = name.toLowerCase();
    headers.set(key, [
      ...(headers.get(key) ?? []),
      ...(Array.isArray(value) ? value : listIn(value)),
    ]);
  }
  return headers;
}

function listIn(value: string): string[] {
  if (!value.startsWith("[")) return [value];
  try {
    return z.array(z.string()).parse(JSON.parse(value));
  } catch {
    return [value];
  }
}

async function ask<Answer>(schema: z.ZodType<Answer>, path: string): Promise<Answer> {
  const authorization = `Bearer ${env.RESEND_API_KEY}`;
  const url = `${env.RESEND_API_URL}/emails/receiving/${path}`;
  const body = await fetchAtMost(url, { authorization, accept: "application/json" }, maxMailBytes);
  if (!body) throw new ExternalServiceError("resend", "invalid", "too_large");
  try {
    return schema.parse(JSON.parse(body.toString("utf8")));
  } catch {
    throw new ExternalServiceError("resend", "unavailable", "unexpected_answer");
  }
}

/** @returns null where there is more */
async function fetchAtMost(
  url: string,
  headers: Record<string, string>,
  maxBytes: number,
): Promise<Buffer | null> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    if (!response.ok) {
      await response.body?.cancel();
      const kind = response.status === 404 ? "refused" : "unavailable";
      throw new ExternalServiceError("resend", kind, `http_${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      // Leaving the loop gives up the rest.
      if (length > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    throw new ExternalServiceError("resend", "unavailable", timedOut ? "timeout" : "connection");
  }
}
