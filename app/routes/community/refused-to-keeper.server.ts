import { redirect } from "@remix-run/node";
import { withFlash } from "~/http/flash.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import type { ServiceContext } from "~/services/command/context.server";
import { NotFound } from "~/services/command/errors";
import { paths } from "~/paths";
import { keptOnce } from "~/services/groups/kept-once.server";
import { memberCard } from "~/services/groups/member-card.server";
import { writeRefusals } from "~/services/groups/refusals";
import { pinRefusals } from "~/services/moderation/refusals";
import { findCommentPage, findPost } from "~/services/posts/post-page.server";

const notices = {
  silenced: "keeper-silenced-too",
  pins_full: "keeper-pins-full",
} as const;

/** Leads a keeper who may not do something with a post back, with the reason: to be handed to `catch`. */
export const refusedToKeeper = (to: string) =>
  redirectRefused(
    { silenced: writeRefusals.silenced, ...pinRefusals },
    to,
    (code) => notices[code],
  );

/**
 * Leads whoever looked after a group once from its pages for keepers to the group, with the reason; for everybody else they are not
 * there. To be handed to `catch`.
 */
export const refusedToFormerKeeper =
  (ctx: ServiceContext, slug: string) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof NotFound && (await keptOnce(ctx, slug)))
      throw redirect(withFlash(paths.group(slug), "keeper-once"), 303);
    throw error;
  };

type About = { kind: string; id: string };

/** Whether somebody belongs to the group of what they can read, and does not look after it. */
async function keepsNoMore(ctx: ServiceContext, { kind, id }: About): Promise<boolean> {
  if (kind === "member") return (await memberCard(ctx, id))?.isAmong === true;
  const found = kind === "comment" ? await findCommentPage(ctx, id) : await findPost(ctx, id);
  return found !== null && found.memberId !== null && !found.isKeeper;
}

/**
 * Leads whoever comes from a page that was left open since they looked after a group back, with the reason: what they can still
 * read is not said to be gone. To be handed to `catch`; everything else is thrown on.
 */
export const refusedOnOldPage =
  (ctx: ServiceContext, { to, ...about }: About & { to: string }) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof NotFound && (await keepsNoMore(ctx, about)))
      throw redirect(withFlash(to, "keeper-no-more"), 303);
    throw error;
  };
