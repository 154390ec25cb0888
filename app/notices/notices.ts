import { accountNotices } from "./account";
import { communityNotices } from "./community";
import { deskNotices } from "./desk";
import { mentorNotices } from "./mentor";
import type { Notice } from "./notice";
import { ordersNotices } from "./orders";
import { siteNotices } from "./site";

type Areas = {
  account: typeof accountNotices;
  community: typeof communityNotices;
  desk: typeof deskNotices;
  mentor: typeof mentorNotices;
  orders: typeof ordersNotices;
  site: typeof siteNotices;
};

export type FlashCode = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];

type Twice = {
  [Area in keyof Areas]: {
    [Other in Exclude<keyof Areas, Area>]: keyof Areas[Area] & keyof Areas[Other];
  }[Exclude<keyof Areas, Area>];
}[keyof Areas];

const notices: Record<FlashCode, Notice> & Record<Twice, never> = {
  ...accountNotices,
  ...communityNotices,
  ...deskNotices,
  ...mentorNotices,
  ...ordersNotices,
  ...siteNotices,
};

export const flashParameter = "done";

export const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(notices, code);

export type Flash = Notice & {
  code: FlashCode;
  /** Whether help lines stand with it, because of what was written. */
  isHelpNear: boolean;
};

export const flashOf = (code: FlashCode, { isHelpNear = false } = {}): Flash => ({
  code,
  isHelpNear,
  ...notices[code],
});
