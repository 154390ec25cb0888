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
  <Page extends { isStopped: boolean }>(
    sent: { context: AppLoadContext; form: Pick<FormState, "values"> },
    now: () => Promise<Page>,
  ) =>
  async (error: unknown): Promise<never> => {
    const refused = refusalAmong(error, placingRefusals);
    if (!refused) throw error;
    const page = await now();
    // What the verb saw, whatever a cached switch says.
    const isStopped = page.isStopped || refused.code === "not_sold";
    return formFailure(
      { ...sent, page: { ...page, isStopped } },
      { impossible: placingRefusals },
    )(error);
  };
