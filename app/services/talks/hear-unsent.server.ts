import { and, eq } from "drizzle-orm";
import { talks } from "~/db/schema";
import type { Assessment, Screening } from "~/crisis/assess.server";
import { isOwnDanger } from "~/crisis/own-danger";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { consultSecondReader } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { crisisQuestion } from "../crisis/second-reader.server";
import { isId } from "../listing/ids";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";
import { takeShareOfReadings } from "../reader/share-of-readings.server";
import { ownConsent } from "./consent.server";
import { raiseTalk } from "./raise-talk.server";
import { standForHelp } from "./send-in-room.server";

/** Whom help is for that comes first. */
export type HelpFor = "oneself" | "another";

/**
 * Has a second reader read a message for which its member has none left today, where rules have not heard enough, so that no
 * limit stands before help. It is kept nowhere; what is heard lasts for the talk.
 * @param input.talkId null where it would have begun one
 * @returns for whom help comes first; null where nothing acute is heard
 * @throws NotAllowed
 */
export async function hearUnsent(
  ctx: ServiceContext,
  { talkId, screening, content }: { talkId: string | null; screening: Screening; content: string },
): Promise<HelpFor | null> {
  const userId = authoriseSelf(ctx);
  const heard = screening.level === "acute" ? screening : await heardByReader(ctx, userId, content);
  if (!heard) return null;
  if (!isOwnDanger(heard)) return "another";
  if (talkId !== null && isId(talkId)) {
    const mine = and(eq(talks.id, talkId), eq(talks.userId, userId));
    if ((await ctx.db.$count(talks, mine)) > 0) await raiseTalk(ctx, talkId, "acute");
  }
  return "oneself";
}

/** Somebody's message in which an acute crisis was heard: of their own, or of another. */
type Acute = Pick<Assessment, "isAboutAnother"> & { level: "acute" };

async function heardByReader(
  ctx: ServiceContext,
  userId: string,
  content: string,
): Promise<Acute | null> {
  if ((await ownConsent(ctx)) !== "given") return null;
  return readForDanger(ctx, { place: "talk", content, reader: { userId } });
}

async function readForDanger(
  ctx: ServiceContext,
  {
    place,
    content,
    reader,
  }: {
    place: "talk" | "room";
    content: string;
    reader: { userId?: string; clientAddress?: string };
  },
): Promise<Acute | null> {
  const texts = [{ text: content }];
  if (!(await takeShareOfReadings(ctx, crisisQuestion(texts).question, reader))) return null;
  const reading = await consultSecondReader(ctx, {
    ...{ place, texts },
    timeoutMs: interactiveTimeoutMs,
  });
  const { verdict, isBlocked, isAboutAnother } = reading;
  if (verdict !== "acute" && !isBlocked) return null;
  await countScreening(ctx, { place, level: "acute" });
  return { level: "acute", isAboutAnother: isAboutAnother && !isBlocked };
}

/**
 * The same of a message that a room took no more, since there were too many. Its clock stands then, whoever is in danger; where it is
 * another, the talk counts as no crisis of its buyer's, and is led on as before.
 * @param input.clientAddress where it came from, if known
 * @returns for whom help comes first; null where nothing acute is heard
 */
export async function hearUnsentInRoom(
  ctx: ServiceContext,
  input: { token: string; content: string; screening: Screening; clientAddress?: string },
): Promise<HelpFor | null> {
  const { token, content, screening, clientAddress } = input;
  const heard =
    screening.level === "acute"
      ? screening
      : await readForDanger(ctx, { place: "room", content, reader: { clientAddress } });
  if (!heard) return null;
  const isForAnother = !isOwnDanger(heard);
  await standForHelp(ctx, token, { isForAnother });
  return isForAnother ? "another" : "oneself";
}
