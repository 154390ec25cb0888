import { formatCount } from "~/copy/format";
import { banMember, unbanMember } from "~/services/members/ban-member.server";
import type { BanReason, UnbanReason } from "~/services/members/ban-reasons";
import { memberCard } from "~/services/members/desk-queries.server";
import { banReasonLabels, unbanReasonLabels } from "../labels";
import { defineStaffAct, reasonField } from "./staff-act";

export const ban = defineStaffAct({
  title: "Zbanuj konto",
  button: "Zbanuj",
  permission: "ban_members",
  fields: [reasonField(banReasonLabels)],
  async preview(ctx, id) {
    const { email, status, sessions } = await memberCard(ctx, id);
    return {
      subject: email,
      effects: [
        `Skończy się logowanie na każdym urządzeniu (teraz: ${formatCount(sessions.length, "urządzenie", "urządzenia", "urządzeń")}), a nowe nie będzie możliwe.`,
        "Wpisy i komentarze tej osoby zostaną tam, gdzie są.",
        "Zamówienia działają dalej: dokumenty i zwroty nie zależą od konta.",
      ],
      impossible: status === "banned" ? "To konto jest już zbanowane." : undefined,
    };
  },
  async perform(ctx, userId, { reason }) {
    await banMember(ctx, { userId, reason: reason as BanReason });
    return "member-banned";
  },
});

export const unban = defineStaffAct({
  title: "Odbanuj konto",
  button: "Odbanuj",
  permission: "unban_members",
  fields: [reasonField(unbanReasonLabels)],
  async preview(ctx, id) {
    const { email, status } = await memberCard(ctx, id);
    return {
      subject: email,
      effects: ["Ta osoba będzie mogła znów się zalogować, pisać i komentować."],
      impossible: status === "banned" ? undefined : "To konto nie jest zbanowane.",
    };
  },
  async perform(ctx, userId, { reason }) {
    await unbanMember(ctx, { userId, reason: reason as UnbanReason });
    return "member-unbanned";
  },
});
