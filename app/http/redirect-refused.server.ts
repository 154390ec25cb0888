import { redirect } from "@remix-run/node";
import type { FlashCode } from "~/notices/notices";
import { refusalAmong } from "~/services/command/errors";
import type { Refusal } from "~/services/command/refusals";
import { withFlash } from "./flash.server";

/**
 * Leads on where a verb refused and another page, or a notice there, says why: to be handed to `catch`.
 * @throws the redirect (303); or any other error
 */
export const redirectRefused =
  <Code extends string>(
    among: Readonly<Record<Code, Refusal>>,
    to: string,
    noticeOf: (code: Code) => FlashCode | null = () => null,
  ) =>
  (error: unknown): never => {
    const refusal = refusalAmong(error, among);
    if (!refusal) throw error;
    throw redirect(withFlash(to, noticeOf(refusal.code)), 303);
  };
