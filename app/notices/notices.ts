import { accountNotices } from "./account";
import { communityNotices } from "./community";
import { deskNotices } from "./desk";
import type { Notice } from "./notice";
import { ordersNotices } from "./orders";
import { siteNotices } from "./site";

type Areas = {
  account: typeof accountNotices;
  community: typeof communityNotices;
  desk: typeof deskNotices;
  orders: typeof ordersNotices;
  site: typeof siteNotices;
};

/** The code of every notice, of all areas. */
export type FlashCode = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];

/** Codes that two areas have: there are none, or the table below does not compile. */
type Twice = {
  [Area in keyof Areas]: {
    [Other in Exclude<keyof Areas, Area>]: keyof Areas[Area] & keyof Areas[Other];
  }[Exclude<keyof Areas, Area>];
}[keyof Areas];

const notices: Record<FlashCode, Notice> & Record<Twice, never> = {
  ...accountNotices,
  ...communityNotices,
  ...deskNotices,
  ...ordersNotices,
  ...siteNotices,
};

/** Name of the query parameter that carries a notice: its code, until when it holds, and our signature. */
export const flashParameter = "done";

export const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(notices, code);

/** A notice as its page gets it. */
export type Flash = Notice & { code: FlashCode };

export const flashOf = (code: FlashCode): Flash => ({ code, ...notices[code] });
