import type { Screening } from "~/crisis/assess.server";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { isDuplicate } from "~/db/is-duplicate";
import { groupMembers, users } from "~/db/schema";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { notify } from "../notifications/notify.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import {
  groupAccess,
  keeperMembershipsOf,
  viewerOf,
  type Group,
  type Membership,
} from "./access.server";
import { foldName } from "./fold-name";
import { ownNameRefusal, type Owner } from "./own-names";
import { drawnPicture } from "./picture-keys.server";
import { consentRefusals, pseudonymRefusals, writeRefusals } from "./refusals";
import { isReserved } from "./reserved-names";
import { normalise } from "~/forms/text";

export type JoinInput = {
  groupId: string;
  pseudonym?: string;
  /** Of `drawPicture`, for the picture that stands beside a pseudonym; drawn anew where it is none. Whoever comes back keeps theirs. */
  pictureKey?: string;
  consents?: boolean;
  /** What a private group is told; at most 500 characters. */
  request?: { text: string; screening: Screening };
};

type JoinOutcome = "joined" | "requested" | "already";

/**
 * Joins a group, or asks to be let into a private one, whose keepers are told. Whoever was there before comes back as the
 * same membership, so that what they wrote is theirs again; in a sensitive group under the pseudonym they had unless they
 * choose another.
 * @throws NotFound, NotAllowed("banned" | "banned_account" | "members_only"), TooManyRequests; Conflict `nick_missing`, and
 * of `pseudonymRefusals` and `consentRefusals`
 */
export async function joinGroup(ctx: ServiceContext, input: JoinInput): Promise<JoinOutcome> {
  const userId = authoriseSelf(ctx);
  if (input.pseudonym) await requireRateLimit(ctx, "nameClaims", userId);
  if (input.request !== undefined) await requireRateLimit(ctx, "joinRequests", userId);
  try {
    return await inTransaction(ctx, (tx) => join(tx, userId, input));
  } catch (error) {
    if (isDuplicate(error, "group_members_pseudonym"))
      throw new Conflict(pseudonymRefusals.pseudonym_taken);
    throw error;
  }
}

async function join(
  tx: TransactionContext,
  userId: string,
  input: JoinInput,
): Promise<JoinOutcome> {
  // Choosing a nick waits for the same lock, or both at once could become the same name.
  const [own] = await tx.db
    .select({ fullName: users.fullName, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  const access = await groupAccess(tx, { id: input.groupId });
  if (!access) throw new NotFound("group");
  const { group, membership, account } = access;
  if (!account || account.status !== "active") throw new NotAllowed("banned_account");
  if (membership?.state === "banned") throw new NotAllowed("banned");
  const isNameless = group.isSensitive && membership?.pseudonym === null;
  if (membership?.state === "active" && !isNameless) return "already";
  if (membership?.state === "requested" && group.isPrivate) return "already";

  const named = { ...account, fullName: own?.fullName ?? null, email: own?.email ?? "" };
  const name = await nameIn(tx, group, membership, named, input);
  if (group.isSensitive && !input.consents) throw new Conflict(consentRefusals.consent_needed);
  const asks = group.isPrivate && membership?.state !== "active";
  const state = asks ? "requested" : "active";
  const consent = group.isSensitive
    ? { consentVersion: sensitiveGroupConsent.version, consentedAt: tx.now() }
    : {};
  const values = {
    ...name,
    ...consent,
    state,
    request: asks ? (input.request?.text ?? null) : null,
    joinedAt: tx.now(),
  } as const;
  const [joined] = await tx.db
    .insert(groupMembers)
    .values({
      ...values,
      groupId: group.id,
      userId,
      ...(group.isSensitive
        ? { pictureSeed: drawnPicture(tx, group.id, input.pictureKey ?? "")?.seed }
        : {}),
    })
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.userId],
      set: values,
      setWhere: or(
        inArray(groupMembers.state, ["left", "requested"]),
        and(eq(groupMembers.state, "active"), isNameless ? undefined : sql`false`),
      ),
    })
    .returning({ id: groupMembers.id });
  if (!joined) return "already";
  if (!asks) return "joined";
  await notifyKeepers(tx, group.id, joined.id);
  return "requested";
}

async function notifyKeepers(tx: TransactionContext, groupId: string, actorId: string) {
  for (const { id: recipientId } of await keeperMembershipsOf(tx, groupId))
    await notify(tx, { kind: "join_request", recipientId, groupId, actorId });
}

type Account = Owner & { nick: string | null; nickKey: string | null };
type Name = { pseudonym: string | null; pseudonymKey: string | null };

/** What the membership is called. @throws Conflict */
async function nameIn(
  tx: TransactionContext,
  group: Group,
  membership: Membership | null,
  account: Account,
  { pseudonym = "" }: JoinInput,
): Promise<Name> {
  if (!group.isSensitive) {
    if (account.nickKey === null) throw new Conflict(writeRefusals.nick_missing);
    return { pseudonym: null, pseudonymKey: null };
  }
  const chosen = normalise(pseudonym) || membership?.pseudonym || "";
  const key = foldName(chosen);
  if (key === "") throw new Conflict(pseudonymRefusals.pseudonym_needed);
  // One's own nick would give away who it is everywhere else; somebody else's would be a lie.
  if (account.nick !== null && key === foldName(account.nick))
    throw new Conflict(pseudonymRefusals.pseudonym_is_nick);
  const [namesake] = await tx.db.select({ id: users.id }).from(users).where(eq(users.nickKey, key));
  if (namesake) throw new Conflict(pseudonymRefusals.pseudonym_is_nick);
  const [taken] = await tx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.pseudonymKey, key)));
  if (isReserved(key)) throw new Conflict(pseudonymRefusals.pseudonym_reserved);
  if (taken && taken.userId !== viewerOf(tx)) throw new Conflict(pseudonymRefusals.pseudonym_taken);
  const refusal = ownNameRefusal(key, account);
  if (refusal) throw new Conflict(refusal);
  return { pseudonym: chosen, pseudonymKey: key };
}
