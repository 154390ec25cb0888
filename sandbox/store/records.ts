/** All amounts are integer grosze, all instants ISO 8601 in UTC. */

export type TransactionStatus = "pending" | "correct" | "canceled" | "refund";

export interface Refund {
  id: string;
  amount: number;
  createdAt: string;
}

export interface Transaction {
  /** The `transactionId` of the API, a ULID. */
  id: string;
  /** The `tr_id` of notifications, `TR-…`. */
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
  /** Of the payment methods, as the shop asked for it: 150 is BLIK. None leaves the choice to the buyer. */
  groupId?: number;
  notificationUrl: string | null;
  successUrl: string | null;
  errorUrl: string | null;
  createdAt: string;
  settledAt: string | null;
  /** What the buyer did on the payment page. */
  visits: { outcome: "paid" | "rejected" | "abandoned"; at: string }[];
  refunds: Refund[];
}

export interface NotificationTry {
  at: string;
  /** HTTP status, or `null` when no answer came. */
  status: number | null;
  /** The beginning of the answer's body, or what went wrong. */
  answer: string;
  ms: number;
}

export interface Notification {
  id: string;
  transactionId: string;
  url: string;
  /** Everything that the form carries, the check sum included. */
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

export interface ModelCall {
  id: string;
  /** Name of the JSON schema, or `chat`. */
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
