import { formatCount } from "~/copy/format";
import type { Field } from "~/forms/fields";
import type { Answers } from "~/forms/form-schema";
import { isFile } from "~/forms/files";
import { requestAct } from "~/services/acts/request-act.server";
import { Conflict } from "~/services/command/errors";
import { createGroup } from "~/services/groups/create-group.server";
import {
  groupDeletionEffects,
  groupDeletionRefusal,
  type GroupDeletionEffects,
  planGroupDeletion,
  deleteGroup,
} from "~/services/groups/delete-group.server";
import { deskGroup } from "~/services/groups/desk-queries.server";
import {
  groupDeletionReasons,
  groupReasons,
  groupAuditEvents,
  groupRefusals,
  iconRemovalRefusal,
  indexingRefusal,
} from "~/services/groups/acts";
import { editGroup } from "~/services/groups/edit-group.server";
import { editGroupWords } from "~/services/groups/edit-group-words.server";
import { groupWordsVersion } from "~/services/groups/group-rules";
import { groupWordsFields } from "~/services/groups/group-words-fields";
import { groupDescriptionLength, groupNameLength } from "~/services/groups/word-lengths";
import { setIndexing } from "~/services/groups/set-indexing.server";
import { setGroupIcon } from "~/services/groups/set-group-icon.server";
import { preparePicture } from "~/services/pictures/prepare-picture.server";
import { defaultGroupType, isSensitiveType, groupTypeOptions } from "~/site/group-types";
import { defineStaffAct, reasonedAct } from "../staff-act.server";
import { reasonField } from "../reason-field";
import { pictureRefusals } from "../../pictures/refusals";
import { defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audit-events";
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

const inputOf = ({ isPrivate, isSensitive, ...answers }: Answers<typeof fields>) => ({
  ...answers,
  isPrivate: isPrivate === "on",
  isSensitive: isSensitive === "on",
});

const create = defineStaffAct({
  act: groupAuditEvents.create_group,
  target: "group",
  title: "Nowa grupa",
  button: "Utwórz grupę",
  link: { label: "Nowa grupa" },
  permission: "manage_groups",
  creates: true,
  fields,
  read: () => Promise.resolve({}),
  preview: () => ({
    subject: "Będzie pusta, dopóki ktoś do niej nie dołączy.",
    effects: [
      "Grupa pojawi się na liście wszystkich grup, razem z opisem.",
      "Jej adres powstanie z nazwy i już się nie zmieni.",
      "Najpierw zapisz grupę, aby dodać ikonę.",
    ],
  }),
  filled: () => ({ type: defaultGroupType }),
  async perform(ctx, _id, answers) {
    await createGroup(ctx, inputOf(answers));
    return "group-created";
  },
});

const edit = defineStaffAct({
  act: groupAuditEvents.edit_group,
  target: "group",
  title: "Zmień grupę",
  button: "Zapisz zmiany",
  link: { label: "Zmień" },
  permission: "manage_groups",
  fields,
  read: deskGroup,
  preview({ name, isSensitive, isPrivate, memberCount, version }) {
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
  filled: ({ name, description, type, isPrivate, isSensitive }) => ({
    ...{ name, description, type },
    ...(isPrivate && { isPrivate: "on" }),
    ...(isSensitive && { isSensitive: "on" }),
  }),
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

const words = defineStaffAct({
  act: groupAuditEvents.edit_group_words,
  target: "group",
  title: "Zasady grupy i powitanie",
  button: "Zapisz zmiany",
  link: { label: "Zasady i powitanie" },
  permission: "manage_groups",
  fields: [...groupWordsFields, reasonField(groupReasons)],
  read: deskGroup,
  preview: (group) => ({
    subject: `„${group.name}”`,
    effects: [
      "Zasady zobaczy każdy, także przed dołączeniem. Powitanie zobaczą osoby, które właśnie dołączają.",
      "Opiekunowie grupy nie dostaną o tym wiadomości. Mogą zmienić to znowu.",
    ],
    version: groupWordsVersion(group),
  }),
  filled: ({ rules, welcome }) => ({ rules, welcome }),
  async perform(ctx, groupId, { rules = "", welcome = "", reason }, { version }) {
    await editGroupWords(ctx, { groupId, rules, welcome, reason, version });
    return "group-saved";
  },
});

const icon = defineStaffAct({
  act: groupAuditEvents.set_group_icon,
  target: "group",
  title: "Ikona grupy",
  button: "Zapisz ikonę",
  link: { label: ({ iconId }) => (iconId ? "Zmień ikonę" : "Dodaj ikonę") },
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
  read: deskGroup,
  preview: ({ name }) => ({
    subject: `„${name}”`,
    effects: [
      "Ikonę zobaczy każdy, także przy grupie prywatnej i wrażliwej. Nie może pokazywać nikogo, kto w niej jest.",
      "Narysujemy ją od nowa, bez danych o miejscu i czasie. Poprzednia zniknie.",
    ],
  }),
  async perform(ctx, groupId, { reason }, { form }) {
    const file = form.formData.get("file");
    if (!isFile(file)) throw new Conflict(pictureRefusals.picture_damaged);
    const picture = await preparePicture(file);
    await setGroupIcon(ctx, { groupId, picture, reason });
    return "group-icon-saved";
  },
});

const removeIcon = reasonedAct({
  act: groupAuditEvents.set_group_icon,
  target: "group",
  title: "Usuń ikonę grupy",
  button: "Usuń ikonę",
  link: { label: "Usuń ikonę" },
  permission: "manage_groups",
  read: deskGroup,
  subject: ({ name }) => `„${name}”`,
  may: iconRemovalRefusal,
  effects: () => ["Plik zniknie na zawsze. Zamiast niego pokażemy znak typu grupy."],
  async perform(ctx, groupId, reason) {
    await setGroupIcon(ctx, { groupId, picture: null, reason });
    return "group-icon-removed";
  },
});

const index = reasonedAct({
  act: groupAuditEvents.set_indexing,
  target: "group",
  title: "Pokaż grupę w wyszukiwarkach",
  button: "Pokaż w wyszukiwarkach",
  link: { label: "Pokaż w wyszukiwarkach" },
  permission: "manage_groups",
  read: deskGroup,
  subject: ({ name }) => `„${name}”`,
  may: (group) => indexingRefusal(group, true),
  effects: () => [
    "Wyszukiwarki będą mogły pokazywać stronę tej grupy i jej posty, oprócz oznaczonych jako trudne.",
    "Grupa trafi do mapy strony w ciągu godziny. Kiedy ją pokażą, zależy od wyszukiwarek.",
    "Kto w niej pisze, nie dostanie o tym wiadomości: te posty każdy może czytać już teraz.",
  ],
  async perform(ctx, groupId, reason) {
    await setIndexing(ctx, { groupId, isIndexed: true, reason });
    return "group-indexed";
  },
});

const unindex = reasonedAct({
  act: groupAuditEvents.set_indexing,
  target: "group",
  title: "Ukryj grupę przed wyszukiwarkami",
  button: "Ukryj przed wyszukiwarkami",
  link: { label: "Ukryj przed wyszukiwarkami" },
  permission: "manage_groups",
  read: deskGroup,
  subject: ({ name }) => `„${name}”`,
  may: (group) => indexingRefusal(group, false),
  effects: () => [
    "Od razu poprosimy wyszukiwarki, żeby nie pokazywały tej grupy ani jej postów. Zniknie też z mapy strony.",
    "To, co już zapisały, znika z wyników dopiero, gdy zajrzą tu znowu.",
  ],
  async perform(ctx, groupId, reason) {
    await setIndexing(ctx, { groupId, isIndexed: false, reason });
    return "group-not-indexed";
  },
});

const groupDeletionSentences = ({ members, posts, comments }: GroupDeletionEffects): string[] => [
  `Grupa zniknie na zawsze: ${formatCount(posts, "post", "posty", "postów")} i ${formatCount(comments, "komentarz", "komentarze", "komentarzy")}, ze zdjęciami i polubieniami. Tego nie da się cofnąć.`,
  `Każda osoba, która do niej należy (teraz: ${formatCount(members, "osoba", "osoby", "osób")}), zobaczy powiadomienie, że grupa jest usunięta. Nie będzie w nim jej nazwy.`,
  "Adres grupy przestanie działać. Konta i inne grupy zostają bez zmian.",
];

const deletion = defineDeferredAct({
  act: groupAuditEvents.delete_group,
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
      if (status !== "requested") return ["Usunięcie grupy ze wszystkim, co w niej było."];
      const group = await deskGroup(ctx, target.id).catch(nullWhereGone);
      return group
        ? [
            `„${group.name}”.`,
            ...groupDeletionSentences(await groupDeletionEffects(ctx, target.id)),
          ]
        : ["Tej grupy już nie ma."];
    },
    staleReason: async (ctx, { target }) =>
      groupDeletionRefusal((await groupDeletionEffects(ctx, target.id)).cases),
  },
});

const remove = defineStaffAct({
  act: groupAuditEvents.delete_group,
  target: "group",
  title: "Usuń grupę",
  button: "Poproś o zgodę drugiej osoby",
  link: { label: "Usuń grupę", evenIf: [groupRefusals.cases_wait] },
  permission: "delete_groups",
  isDangerous: true,
  fields: [reasonField(groupDeletionReasons)],
  deferred: deletion,
  asksAbout: ({ id }) => ({ kind: "group", id }),
  read: deskGroup,
  may: ({ cases }) => groupDeletionRefusal(cases),
  preview: async ({ id, name }, ctx) => ({
    subject: `„${name}”`,
    effects: [
      "Ktoś inny z uprawnieniami administratora musi się zgodzić w ciągu doby. Do tego czasu nic się nie dzieje.",
      ...groupDeletionSentences(await groupDeletionEffects(ctx, id)),
    ],
  }),
  async perform(ctx, groupId, { reason }) {
    await requestAct(ctx, deletion, { groupId, reason });
    return "group-deletion-asked";
  },
});

export const groups = {
  create,
  edit,
  words,
  icon,
  "remove-icon": removeIcon,
  index,
  unindex,
  delete: remove,
};
