/** All amounts are integer grosze, all instants ISO 8601 in UTC. */

export type TransactionStatus = "pending" | "correct" | "canceled" | "refund";

export interface Refund {
  id: string;
  amount: number;
  createdAt: string;
}

export interface Transaction {
  id: string;
  title: string;
  origin: "api" | "panel";
  status: TransactionStatus;
  amount: number;
  amountPaid: number;
  currency: string;
  description: string;
  /** The shop's own token: `hiddenDescription`, `crc` and `tr_crc` in Tpay's words. */
  crc: string;
  payer: { email: string; name: string };
  groupId?: number;
  notificationUrl: string | null;
  successUrl: string | null;
  errorUrl: string | null;
  createdAt: string;
  settledAt: string | null;
  visits: { outcome: "paid" | "rejected" | "abandoned"; at: string }[];
  refunds: Refund[];
}

export interface NotificationTry {
  at: string;
  /** HTTP status, or `null` when no answer came. */
  status: number | null;
  answer: string;
  ms: number;
}

export interface Notification {
  id: string;
  transactionId: string;
  url: string;
  fields: Record<string, string>;
  state: "pending" | "accepted" | "dropped" | "abandoned";
  fault: string | null;
  createdAt: string;
  tries: NotificationTry[];
}

export interface Attachment {
  filename: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Of what stands in the HTML as `cid:…`; not there of a file beside it. */
  contentId?: string;
}

export interface Mail {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
  attachments: Attachment[];
  idempotencyKey: string | null;
  /** SHA-256 of the request, to recognise the same key with other content. */
  fingerprint: string;
  /** How often this very mail was asked for; more than one means that idempotency prevented a second one. */
  requests: number;
  /** How often its idempotency key came with other content and was refused. */
  conflicts: number;
  createdAt: string;
}

/** A mail that somebody sent to the shop. */
export interface ReceivedMail {
  id: string;
  /** As it stands in the mail, with angle brackets; not unique, since the same mail may be delivered twice. */
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string | string[]>;
  attachments: (Attachment & { id: string; disposition: "attachment" | "inline" })[];
  createdAt: string;
}

export interface ModelCall {
  id: string;
  task: string;
  product: string | null;
  model: string;
  stream: boolean;
  fault: string | null;
  promptTokens: number;
  completionTokens: number;
  ms: number;
  createdAt: string;
}
