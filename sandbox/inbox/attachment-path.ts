import type { Mail } from "../store/records.ts";

/** Path of an attachment; the number tells attachments of the same name apart. */
export function attachmentPath(mail: Mail, index: number): string {
  const name = encodeURIComponent(mail.attachments[index]?.filename ?? "");
  return `/inbox/${mail.id}/attachments/${index}/${name}`;
}
