import { env } from "~/config/env.server";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

export type Limit = {
  most: number;
  seconds: number;
  /** Counted by each process for itself, where a look at the database would cost more than what is limited. */
  inProcess?: true;
};

export const limits = {
  posts: { most: env.POSTS_PER_MINUTE, seconds: minute },
  /** Network: each costs a few milliseconds of a processor and stores nothing; somebody who types asks three times a second. */
  previews: { most: 600, seconds: minute, inProcess: true },
  /** Network: tokens cannot be guessed, but trying costs a query each; a waiting page looks every 2 s. */
  looksByToken: { most: env.LOOKS_PER_MINUTE, seconds: minute, inProcess: true },
  /** Order: every look of its buyer, or of a thousand strangers, would ask the gateway, which limits us in turn. */
  gatewayQuestions: { most: 1, seconds: 3 },
  /** Network, in bytes: files of orders that nobody pays for fill the disk until they are deleted after a day. */
  uploads: { most: 120 * megabyte, seconds: day },

  contactMessages: { most: 3, seconds: hour },
  contactMessagesOfNetwork: { most: 10, seconds: hour },
  contactReceipts: { most: 1, seconds: day },

  /** Network: a search reads up to a thousand texts; a person types a few in a minute, a script would keep us reading. */
  searches: { most: 60, seconds: minute },

  reports: { most: 30, seconds: hour },
  reportsOfNetwork: { most: 10, seconds: hour },
  reportConfirmations: { most: 3, seconds: hour },

  /** Party of a case: a person has not more to explain in an hour, and each message is read by somebody. */
  caseMessages: { most: 10, seconds: hour },

  /** Identity: the provider's mails go to an address that may not be theirs yet. */
  activationMails: { most: 3, seconds: hour },
  /** Identity: as above; a password's link is valid for longer than the hour. */
  passwordMails: { most: 3, seconds: hour },
  /** Identity: packing an archive of everything takes seconds of a processor. */
  exports: { most: 6, seconds: hour },

  joinRequests: { most: 10, seconds: day },
  nameClaims: { most: 20, seconds: hour },
  /** Membership: a person has not more to tell in an hour, a script has. Of two hundred groups none may drown. */
  communityPosts: { most: 12, seconds: hour },
  /** Membership: a lively evening is about one a minute; a quarrel that is faster may wait. */
  communityComments: { most: 80, seconds: hour },
  communityEdits: { most: 60, seconds: hour },
  communityLikes: { most: 60, seconds: minute, inProcess: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
