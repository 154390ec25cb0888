import { and, eq, isNull } from "drizzle-orm";
import { talkConsents, talkMemoryConsents } from "~/db/schema";
import { mentorConsentVersion } from "~/site/mentor-consent";

/** Whether a row of `talk_consents` lets words go to a model: given to today's words, and not withdrawn. */
export const holdsConsent = () =>
  and(isNull(talkConsents.withdrawnAt), eq(talkConsents.version, mentorConsentVersion));

/** Whether a row of `talk_memory_consents` lets the mentor remember: turned on by today's words. */
export const holdsMemory = () => eq(talkMemoryConsents.version, mentorConsentVersion);
