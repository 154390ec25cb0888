import { formatDateTime } from "~/copy/format";
import { subscriptionCard } from "~/services/members/desk-queries.server";
import type { SubscriptionReason } from "~/services/members/desk-reasons";
import { setSubscription } from "~/services/members/subscription.server";
import { subscriptionLabels, subscriptionReasonLabels } from "../member-labels";
import { defineStaffAct, reasonField } from "./staff-act";

export const end = defineStaffAct({
  title: "Zakończ subskrypcję",
  button: "Zakończ",
  permission: "edit_members",
  fields: [reasonField(subscriptionReasonLabels)],
  async preview(ctx, id) {
    const { email, plan, grantedAt, isCurrent } = await subscriptionCard(ctx, id);
    return {
      subject: `${email}, ${subscriptionLabels[plan]} od ${formatDateTime(grantedAt)}`,
      effects: [
        "Subskrypcja skończy się od razu i zostanie w historii.",
        "Na razie niczego to nie zmienia: subskrypcja to sama nazwa.",
        "Ta osoba nie dostanie o tym wiadomości.",
      ],
      impossible: isCurrent ? undefined : "Ta subskrypcja jest już zakończona.",
    };
  },
  async perform(ctx, id, { reason }) {
    const { userId, plan } = await subscriptionCard(ctx, id);
    await setSubscription(ctx, {
      userId,
      subscription: "none",
      lastDay: null,
      seen: plan,
      subscriptionId: id,
      reason: reason as SubscriptionReason,
    });
    return "subscription-ended";
  },
});
