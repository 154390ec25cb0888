import type { Mail } from "../store/records.ts";

export type Fate = "delivered" | "bounced" | "soft_bounced" | "complained" | "suppressed";

export interface ReportPlan {
  fate: Fate;
  copies: number;
  delayMs: number;
  reversed: boolean;
  dropped: boolean;
}

interface ReportFault {
  description: string;
  plan(ms: number | undefined): Partial<ReportPlan>;
}

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
