import { appealTimeInWords } from "~/config/limits";
import { formatCount, formatDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { isFile } from "~/forms/files";
import { requestAct } from "~/services/acts/request-act.server";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict } from "~/services/command/errors";
import { createGroup } from "~/services/groups/create-group.server";
import {
  groupDeletionEffects,
  type GroupDeletionEffects,
  type KeepingCases,
  planGroupDeletion,
  deleteGroup,
} from "~/services/groups/delete-group.server";
import { deskGroup } from "~/services/groups/desk-queries.server";
import {
  type GroupReason,
  groupDeletionReasons,
  groupReasons,
  groupActs,
  groupRefusals,
} from "~/services/groups/acts";
import { editGroup } from "~/services/groups/edit-group.server";
import { groupDescriptionLength, groupNameLength } from "~/services/groups/group-rules";
import { setGroupIcon } from "~/services/groups/set-group-icon.server";
import { preparePicture } from "~/services/pictures/prepare-picture.server";
import { isSensitiveType, type GroupType, groupTypeOptions } from "~/site/group-types";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { reasonField } from "../reason-field";
import { pictureRefusals } from "../../pictures/refusals";
import { defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audited-acts";
import { nullWhereGone } from "./null-where-gone";

const fields = [
  {
    kind: "text",
    name: "name",
    label: "Nazwa",
    required: "Wpisz nazwę.",
    limit: { length: groupNameLength, message: `Skróć nazwę do ${groupNameLength} znaków.` },
    autoComplete: "off",
  },
  {
    kind: "longText",
    name: "description",
    label: "Opis",
    hint: "O czym jest i jakie ma zasady. Opis widzi każdy, także przed dołączeniem.",
    required: "Napisz, o czym jest ta grupa.",
    rows: 4,
    limit: {
      length: groupDescriptionLength,
      message: `Skróć opis do ${groupDescriptionLength} znaków.`,
    },
  },
  {
    kind: "choice",
    name: "type",
    label: "Typ",
    hint: "Typ jest etykietą. Grupy o zdrowiu, stracie i związkach są wrażliwe od początku.",
    placeholder: "Wybierz typ",
    required: "Wybierz typ.",
    options: groupTypeOptions,
  },
  {
    kind: "checkbox",
    name: "isPrivate",
    label: "Prywatna: ktoś wpuszcza do niej każdą osobę",
  },
  {
    kind: "checkbox",
    name: "isSensitive",
    label: "Wrażliwa: czytają ją tylko jej członkowie, a piszą pod pseudonimem",
    hint: "Tego nie da się cofnąć.",
  },
  reasonField(groupReasons),
] as const satisfies readonly Field[];

type Answers = Partial<Record<(typeof fields)[number]["name"], string>>;

const inputOf = (answers: Answers) => ({
  name: answers.name ?? "",
  description: answers.description ?? "",
  type: answers.type as GroupType,
  isPrivate: answers.isPrivate === "on",
  isSensitive: answers.isSensitive === "on",
  reason: answers.reason as GroupReason,
});

const create = defineStaffAct({
  act: groupActs.create_group,
  target: "group",
  title: "Nowa grupa",
  button: "Utwórz grupę",
  permission: "manage_groups",
  creates: true,
  fields,
  preview: () =>
    Promise.resolve({
      subject: "Będzie pusta, dopóki ktoś do niej nie dołączy.",
      effects: [
        "Grupa pojawi się na liście wszystkich grup, razem z opisem.",
        "Jej adres powstanie z nazwy i już się nie zmieni.",
        "Najpierw zapisz grupę, aby dodać ikonę.",
      ],
    }),
  async perform(ctx, _id, answers) {
    await createGroup(ctx, inputOf(answers));
    return "group-created";
  },
});

const edit = defineStaffAct({
  act: groupActs.edit_group,
  target: "group",
  title: "Zmień grupę",
  button: "Zapisz zmiany",
  permission: "manage_groups",
  fields,
  async preview(ctx, id) {
    const { name, isSensitive, isPrivate, memberCount, version } = await deskGroup(ctx, id);
    return {
      subject: `„${name}”`,
      effects: [
        `Nową nazwę i opis zobaczy każdy, w tym ${formatCount(memberCount, "osoba", "osoby", "osób")} w grupie. Adres się nie zmieni.`,
        isSensitive
          ? "Grupa jest wrażliwa i taka zostanie."
          : "Jeśli grupa stanie się wrażliwa, nazwiemy wszystkich „Ktoś z grupy”, dopóki nie wybiorą pseudonimu i nie wyrażą zgody, a wyszukiwarki przestaną ją pokazywać.",
        isPrivate
          ? "Otworzyć prywatną grupę można tylko, dopóki nikt w niej nie napisał."
          : "Jeśli grupa stanie się prywatna, przeczytają ją tylko osoby, które do niej należą.",
      ],
      version,
    };
  },
  async filled(ctx, id) {
    const { name, description, type, isPrivate, isSensitive } = await deskGroup(ctx, id);
    return {
      ...{ name, description, type },
      ...(isPrivate && { isPrivate: "on" }),
      ...(isSensitive && { isSensitive: "on" }),
    };
  },
  async perform(ctx, groupId, answers, { version }) {
    const input = inputOf(answers);
    const { isSensitive } = await deskGroup(ctx, groupId);
    await editGroup(ctx, {
      ...input,
      // A box that is not ticked may be one that a browser left out; it never takes the flag back.
      isSensitive: input.isSensitive || isSensitive || isSensitiveType(input.type),
      groupId,
      version,
    });
    return "group-saved";
  },
});

const icon = defineStaffAct({
  act: groupActs.set_group_icon,
  target: "group",
  title: "Ikona grupy",
  button: "Zapisz ikonę",
  permission: "manage_groups",
  fields: [
    {
      kind: "picture",
      name: "file",
      label: "Ikona",
      required: "Wybierz plik.",
    },
    reasonField(groupReasons),
  ],
  async preview(ctx, id) {
    const { name } = await deskGroup(ctx, id);
    return {
      subject: `„${name}”`,
      effects: [
        "Ikonę zobaczy każdy, także przy grupie prywatnej i wrażliwej. Nie może pokazywać nikogo, kto w niej jest.",
        "Narysujemy ją od nowa, bez danych o miejscu i czasie. Poprzednia zniknie.",
      ],
    };
  },
  async perform(ctx, groupId, { reason }, { form }) {
    const file = form.formData.get("file");
    if (!isFile(file)) throw new Conflict(pictureRefusals.picture_damaged);
    const picture = await preparePicture(file);
    if (typeof picture === "string") throw new Conflict(pictureRefusals[`picture_${picture}`]);
    await setGroupIcon(ctx, { groupId, picture, reason: reason as GroupReason });
    return "group-icon-saved";
  },
});

const removeIcon = reasonedAct({
  act: groupActs.set_group_icon,
  target: "group",
  title: "Usuń ikonę grupy",
  button: "Usuń ikonę",
  permission: "manage_groups",
  read: deskGroup,
  subject: ({ name }) => `„${name}”`,
  may: ({ iconId }) => (iconId ? null : groupRefusals.no_icon),
  effects: () => ["Plik zniknie na zawsze. Zamiast niego pokażemy znak typu grupy."],
  async perform(ctx, groupId, reason) {
    await setGroupIcon(ctx, { groupId, picture: null, reason });
    return "group-icon-removed";
  },
});

const groupDeletionSentences = ({ members, posts, comments }: GroupDeletionEffects): string[] => [
  `Grupa zniknie na zawsze: ${formatCount(posts, "post", "posty", "postów")} i ${formatCount(comments, "komentarz", "komentarze", "komentarzy")}, ze zdjęciami i polubieniami. Tego nie da się cofnąć.`,
  `Każda osoba, która do niej należy (teraz: ${formatCount(members, "osoba", "osoby", "osób")}), zobaczy powiadomienie, że grupa jest usunięta. Nie będzie w nim jej nazwy.`,
  "Adres grupy przestanie działać. Konta i inne grupy zostają bez zmian.",
];

/** Why a group cannot be deleted yet, and from when it can; undefined where nothing keeps it. */
function keptByCases({ waiting, appealable, until }: KeepingCases): string | undefined {
  const inCases = (cases: number) =>
    `W ${formatCount(cases, "sprawie", "sprawach", "sprawach")} z tej grupy`;
  const kept = "Do tego czasu grupa musi zostać, żeby każdą decyzję dało się cofnąć.";
  if (waiting > 0)
    return `${inCases(waiting)} ktoś czeka na decyzję albo na odpowiedź na odwołanie. Gdy je rozstrzygniemy, przez ${appealTimeInWords} można się od tego odwołać. ${kept}`;
  return until
    ? `${inCases(appealable)} można się jeszcze odwołać. ${kept} Jeśli nie będzie nowych spraw, usunąć ją można po ${formatDateTime(until)}.`
    : undefined;
}

async function deletionPreview(ctx: ServiceContext, id: string) {
  const { name } = await deskGroup(ctx, id);
  const effects = await groupDeletionEffects(ctx, id);
  return {
    subject: `„${name}”`,
    effects: [
      "Ktoś inny z uprawnieniami administratora musi się zgodzić w ciągu doby. Do tego czasu nic się nie dzieje.",
      ...groupDeletionSentences(effects),
    ],
    impossible: keptByCases(effects.cases),
  };
}

const deletion = defineDeferredAct({
  act: groupActs.delete_group,
  permission: "delete_groups",
  input: z.object({ groupId: z.uuid(), reason: z.enum(codesOf(groupDeletionReasons)) }),
  targetOf: ({ groupId }) => ({ kind: "group", id: groupId }),
  reasonOf: ({ reason }) => reason,
  async plan(tx, { groupId, reason }) {
    const group = await planGroupDeletion(tx, groupId);
    return { perform: (askedBy) => deleteGroup(tx, group, { reason, askedBy }) };
  },
  byTwo: {
    permission: "delete_groups",
    async effects(ctx, { status, target }) {
      if (status !== "requested") return [];
      const group = await deskGroup(ctx, target.id).catch(nullWhereGone);
      return group
        ? [
            `„${group.name}”.`,
            ...groupDeletionSentences(await groupDeletionEffects(ctx, target.id)),
          ]
        : ["Tej grupy już nie ma."];
    },
    overtaken: async (ctx, { target }) =>
      keptByCases((await groupDeletionEffects(ctx, target.id)).cases),
  },
});

const remove = defineStaffAct({
  act: groupActs.delete_group,
  target: "group",
  title: "Usuń grupę",
  button: "Poproś o zgodę drugiej osoby",
  permission: "delete_groups",
  isDangerous: true,
  fields: [reasonField(groupDeletionReasons)],
  deferred: deletion,
  preview: deletionPreview,
  async perform(ctx, groupId, { reason }) {
    await requestAct(ctx, deletion, { groupId, reason });
    return "group-deletion-asked";
  },
});

export const groups = { create, edit, icon, "remove-icon": removeIcon, delete: remove };
