import type { AppLoadContext } from "@remix-run/node";
import type { FormState } from "~/forms/refusal";
import { refusalAmong } from "~/services/command/errors";
import { placingRefusals } from "~/services/orders/refusals";
import { formFailure } from "./form-failure.server";

/**
 * Gives an order form back where nothing was ordered, with its page as it is by then: to be handed to `catch`.
 * @param now the page, read again
 * @throws the form (409), or the error
 */
export const placingFailure =
  <Page extends { isStopped: boolean; isSoldOut?: boolean }>(
    sent: { context: AppLoadContext; form: Pick<FormState, "values"> },
    now: () => Promise<Page>,
  ) =>
  async (error: unknown): Promise<never> => {
    const refused = refusalAmong(error, placingRefusals);
    if (!refused) throw error;
    const page = await now();
    // What the verb saw, whatever a cached switch says.
    const isSoldOut = page.isSoldOut || refused.code === placingRefusals.sold_out_today.code;
    const isStopped = page.isStopped || isSoldOut || refused.code === placingRefusals.not_sold.code;
    return formFailure(
      { ...sent, page: { ...page, isStopped, isSoldOut } },
      { impossible: placingRefusals },
    )(error);
  };
