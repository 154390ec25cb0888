import type { SigningKey } from "./auth0/keys.ts";
import type { Signer } from "./certificates/signer.ts";
import type { FaultRegistry } from "./faults/registry.ts";
import type { MailReports } from "./resend/reports.ts";
import type { State } from "./store/state.ts";
import type { NotificationDelivery } from "./tpay/delivery.ts";

export interface SandboxContext {
  /** Address for browsers and the shop, without a trailing slash. */
  url: string;
  state: State;
  faults: FaultRegistry;
  signer: Signer;
  /** Signs the tokens of the identity provider. */
  identityKey: SigningKey;
  delivery: NotificationDelivery;
  modelLatencyMs: number;
  mailReports: MailReports;
}
