import { and, eq, isNull } from "drizzle-orm";
import { talkConsents, talkMemoryConsents } from "~/db/schema";
import { recipients } from "~/config/operator.server";
import { mentorConsentVersion } from "~/site/mentor-consent";

/** What is consented to today: the words of the page, and the vendors that it names. */
export const consentToday = mentorConsentVersion(recipients.models);

/** Whether a row of `talk_consents` lets words go to a model: given to today's words and vendors, and not withdrawn. */
export const holdsConsent = () =>
  and(isNull(talkConsents.withdrawnAt), eq(talkConsents.version, consentToday));

/** Whether a row of `talk_memory_consents` lets the mentor remember: turned on by today's words. */
export const holdsMemory = () => eq(talkMemoryConsents.version, consentToday);
