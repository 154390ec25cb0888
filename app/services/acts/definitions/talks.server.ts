import { contentAccessTime, minutesOf } from "~/config/limits";
import { formatDateTime } from "~/copy/format";
import {
  contentAccessAuditEvents,
  contentAccessRefusal,
  disclosedReasons,
} from "../../content-access/acts";
import { talkCard, type TalkCard } from "../../talks/desk-queries.server";
import { openContent } from "../open-content.server";
import { reasonedAct } from "../staff-act.server";

export const open = reasonedAct({
  act: contentAccessAuditEvents.open_content,
  reasons: disclosedReasons,
  target: "talk",
  title: "Odsłoń rozmowę",
  button: "Odsłoń",
  link: { label: "Odsłoń treść", part: "content" },
  isDangerous: true,
  permission: "view_talks",
  read: (ctx, id) => talkCard(ctx, id),
  subject: ({ style, startedAt, member }: TalkCard) =>
    [style, formatDateTime(startedAt), member.email].join(" · "),
  may: ({ content, isDeleted }) =>
    contentAccessRefusal("talk", { isCovered: !isDeleted, isOpen: content !== null }),
  effects: (talk) => [
    `Przez ${minutesOf(contentAccessTime)} minut zobaczysz, co było w tej jednej rozmowie.`,
    "Osoba, która ją prowadzi, zobaczy przy niej, że nasz zespół do niej zajrzał.",
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${talk.recentAccesses}).`,
  ],
  async perform(ctx, talkId, reason) {
    await openContent(ctx, { target: { kind: "talk", id: talkId }, reason });
    return "content-opened";
  },
});
