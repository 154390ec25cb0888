import { formatDateTime } from "~/copy/format";
import { subscriptionCard } from "~/services/members/desk-queries.server";
import { setSubscription } from "~/services/members/subscription.server";
import { subscriptionLabels, subscriptionReasonLabels } from "../member-labels";
import { reasonedAct } from "./staff-act";

export const end = reasonedAct({
  title: "Zakończ subskrypcję",
  button: "Zakończ",
  permission: "edit_members",
  reasons: subscriptionReasonLabels,
  read: subscriptionCard,
  subject: ({ email, plan, grantedAt }) =>
    `${email}, ${subscriptionLabels[plan]} od ${formatDateTime(grantedAt)}`,
  preview: ({ isCurrent }) => ({
    effects: [
      "Subskrypcja skończy się od razu i zostanie w historii.",
      "Na razie niczego to nie zmienia: subskrypcja to sama nazwa.",
      "Ta osoba nie dostanie o tym wiadomości.",
    ],
    impossible: isCurrent ? undefined : "Ta subskrypcja jest już zakończona.",
  }),
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
