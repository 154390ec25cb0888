import { inArray } from "drizzle-orm";
import { talkMessages } from "~/db/schema";

const states = ["waiting", "writing"] as const;

/** Messages whose answer has not ended. */
export const isUnanswered = inArray(talkMessages.replyState, [...states]);

/** Whether a state is one of theirs. */
export const awaitsReply = (
  state: (typeof talkMessages.$inferSelect)["replyState"],
): state is (typeof states)[number] => states.some((each) => each === state);
