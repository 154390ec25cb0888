const minute = 60_000;
const hour = 60 * minute;

/** Limits that people are told of: their words are built from these, in milliseconds unless said otherwise. */

/** How often a document is sent again, and how long after the mail before. */
export const resendLimit = 3;
export const resendPause = 2 * minute;

/** What buyers are promised, from payment to mail. */
export const promisedTime = 2 * minute;

/** What one person may give back in a day for one order, to one mailbox, and at all; in grosze. */
export const singleApproverLimit = 100_00;

/** For how long content is shown to whoever opened it. */
export const contentAccessTime = 15 * minute;

/** How long a moderator who took a case keeps others from deciding it. */
export const claimTime = 30 * minute;
export const claimTimeInWords = "pół godziny";

/** How long an appeal can be made (DSA, art. 20(1)): the days of `retention.hiddenContent`. */
export const appealTimeInWords = "sześć miesięcy";

/**
 * How long after its job gave up work is taken up again: what a provider has to do (a refund, the deletion of an identity),
 * and what is ours alone.
 */
export const retryDelays = { provider: 6 * hour, own: hour } as const;

export const minutesOf = (time: number) => time / minute;

/** Messages to the mentor on a day in Warsaw; the check `talk_days_used` holds it, too. */
export const dailyMessages = 5;

/** After so many minutes without a message a talk without a trace is deleted. */
export const ephemeralTalkMinutes = 30;

/**
 * For how long a payment may come back, in days. Visa (Core Rules, conditions 13.1 and 13.7) and Mastercard (Chargeback Guide, "Goods or
 * Services Not Provided") take a dispute for 120 days from the transaction, or from the last day on which delivery was expected, which here is days after
 * it at most (`bookingTerms`); their 540 days are for what is delivered long after it is paid for, or stops in the middle, which nothing here does. Sixty
 * more are for its way: the issuer's bank, the schemes' 30 to 45 days for an answer, and the gateway, which tells us last.
 * Source: https://docs.chargeflow.io/docs/reference/concepts/network-timelines, read on 28 November 2026.
 */
export const disputeDays = 180;
