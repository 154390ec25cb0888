import { askForText, maxCostOf, type TextEnd } from "~/integrations/ai/model.server";
import type { TextRequest } from "~/integrations/ai/requests";
import type { ServiceContext } from "../command/context.server";
import { beginCall, type CallAbout } from "./call-about.server";

/**
 * Has a plain text about a subject written, piece by piece as it comes, within the caps; the call is written down. What the
 * caps give back waits for the loop's end: whoever leaves it early has paid for what was written.
 * @returns after the last piece, how it ended
 * @throws ExternalServiceError as `askForText` and `reserve`
 */
export async function* streamText(
  ctx: ServiceContext,
  call: CallAbout,
  request: TextRequest,
): AsyncGenerator<string, TextEnd, void> {
  const { record, settle } = await beginCall(ctx, call, maxCostOf(request));
  try {
    return yield* askForText(request, record);
  } finally {
    await settle();
  }
}
