import type { Field } from "~/forms/fields";
import type { ServiceContext } from "~/services/command/context.server";
import {
  decideText,
  textVersion,
  type TextVerdict,
} from "~/services/moderation/decide-text.server";
import {
  textCard,
  type TextAct,
  type TextOf,
  type TextRefusals,
  type ModeratedText,
} from "~/services/moderation/text-cases.server";
import { breachLabels, decisionNames, leaveReasons } from "~/site/moderation";
import type { FlashCode } from "~/notices/notices";
import { defineStaffAct } from "../staff-act.server";
import { restorable, fewWordsToAuthor, toAuthor } from "./verdict-fields";
import { moderationAuditEvents } from "~/services/moderation/acts";
import { reasonField } from "../reason-field";

type TextCard<Found> = Awaited<ReturnType<typeof textCard>> & { found: Found };

type TextActs<Found> = {
  kind: TextOf["kind"];
  titles: { hide: string; restore: string; edit: string; delete: string };
  read: (ctx: ServiceContext, id: string) => Promise<Found>;
  subject: (found: Found) => string;
  words: readonly Field[];
};

const notificationEffect =
  "Autor dostanie e-mail i powiadomienie z decyzją, powodem i podstawą. Kto to zgłosił, dowie się, że coś zrobiliśmy.";

const restoredLabels = {
  no_breach: leaveReasons.no_breach,
  helped: leaveReasons.helped,
  unclear: leaveReasons.unclear,
};

/** What staff do to a text of a member, the same for posts and comments. Each is a decision in a case. */
export function textActs<Found>({ kind, titles, read, subject, words }: TextActs<Found>) {
  const looked = (act: TextAct, effects: (text: ModeratedText) => string[]) => ({
    async read(ctx: ServiceContext, id: string) {
      const found = await read(ctx, id);
      return { found, ...(await textCard(ctx, { kind, id })) };
    },
    may: ({ refused }: TextRefusals) => refused[act],
    preview: ({ found, text }: TextCard<Found>) => ({
      subject: subject(found),
      effects: text ? effects(text) : [],
      ...(text && act === "edit" && { version: textVersion(text) }),
    }),
  });

  const decide = async <Done extends FlashCode>(
    ctx: ServiceContext,
    { id, ...verdict }: TextVerdict & { id: string },
    done: Done,
  ): Promise<Done> => {
    await decideText(ctx, { text: { kind, id }, ...verdict });
    return done;
  };

  const hide = defineStaffAct({
    act: moderationAuditEvents.decide_case,
    target: kind,
    title: titles.hide,
    button: "Ukryj",
    link: { label: "Ukryj" },
    permission: "moderate_content",
    fields: [reasonField(breachLabels), toAuthor],
    ...looked("hide", () => [
      "Zobaczy to już tylko autor i nasz zespół.",
      notificationEffect,
      restorable,
    ]),
    perform: (ctx, id, { reason, words }) =>
      decide(ctx, { id, kind: "hide", ...given(reason, words) }, "text-hidden"),
  });

  const restore = defineStaffAct({
    act: moderationAuditEvents.decide_case,
    target: kind,
    title: titles.restore,
    button: "Przywróć",
    link: { label: "Przywróć" },
    permission: "moderate_content",
    fields: [reasonField(restoredLabels), fewWordsToAuthor] as readonly Field[],
    ...looked("leave", ({ current }) => [
      ...(current
        ? [
            `Decyzja „${decisionNames[current.kind]}” przestaje obowiązywać w całości, ze wszystkim, co z niej wynika.`,
          ]
        : []),
      current?.kind === "edit"
        ? "Tekst znów będzie taki, jak napisał go autor, chyba że autor zmienił go po nas."
        : "Zobaczą to znów wszyscy, którzy czytają tę grupę.",
      notificationEffect,
      "Kto to zgłosił, może się odwołać.",
    ]),
    perform: (ctx, id, answers) => {
      const { reason, words } = answers as Partial<Record<string, string>>;
      return decide(ctx, { id, kind: "leave", ...given(reason, words) }, "text-restored");
    },
  });

  const edit = defineStaffAct({
    act: moderationAuditEvents.decide_case,
    target: kind,
    title: titles.edit,
    button: "Zapisz zmiany",
    link: { label: "Zmień" },
    permission: "moderate_content",
    fields: [...words, reasonField(breachLabels), toAuthor] as readonly Field[],
    ...looked("edit", ({ state }) => [
      "Zmieniaj tylko to, co narusza prawo albo zasady. Nie dopisuj niczego za autora.",
      "Każdy, kto to czyta, zobaczy, że tekst zmieniła moderacja.",
      ...(state === "held"
        ? ["Tekst czekał na sprawdzenie: po zmianie zobaczą go wszyscy w grupie."]
        : []),
      notificationEffect,
      "Autor i nasz zespół zobaczą w sprawie obie wersje. W dzienniku nie będzie żadnej.",
      restorable,
    ]),
    filled: ({ text }) => ({
      title: text?.title ?? "",
      content: text?.content ?? "",
    }),
    perform: (ctx, id, answers, { version }) => {
      const {
        title = "",
        content = "",
        reason,
        words,
      } = answers as Partial<Record<string, string>>;
      const edited = { title, content };
      return decide(
        ctx,
        { id, kind: "edit", edited, version, ...given(reason, words) },
        "text-changed",
      );
    },
  });

  const remove = defineStaffAct({
    act: moderationAuditEvents.decide_case,
    target: kind,
    title: titles.delete,
    button: "Usuń",
    link: { label: "Usuń" },
    permission: "moderate_content",
    fields: [reasonField(breachLabels), toAuthor],
    ...looked("delete", () => [
      kind === "post"
        ? "Post zniknie ze zdjęciem i tagami, także autorowi. Komentarzy pod nim nikt już nie zobaczy."
        : "Komentarz zniknie, także autorowi. Jego miejsce zostanie, żeby odpowiedzi pod nim miały sens.",
      notificationEffect,
      restorable,
      "Potem słowa znikną na zawsze.",
    ]),
    perform: (ctx, id, { reason, words }) =>
      decide(ctx, { id, kind: "delete", ...given(reason, words) }, "text-deleted"),
  });

  return { edit, hide, restore, delete: remove };
}

const given = (reason: string | undefined, words: string | undefined) => ({
  reason: reason as TextVerdict["reason"],
  words: words ?? "",
});
