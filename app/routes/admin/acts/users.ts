import { formatCount } from "~/copy/format";
import { parseDay } from "~/forms/typed-values";
import { optionsOf } from "~/forms/kinds/options";
import { requestAct } from "~/services/acts/request-act.server";
import { Conflict } from "~/services/command/errors";
import { banMember, unbanMember } from "~/services/members/ban-member.server";
import { deletionEffects } from "~/services/members/delete-member.server";
import { banCard, memberCard, type MemberCard } from "~/services/members/desk-queries.server";
import type {
  ChangeReason,
  DeletionReason,
  SubscriptionReason,
} from "~/services/members/desk-reasons";
import {
  editMember,
  endMemberSessions,
  fullNameLength,
  type MemberFields,
} from "~/services/members/edit-member.server";
import type { LeftBehind } from "~/services/members/remove-account.server";
import { setSubscription, type Subscription } from "~/services/members/subscription.server";
import {
  banReasonLabels,
  changeReasonLabels,
  deletionReasonLabels,
  memberStatusLabels,
  signOutReasonLabels,
  subscriptionLabels,
  subscriptionReasonLabels,
  textsLeftLabels,
  unbanReasonLabels,
} from "../member-labels";
import { deletionSentences } from "./deletion-sentences";
import { defineStaffAct, reasonedAct, reasonField } from "./staff-act";

export const ban = reasonedAct({
  title: "Zbanuj konto",
  button: "Zbanuj",
  permission: "ban_members",
  reasons: banReasonLabels,
  read: (ctx, id) => banCard(ctx, "ban_members", id),
  subject: ({ name }) => name,
  preview: ({ status, sessions }) => ({
    effects: [
      `Skończy się logowanie na każdym urządzeniu (teraz: ${formatCount(sessions, "urządzenie", "urządzenia", "urządzeń")}), a nowe nie będzie możliwe.`,
      "Wpisy i komentarze tej osoby zostaną tam, gdzie są.",
      "Zamówienia działają dalej: dokumenty i zwroty nie zależą od konta.",
      "Dostanie jeden e-mail o tym, że konto jest zablokowane, dlaczego i co można zrobić.",
    ],
    impossible: status === "banned" ? "To konto jest już zbanowane." : undefined,
  }),
  async perform(ctx, userId, reason) {
    await banMember(ctx, { userId, reason });
    return "member-banned";
  },
});

export const unban = reasonedAct({
  title: "Odbanuj konto",
  button: "Odbanuj",
  permission: "unban_members",
  reasons: unbanReasonLabels,
  read: (ctx, id) => banCard(ctx, "unban_members", id),
  subject: ({ name }) => name,
  preview: ({ status, isActive }) => ({
    effects: [
      isActive
        ? "Ta osoba będzie mogła znów się zalogować, pisać i komentować."
        : "Przed banem to konto było nieaktywne i takie zostanie: nadal nikt się na nie nie zaloguje.",
    ],
    impossible: status === "banned" ? undefined : "To konto nie jest zbanowane.",
  }),
  async perform(ctx, userId, reason) {
    await unbanMember(ctx, { userId, reason });
    return "member-unbanned";
  },
});

const subscriptionField = {
  kind: "choice",
  name: "subscriptionType",
  label: "Subskrypcja",
  placeholder: "Wybierz subskrypcję",
  required: "Wybierz subskrypcję.",
  options: optionsOf(subscriptionLabels),
} as const;

/** What a subscription does today, said wherever one is changed. */
const changesNothingYet =
  "Subskrypcja to na razie sama nazwa: niczego nie otwiera ani nie zamyka i nic nie kosztuje.";

const fieldsOf = ({ fullName, subscription, isActive }: MemberCard): MemberFields => ({
  fullName,
  subscription,
  isActive,
});

/** What the page was made from. @throws Conflict for anything else */
function seenIn(version: string): MemberFields {
  try {
    const seen: unknown = JSON.parse(version);
    if (typeof seen === "object" && seen !== null) return seen as MemberFields;
  } catch {
    // Falls through: it is no page of ours.
  }
  throw new Conflict("changed_meanwhile");
}

export const edit = defineStaffAct({
  title: "Edytuj konto",
  button: "Zapisz zmiany",
  permission: "edit_members",
  fields: [
    {
      kind: "text",
      name: "fullName",
      label: "Imię i nazwisko",
      hint: "Puste pole je usuwa.",
      limit: { length: fullNameLength, message: "Skróć do 100 znaków." },
      autoComplete: "off",
    },
    subscriptionField,
    {
      kind: "radio",
      name: "isActive",
      label: "Stan konta",
      required: "Wybierz stan konta.",
      options: [
        { value: "true", label: memberStatusLabels.active.label },
        {
          value: "false",
          label: memberStatusLabels.inactive.label,
          hint: "Nikt nie może się na nie zalogować.",
        },
      ],
    },
    reasonField(changeReasonLabels),
  ],
  async preview(ctx, id) {
    const card = await memberCard(ctx, id);
    const now = fieldsOf(card);
    return {
      subject: card.email,
      effects: [
        `Teraz: ${now.fullName ?? "bez imienia i nazwiska"}, subskrypcja: ${subscriptionLabels[now.subscription]}, stan: ${memberStatusLabels[now.isActive ? "active" : "inactive"].label}.`,
        "Imię i nazwisko ta osoba zobaczy w swoich ustawieniach. E-maila, nicku i hasła to nie zmienia.",
        changesNothingYet,
        "Na konto nieaktywne nie można się zalogować, a trwające logowania kończą się od razu. Wpisy, komentarze i zamówienia zostają tam, gdzie są. Przy logowaniu ta osoba przeczyta, że konto jest nieaktywne i do kogo napisać.",
        ...(card.status === "banned"
          ? ["To konto jest zbanowane: dopóki trwa ban, nikt się na nie nie zaloguje."]
          : []),
        "W dzienniku zostanie, co się zmieniło i dlaczego, bez imienia i nazwiska.",
      ],
      version: JSON.stringify(now),
    };
  },
  async filled(ctx, id) {
    const { fullName, subscription, isActive } = await memberCard(ctx, id);
    return {
      fullName: fullName ?? "",
      subscriptionType: subscription,
      isActive: String(isActive),
    };
  },
  async perform(ctx, userId, { fullName, subscriptionType, isActive, reason }, { version }) {
    await editMember(ctx, {
      userId,
      to: {
        fullName: fullName ?? null,
        subscription: subscriptionType as Subscription,
        isActive: isActive === "true",
      },
      seen: seenIn(version),
      reason: reason as ChangeReason,
    });
    return "member-saved";
  },
});

export const subscription = defineStaffAct({
  title: "Nadaj subskrypcję",
  button: "Zapisz subskrypcję",
  permission: "edit_members",
  fields: [
    subscriptionField,
    {
      kind: "day",
      name: "until",
      label: "Ostatni dzień",
      hint: "Bez daty trwa, dopóki ktoś z zespołu jej nie zakończy.",
    },
    reasonField(subscriptionReasonLabels),
  ],
  async preview(ctx, id) {
    const { email, subscription: current } = await memberCard(ctx, id);
    return {
      subject: email,
      effects: [
        `Teraz: ${subscriptionLabels[current]}. Nowa subskrypcja zastąpi obecną, a historia zostanie.`,
        changesNothingYet,
        "Ta osoba nie dostanie o tym wiadomości.",
      ],
      version: current,
    };
  },
  filled: async (ctx, id) => ({ subscriptionType: (await memberCard(ctx, id)).subscription }),
  async perform(ctx, userId, { subscriptionType, until, reason }, { version }) {
    await setSubscription(ctx, {
      userId,
      subscription: subscriptionType as Subscription,
      lastDay: until === undefined ? null : parseDay(until),
      seen: version as Subscription,
      reason: reason as SubscriptionReason,
    });
    return "subscription-saved";
  },
});

export const signOut = reasonedAct({
  title: "Zakończ logowania",
  button: "Zakończ logowania",
  permission: "edit_members",
  reasons: signOutReasonLabels,
  read: memberCard,
  subject: ({ email }) => email,
  preview: ({ sessions }) => ({
    effects: [
      `Skończy się logowanie na każdym urządzeniu (teraz: ${formatCount(sessions.length, "urządzenie", "urządzenia", "urządzeń")}).`,
      "Ta osoba może się od razu zalogować ponownie.",
    ],
    impossible: sessions.length === 0 ? "Na tym koncie nikt nie jest zalogowany." : undefined,
  }),
  async perform(ctx, userId, reason) {
    await endMemberSessions(ctx, { userId, reason });
    return "member-signed-out";
  },
});

export const remove = defineStaffAct({
  title: "Usuń konto",
  button: "Poproś o zgodę drugiej osoby",
  permission: "delete_members",
  isDangerous: true,
  fields: [
    {
      kind: "radio",
      name: "texts",
      label: "Co z tym, co ta osoba napisała?",
      required: "Wybierz, co ma się stać z wpisami.",
      options: (["remove", "keep"] as const).map((value) => ({
        value,
        label: textsLeftLabels[value],
      })),
    },
    reasonField(deletionReasonLabels),
  ],
  async preview(ctx, id) {
    const effects = await deletionEffects(ctx, id);
    return {
      subject: effects.email,
      effects: [
        "Ktoś inny z zespołu musi się zgodzić w ciągu doby. Do tego czasu nic się nie zmieni.",
        ...deletionSentences(effects),
        "Tego nie da się cofnąć.",
      ],
    };
  },
  async perform(ctx, userId, { texts, reason }) {
    await requestAct(ctx, {
      kind: "delete_member",
      input: { userId, texts: texts as LeftBehind, reason: reason as DeletionReason },
    });
    return "deletion-asked";
  },
});
