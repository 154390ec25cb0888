import { createHash } from "node:crypto";
import type { Collection } from "../store/collection.ts";
import type { Mail } from "../store/records.ts";
import { MailError } from "./errors.ts";

const validMs = 24 * 60 * 60 * 1000;
const maxKeyLength = 256;

/** What makes two requests the same: their whole body. */
export const fingerprintOf = (body: unknown) =>
  createHash("sha256").update(JSON.stringify(body)).digest("hex");

/**
 * Finds the mail that an idempotency key already stands for.
 * A key is valid for 24 hours and only for the body that it first came with.
 * @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
export class IdempotencyKeys {
  #mailIds = new Map<string, string>();
  #inProgress = new Set<string>();

  constructor(readonly mails: Collection<Mail>) {
    this.#rebuild();
  }

  /**
   * Runs `accept` unless the key has been used: then the earlier mail is the answer.
   * @throws MailError for an unusable key, another body under it, or the same key at work at this moment
   */
  async once(key: string | null, fingerprint: string, accept: () => Promise<Mail>): Promise<Mail> {
    if (key === null) return accept();
    if (key.length < 1 || key.length > maxKeyLength)
      throw new MailError("invalid_idempotency_key", "The key must be between 1-256 chars.");
    const earlier = this.#find(key);
    if (earlier) return this.#repeat(earlier, fingerprint);
    if (this.#inProgress.has(key))
      throw new MailError(
        "concurrent_idempotent_requests",
        "Same idempotency key used while original request is still in progress.",
      );
    this.#inProgress.add(key);
    try {
      const mail = await accept();
      this.#remember(mail);
      return mail;
    } finally {
      this.#inProgress.delete(key);
    }
  }

  #remember(mail: Mail): void {
    if (mail.idempotencyKey !== null) this.#mailIds.set(mail.idempotencyKey, mail.id);
    if (this.#mailIds.size > 2 * this.mails.limit) this.#rebuild();
  }

  #rebuild(): void {
    this.#mailIds.clear();
    for (const mail of this.mails.values()) this.#remember(mail);
  }

  #find(key: string): Mail | undefined {
    const mail = this.mails.get(this.#mailIds.get(key) ?? "");
    const valid = mail && Date.now() - Date.parse(mail.createdAt) < validMs;
    if (!valid) this.#mailIds.delete(key);
    return valid ? mail : undefined;
  }

  #repeat(mail: Mail, fingerprint: string): Mail {
    if (mail.fingerprint === fingerprint)
      return this.mails.put({ ...mail, requests: mail.requests + 1 });
    this.mails.put({ ...mail, conflicts: mail.conflicts + 1 });
    throw new MailError(
      "invalid_idempotent_request",
      "Same idempotency key used with a different request payload.",
    );
  }
}
