import { randomUUID } from "node:crypto";
import type { CrisisLevel } from "~/crisis/levels";
import { openTicket } from "~/services/support/open-ticket.server";
import { newMember, signedInAs, signIn } from "./members";
import { screeningOf } from "./screening";

/** Somebody with an account who has signed in, and what their verbs are called with. */
export async function signedInPerson(clock?: { now: Date }) {
  const identity = await newMember();
  const { jar } = await signIn(identity);
  return { identity, jar, ...(await signedInAs(identity, clock)) };
}

export type SignedInPerson = Awaited<ReturnType<typeof signedInPerson>>;

export const newTicket = {
  subject: "Nie widzę dokumentu",
  content: "Zapłaciłam wczoraj, a dokumentu nie ma.",
};

type Ticket = Omit<Parameters<typeof openTicket>[1], "sessionId" | "screening">;

/** A ticket of theirs. @returns its id */
export const openTicketOf = (
  { ctx, sessionId }: Pick<SignedInPerson, "ctx" | "sessionId">,
  { level, ...more }: Partial<Ticket> & { level?: CrisisLevel } = {},
) =>
  openTicket(ctx, {
    ...{ sessionId, ...newTicket, about: null, wantsMail: true, formToken: randomUUID() },
    ...{ screening: screeningOf(level), ...more },
  });
