import { formatDateTime } from "~/copy/format";
import { subscriptionCard } from "~/services/members/desk-queries.server";
import { setSubscription } from "~/services/members/subscription.server";
import { reasonedAct } from "../staff-act.server";
import { subscriptions } from "~/services/members/member-states";
import { subscriptionReasons, memberAuditEvents, memberRefusals } from "~/services/members/acts";

export const end = reasonedAct({
  act: memberAuditEvents.set_subscription,
  reasons: subscriptionReasons,
  target: "member",
  targetIdOf: ({ userId }) => userId,
  title: "Zakończ subskrypcję",
  button: "Zakończ",
  link: { label: "Zakończ" },
  permission: "edit_members",
  read: subscriptionCard,
  subject: ({ email, plan, grantedAt }) =>
    `${email}, ${subscriptions[plan]} od ${formatDateTime(grantedAt)}`,
  may: ({ isCurrent }) => (isCurrent ? null : memberRefusals.subscription_ended),
  effects: () => [
    "Subskrypcja skończy się od razu i zostanie w historii.",
    "Na razie niczego to nie zmienia: subskrypcja to sama nazwa.",
    "Ta osoba nie dostanie o tym wiadomości.",
  ],
  async perform(ctx, id, reason) {
    const { userId, plan } = await subscriptionCard(ctx, id);
    await setSubscription(ctx, {
      userId,
      subscription: "none",
      lastDay: null,
      seen: plan,
      subscriptionId: id,
      reason,
    });
    return "subscription-ended";
  },
});
