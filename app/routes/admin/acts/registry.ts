import * as agreements from "./agreements";
import * as bulk from "./bulk";
import { comments } from "./comments";
import { groups } from "./groups";
import * as reports from "./reports";
import * as books from "./books";
import * as differences from "./differences";
import * as dreams from "./dreams";
import * as jobs from "./jobs";
import * as mails from "./mails";
import * as messages from "./messages";
import * as orders from "./orders";
import * as payments from "./payments";
import * as switches from "./switches";
import * as prices from "./prices";
import * as smart from "./smart";
import { posts } from "./posts";
import * as reviews from "./reviews";
import * as specialHoroscopes from "./special-horoscopes";
import type { Target } from "~/services/access/authorise.server";
import type { StaffAct } from "./staff-act";
import * as subscriptions from "./subscriptions";
import * as users from "./users";

/** What is done to an order, whichever list it was found in. */
const orderActs = {
  resend: orders.resend,
  "correct-email": orders.correct,
  refund: orders.refund,
  withdraw: orders.withdraw,
  "delete-content": orders.deleteContent,
  open: orders.open,
};

/** Everything that staff do to a row of a list: by tab, then by the last part of the address. */
const acts = {
  users: {
    edit: users.edit,
    subscription: users.subscription,
    ban: users.ban,
    unban: users.unban,
    "end-sessions": users.signOut,
    delete: users.remove,
  },
  subscriptions: { end: subscriptions.end },
  groups,
  posts,
  comments,
  reports: {
    claim: reports.claim,
    leave: reports.leave,
    hide: reports.hide,
    "remove-picture": reports.removePicture,
    silence: reports.silence,
    ban: reports.ban,
    uphold: reports.uphold,
    "open-pseudonym": reports.openPseudonym,
  },
  parties: { message: reports.message },
  orders: { ...orderActs, remake: orders.remake },
  "special-horoscopes": {
    ...orderActs,
    remake: orders.remake,
    "force-confirm": specialHoroscopes.forceConfirm,
    "delete-content": specialHoroscopes.remove,
  },
  ebooks: { ...orderActs, send: books.send },
  books: {
    publish: books.publish,
    unpublish: books.unpublish,
    archive: books.archive,
    restore: books.restore,
    delete: books.remove,
  },
  "modules/dream": { ...orderActs, regenerate: dreams.regenerate, cancel: dreams.cancel },
  "modules/smart": {
    ...orderActs,
    reprocess: smart.reprocess,
    optimise: smart.optimise,
    "send-draft": smart.send,
    "reject-draft": smart.reject,
  },
  "modules/payments": {
    complete: payments.complete,
    cancel: payments.cancel,
    retry: payments.retry,
    refund: payments.refund,
    delete: payments.remove,
    note: payments.note,
    "delete-note": payments.removeNote,
  },
  "modules/differences": { explain: differences.explain },
  messages: { open: messages.open, reply: messages.reply, close: messages.close },
  mails: { again: mails.again },
  jobs: { retry: jobs.retry, drop: jobs.drop },
  switches: { on: switches.turnOn, off: switches.turnOff },
  bulk: { stop: bulk.stop },
  reviews: {
    hide: reviews.hide,
    show: reviews.show,
    answer: reviews.answer,
    "change-answer": reviews.changeAnswer,
    "remove-answer": reviews.removeShopAnswer,
    open: reviews.open,
  },
  prices: { promote: prices.promote, end: prices.end },
  agreements: { approve: agreements.approve, decline: agreements.decline },
} satisfies Record<string, Record<string, StaffAct>>;
type ActTab = keyof typeof acts;

/** What the rows of a list are in the log, which names a product and its promotion apart. */
const targetKinds: Record<ActTab, Target["kind"] | Record<string, Target["kind"]>> = {
  users: "member",
  subscriptions: "member",
  groups: "group",
  posts: "post",
  comments: "comment",
  reports: "case",
  parties: "case",
  orders: "order",
  "special-horoscopes": "order",
  ebooks: "order",
  books: "book",
  "modules/dream": "order",
  "modules/smart": "order",
  "modules/payments": "payment",
  "modules/differences": "difference",
  messages: "message",
  mails: "mail",
  jobs: "job",
  switches: "switch",
  bulk: "bulk",
  reviews: "review",
  prices: { promote: "product", end: "promotion" } satisfies Record<
    keyof (typeof acts)["prices"],
    Target["kind"]
  >,
  agreements: "act",
};

const isActTab = (tab: string): tab is ActTab => Object.hasOwn(acts, tab);

/** The act with an address, and what the log calls the row that it is done to; null where there is none. */
export function staffActOf(
  tab: string,
  name: string,
): { act: StaffAct; targetKind: Target["kind"] } | null {
  if (!isActTab(tab)) return null;
  const ofTab: Record<string, StaffAct> = acts[tab];
  const act = Object.hasOwn(ofTab, name) ? ofTab[name] : undefined;
  const kind = targetKinds[tab];
  const targetKind = typeof kind === "string" ? kind : kind[name];
  return act && targetKind ? { act, targetKind } : null;
}

/** Every act with its address, for what has to walk them all. */
export const staffActs = Object.entries(acts).flatMap(([tab, ofTab]) =>
  Object.entries<StaffAct>(ofTab).map(([name, act]) => ({ tab, name, act })),
);
