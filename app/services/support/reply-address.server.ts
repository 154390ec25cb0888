import { env } from "~/config/env.server";

const prefix = "odpowiedz+";

/** Whether answers to mails about tickets come back into them. */
export const areMailsReceived = (): boolean => env.INBOUND_MAIL_DOMAIN !== undefined;

/** Where an answer by mail goes; null where none comes back. */
export const replyAddress = (replyKey: string): string | null =>
  env.INBOUND_MAIL_DOMAIN === undefined ? null : `${prefix}${replyKey}@${env.INBOUND_MAIL_DOMAIN}`;

/** The key in the first of some addresses that is such a one; null where none is. */
export function replyKeyIn(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const [, bare = address] = /<([^<>]*)>\s*$/.exec(address) ?? [];
    const [local = "", domain] = bare.trim().toLowerCase().split("@");
    const key = local.startsWith(prefix) ? local.slice(prefix.length) : "";
    if (
      domain === env.INBOUND_MAIL_DOMAIN &&
      /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)
    )
      return key;
  }
  return null;
}
