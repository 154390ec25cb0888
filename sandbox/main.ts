import { createSandbox } from "./server.ts";

const { env } = process;

const sandbox = await createSandbox({
  port: Number(env.SANDBOX_PORT ?? 3001),
  host: env.SANDBOX_HOST,
  publicUrl: env.SANDBOX_URL,
  dataDir: env.SANDBOX_DATA_DIR ?? ".data/sandbox",
  modelLatencyMs: Number(env.SANDBOX_MODEL_LATENCY_MS ?? 600),
  notificationDelayMs: Number(env.SANDBOX_NOTIFICATION_DELAY_MS ?? 0),
  mailWebhookUrl: env.SANDBOX_MAIL_WEBHOOK_URL,
  // A moment after the answer, as a real mail program takes one.
  mailReportDelayMs: Number(env.SANDBOX_MAIL_REPORT_DELAY_MS ?? 700),
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.on("disconnect", stop);

console.log(`sandbox ready at ${sandbox.url}`);
process.send?.("ready");
