import type { TextByControl } from "~/forms/kind";
import type { ServiceContext } from "../command/context.server";
import type { Preview, StaffAct } from "./staff-act.server";

/** An act upon one row as its page shows it. */
export type Look = Preview & {
  /** Why it cannot be done as things are; then no button is offered. */
  impossible?: string;
};

/** @throws NotFound */
export async function lookAt(
  { read, may, preview, filled }: StaffAct,
  ctx: ServiceContext,
  id: string,
): Promise<{ look: Look; values: TextByControl }> {
  // What an act reads is what its own functions take.
  const card = (await read(ctx, id)) as never;
  return {
    look: { ...(await preview(card, ctx)), impossible: may?.(card)?.text ?? undefined },
    values: filled?.(card) ?? {},
  };
}
