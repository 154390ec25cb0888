import type { NotificationMails } from "./mail-settings.server";

/** Who wants a mail at once about each answer, by what they have chosen. */
export const ofReplies = [
  "replies",
  "replies_and_weekly",
] as const satisfies readonly NotificationMails[];

/** Who wants to hear once a week what their groups talk about. */
export const ofTheWeek = [
  "weekly",
  "replies_and_weekly",
] as const satisfies readonly NotificationMails[];
