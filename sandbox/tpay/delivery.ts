import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { leafCertificatePath, type Signer } from "../certificates/signer.ts";
import type { FaultRegistry } from "../faults/registry.ts";
import { newUlid } from "../identifiers.ts";
import { sandboxMerchant } from "../settings.ts";
import type { Collection } from "../store/collection.ts";
import type { Notification, NotificationTry } from "../store/records.ts";
import { type DeliveryPlan, notificationFaults, plainDelivery } from "./notification-faults.ts";
import { type NotificationFields, signNotification } from "./notification.ts";

const maxTries = 37;
const tryTimeoutMs = 10_000;
const maxPauseMs = 30_000;
const maxAnswerLength = 200;

export interface DeliveryOptions {
  notifications: Collection<Notification>;
  faults: FaultRegistry;
  signer: Signer;
  url: string;
  delayMs: number;
  retryMs: number;
}

/** Sends notifications in the background until the shop answers `TRUE`, 37 times at most, as Tpay does. */
export class NotificationDelivery {
  #stop = new AbortController();
  #held = new Set<() => void>();
  #running = new Set<Promise<void>>();

  constructor(readonly options: DeliveryOptions) {
    setMaxListeners(0, this.#stop.signal);
  }

  send(transactionId: string, url: string, fields: NotificationFields): Notification {
    const fault = this.options.faults.take("notifications", ({ path }) =>
      path ? url.includes(path) : true,
    );
    const kind = fault && notificationFaults[fault.fault];
    const plan = { ...plainDelivery, ...kind?.plan(fault?.delayMs) };
    const notification = this.options.notifications.put({
      id: newUlid(),
      transactionId,
      url,
      fields,
      state: plan.dropped ? "dropped" : "pending",
      fault: fault?.fault ?? null,
      createdAt: new Date().toISOString(),
      tries: [],
    });
    if (!plan.dropped) this.#start(notification.id, plan);
    return notification;
  }

  resume(): void {
    const pending = this.options.notifications.newest(({ state }) => state === "pending");
    for (const { id } of pending.reverse()) this.#start(id, plainDelivery);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  #start(id: string, plan: DeliveryPlan): void {
    const run = this.#deliver(id, plan)
      .catch((error) => {
        if (!this.#stop.signal.aborted) console.error("sandbox: notification failed:", error);
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #deliver(id: string, plan: DeliveryPlan): Promise<void> {
    await this.#pause(this.options.delayMs + plan.delayMs);
    if (plan.holdMs > 0) await this.#hold(plan.holdMs);
    let copies = plan.copies;
    let pauseMs = this.options.retryMs;
    for (;;) {
      const answers = await Promise.all(Array.from({ length: copies }, () => this.#try(id)));
      if (plan.holdMs === 0) this.#releaseHeld();
      const notification = this.options.notifications.get(id);
      if (!notification) return;
      const accepted = answers.includes(true);
      if (accepted || notification.tries.length >= maxTries) {
        const state = accepted ? "accepted" : "abandoned";
        this.options.notifications.put({ ...notification, state });
        return;
      }
      await this.#pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      copies = 1;
    }
  }

  async #try(id: string): Promise<boolean> {
    const { notifications, signer, url } = this.options;
    const notification = notifications.get(id);
    if (!notification) return false;
    const { body, headers } = signNotification(notification.fields as NotificationFields, {
      key: signer.key,
      certificateUrl: url + leafCertificatePath,
      securityCode: sandboxMerchant.securityCode,
    });
    const started = Date.now();
    let outcome: Pick<NotificationTry, "status" | "answer">;
    try {
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(tryTimeoutMs)]);
      const request = { method: "POST", body, headers, signal, redirect: "manual" } as const;
      const response = await fetch(notification.url, request);
      outcome = { status: response.status, answer: await response.text() };
    } catch (error) {
      this.#stop.signal.throwIfAborted();
      outcome = { status: null, answer: describe(error) };
    }
    const attempt: NotificationTry = {
      at: new Date(started).toISOString(),
      status: outcome.status,
      answer: outcome.answer.slice(0, maxAnswerLength),
      ms: Date.now() - started,
    };
    const now = notifications.get(id);
    if (now) notifications.put({ ...now, tries: [...now.tries, attempt] });
    return outcome.status === 200 && outcome.answer === "TRUE";
  }

  #pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.#stop.signal });
  }

  async #hold(ms: number): Promise<void> {
    const released = new Promise<void>((resolve) => this.#held.add(resolve));
    await Promise.race([released, this.#pause(ms)]);
  }

  #releaseHeld(): void {
    for (const release of this.#held) release();
    this.#held.clear();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
