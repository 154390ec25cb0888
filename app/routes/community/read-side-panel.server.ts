import { myActivity, type Activity } from "~/services/inbox/my-activity.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import type { ServiceContext } from "~/services/command/context.server";
import type { MemberNotification } from "~/site/notifications";

export type SidePanelFacts = {
  notifications: MemberNotification[];
  activity: Activity[];
  /** When it was read, ISO 8601. */
  now: string;
};

const shown = 5;

/** What the right column of the panel shows to a member. */
export async function readSidePanel(ctx: ServiceContext): Promise<SidePanelFacts> {
  const [{ notifications }, activity] = await Promise.all([
    listNotifications(ctx, { limit: shown }),
    myActivity(ctx),
  ]);
  return { notifications, activity, now: ctx.now().toISOString() };
}
