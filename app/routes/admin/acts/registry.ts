import * as agreements from "./agreements";
import * as reports from "./reports";
import * as books from "./books";
import * as dreams from "./dreams";
import * as orders from "./orders";
import * as payments from "./payments";
import type { StaffAct } from "./staff-act";
import * as users from "./users";

/** Everything that staff do to a row of a list: by tab, then by the last part of the address. */
const acts: Record<string, Record<string, StaffAct>> = {
  users: { ban: users.ban, unban: users.unban },
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
  orders: {
    resend: orders.resend,
    "correct-email": orders.correct,
    remake: orders.remake,
    refund: orders.refund,
    withdraw: orders.withdraw,
    "delete-content": orders.deleteContent,
    open: orders.open,
  },
  ebooks: {
    send: books.send,
    resend: orders.resend,
    "correct-email": orders.correct,
    refund: orders.refund,
    withdraw: orders.withdraw,
    "delete-content": orders.deleteContent,
    open: orders.open,
  },
  books: {
    publish: books.publish,
    unpublish: books.unpublish,
    archive: books.archive,
    restore: books.restore,
    delete: books.remove,
  },
  "modules/dream": {
    regenerate: dreams.regenerate,
    cancel: dreams.cancel,
    resend: orders.resend,
    "correct-email": orders.correct,
    refund: orders.refund,
    withdraw: orders.withdraw,
    "delete-content": orders.deleteContent,
    open: orders.open,
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
  agreements: { approve: agreements.approve, decline: agreements.decline },
};

/** The act with an address, or null. */
export function staffActOf(tab: string, act: string): StaffAct | null {
  const ofTab = Object.hasOwn(acts, tab) ? acts[tab] : undefined;
  return ofTab && Object.hasOwn(ofTab, act) ? (ofTab[act] ?? null) : null;
}

/** Every act with its address, for what has to walk them all. */
export const staffActs = Object.entries(acts).flatMap(([tab, ofTab]) =>
  Object.entries(ofTab).map(([name, act]) => ({ tab, name, act })),
);
