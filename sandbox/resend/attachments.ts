import type { Attachment } from "../store/records.ts";
import { MailError } from "./errors.ts";
import type { AttachmentRequest } from "./mail-request.ts";

const contentTypes: Record<string, string> = {
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  json: "application/json",
  ics: "text/calendar; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
  epub: "application/epub+zip",
  zip: "application/zip",
};

const maxTotalBytes = 40 * 1024 * 1024;

/** Decodes or fetches the attachments of a request, in their order. */
export async function readAttachments(
  requests: AttachmentRequest[],
): Promise<{ attachment: Attachment; content: Buffer }[]> {
  const read = await Promise.all(requests.map(readAttachment));
  const total = read.reduce((sum, { content }) => sum + content.length, 0);
  if (total > maxTotalBytes)
    throw new MailError("invalid_attachment", "Attachments must not exceed 40MB in total.");
  return read;
}

async function readAttachment(request: AttachmentRequest, index: number) {
  const content = await contentOf(request);
  const fromPath = request.path?.split(/[?#]/)[0]?.split("/").at(-1);
  const filename = request.filename || fromPath || `attachment-${index + 1}`;
  const extension = filename.split(".").at(-1)?.toLowerCase() ?? "";
  const contentType = request.content_type || contentTypes[extension] || "application/octet-stream";
  const inline = request.content_id ? { contentId: request.content_id } : {};
  return { attachment: { filename, contentType, size: content.length, ...inline }, content };
}

async function contentOf({ content, path }: AttachmentRequest): Promise<Buffer> {
  if (typeof content === "string") return Buffer.from(content, "base64");
  if (content) return Buffer.from(content.data);
  if (!path)
    throw new MailError("invalid_attachment", "Attachment must have either a `content` or `path`.");
  const response = await fetch(path, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!response?.ok)
    throw new MailError("invalid_attachment", `Could not fetch the attachment from ${path}.`);
  return Buffer.from(await response.arrayBuffer());
}
