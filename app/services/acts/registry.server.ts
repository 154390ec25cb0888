import type { Actor } from "../access/actor";
import type { SelectableList } from "../listing/selectable-list.server";
import type { BulkAct, DeferredAct } from "./deferred-act.server";
import * as books from "./definitions/books.server";
import { comments } from "./definitions/comments.server";
import * as differences from "./definitions/differences.server";
import * as dreams from "./definitions/dreams.server";
import { groups } from "./definitions/groups.server";
import { horoscopes } from "./definitions/horoscopes.server";
import * as jobs from "./definitions/jobs.server";
import * as mails from "./definitions/mails.server";
import * as messages from "./definitions/messages.server";
import * as orders from "./definitions/orders.server";
import * as payments from "./definitions/payments.server";
import { posts } from "./definitions/posts.server";
import * as prices from "./definitions/prices.server";
import * as refundEnds from "./definitions/refund-ends.server";
import * as refunds from "./definitions/refunds.server";
import * as withdrawals from "./definitions/withdrawals.server";
import * as reports from "./definitions/reports.server";
import * as reviews from "./definitions/reviews.server";
import { defineBulkRun } from "./definitions/run-bulk.server";
import { schedules } from "./definitions/schedules.server";
import * as smart from "./definitions/smart.server";
import * as specialHoroscopes from "./definitions/special-horoscopes.server";
import * as subscriptions from "./definitions/subscriptions.server";
import * as complaints from "./definitions/complaints.server";
import * as support from "./definitions/support.server";
import * as switches from "./definitions/switches.server";
import * as talks from "./definitions/talks.server";
import * as unpaid from "./definitions/unpaid-orders.server";
import * as users from "./definitions/users.server";
import { wishes } from "./definitions/wishes.server";
import { isStaffAct, type ActRule } from "./staff-act.server";

const sendingActs = { resend: orders.resend, "correct-email": orders.correct };
const unpaidActs = { "payment-link": unpaid.sendLink, "record-payment": unpaid.record };
const endingActs = {
  ...unpaidActs,
  cancel: unpaid.cancel,
  refund: refunds.refund,
  withdraw: withdrawals.withdraw,
  "delete-content": orders.deleteContent,
};
const closingActs = { ...endingActs, open: orders.open, ...orders.notes };
const orderActs = { ...sendingActs, ...closingActs };

/** In the order in which the page of a row links to them. */
export const rowActs = {
  users: {
    edit: users.edit,
    subscription: users.subscription,
    "end-sessions": users.signOut,
    ban: users.ban,
    unban: users.unban,
    delete: users.remove,
    ...users.notes,
  },
  subscriptions: { end: subscriptions.end, "record-payment": unpaid.recordForSubscription },
  groups,
  wishes,
  horoscopes,
  posts,
  comments,
  reports: {
    claim: reports.claim,
    uphold: reports.uphold,
    overturn: reports.overturn,
    unblock: reports.unblock,
    leave: reports.leave,
    "keep-private": reports.keepPrivate,
    hide: reports.hide,
    "edit-rules": reports.editRules,
    "edit-welcome": reports.editWelcome,
    "remove-picture": reports.removePicture,
    silence: reports.silence,
    ban: reports.ban,
    "ban-account": reports.banAccount,
    "take-back": reports.takeBack,
    ...reports.savedOnes,
    "message-author": reports.messageToAuthor,
    "open-pseudonym": reports.openPseudonym,
  },
  parties: { message: reports.message },
  orders: { ...sendingActs, remake: orders.remake, ...closingActs },
  "special-horoscopes": {
    "force-confirm": specialHoroscopes.forceConfirm,
    remake: orders.remake,
    ...orderActs,
    "delete-content": specialHoroscopes.remove,
  },
  ebooks: { send: books.send, ...orderActs },
  // Nothing that was said can be opened where a talk is looked after.
  appointments: { ...sendingActs, ...endingActs, ...orders.notes },
  books: {
    add: books.add,
    edit: books.edit,
    files: books.replaceFiles,
    publish: books.publish,
    unpublish: books.unpublish,
    archive: books.archive,
    restore: books.restore,
    delete: books.remove,
  },
  "modules/dream": { regenerate: orders.regenerate, ...orderActs, cancel: dreams.cancel },
  "modules/smart": {
    reprocess: orders.reprocess,
    optimise: smart.optimise,
    ...orderActs,
    "send-draft": smart.send,
    "reject-draft": smart.reject,
  },
  "modules/payments": {
    complete: payments.complete,
    cancel: payments.cancel,
    retry: payments.retry,
    refund: payments.refund,
    delete: payments.remove,
    restore: payments.restore,
    "drop-refund": refundEnds.drop,
    "settle-refund": refundEnds.settle,
    ...payments.notes,
  },
  "modules/differences": { explain: differences.explain },
  messages: { reply: messages.reply, close: messages.close, ...messages.notes },
  support: {
    open: support.open,
    take: support.take,
    reply: support.reply,
    ...support.savedReplies,
    accept: complaints.accept,
    remake: complaints.remake,
    decline: complaints.decline,
    "hand-back": support.handBack,
    close: support.close,
    delete: support.remove,
    ...support.notes,
  },
  talks: { open: talks.open },
  mails: { again: mails.again, open: mails.open, ...mails.notes },
  jobs: { retry: jobs.retry, drop: jobs.drop },
  switches: { on: switches.turnOn, off: switches.turnOff },
  reviews: {
    show: reviews.show,
    hide: reviews.hide,
    answer: reviews.answer,
    "change-answer": reviews.changeAnswer,
    "remove-answer": reviews.removeShopAnswer,
    open: reviews.open,
  },
  prices: { promote: prices.promote, end: prices.end },
  schedules,
} satisfies Record<string, Record<string, ActRule>>;

/** Begins a bulk act, once a colleague has agreed. */
export const runBulkAct = defineBulkRun(bulkActOf);

export const deferredActs: readonly DeferredAct[] = [
  ...new Set([
    runBulkAct,
    ...Object.values(rowActs)
      .flatMap((acts) => Object.values<ActRule>(acts))
      .flatMap((act) => (isStaffAct(act) && act.deferred) || []),
  ]),
];

const byCode = new Map(deferredActs.map((deferred) => [deferred.act.code, deferred]));
if (byCode.size < deferredActs.length) throw new Error("Two acts that are put off have one code.");

/** The act with a code, to be given what its own `input` has checked. */
export function deferredActOf(code: string): DeferredAct {
  const found = byCode.get(code);
  if (!found) throw new Error(`No act that is put off is called ${code}.`);
  return found;
}

/** The same of one that is done to many. */
export function bulkActOf(code: string): BulkAct {
  const found = deferredActOf(code);
  if (!isBulk(found)) throw new Error(`${code} is not done to many.`);
  return found;
}

function isBulk(act: DeferredAct): act is BulkAct {
  return act.bulk !== undefined;
}

export const allBulkActs = deferredActs.filter(isBulk);

/** What can be done to every row that a filter of a tab's list shows. */
export const bulkActsOf = (tab: string) =>
  allBulkActs.filter(({ bulk: { list } }) => list.tab === tab);

/** The ways to what somebody may do to every row that a filter shows: last parts of addresses, with their words. */
export const bulkLinksOf = ({ tab, things }: SelectableList, actor: Actor) => ({
  ...{ tab, things },
  links:
    actor.kind === "staff" && actor.permissions.includes("act_in_bulk")
      ? bulkActsOf(tab)
          .filter(({ permission }) => actor.permissions.includes(permission))
          .map(({ bulk: { name, label } }) => ({ name, label }))
      : [],
});
