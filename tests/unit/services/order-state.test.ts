import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderStatus } from "~/db/schema";
import { sourcesOf, transitions, type OrderStatus } from "~/services/orders/order-state";

const all = orderStatus.enumValues;

/** Moves an order as the database does: only if the state machine lets it. */
const move = (from: OrderStatus, to: OrderStatus): OrderStatus =>
  sourcesOf(to).includes(from) ? to : from;

describe("an order", () => {
  test("knows every state that the database knows", () => {
    expect(Object.keys(transitions).sort()).toEqual([...all].sort());
  });

  test("starts waiting for its payment: nothing leads back there", () => {
    expect(sourcesOf("awaiting_payment")).toEqual([]);
  });

  test("can be paid when it waits, and also when it had been given up", () => {
    expect(sourcesOf("paid").sort()).toEqual(["awaiting_payment", "cancelled", "expired"]);
  });

  test("is completed from work alone", () => {
    expect(sourcesOf("completed")).toEqual(["processing"]);
  });

  test("can be refunded exactly when it has been paid", () => {
    expect(sourcesOf("refunded").sort()).toEqual(["completed", "failed", "paid", "processing"]);
  });

  test("that is refunded stays so", () => {
    expect(transitions.refunded).toEqual([]);
  });

  test.each(all)("that is %s comes only from where the table says", (target) => {
    for (const from of all) {
      expect(sourcesOf(target).includes(from)).toBe(transitions[from].includes(target));
    }
  });

  test("is delivered, refunded or unpaid whatever happens to it, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { maxLength: 30 }), (events) => {
        const path = events.reduce<OrderStatus[]>(
          (states, event) => [...states, move(states.at(-1) ?? "awaiting_payment", event)],
          ["awaiting_payment"],
        );
        const paidAt = path.indexOf("paid");
        const after = (state: OrderStatus) =>
          path.indexOf(state) === -1 || path.indexOf(state) > paidAt;
        for (const state of ["processing", "completed", "failed", "refunded"] as const) {
          expect(paidAt !== -1 || !path.includes(state)).toBe(true);
          expect(after(state)).toBe(true);
        }
        // Once paid, an order never waits for a payment or expires again.
        if (paidAt !== -1) {
          for (const state of ["awaiting_payment", "expired", "cancelled"] as const) {
            expect(path.slice(paidAt)).not.toContain(state);
          }
        }
        const refundedAt = path.indexOf("refunded");
        if (refundedAt !== -1) expect(new Set(path.slice(refundedAt)).size).toBe(1);
      }),
      { numRuns: 2_000 },
    );
  });
});
