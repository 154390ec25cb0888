import type { ArmedFault, FaultOrder } from "../../sandbox/faults/registry";
import type { LedgerReport } from "../../sandbox/ledger/report";

export type InboxMail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  attachments: {
    filename: string;
    contentType: string;
    size: number;
    url: string;
    /** Of a picture in the mail itself. */
    contentId?: string;
  }[];
};

/** A running sandbox, through its own addresses for tools. */
export class OutsideWorld {
  constructor(readonly url: string) {}

  async arm(fault: FaultOrder): Promise<void> {
    await this.#call("POST", "/faults", fault);
  }

  /** Lets every request to a service wait: what an earlier test left to be done must not take the place of one. @returns what lets all go on */
  async hold(service: FaultOrder["service"]): Promise<() => Promise<void>> {
    const response = await this.#call("POST", "/faults", { service, fault: "hold", times: null });
    const { id } = (await response.json()) as ArmedFault;
    return async () => void (await this.#call("DELETE", `/faults/${id}`));
  }

  /** The faults that wait to strike, and how often those without end have struck. */
  async armedFaults(): Promise<ArmedFault[]> {
    return (await (await this.#call("GET", "/faults")).json()) as ArmedFault[];
  }

  async clearFaults(): Promise<void> {
    await this.#call("DELETE", "/faults");
  }

  /** What was mailed to an address, newest first. */
  async inbox(address: string): Promise<InboxMail[]> {
    const response = await this.#call("GET", `/inbox.json?${new URLSearchParams({ to: address })}`);
    return (await response.json()) as InboxMail[];
  }

  async ledger(): Promise<LedgerReport> {
    return (await (await this.#call("GET", "/ledger.json")).json()) as LedgerReport;
  }

  /**
   * Pays a transaction at the gateway, without its page.
   * @param email the payer's, where the shop gave none
   */
  async pay(transactionId: string, email?: string): Promise<void> {
    await this.#call("POST", `/tools/transactions/${transactionId}/pay`, email && { email });
  }

  /** Gives all of a payment back, as somebody does in the gateway's panel. */
  async refund(transactionId: string): Promise<void> {
    await this.#call("POST", `/tools/transactions/${transactionId}/refund`);
  }

  /** Has a transaction be as old as if it had been made so many days earlier. */
  async age(transactionId: string, days: number): Promise<void> {
    await this.#call("POST", `/tools/transactions/${transactionId}/age`, { days });
  }

  async #call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: !body ? {} : { "content-type": "application/json" },
      body: !body ? undefined : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
