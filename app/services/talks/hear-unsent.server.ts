import { and, eq } from "drizzle-orm";
import { talks } from "~/db/schema";
import type { Screening } from "~/crisis/assess.server";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { consultSecondReader } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { crisisQuestion } from "../crisis/second-reader.server";
import { isId } from "../listing/ids";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";
import { takeShareOfReadings } from "../reader/share-of-readings.server";
import { ownConsent } from "./consent.server";
import { levelOfReading } from "./level-of-reading.server";
import { raiseTalk } from "./raise-talk.server";
import { standForHelp } from "./send-in-room.server";

/**
 * Has a second reader read a message for which its member has none left today, where rules have not heard enough, so that no
 * limit stands before help. It is kept nowhere; what is heard lasts for the talk.
 * @param input.talkId null where it would have begun one
 * @returns whether help comes first
 * @throws NotAllowed
 */
export async function hearUnsent(
  ctx: ServiceContext,
  { talkId, screening, content }: { talkId: string | null; screening: Screening; content: string },
): Promise<boolean> {
  const userId = authoriseSelf(ctx);
  if (screening.level !== "acute" && !(await isHeardByReader(ctx, userId, content))) return false;
  if (talkId !== null && isId(talkId)) {
    const mine = and(eq(talks.id, talkId), eq(talks.userId, userId));
    if ((await ctx.db.$count(talks, mine)) > 0) await raiseTalk(ctx, talkId, "acute");
  }
  return true;
}

async function isHeardByReader(
  ctx: ServiceContext,
  userId: string,
  content: string,
): Promise<boolean> {
  if ((await ownConsent(ctx)) !== "given") return false;
  const texts = [{ text: content }];
  if (!(await takeShareOfReadings(ctx, crisisQuestion(texts).question, { userId }))) return false;
  const reading = await consultSecondReader(ctx, {
    ...{ place: "talk", texts },
    timeoutMs: interactiveTimeoutMs,
  });
  if (levelOfReading(reading) !== "acute") return false;
  await countScreening(ctx, { place: "talk", level: "acute" });
  return true;
}

/**
 * The same of a message that a room took no more, since there were too many: its clock stands then, too.
 * @param input.clientAddress where it came from, if known
 */
export async function hearUnsentInRoom(
  ctx: ServiceContext,
  input: { token: string; content: string; screening: Screening; clientAddress?: string },
): Promise<boolean> {
  const { token, content, screening, clientAddress } = input;
  if (screening.level !== "acute") {
    const texts = [{ text: content }];
    const { question } = crisisQuestion(texts);
    if (!(await takeShareOfReadings(ctx, question, { clientAddress }))) return false;
    const reading = await consultSecondReader(ctx, {
      ...{ place: "room", texts },
      timeoutMs: interactiveTimeoutMs,
    });
    if (levelOfReading(reading) !== "acute") return false;
    await countScreening(ctx, { place: "room", level: "acute" });
  }
  await standForHelp(ctx, token);
  return true;
}
