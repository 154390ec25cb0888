import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { talkMessages } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as consent } from "~/routes/mentor/consent";
import { action as begin } from "~/routes/mentor/new-talk";
import { action as send } from "~/routes/mentor/talk";
import { writeReply } from "~/services/talks/write-reply.server";
import { testContext } from "./orders";
import { call, post } from "./requests";
import { memberInside, userOf } from "./settings";

/** A member who has agreed to talk with the mentor. */
export async function consenting() {
  const { identity, jar } = await memberInside();
  const { id } = (await userOf(identity.id))!;
  await call(consent, jar.on(post(paths.talkConsent(), { adult: "on", consents: "on" })));
  return { jar, id };
}
export type Member = Awaited<ReturnType<typeof consenting>>;

export const ordinary = "Od tygodnia odkładam telefon do urzędu i sam nie wiem dlaczego.";

export async function begun({ jar }: Pick<Member, "jar">, message = ordinary, more = {}) {
  const form = { mentorStyle: "1", message, formToken: randomUUID(), ...more };
  const answer = await call<Refusal>(begin, jar.on(post(paths.newTalk(), form)));
  return { ...answer, id: answer.location?.split("/").at(-1)?.split("#")[0] ?? "" };
}

export const says = ({ jar }: Pick<Member, "jar">, id: string, message: string, more = {}) =>
  call<Refusal & { errorType?: string }>(
    send,
    jar.on(post(paths.talk(id), { message, formToken: randomUUID(), ...more })),
    { id },
  );

export const messagesOf = (talkId: string) =>
  db
    .select()
    .from(talkMessages)
    .where(eq(talkMessages.talkId, talkId))
    .orderBy(talkMessages.number);

export const firstOf = async (talkId: string) => (await messagesOf(talkId))[0]!.id;

export const write = (messageId: string, lastAttempt = false) =>
  writeReply(testContext(), { messageId, lastAttempt });
