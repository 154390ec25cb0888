import { Counter, Gauge, Histogram, register } from "prom-client";

type Options<Label extends string> = { help: string; labels?: readonly Label[] };

/** The server and the pages are built apart, and a process has both: whichever comes second finds what the first has made. */
function once<Metric>(name: string, make: (name: string) => Metric): Metric {
  const whole = `konstelacja_${name}`;
  return (register.getSingleMetric(whole) as Metric | undefined) ?? make(whole);
}

const counter = <Label extends string = never>(name: string, { help, labels }: Options<Label>) =>
  once(name, (whole) => new Counter<Label>({ name: whole, help, labelNames: labels ?? [] }));

const gauge = <Label extends string = never>(name: string, { help, labels }: Options<Label>) =>
  once(name, (whole) => new Gauge<Label>({ name: whole, help, labelNames: labels ?? [] }));

/** Of the shop as a whole, which workers measure. No sample until measured: prom-client would export 0. */
const shopGauge = (name: string, options: Options<never>) => {
  const made = gauge(name, options);
  made.remove();
  return made;
};

const histogram = <Label extends string>(
  name: string,
  { help, labels, buckets }: Options<Label> & { buckets: number[] },
) =>
  once(
    name,
    (whole) => new Histogram<Label>({ name: whole, help, labelNames: labels ?? [], buckets }),
  );

/**
 * What a process counts for whoever watches it, in Prometheus' units: seconds, bytes, US dollars. A label has few values: route
 * patterns, never addresses; codes, never words.
 */
export const metrics = {
  requestSeconds: histogram("http_request_duration_seconds", {
    help: "Answered requests, by route pattern; what is no page of ours is '/' with 404. planned: 503 of a site at rest, or of a process that stops.",
    labels: ["method", "route", "status", "planned"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  }),
  keptPages: counter("kept_pages_total", {
    help: "Requests for public pages that are kept: found, or written anew.",
    labels: ["outcome"],
  }),
  streamsOpen: gauge("streams_open", {
    help: "Answers that this process is sending as they come.",
  }),
  notifications: counter("payment_notifications_total", {
    help: "Notifications of the payment gateway, by what became of them or why they were refused.",
    labels: ["verdict"],
  }),
  mailReports: counter("mail_reports_total", {
    help: "What the mail provider reports of mails: delivered, bounced, complained …",
    labels: ["type"],
  }),
  mailsAccepted: counter("mails_accepted_total", {
    help: "Mails that the provider has taken.",
    labels: ["kind"],
  }),
  serviceSeconds: histogram("service_call_duration_seconds", {
    help: "Calls of outside services; failure is 'none' where the service did its part.",
    labels: ["service", "failure"],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
  }),
  modelSeconds: histogram("model_call_duration_seconds", {
    help: "Calls of the model, by how they ended.",
    labels: ["model", "outcome"],
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 45, 90, 180],
  }),
  modelTokens: counter("model_tokens_total", {
    help: "Tokens that the model read (input) and wrote (output).",
    labels: ["model", "direction"],
  }),
  modelDollars: counter("model_cost_usd_total", {
    help: "What the model has cost, in US dollars, by the prices that are set.",
    labels: ["model"],
  }),
  jobSeconds: histogram("job_duration_seconds", {
    help: "Jobs that this worker ran, by how the attempt ended.",
    labels: ["task", "outcome"],
    buckets: [0.05, 0.25, 1, 2.5, 5, 10, 30, 90, 240],
  }),
  databaseUp: shopGauge("database_up", {
    help: "Whether this worker reached the database just now.",
  }),
  databaseSockets: gauge("database_sockets", {
    help: "Connections that this process's pools hold open.",
  }),
  orders: gauge("orders", {
    help: "Orders by state; those that have ended, of the last 24 hours.",
    labels: ["status"],
  }),
  oldestOwed: shopGauge("order_oldest_owed_seconds", {
    help: "Age of the payment of the oldest order that is paid and not delivered; talks count from their end. 0 where none is.",
  }),
  jobs: gauge("jobs", {
    help: "Jobs that wait, run, wait for another attempt, or have given up.",
    labels: ["state"],
  }),
  oldestJob: shopGauge("job_oldest_waiting_seconds", {
    help: "Age of the oldest job that could run and does not. 0 where none waits.",
  }),
  oldestRetriedJob: shopGauge("job_oldest_retried_seconds", {
    help: "Age of the oldest job that has failed and whose next attempt has not come. 0 where there is none.",
  }),
  ledgerDifferences: shopGauge("ledger_differences", {
    help: "Where the gateway's books and ours differ and nobody has said why they may.",
  }),
  refundsOwed: shopGauge("refunds_owed", { help: "Refunds that are owed and not yet made." }),
  oldestRefund: shopGauge("refund_oldest_owed_seconds", {
    help: "Age of the oldest refund that is owed and not yet made; a scheduled one counts from its time. 0 where none is.",
  }),
  modelSpentOfDay: shopGauge("model_day_spent_ratio", {
    help: "What of the day's cap for the model is spent or taken, from 0 to 1; no sample where the cap is 0.",
  }),
};
