import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { FaultRegistry } from "../faults/registry.ts";
import type { Mail } from "../store/records.ts";
import { fateOf, reportFaults, type ReportPlan } from "./report-faults.ts";
import { eventsOf, mailEvent, signMailEvent, type SignedEvent } from "./webhook.ts";

/** The vendor tries for a day; here it is enough to outlast a restart. */
const maxTries = 6;
const tryTimeoutMs = 10_000;

export interface ReportOptions {
  faults: FaultRegistry;
  secret: string;
  /** Where events are reported; none are while it is null. */
  webhookUrl: string | null;
  delayMs: number;
  retryMs: number;
}

/** Reports in the background what becomes of each mail, until the shop has answered 2xx. */
export class MailReports {
  #stop = new AbortController();
  #running = new Set<Promise<void>>();

  constructor(readonly options: ReportOptions) {
    setMaxListeners(0, this.#stop.signal);
  }

  send(mail: Mail): void {
    const { faults, webhookUrl, delayMs } = this.options;
    if (!webhookUrl) return;
    const fault = faults.take("mail_reports", ({ path }) =>
      path ? mail.to.some((recipient) => recipient.includes(path)) : true,
    );
    const plan: ReportPlan = {
      fate: fateOf(mail),
      copies: 1,
      delayMs,
      reversed: false,
      dropped: false,
      ...(fault && reportFaults[fault.fault]?.plan(fault.delayMs)),
    };
    if (plan.dropped) return;
    this.#inBackground(this.#report(mail, webhookUrl, plan));
  }

  /** Tells of one more thing than what becomes of the shop's mails. */
  tell(event: object): void {
    const { webhookUrl, secret } = this.options;
    if (webhookUrl) this.#inBackground(this.#deliver(signMailEvent(event, secret), webhookUrl));
  }

  #inBackground(work: Promise<void>): void {
    const run = work
      .catch((error) => {
        if (!this.#stop.signal.aborted) console.error("sandbox: mail report failed:", error);
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running);
  }

  async #report(mail: Mail, url: string, plan: ReportPlan): Promise<void> {
    await this.#pause(plan.delayMs);
    const begun = Date.now();
    // Each in its own second, so that their order can be told.
    const events = eventsOf[plan.fate].map((type, index) =>
      mailEvent(type, mail, { fate: plan.fate, at: new Date(begun + index * 1_000) }),
    );
    if (plan.reversed) events.reverse();
    for (const event of events) {
      const signed = signMailEvent(event, this.options.secret);
      await Promise.all(Array.from({ length: plan.copies }, () => this.#deliver(signed, url)));
    }
  }

  async #deliver({ body, headers }: SignedEvent, url: string): Promise<void> {
    let pauseMs = this.options.retryMs;
    for (let tries = 1; tries <= maxTries; tries++) {
      const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(tryTimeoutMs)]);
      const response = await fetch(url, { method: "POST", body, headers, signal }).catch(
        () => undefined,
      );
      await response?.body?.cancel();
      if (response?.ok) return;
      await this.#pause(pauseMs);
      pauseMs *= 2;
    }
  }

  #pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.#stop.signal });
  }
}
