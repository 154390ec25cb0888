import { formatCount } from "~/copy/format";
import { parseDay } from "~/forms/typed-values";
import { optionsOf } from "~/forms/kinds/options";
import { requestAct } from "~/services/acts/request-act.server";
import { Conflict } from "~/services/command/errors";
import { banMember, unbanMember } from "~/services/members/ban-member.server";
import {
  deletionEffects,
  planDeletion,
  deleteMember,
} from "~/services/members/delete-member.server";
import { banCard, memberCard, type MemberCard } from "~/services/members/desk-queries.server";
import {
  banReasons,
  changeReasons,
  deletionReasons,
  subscriptionReasons,
  banRefusal,
  memberAuditEvents,
  memberRefusals,
  unbanRefusal,
} from "~/services/members/acts";
import {
  editMember,
  endMemberSessions,
  fullNameLength,
  type MemberFields,
} from "~/services/members/edit-member.server";
import { setSubscription } from "~/services/members/subscription.server";
import { deletionSentences } from "./deletion-sentences";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import {
  type Subscription,
  memberStatuses,
  subscriptions,
  textsLeft,
} from "~/services/members/member-states";
import { actRefusals } from "../acts";
import { noteActs } from "./notes.server";
import { banEndField, endless, toAuthor } from "./verdict-fields";
import { reasonField } from "../reason-field";
import { changedMeanwhile } from "../changed-meanwhile";
import { defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audit-events";
import { mailboxOf } from "../../rate-limits/mailbox";
import { nullWhereGone } from "./null-where-gone";

export const ban = defineStaffAct({
  act: memberAuditEvents.ban_member,
  target: "member",
  title: "Zablokuj konto",
  button: "Zablokuj konto",
  link: { label: "Zablokuj konto" },
  isDangerous: true,
  permission: "ban_members",
  fields: [
    reasonField(banReasons),
    banEndField,
    {
      ...toAuthor,
      label: "Co się stało",
      required: "Napisz tej osobie, co się stało.",
      hint: "Pójdzie do tej osoby e-mailem słowo w słowo. Bez nazwisk, bez tego, kto zgłosił, i bez nazwy wrażliwej grupy ani pseudonimu.",
    },
  ],
  read: (ctx, id) => banCard(ctx, "ban_members", id),
  may: banRefusal,
  preview: ({ name, sessions }) => ({
    subject: name,
    effects: [
      `Skończy się logowanie na każdym urządzeniu (teraz: ${formatCount(sessions, "urządzenie", "urządzenia", "urządzeń")}), a nowe nie będzie możliwe.`,
      "Wpisy i komentarze tej osoby zostaną tam, gdzie są.",
      "Zamówienia działają dalej: dokumenty i zwroty nie zależą od konta.",
      "Blokada będzie sprawą: ta osoba dostanie e-mail z powodem, Twoimi słowami, końcem blokady i adresem strony, na której bez logowania może się odwołać.",
      "Odwołanie rozpatrzy ktoś inny niż Ty.",
    ],
  }),
  async perform(ctx, userId, { reason, words, days }) {
    await banMember(ctx, {
      userId,
      reason,
      words: words ?? "",
      days: days === endless ? undefined : Number(days),
    });
    return "member-banned";
  },
});

export const unban = reasonedAct({
  act: memberAuditEvents.unban_member,
  target: "member",
  title: "Odblokuj konto",
  button: "Odblokuj konto",
  link: { label: "Odblokuj konto" },
  permission: "unban_members",
  read: (ctx, id) => banCard(ctx, "unban_members", id),
  subject: ({ name }) => name,
  may: unbanRefusal,
  effects: ({ isActive }) => [
    isActive
      ? "Ta osoba będzie mogła znów się zalogować, pisać i komentować."
      : "Przed blokadą to konto było nieaktywne i takie zostanie: nadal nikt się na nie nie zaloguje.",
  ],
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
  options: optionsOf(subscriptions),
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
  throw new Conflict(changedMeanwhile);
}

export const edit = defineStaffAct({
  act: memberAuditEvents.edit_member,
  target: "member",
  title: "Edytuj konto",
  button: "Zapisz zmiany",
  link: { label: "Edytuj" },
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
        { value: "true", label: memberStatuses.active.label },
        {
          value: "false",
          label: memberStatuses.inactive.label,
          hint: "Nikt nie może się na nie zalogować.",
        },
      ],
    },
    reasonField(changeReasons),
  ],
  read: memberCard,
  isDangerous: ({ isActive }, answers) => isActive && answers.isActive === "false",
  preview(card) {
    const now = fieldsOf(card);
    return {
      subject: card.email,
      effects: [
        `Teraz: ${now.fullName ?? "bez imienia i nazwiska"}, subskrypcja: ${subscriptions[now.subscription]}, stan: ${memberStatuses[now.isActive ? "active" : "inactive"].label}.`,
        "Imię i nazwisko ta osoba zobaczy w swoich ustawieniach. E-maila, nicku i hasła to nie zmienia.",
        changesNothingYet,
        "Na konto nieaktywne nie można się zalogować, a trwające logowania kończą się od razu. Wpisy, komentarze i zamówienia zostają tam, gdzie są. Przy logowaniu ta osoba przeczyta, że konto jest nieaktywne i do kogo napisać.",
        ...(now.isActive
          ? ["Żeby konto stało się nieaktywne, trzeba mieć za sobą świeże logowanie."]
          : []),
        ...(card.status === "banned"
          ? ["To konto jest zablokowane: dopóki trwa blokada, nikt się na nie nie zaloguje."]
          : []),
        "W dzienniku zostanie, co się zmieniło i dlaczego, bez imienia i nazwiska.",
      ],
      version: JSON.stringify(now),
    };
  },
  filled: ({ fullName, subscription, isActive }) => ({
    fullName: fullName ?? "",
    subscriptionType: subscription,
    isActive: String(isActive),
  }),
  async perform(ctx, userId, { fullName, subscriptionType, isActive, reason }, { version }) {
    await editMember(ctx, {
      userId,
      to: {
        fullName: fullName ?? null,
        subscription: subscriptionType,
        isActive: isActive === "true",
      },
      seen: seenIn(version),
      reason,
    });
    return "member-saved";
  },
});

export const subscription = defineStaffAct({
  act: memberAuditEvents.set_subscription,
  target: "member",
  title: "Nadaj subskrypcję",
  button: "Zapisz subskrypcję",
  link: { label: "Nadaj subskrypcję" },
  permission: "edit_members",
  fields: [
    subscriptionField,
    {
      kind: "day",
      name: "until",
      label: "Ostatni dzień",
      hint: "Bez daty trwa, dopóki ktoś z zespołu jej nie zakończy.",
    },
    reasonField(subscriptionReasons),
  ],
  read: memberCard,
  preview: ({ email, subscription: current }) => ({
    subject: email,
    effects: [
      `Teraz: ${subscriptions[current]}. Nowa subskrypcja zastąpi obecną, a historia zostanie.`,
      changesNothingYet,
      "Ta osoba nie dostanie o tym wiadomości.",
    ],
    version: current,
  }),
  filled: ({ subscription: current }) => ({ subscriptionType: current }),
  async perform(ctx, userId, { subscriptionType, until, reason }, { version }) {
    await setSubscription(ctx, {
      userId,
      subscription: subscriptionType,
      lastDay: until === undefined ? null : parseDay(until),
      seen: version as Subscription,
      reason,
    });
    return "subscription-saved";
  },
});

export const signOut = reasonedAct({
  act: memberAuditEvents.end_sessions,
  target: "member",
  title: "Zakończ logowania",
  button: "Zakończ logowania",
  link: { label: "Zakończ logowania" },
  isDangerous: true,
  permission: "edit_members",
  read: memberCard,
  subject: ({ email }) => email,
  may: ({ sessions }) => (sessions.length === 0 ? memberRefusals.no_sessions : null),
  effects: ({ sessions }) => [
    `Skończy się logowanie na każdym urządzeniu (teraz: ${formatCount(sessions.length, "urządzenie", "urządzenia", "urządzeń")}).`,
    "Ta osoba może się od razu zalogować ponownie.",
  ],
  async perform(ctx, userId, reason) {
    await endMemberSessions(ctx, { userId, reason });
    return "member-signed-out";
  },
});

const deletion = defineDeferredAct({
  act: memberAuditEvents.delete_member,
  permission: "delete_members",
  input: z.object({
    userId: z.uuid(),
    texts: z.enum(codesOf(textsLeft)),
    reason: z.enum(codesOf(deletionReasons)),
  }),
  targetOf: ({ userId }) => ({ kind: "member", id: userId }),
  reasonOf: ({ reason }) => reason,
  async plan(tx, { userId, texts, reason }) {
    const account = await planDeletion(tx, userId);
    return {
      interested: [mailboxOf(account.email)],
      perform: (askedBy) => deleteMember(tx, account, { texts, reason, askedBy }),
    };
  },
  byTwo: {
    permission: "delete_members",
    async effects(ctx, { input: { texts }, status, target }) {
      if (status !== "requested") return [`Usunięcie konta. ${textsLeft[texts]}`];
      const effects = await deletionEffects(ctx, target.id).catch(nullWhereGone);
      // Its owner was faster.
      return effects ? deletionSentences(effects, texts) : [memberRefusals.account_deleted.text];
    },
  },
});

export const remove = defineStaffAct({
  act: memberAuditEvents.delete_member,
  target: "member",
  title: "Usuń konto",
  button: "Poproś o zgodę drugiej osoby",
  link: { label: "Usuń konto", evenIf: [actRefusals.nobody_else] },
  permission: "delete_members",
  isDangerous: true,
  fields: [
    {
      kind: "radio",
      name: "texts",
      label: "Co z tym, co ta osoba napisała?",
      required: "Wybierz, co ma się stać z wpisami.",
      options: optionsOf(textsLeft),
    },
    reasonField(deletionReasons),
  ],
  deferred: deletion,
  asksAbout: ({ id }) => ({ kind: "member", id }),
  read: memberCard,
  preview: async ({ id, email }, ctx) => ({
    subject: email,
    effects: [
      "Ktoś inny z zespołu musi się zgodzić w ciągu doby. Do tego czasu nic się nie zmieni.",
      ...deletionSentences(await deletionEffects(ctx, id)),
      "Tego nie da się cofnąć.",
    ],
  }),
  async perform(ctx, userId, { texts, reason }) {
    await requestAct(ctx, deletion, { userId, texts, reason });
    return "deletion-asked";
  },
});

export const notes = noteActs({ kind: "member", read: memberCard, subject: ({ email }) => email });
