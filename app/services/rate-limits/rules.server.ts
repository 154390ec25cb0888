import { env } from "~/config/env.server";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

const shareOfReaders = (share: number) =>
  Math.round(env.MODEL_READER_DAY_CAP_USD * 1_000_000 * share);

export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Counted by each process for itself, where a look at the database would cost more than what is limited. */
  inProcess?: true;
};

export const rateLimitRules = {
  posts: { max: env.POSTS_PER_MINUTE, windowSeconds: minute },
  /**
   * Network: forms above that limit which are read all the same, to give people their words back and to take what says that somebody
   * is in danger. A house full of people sends so many, a flood sends more.
   */
  postsAbove: { max: 10 * env.POSTS_PER_MINUTE, windowSeconds: minute },
  /** Network: each costs a few milliseconds of a processor and stores nothing; somebody who types asks three times a second. */
  previews: { max: 600, windowSeconds: minute, inProcess: true },
  /** Network: each PDF that has not been made yet costs a twentieth of a second in which no page is answered. */
  rentalPreviews: { max: 30, windowSeconds: minute },
  /** Network: tokens cannot be guessed, but trying costs a query each; a waiting page looks every 2 s. */
  tokenLookups: { max: env.LOOKS_PER_MINUTE, windowSeconds: minute, inProcess: true },
  /** Order, or network: each picture takes a processor for a tenth of a second. */
  sentenceCards: { max: 60, windowSeconds: hour },
  sentenceCardsOfNetwork: { max: 120, windowSeconds: hour },
  /** Order: every look of its buyer, or of a thousand strangers, would ask the gateway, which limits us in turn. */
  gatewayQueries: { max: 1, windowSeconds: 3 },
  /** Network, or member who writes to staff, in bytes: files of orders that nobody pays for fill the disk until they are deleted after a day. */
  uploads: { max: 120 * megabyte, windowSeconds: day },

  contactMessages: { max: 3, windowSeconds: hour },
  contactMessagesOfNetwork: { max: 10, windowSeconds: hour },
  contactReceipts: { max: 1, windowSeconds: day },

  /** Network: a search reads up to a thousand texts; a person types a few in a minute, a script would keep us reading. */
  searches: { max: 60, windowSeconds: minute },

  /** Member, then network: each reading costs money before anybody has paid; a person sends a few forms in an hour. */
  readings: { max: 60, windowSeconds: hour },
  readingsOfNetwork: { max: 120, windowSeconds: hour },
  /** The same in millionths of a US dollar at their dearest: a part of what all readings of a day may cost. */
  readingCosts: { max: shareOfReaders(0.1), windowSeconds: day },
  readingCostsOfNetwork: { max: shareOfReaders(0.3), windowSeconds: day },
  /** Network: a form for everybody, of which a person sends one or two. */
  contactReadingsOfNetwork: { max: 20, windowSeconds: hour },
  /** Words as they stand: some no reader can answer, and two runs meet the same ones. */
  readingsOfText: { max: 1, windowSeconds: 10 * minute },
  /** The same, counted once a reader was there; the one that finds no room is the last. */
  readingsOfTextInDay: { max: 11, windowSeconds: day },

  /** Member: what fails is given back, so a script whose messages are all declined would spend what reading for safety may cost. */
  mentorSends: { max: 40, windowSeconds: day },

  /** Mailbox, then network: each keeps a time from everybody else for a quarter of an hour, unpaid. */
  slotHolds: { max: 5, windowSeconds: hour / 4 },
  slotHoldsOfNetwork: { max: 20, windowSeconds: hour / 4 },
  /** Order: half an hour has room for fewer, and each is answered and read by a model. */
  roomSends: { max: 120, windowSeconds: hour },
  /** Order: its own transcript, which somebody wants once. */
  transcriptMails: { max: 3, windowSeconds: day },

  /** Member: somebody corrects a plan and wants it again, twice or three times. */
  safetyPlanMails: { max: 5, windowSeconds: hour },

  /** Mailbox, then network: each asks somebody whether they want more, who may have been named by a stranger. */
  horoscopeMails: { max: 3, windowSeconds: day },
  horoscopeMailsOfNetwork: { max: 10, windowSeconds: hour },

  reports: { max: 30, windowSeconds: hour },
  reportsOfNetwork: { max: 10, windowSeconds: hour },
  /** Network: a school or a hospital may see one person's danger together, and each of these may be the one that is read in time. */
  dangersOfNetwork: { max: 200, windowSeconds: hour },
  reportConfirmations: { max: 3, windowSeconds: hour },

  /** Party of a case: a person has not more to explain in an hour, and each message is read by somebody. */
  caseMessages: { max: 10, windowSeconds: hour },

  /** Member: a person in trouble writes a few in a row, and each may bring fifteen megabytes. */
  supportMessages: { max: 20, windowSeconds: hour },

  /** Network: whoever knows the key of an order writes in its complaint, with files, and no account. */
  complaintMessagesOfNetwork: { max: 30, windowSeconds: hour },

  /** Identity: the provider's mails go to an address that may not be theirs yet. */
  activationMails: { max: 3, windowSeconds: hour },
  /** Identity: each asks the provider, who limits us all in turn; a person presses a few times until the mail has come. */
  emailChecks: { max: 10, windowSeconds: hour },
  /** Identity: as the activation mails; a password's link is valid for longer than the hour. */
  passwordMails: { max: 3, windowSeconds: hour },
  /** Identity: packing an archive of everything takes seconds of a processor. */
  exports: { max: 6, windowSeconds: hour },

  /** Member: whom we answer by hand. A few ideas in a month are somebody's, more are a script's. */
  groupWishes: { max: 3, windowSeconds: 30 * day },
  joinRequests: { max: 10, windowSeconds: day },
  /** Keeper and whom they judge: each act is a mail that nobody can turn off; hiding and taking back in turns would be a way to hurt. */
  keeperDecisions: { max: 10, windowSeconds: day },
  nameClaims: { max: 20, windowSeconds: hour },
  /** Membership: a person has not more to tell in an hour, a script has. Of two hundred groups none may drown. */
  communityPosts: { max: 12, windowSeconds: hour },
  /** Membership: a lively evening is about one a minute; a quarrel that is faster may wait. */
  communityComments: { max: 80, windowSeconds: hour },
  communityEdits: { max: 60, windowSeconds: hour },
  /** Account: each stays for a day, whether a post comes of it or not, and a form comes back a few times at most. */
  keptPictures: { max: 20, windowSeconds: day },
  /** Membership: a name is asked for with each letter that is typed. */
  namesToCall: { max: 120, windowSeconds: minute, inProcess: true },
  communityLikes: { max: 60, windowSeconds: minute, inProcess: true },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimitRules;
