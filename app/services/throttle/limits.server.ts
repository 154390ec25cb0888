import { env } from "~/config/env.server";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

export type Limit = {
  /** What may be taken before the window ends: times, or what else is counted. */
  most: number;
  /** Length of a window; it begins with what is taken first. */
  seconds: number;
  /** Counted by each process for itself, where a look at the database would cost more than what is limited. */
  inProcess?: true;
};

/** Everything that is limited, and why. Who is counted stands in the comment of each. */
export const limits = {
  /** Network: every post costs us a row, a mail or a call; a script sends thousands, a person a few. */
  posts: { most: env.POSTS_PER_MINUTE, seconds: minute },
  /** Network: each costs a few milliseconds of a processor and stores nothing; somebody who types asks three times a second. */
  previews: { most: 600, seconds: minute, inProcess: true },
  /** Network: tokens cannot be guessed, but trying costs a query each; a waiting page looks every 2 s. */
  looksByToken: { most: env.LOOKS_PER_MINUTE, seconds: minute, inProcess: true },
  /** Order: every look of its buyer, or of a thousand strangers, would ask the gateway, which limits us in turn. */
  gatewayQuestions: { most: 1, seconds: 3 },
  /** Network, in bytes: files of orders that nobody pays for fill the disk until they are deleted after a day. */
  uploads: { most: 120 * megabyte, seconds: day },

  /** Sender of a contact message, tags left out: a person has said what there is to say. */
  contactMessages: { most: 3, seconds: hour },
  /** Network: a household, an office or a whole mobile network may share an address. */
  contactMessagesOfNetwork: { most: 10, seconds: hour },
  /** Mailbox, tags left out: our receipts could be used to fill a stranger's. */
  contactReceipts: { most: 1, seconds: day },

  /** Network: a search reads up to a thousand texts; a person types a few in a minute, a script would keep us reading. */
  searches: { most: 60, seconds: minute },

  /** Account: whoever reports everything that somebody wrote floods the moderators, who are few. */
  reports: { most: 30, seconds: hour },
  /** Network: as above, for those who are not signed in; each costs a mail as well. */
  reportsOfNetwork: { most: 10, seconds: hour },
  /** Mailbox, tags left out: links to confirm a report could be used to fill a stranger's. */
  reportConfirmations: { most: 3, seconds: hour },

  /** Party of a case: a person has not more to explain in an hour, and each message is read by somebody. */
  caseMessages: { most: 10, seconds: hour },

  /** Identity: the provider's mails go to an address that may not be theirs yet. */
  activationMails: { most: 3, seconds: hour },
  /** Identity: as above; a password's link is valid for longer than the hour. */
  passwordMails: { most: 3, seconds: hour },
  /** Identity: packing an archive of everything takes seconds of a processor. */
  exports: { most: 6, seconds: hour },

  /** Account: each wish to be let in is read by somebody, and one group may be asked again after a refusal. */
  joinRequests: { most: 10, seconds: day },
  /** Account: looking for names that are taken tells who is here. */
  nameClaims: { most: 20, seconds: hour },
  /** Membership: a person has not more to tell in an hour, a script has. Of two hundred groups none may drown. */
  communityPosts: { most: 12, seconds: hour },
  /** Membership: a lively evening is about one a minute; a quarrel that is faster may wait. */
  communityComments: { most: 80, seconds: hour },
  /** Membership: every change of a text is heard for a crisis and indexed anew. */
  communityEdits: { most: 60, seconds: hour },
  /** Membership: each like may write a notification; nobody reads faster than that. */
  communityLikes: { most: 60, seconds: minute, inProcess: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
