import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FaultRegistry, type ArmedFault } from "../../sandbox/faults/registry.ts";
import type { LedgerReport } from "../../sandbox/ledger/report.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { sandboxMailKey } from "../../sandbox/settings.ts";
import {
  closeAll,
  createTransaction,
  order,
  postJson,
  startSandbox,
  startShop,
  tpayClient,
  until,
} from "./support.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => fetch(`${sandbox.url}/faults`, { method: "DELETE" }));
afterAll(closeAll);

const arm = (fault: object) => postJson(`${sandbox.url}/faults`, fault);
const send = (to: string, signal?: AbortSignal) =>
  fetch(`${sandbox.url}/resend/emails`, {
    method: "POST",
    signal,
    headers: { "content-type": "application/json", authorization: `Bearer ${sandboxMailKey}` },
    body: JSON.stringify({ from: "a@example.com", to, subject: "Temat", text: "Treść" }),
  });
const mailsTo = async (to: string) =>
  ((await (await fetch(`${sandbox.url}/inbox.json?to=${to}`)).json()) as unknown[]).length;

const armedFaults = async () =>
  (await (await fetch(`${sandbox.url}/faults`)).json()) as ArmedFault[];

describe("faults of requests", () => {
  it("strike as often as asked, in the order they were armed", async () => {
    await arm({ service: "resend", fault: "server_error", times: 2 });
    await arm({ service: "resend", fault: "rate_limit" });
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push(await send("order@example.com"));
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 429, 200]);
    expect(answers[2]?.headers.get("retry-after")).toBe("1");
    expect(await answers[2]?.json()).toMatchObject({ name: "rate_limit_exceeded" });
    expect(await mailsTo("order@example.com")).toBe(1);
  });

  it("reset before doing anything, or after having done it", async () => {
    await arm({ service: "resend", fault: "reset" });
    await expect(send("before@example.com")).rejects.toThrow();
    expect(await mailsTo("before@example.com")).toBe(0);
    await arm({ service: "resend", fault: "reset_after_accepting" });
    await expect(send("after@example.com")).rejects.toThrow();
    expect(await mailsTo("after@example.com")).toBe(1);
  });

  it("time out until the client gives up", async () => {
    await arm({ service: "resend", fault: "timeout" });
    await expect(send("never@example.com", AbortSignal.timeout(50))).rejects.toThrow();
    expect(await mailsTo("never@example.com")).toBe(0);
  });

  it("hold a request until they are lifted, and others not at all", async () => {
    const armed = (await (await arm({ service: "resend", fault: "hold" })).json()) as ArmedFault;
    const held = send("held@example.com");
    await until(armedFaults, (waiting) => waiting.length === 0);
    expect((await send("other@example.com")).status).toBe(200);
    expect(await mailsTo("held@example.com")).toBe(0);
    const lift = () => fetch(`${sandbox.url}/faults/${armed.id}`, { method: "DELETE" });
    expect((await lift()).status).toBe(204);
    expect((await held).status).toBe(200);
    expect(await mailsTo("held@example.com")).toBe(1);
    expect((await lift()).status).toBe(404);
  });

  it("that are lifted before they strike never do, and clearing lets go of what is held", async () => {
    const early = (await (await arm({ service: "resend", fault: "hold" })).json()) as ArmedFault;
    await fetch(`${sandbox.url}/faults/${early.id}`, { method: "DELETE" });
    expect((await send("early@example.com")).status).toBe(200);

    await arm({ service: "resend", fault: "hold", times: 2 });
    const held = ["one@example.com", "two@example.com"].map((to) => send(to));
    await until(armedFaults, (waiting) => waiting.length === 0);
    await fetch(`${sandbox.url}/faults`, { method: "DELETE" });
    for (const answer of held) expect((await answer).status).toBe(200);
  });

  it("can be listed, cleared and must be known", async () => {
    await arm({ service: "tpay", fault: "slow", delayMs: 10 });
    const listed = (await (await fetch(`${sandbox.url}/faults`)).json()) as unknown[];
    expect(listed).toMatchObject([{ service: "tpay", fault: "slow", remaining: 1 }]);
    await fetch(`${sandbox.url}/faults`, { method: "DELETE" });
    expect(await (await fetch(`${sandbox.url}/faults`)).json()).toEqual([]);
    expect((await arm({ service: "tpay", fault: "nonsense" })).status).toBe(400);
    expect((await arm({ service: "nobody", fault: "slow" })).status).toBe(400);
  });

  it("repeat their chances with a seed", () => {
    const run = (seed: number) => {
      const registry = new FaultRegistry();
      registry.arm({ service: "tpay", fault: "reset", probability: 0.3, seed });
      return Array.from({ length: 400 }, () => registry.take("tpay", () => true) !== null);
    };
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
    const share = run(7).filter(Boolean).length / 400;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });
});

describe("faults of the payment API", () => {
  it("spare the token and strike the transaction", async () => {
    await arm({ service: "tpay", fault: "no_payment_url" });
    const answer = await createTransaction(sandbox, order("http://shop.example"));
    expect(answer).toMatchObject({ result: "success", status: "pending" });
    expect(answer).not.toHaveProperty("transactionPaymentUrl");
  });

  it("lead to a foreign host, or refuse with a message", async () => {
    await arm({ service: "tpay", fault: "wrong_host" });
    const { transactionPaymentUrl } = await createTransaction(sandbox, order("http://a.example"));
    expect(new URL(transactionPaymentUrl).host).toBe("tpay.example");
    const message = "Kwota jest zbyt wysoka dla tego kanału.";
    await arm({ service: "tpay", fault: "error_message", message });
    const call = await tpayClient(sandbox);
    const response = await call("/transactions", order("http://a.example"));
    expect(await response.json()).toMatchObject({
      result: "failed",
      errors: [{ errorMessage: message }],
    });
  });
});

describe("faults of notifications", () => {
  const pay = async (shopUrl: string, crc: string) => {
    const body = order(shopUrl, { hiddenDescription: crc });
    const { transactionId } = await createTransaction(sandbox, body);
    await postJson(`${sandbox.url}/tools/transactions/${transactionId}/pay`, {});
    return transactionId;
  };
  const tokens = (all: { body: string }[]) =>
    all.map(({ body }) => new URLSearchParams(body).get("tr_crc"));

  it("send ten copies", async () => {
    const shop = await startShop();
    await arm({ service: "notifications", fault: "duplicate" });
    await pay(shop.url, "a");
    expect(tokens(await shop.arrived(10))).toEqual(Array(10).fill("a"));
  });

  it("swap two", async () => {
    const shop = await startShop();
    await arm({ service: "notifications", fault: "reorder" });
    await pay(shop.url, "first");
    await pay(shop.url, "second");
    expect(tokens(await shop.arrived(2))).toEqual(["second", "first"]);
  });

  it("let one through when its partner never comes", async () => {
    const shop = await startShop();
    await arm({ service: "notifications", fault: "reorder", delayMs: 20 });
    await pay(shop.url, "alone");
    expect(tokens(await shop.arrived(1))).toEqual(["alone"]);
  });

  it("drop one for good, delay another", async () => {
    const shop = await startShop();
    await arm({ service: "notifications", fault: "drop" });
    await arm({ service: "notifications", fault: "delay", delayMs: 20 });
    const dropped = await pay(shop.url, "dropped");
    await pay(shop.url, "late");
    expect(tokens(await shop.arrived(1))).toEqual(["late"]);
    const { notifications } = (await (
      await fetch(`${sandbox.url}/ledger.json`)
    ).json()) as LedgerReport;
    const lost = notifications.find(({ transactionId }) => transactionId === dropped);
    expect(lost).toMatchObject({ state: "dropped", fault: "drop", tries: [] });
  });
});
