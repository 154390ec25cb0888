import type { AppLoadContext } from "@remix-run/node";
import { requestLog } from "~/http/load-context.server";
import type { Price } from "~/products/price";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { getPrice } from "~/services/prices/queries.server";
import { completeSteps } from "~/products/rental-agreement/check-step";
import { getDraft, type RentalDraft } from "~/services/rental/draft.server";
import type { DraftFacts } from "./draft-frame";

/**
 * The draft of an address, for whoever knows its token.
 * @throws Response 404 when there is none, or none any more
 */
export async function requestedDraft(token: string | undefined, context: AppLoadContext) {
  const ctx = serviceContext("buyer", requestLog(context));
  const draft = await getDraft(ctx, token ?? "");
  if (!draft) throw new Response(null, { status: 404 });
  return { ctx, draft };
}

/** What the frame of every page of a draft shows of it. */
export const draftFacts = (
  { token, expiresAt, answers }: RentalDraft,
  price: Price,
): DraftFacts => ({ token, expiresAt, completeSteps: completeSteps(answers), price });

/** What an agreement costs now. */
export const currentPrice = (ctx: ServiceContext) => getPrice(ctx, rentalAgreement);
