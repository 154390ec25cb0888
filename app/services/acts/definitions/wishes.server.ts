import type { Field } from "~/forms/fields";
import { answerWish } from "~/services/groups/answer-wish.server";
import {
  groupAuditEvents,
  groupRefusals,
  wishAcceptReasons,
  wishAcceptRefusal,
  wishDeclineReasons,
  wishRefusal,
} from "~/services/groups/acts";
import { deskWish, type DeskWishDetail } from "~/services/groups/desk-wishes.server";
import { wishAnswerLength } from "~/services/groups/word-lengths";
import { reasonField } from "../reason-field";
import { defineStaffAct } from "../staff-act.server";

const answerField = {
  kind: "longText",
  name: "words",
  label: "Zdanie do tej osoby",
  hint: "Przeczyta je w swoich propozycjach słowo w słowo.",
  required: "Napisz tej osobie choć jedno zdanie.",
  rows: 3,
  limit: {
    length: wishAnswerLength,
    message: `Skróć odpowiedź do ${wishAnswerLength} znaków.`,
  },
} as const satisfies Field;

const subjectOf = ({ name, group, by }: DeskWishDetail) =>
  group ? `Opieka nad grupą „${group.name}”: ${by}` : `Nowa grupa „${name}”: ${by}`;

const shared = {
  target: "wish",
  permission: "manage_groups",
  read: deskWish,
  mayInsistUpon: groupRefusals.wish_changed,
} as const;

/** What a colleague has answered meanwhile stands beside the answer that was not sent. */
const readNow = ({ words, answer, version }: DeskWishDetail) => ({
  ...{ words, version },
  ...(answer !== null && { note: `Odpowiedź, która już poszła: „${answer}”` }),
});

const told = "Ta osoba dostanie powiadomienie, bez nazwy grupy, i przeczyta Twoje zdanie.";

const accept = defineStaffAct({
  ...shared,
  act: groupAuditEvents.accept_wish,
  may: wishAcceptRefusal,
  title: "Przyjmij propozycję",
  button: "Przyjmij",
  link: { label: "Przyjmij" },
  fields: [reasonField(wishAcceptReasons), answerField],
  preview: (wish: DeskWishDetail) => ({
    subject: subjectOf(wish),
    effects: [
      wish.group
        ? "Ta osoba od razu zostanie opiekunem grupy."
        : "Grupa nie powstanie sama: utwórz ją potem w zakładce Grupy.",
      told,
    ],
    ...readNow(wish),
  }),
  async perform(ctx, wishId, { reason, words }, { version }) {
    await answerWish(ctx, { wishId, accepts: true, reason, words, version });
    return "wish-accepted";
  },
});

const decline = defineStaffAct({
  ...shared,
  act: groupAuditEvents.decline_wish,
  may: wishRefusal,
  title: "Odmów",
  button: "Odmów",
  link: { label: "Odmów" },
  fields: [reasonField(wishDeclineReasons), answerField],
  preview: (wish: DeskWishDetail) => ({
    subject: subjectOf(wish),
    effects: ["Nic się nie zmieni.", told],
    ...readNow(wish),
  }),
  async perform(ctx, wishId, { reason, words }, { version }) {
    await answerWish(ctx, { wishId, accepts: false, reason, words, version });
    return "wish-declined";
  },
});

export const wishes = { accept, decline };
