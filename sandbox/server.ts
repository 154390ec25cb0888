import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { openSigningKey } from "./auth0/keys.ts";
import { auth0Api } from "./auth0/routes.ts";
import { certificateRoutes, openSigner, type Signer } from "./certificates/signer.ts";
import type { SandboxContext } from "./context.ts";
import { FaultRegistry } from "./faults/registry.ts";
import { faultRoutes } from "./faults/routes.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { indexRoute } from "./index-page.ts";
import { ledgerRoutes } from "./ledger/routes.ts";
import { modelApi } from "./model/routes.ts";
import { MailReports } from "./resend/reports.ts";
import { receivingTools } from "./resend/receiving.ts";
import { resendApi } from "./resend/routes.ts";
import { storageApi } from "./storage/routes.ts";
import { sandboxMailWebhookSecret } from "./settings.ts";
import { type Limits, openState, type State } from "./store/state.ts";
import { tpayApi } from "./tpay/api-routes.ts";
import { NotificationDelivery } from "./tpay/delivery.ts";
import { panelRoute } from "./tpay/panel.ts";
import { paymentRoutes } from "./tpay/payment-routes.ts";
import { tpayTools } from "./tpay/tools.ts";
import { acceptForms } from "./web/forms.ts";

export interface SandboxOptions {
  port: number;
  host?: string;
  /** Address that browsers and the shop use; default `http://localhost:<port>`. */
  publicUrl?: string;
  dataDir: string;
  modelLatencyMs?: number;
  notificationDelayMs?: number;
  notificationRetryMs?: number;
  mailWebhookUrl?: string;
  mailReportDelayMs?: number;
  limits?: Partial<Limits>;
}

export interface Sandbox {
  url: string;
  port: number;
  signer: Signer;
  faults: FaultRegistry;
  state: State;
  /** Changes where mail events are reported; null reports none. */
  reportMailsTo(url: string | null): void;
  mailReportsSettled(): Promise<void>;
  close(): Promise<void>;
}

const maxBodyBytes = 60 * 1024 * 1024;

/** Starts a sandbox: one HTTP server that stands in for the payment gateway, the mail vendor, the
 * model, the identity provider and the store of files. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  await mkdir(options.dataDir, { recursive: true });
  const [signer, identityKey, state] = await Promise.all([
    openSigner(options.dataDir),
    openSigningKey(options.dataDir),
    openState(options.dataDir, options.limits),
  ]);
  const faults = new FaultRegistry();
  const app = Fastify({ logger: false, bodyLimit: maxBodyBytes, forceCloseConnections: true });
  acceptForms(app);

  const deliveryOptions = {
    notifications: state.notifications,
    faults,
    signer,
    url: "",
    delayMs: options.notificationDelayMs ?? 0,
    retryMs: options.notificationRetryMs ?? 500,
  };
  const reportOptions = {
    faults,
    secret: sandboxMailWebhookSecret,
    webhookUrl: options.mailWebhookUrl ?? null,
    delayMs: options.mailReportDelayMs ?? 0,
    retryMs: options.notificationRetryMs ?? 500,
  };
  const mailReports = new MailReports(reportOptions);
  const context: SandboxContext = {
    url: "",
    state,
    faults,
    signer,
    identityKey,
    delivery: new NotificationDelivery(deliveryOptions),
    modelLatencyMs: options.modelLatencyMs ?? 0,
    mailReports,
  };

  indexRoute(app);
  certificateRoutes(app, signer);
  inboxRoutes(app, context);
  ledgerRoutes(app, context);
  faultRoutes(app, faults);
  paymentRoutes(app, context);
  panelRoute(app, context);
  tpayTools(app, context);
  receivingTools(app, context);
  app.register((child) => tpayApi(child, context), { prefix: "/tpay" });
  app.register((child) => resendApi(child, context), { prefix: "/resend" });
  app.register((child) => auth0Api(child, context), { prefix: "/auth0" });
  const objects = join(options.dataDir, "objects");
  app.register((child) => storageApi(child, faults, objects), { prefix: "/s3" });
  app.register((child) => modelApi(child, context), { prefix: "/v1" });

  await app.listen({ port: options.port, host: options.host ?? "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const url = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, "");
  context.url = url;
  deliveryOptions.url = url;
  context.delivery.resume();

  return {
    url,
    port,
    signer,
    faults,
    state,
    reportMailsTo: (url) => void (reportOptions.webhookUrl = url),
    mailReportsSettled: () => mailReports.settled(),
    close: async () => {
      await app.close();
      await mailReports.close();
      await context.delivery.close();
      await state.close();
    },
  };
}
