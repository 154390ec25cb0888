import { eq } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { completeAnswers } from "~/products/rental-agreement/values";
import { rentalDrafts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { isSaleStoppedByLaw } from "./check-legal-state.server";
import { placeOrder } from "../orders/place-order.server";
import { placingRefusals } from "../orders/refusals";
import type { Order } from "../orders/transition-order.server";
import type { RentalDraft } from "./draft.server";

/**
 * Places the order of a draft whose answers have been checked. From then on the draft goes with the order's content.
 * @param input.formToken the same one, with the same answers, is the same order
 * @throws Conflict, see `placeOrder`; `not_sold` too where the clauses rest on a law that nobody has looked at for a year
 */
export async function orderDraft(
  ctx: ServiceContext,
  input: { draft: RentalDraft; formToken: string; screening: Screening; seenGrosze?: number },
): Promise<Order> {
  const { draft, formToken, screening, seenGrosze } = input;
  if (isSaleStoppedByLaw(ctx)) throw new Conflict(placingRefusals.not_sold);
  return placeOrder(ctx, {
    product: rentalAgreement,
    screening,
    seenGrosze,
    submission: {
      formToken,
      email: draft.answers.email ?? "",
      answers: completeAnswers(draft.answers),
    },
    // Together: a draft that no order knows would outlive the order's content by days.
    alongside: (tx, { id }) =>
      tx.db.update(rentalDrafts).set({ orderId: id }).where(eq(rentalDrafts.token, draft.token)),
  });
}
