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
import type { Target } from "~/services/authorise.server";
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
const acts: Record<string, Record<string, StaffAct>> = {
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
};

/** What the rows of a list are in the log; those of lists that are not named here are orders. */
const targetKinds: Readonly<Record<string, Target["kind"]>> = {
  users: "member",
  subscriptions: "member",
  groups: "group",
  posts: "post",
  comments: "comment",
  reports: "case",
  "modules/payments": "payment",
  agreements: "act",
  bulk: "bulk",
};

/** A row of a list as the log names it. */
export const targetOf = (tab: string, id: string): Target => ({
  kind: targetKinds[tab] ?? "order",
  id,
});

/** The act with an address, or null. */
export function staffActOf(tab: string, act: string): StaffAct | null {
  const ofTab = Object.hasOwn(acts, tab) ? acts[tab] : undefined;
  return ofTab && Object.hasOwn(ofTab, act) ? (ofTab[act] ?? null) : null;
}

/** Every act with its address, for what has to walk them all. */
export const staffActs = Object.entries(acts).flatMap(([tab, ofTab]) =>
  Object.entries(ofTab).map(([name, act]) => ({ tab, name, act })),
);
