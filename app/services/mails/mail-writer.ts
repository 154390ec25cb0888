import type { mails } from "~/db/schema";
import type { ExternalServiceError } from "~/integrations/external-service-error";
import type { OutgoingMail } from "~/integrations/mail/resend.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";

export type Mail = typeof mails.$inferSelect;

export type MailMessage = Omit<OutgoingMail, "to" | "reference" | "attachments"> &
  Partial<Pick<OutgoingMail, "attachments">>;

export type MailWriter = {
  /** From what is stored, always with the same bytes; null when it must not go out any more. */
  compose: (ctx: ServiceContext, mail: Mail) => Promise<MailMessage | null>;
  /** What follows when the provider has it: in the transaction that writes it down, with the lock of its order. */
  accepted?: (tx: TransactionContext, mail: Mail) => Promise<void>;
  /**
   * What follows when the provider does not take it, with the lock of its order.
   * @param failure.isRefused for good; else it can be tried again
   * @param failure.lastAttempt whether this job will not
   * @returns whether it is of no use to try again
   */
  failed?: (
    tx: TransactionContext,
    mail: Mail,
    failure: { error: ExternalServiceError; isRefused: boolean; lastAttempt: boolean },
  ) => Promise<boolean>;
};
