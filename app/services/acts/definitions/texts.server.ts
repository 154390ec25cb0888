import { appealTimeInWords } from "~/config/limits";
import type { Field } from "~/forms/fields";
import type { ServiceContext } from "~/services/command/context.server";
import {
  decideText,
  textVersion,
  type TextVerdict,
} from "~/services/moderation/decide-text.server";
import {
  textRefusal,
  textStanding,
  type TextAct,
  type TextOf,
  type TextStanding,
} from "~/services/moderation/text-cases.server";
import { breachLabels, decisionKindLabels, leaveReasons } from "~/site/moderation";
import type { FlashCode } from "~/notices/notices";
import { defineStaffAct, type Preview } from "../staff-act.server";
import { toAuthor } from "./verdict-fields";
import { textRefusals, moderationActs } from "~/services/moderation/acts";
import { reasonField } from "../reason-field";

type TextActs<Found> = {
  kind: TextOf["kind"];
  titles: { hide: string; restore: string; edit: string; delete: string };
  read: (ctx: ServiceContext, id: string) => Promise<Found>;
  subject: (found: Found) => string;
  words: readonly Field[];
};

const told =
  "Autor dostanie e-mail i powiadomienie z decyzją, powodem i podstawą. Kto to zgłosił, dowie się, że coś zrobiliśmy.";
const restorable = `Autor może się odwołać przez ${appealTimeInWords} i do tego czasu wszystko da się przywrócić.`;

const restoredLabels = {
  no_breach: leaveReasons.no_breach,
  helped: leaveReasons.helped,
  unclear: leaveReasons.unclear,
};

/** What staff do to a text of a member, the same for posts and comments. Each is a decision in a case. */
export function textActs<Found>({ kind, titles, read, subject, words }: TextActs<Found>) {
  async function previewOf(
    ctx: ServiceContext,
    id: string,
    { act, effects }: { act: TextAct; effects: (standing: TextStanding) => string[] },
  ): Promise<Preview> {
    const found = await read(ctx, id);
    const standing = await textStanding(ctx, { kind, id });
    const shared = { subject: subject(found) };
    if (!standing) return { ...shared, effects: [], impossible: textRefusals.deleted.text };
    const userId = ctx.actor.kind === "staff" ? ctx.actor.userId : "";
    const refused = textRefusal(ctx, standing, { act, userId });
    return {
      ...shared,
      effects: effects(standing),
      impossible: refused ? textRefusals[refused].text : undefined,
      ...(act === "edit" && { version: textVersion(standing) }),
    };
  }

  const decide = async <Done extends FlashCode>(
    ctx: ServiceContext,
    { id, ...verdict }: TextVerdict & { id: string },
    done: Done,
  ): Promise<Done> => {
    await decideText(ctx, { text: { kind, id }, ...verdict });
    return done;
  };

  const hide = defineStaffAct({
    act: moderationActs.decide_case,
    target: kind,
    title: titles.hide,
    button: "Ukryj",
    permission: "moderate_content",
    fields: [reasonField(breachLabels), toAuthor],
    preview: (ctx, id) =>
      previewOf(ctx, id, {
        act: "hide",
        effects: () => ["Zobaczy to już tylko autor i nasz zespół.", told, restorable],
      }),
    perform: (ctx, id, { reason, words }) =>
      decide(ctx, { id, kind: "hide", ...given(reason, words) }, "text-hidden"),
  });

  const restore = defineStaffAct({
    act: moderationActs.decide_case,
    target: kind,
    title: titles.restore,
    button: "Przywróć",
    permission: "moderate_content",
    fields: [
      reasonField(restoredLabels),
      { ...toAuthor, label: "Kilka słów do autora (nieobowiązkowo)", required: undefined },
    ] as readonly Field[],
    preview: (ctx, id) =>
      previewOf(ctx, id, {
        act: "leave",
        effects: ({ current }) => [
          ...(current
            ? [
                `Decyzja „${decisionKindLabels[current.kind]}” przestaje obowiązywać w całości, ze wszystkim, co z niej wynika.`,
              ]
            : []),
          current?.kind === "edit"
            ? "Tekst znów będzie taki, jak napisał go autor, chyba że autor zmienił go po nas."
            : "Zobaczą to znów wszyscy, którzy czytają tę grupę.",
          told,
          "Kto to zgłosił, może się odwołać.",
        ],
      }),
    perform: (ctx, id, answers) => {
      const { reason, words } = answers as Partial<Record<string, string>>;
      return decide(ctx, { id, kind: "leave", ...given(reason, words) }, "text-restored");
    },
  });

  const edit = defineStaffAct({
    act: moderationActs.decide_case,
    target: kind,
    title: titles.edit,
    button: "Zapisz zmiany",
    permission: "moderate_content",
    fields: [...words, reasonField(breachLabels), toAuthor] as readonly Field[],
    preview: (ctx, id) =>
      previewOf(ctx, id, {
        act: "edit",
        effects: ({ state }) => [
          "Zmieniaj tylko to, co narusza prawo albo zasady. Nie dopisuj niczego za autora.",
          "Każdy, kto to czyta, zobaczy, że tekst zmieniła moderacja.",
          ...(state === "held"
            ? ["Tekst czekał na sprawdzenie: po zmianie zobaczą go wszyscy w grupie."]
            : []),
          told,
          "Autor i nasz zespół zobaczą w sprawie obie wersje. W dzienniku nie będzie żadnej.",
          restorable,
        ],
      }),
    async filled(ctx, id) {
      const standing = await textStanding(ctx, { kind, id });
      return { title: standing?.title ?? "", content: standing?.content ?? "" };
    },
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
    act: moderationActs.decide_case,
    target: kind,
    title: titles.delete,
    button: "Usuń",
    permission: "moderate_content",
    fields: [reasonField(breachLabels), toAuthor],
    preview: (ctx, id) =>
      previewOf(ctx, id, {
        act: "delete",
        effects: () => [
          kind === "post"
            ? "Post zniknie ze zdjęciem i tagami, także autorowi. Komentarzy pod nim nikt już nie zobaczy."
            : "Komentarz zniknie, także autorowi. Jego miejsce zostanie, żeby odpowiedzi pod nim miały sens.",
          told,
          restorable,
          "Potem słowa znikną na zawsze.",
        ],
      }),
    perform: (ctx, id, { reason, words }) =>
      decide(ctx, { id, kind: "delete", ...given(reason, words) }, "text-deleted"),
  });

  return { edit, hide, restore, delete: remove };
}

const given = (reason: string | undefined, words: string | undefined) => ({
  reason: reason as TextVerdict["reason"],
  words: words ?? "",
});
