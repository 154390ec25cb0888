import { register } from "prom-client";
import { beforeAll, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { recordServiceCalls } from "~/services/health/record-calls.server";
import { listTransactions } from "~/integrations/payments/tpay.server";
import {
  genuine,
  deliver,
  notificationFields,
  signature,
  withSignature,
} from "../../support/notifications";
import { deliverOrder, placeOpenOrder, placePaidOrder, testContext } from "../../support/orders";
import { sandbox } from "../../support/world";

beforeAll(recordServiceCalls);

/** What a series says now; of a histogram its `_count`. A label that is not named may have any value. */
async function valueOf(series: string, labels: Record<string, string> = {}): Promise<number> {
  const metric =
    register.getSingleMetric(series.replace(/_count$/, "")) ?? register.getSingleMetric(series);
  const { values } = (await metric!.get()) as {
    values: { value: number; labels: Record<string, unknown>; metricName?: string }[];
  };
  return values
    .filter(({ metricName = series }) => metricName === series)
    .filter(({ labels: said }) =>
      Object.entries(labels).every(([name, value]) => said[name] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);
}

/** By how much each series grows while something is done. */
async function growthOf<const Name extends string>(
  series: Record<Name, [string, Record<string, string>?]>,
  act: () => Promise<unknown>,
): Promise<Record<Name, number>> {
  const read = async () =>
    Promise.all(
      Object.values<[string, Record<string, string>?]>(series).map((one) => valueOf(...one)),
    );
  const before = await read();
  await act();
  const after = await read();
  return Object.fromEntries(
    Object.keys(series).map((name, index) => [name, after[index]! - before[index]!]),
  ) as Record<Name, number>;
}

const rules = readFileSync("deploy/prometheus/alerts.yml", "utf8");

test("a notification is counted by what came of it, in the words that the alert asks for", async () => {
  const { order, paymentUrl } = await placeOpenOrder();
  const title = `TR-${paymentUrl.length}-${order.number}`;
  const message = genuine(notificationFields(order, title));
  const name = "konstelacja_payment_notifications_total";
  const asked = /verdict=~"([^"]+)"/.exec(rules)![1]!.split("|");
  expect(asked).toContain("bad_signature");
  const grown = await growthOf(
    { forged: [name, { verdict: "bad_signature" }], all: [name] },
    async () => {
      const [header = ""] = (message.headers["x-jws-signature"] ?? "").split(".");
      const other = signature(
        Buffer.from(header, "base64url").toString(),
        `${message.body}&x=1`,
        sandbox.signer.key,
      );
      await deliver(withSignature(message, other));
      await deliver(message);
    },
  );
  expect(grown).toEqual({ forged: 1, all: 2 });
});

test("a delivered order counts its calls of the model with what they cost, and its mail", async () => {
  const order = await placePaidOrder();
  const grown = await growthOf(
    {
      answered: ["konstelacja_model_call_duration_seconds_count", { outcome: "answered" }],
      read: ["konstelacja_model_tokens_total", { direction: "input" }],
      written: ["konstelacja_model_tokens_total", { direction: "output" }],
      dollars: ["konstelacja_model_cost_usd_total"],
      mails: ["konstelacja_mails_accepted_total", { kind: "document" }],
      taken: [
        "konstelacja_service_call_duration_seconds_count",
        { service: "resend", failure: "none" },
      ],
    },
    () => deliverOrder(testContext(), { orderId: order.id, lastAttempt: true }),
  );
  for (const [name, by] of Object.entries(grown)) expect(by, name).toBeGreaterThan(0);
  expect([grown.mails, grown.taken]).toEqual([1, 1]);
});

test("a call that fails is counted as one, by its service", async () => {
  sandbox.faults.arm({ service: "tpay", fault: "server_error", times: 50 });
  const name = "konstelacja_service_call_duration_seconds_count";
  const grown = await growthOf(
    { all: [name, { service: "tpay" }], well: [name, { service: "tpay", failure: "none" }] },
    () =>
      listTransactions({ pages: 1 })
        .next()
        .catch(() => undefined),
  );
  expect(grown.all - grown.well).toBeGreaterThan(0);
});
