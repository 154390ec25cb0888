import type { Mail } from "../store/records.ts";

/** What becomes of a mail after it was taken. */
export type Fate = "delivered" | "bounced" | "soft_bounced" | "complained" | "suppressed";

/** How the reports of one mail go out. */
export interface ReportPlan {
  fate: Fate;
  copies: number;
  delayMs: number;
  /** The last one first. */
  reversed: boolean;
  dropped: boolean;
}

interface ReportFault {
  description: string;
  /** @param ms the time that the fault was armed with */
  plan(ms: number | undefined): Partial<ReportPlan>;
}

/** What can become of a mail, and ways in which the reports of it can go astray. */
export const reportFaults: Record<string, ReportFault> = {
  bounce: {
    description: "wiadomość wraca: takiej skrzynki nie ma",
    plan: () => ({ fate: "bounced" }),
  },
  soft_bounce: {
    description: "wiadomość wraca: skrzynka jest pełna",
    plan: () => ({ fate: "soft_bounced" }),
  },
  complain: {
    description: "odbiorca oznacza wiadomość jako spam",
    plan: () => ({ fate: "complained" }),
  },
  duplicate: { description: "zgłasza wszystko dwa razy", plan: () => ({ copies: 2 }) },
  reorder: { description: "zgłasza od końca", plan: () => ({ reversed: true }) },
  delay: {
    description: "zgłasza po delayMs milisekundach (zwykle 5 s)",
    plan: (ms) => ({ delayMs: ms ?? 5_000 }),
  },
  drop: { description: "nie zgłasza niczego", plan: () => ({ dropped: true }) },
};

/**
 * The vendor's own addresses for tests, with or without a label.
 * @see https://resend.com/docs/dashboard/emails/send-test-emails
 */
const testAddress = /^(delivered|bounced|complained|suppressed)(?:\+[^@]*)?@resend\.dev$/i;

export function fateOf({ to: [recipient = ""] }: Pick<Mail, "to">): Fate {
  const [, name = "delivered"] = testAddress.exec(recipient) ?? [];
  return name.toLowerCase() as Fate;
}
