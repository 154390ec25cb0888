import type { OrderStatus } from "./order-state";

/** How far an order is, as short as an address can have it; it says nothing about anybody. */
type Stages = {
  status: OrderStatus;
  failure: string | null;
  written: boolean;
  rendered: boolean;
  mailed: boolean;
};

/** A mark that changes with every stage of an order that its page shows. */
export function progressMark({ status, failure, ...reached }: Stages): string {
  const stages = [reached.written, reached.rendered, reached.mailed].map(Number).join("");
  return [status, stages, ...(failure ? [failure] : [])].join(".");
}
