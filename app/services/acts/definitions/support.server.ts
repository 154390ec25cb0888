import { minutesOf, contentAccessTime } from "~/config/limits";
import { formatDateTime, formatTime } from "~/copy/format";
import type { TextByControl } from "~/forms/kind";
import {
  contentAccessAuditEvents,
  contentAccessRefusal,
  disclosedReasons,
} from "../../content-access/acts";
import { mayAct } from "../../access/authorise.server";
import { openContent } from "../open-content.server";
import {
  closingRefusal,
  deletionRefusal,
  handingBackRefusal,
  supportAuditEvents,
  supportRefusals,
  takingRefusal,
  threadRefusal,
  type ThreadDeletionReason,
} from "../../support/acts";
import { answerThread } from "../../support/answer-thread.server";
import { markedWords, threadCard, type ThreadCard } from "../../support/desk-queries.server";
import {
  closeThread,
  deleteThread,
  handBackThread,
  takeThread,
} from "../../support/manage-thread.server";
import { contentLimit } from "../../support/message-form";
import {
  emptyPlaces,
  filledAnswer,
  savedAnswers,
  type SavedAnswer,
} from "../../support/saved-answers";
import { threadStates } from "../../support/thread-states";
import { noteActs } from "./notes.server";
import { defineStaffAct, reasonedAct, reasonedActs } from "../staff-act.server";

const subjectOf = ({ subject, createdAt, state }: ThreadCard) =>
  [subject, formatDateTime(createdAt), threadStates[state].label.toLowerCase()].join(" · ");

const read = (ctx: Parameters<typeof threadCard>[0], id: string) => threadCard(ctx, id);

const shared = { target: "thread", permission: "answer_messages", read } as const;

export const open = reasonedAct({
  act: contentAccessAuditEvents.open_content,
  reasons: disclosedReasons,
  target: "thread",
  title: "Odsłoń zgłoszenie",
  button: "Odsłoń",
  link: { label: "Odsłoń treść", part: "content" },
  isDangerous: true,
  permission: "open_content",
  read,
  subject: subjectOf,
  may: ({ content }) =>
    contentAccessRefusal("thread", { isCovered: true, isOpen: content !== null }),
  effects: (thread) => [
    `Przez ${minutesOf(contentAccessTime)} minut zobaczysz wiadomości i pliki tego zgłoszenia.`,
    "Kto je napisał, zobaczy przy nim, że nasz zespół do niego zajrzał.",
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${thread.recentAccesses}).`,
  ],
  async perform(ctx, threadId, reason) {
    await openContent(ctx, { target: { kind: "thread", id: threadId }, reason });
    return "content-opened";
  },
});

const answerField = {
  kind: "longText",
  name: "text",
  label: "Odpowiedź",
  hint: "Podpisz się imieniem. Na stronie zgłoszenia odpowiada „Admin”.",
  placeholder: "Napisz odpowiedź...",
  required: "Napisz odpowiedź.",
  rows: 10,
  limit: contentLimit,
} as const;

/** What was written since the last answer, where it is open to whoever answers. */
const unanswered = ({ content, messages }: ThreadCard) => {
  if (!content) return undefined;
  const answered = messages.findLastIndex(({ author }) => author === "staff");
  return markedWords(messages.slice(answered + 1).filter(({ author }) => author !== "system"));
};

function defineReply(saved: SavedAnswer | null) {
  return defineStaffAct({
    ...shared,
    act: supportAuditEvents.answer_thread,
    title: "Odpowiedz na zgłoszenie",
    button: "Wyślij odpowiedź",
    link: saved ? { label: savedAnswers[saved].label, part: "saved" } : { label: "Odpowiedz" },
    fields: [answerField],
    may: threadRefusal,
    mayInsistUpon: supportRefusals.thread_answered_meanwhile,
    ...(saved && {
      filled: ({ order }: ThreadCard) => ({ text: filledAnswer(saved, order?.number ?? null) }),
    }),
    problems({ text = "" }): TextByControl {
      const places = emptyPlaces(text);
      return places.length > 0 ? { text: `Uzupełnij: ${places.join(", ")}.` } : {};
    },
    preview: (thread, { actor }) => ({
      subject: subjectOf(thread),
      ...(!thread.content &&
        mayAct(actor, "open_content") && { first: { act: "open", label: "Odsłoń treść" } }),
      effects: [
        ...thread.readers.map(
          ({ email, since }) =>
            `${email} ma to zgłoszenie otwarte od ${formatTime(since)} i może właśnie odpowiadać.`,
        ),
        ...(thread.content
          ? []
          : [
              "Treść jest zasłonięta. Najpierw ją odsłoń, żeby odpowiedzieć na to, co w niej jest.",
            ]),
        thread.wantsMail
          ? "Odpowiedź stanie przy zgłoszeniu i wyjdzie e-mailem."
          : "Odpowiedź stanie przy zgłoszeniu. E-maila ta osoba nie chce.",
        ...(thread.isUrgent
          ? [
              "W tych słowach może być słychać kryzys. Odpowiedz po ludzku i podaj telefony zaufania.",
            ]
          : []),
      ],
      words: unanswered(thread),
      version: thread.version,
    }),
    async perform(ctx, threadId, { text }, { version }) {
      await answerThread(ctx, { threadId, text: text ?? "", version });
      return "thread-answered";
    },
  });
}

export const reply = defineReply(null);

export const savedReplies = Object.fromEntries(
  (Object.keys(savedAnswers) as SavedAnswer[]).map((code) => [
    `reply-${code.replaceAll("_", "-")}`,
    defineReply(code),
  ]),
);

export const notes = noteActs({ kind: "thread", read, subject: subjectOf });

export const take = defineStaffAct({
  ...shared,
  act: supportAuditEvents.take_thread,
  title: "Przypisz zgłoszenie do siebie",
  button: "Przypisz do mnie",
  link: { label: "Przypisz do mnie" },
  fields: [],
  may: takingRefusal,
  preview: (thread) => ({
    subject: subjectOf(thread),
    effects: [
      thread.assignee
        ? `Teraz zajmuje się nim ${thread.assignee.email}. Przejdzie do Ciebie.`
        : "Zespół zobaczy, że zajmujesz się tym zgłoszeniem. Odpowiedzieć może dalej każdy.",
    ],
  }),
  async perform(ctx, threadId) {
    await takeThread(ctx, threadId);
    return "thread-taken";
  },
});

export const handBack = defineStaffAct({
  ...shared,
  act: supportAuditEvents.hand_back_thread,
  title: "Oddaj zgłoszenie zespołowi",
  button: "Oddaj zespołowi",
  link: { label: "Oddaj zespołowi" },
  fields: [],
  may: handingBackRefusal,
  preview: (thread) => ({
    subject: subjectOf(thread),
    effects: ["Zgłoszenie nie będzie u nikogo. Notatki i odpowiedzi zostaną."],
  }),
  async perform(ctx, threadId) {
    await handBackThread(ctx, threadId);
    return "thread-handed-back";
  },
});

const define = reasonedActs<ThreadCard>({ ...shared, subject: subjectOf });

export const close = define({
  act: supportAuditEvents.close_thread,
  title: "Zamknij zgłoszenie",
  button: "Zamknij zgłoszenie",
  link: { label: "Zamknij zgłoszenie" },
  failed: "Wystąpił błąd podczas zamykania wątku.",
  may: closingRefusal,
  mayInsistUpon: supportRefusals.thread_written_meanwhile,
  version: ({ version }) => version,
  effects: ({ state }) => [
    ...(state === "waiting" ? ["Ktoś czeka tu na odpowiedź i jej nie dostanie."] : []),
    "W zamkniętym zgłoszeniu nikt już nic nie napisze. Nowe zgłoszenie może się do niego odwoływać.",
  ],
  async perform(ctx, threadId, reason, { version }) {
    await closeThread(ctx, { threadId, reason, version });
    return "thread-closed";
  },
});

export const remove = reasonedAct<
  ThreadCard,
  ThreadDeletionReason,
  ThreadDeletionReason,
  Pick<ThreadCard, "id" | "kind">
>({
  ...shared,
  subject: subjectOf,
  act: supportAuditEvents.delete_thread,
  title: "Czy na pewno chcesz usunąć to zgłoszenie?",
  button: "Usuń",
  link: { label: "Usuń" },
  isDangerous: true,
  removes: true,
  failed: "Wystąpił błąd podczas usuwania.",
  may: deletionRefusal,
  effects: ({ messages }) => [
    `Znikną wiadomości (${messages.length}), notatki i pliki, także ze strony osoby, która je napisała.`,
    "Tego nie można cofnąć.",
  ],
  async perform(ctx, threadId, reason) {
    await deleteThread(ctx, { threadId, reason });
    return "thread-deleted";
  },
});
