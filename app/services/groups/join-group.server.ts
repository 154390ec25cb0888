import { and, eq, inArray } from "drizzle-orm";
import { groupMembers } from "~/db/schema";
import { inTransaction, type ServiceContext, type TransactionContext } from "../context.server";
import { NotAllowed, NotFound } from "../errors";
import { groupAccess, viewerOf, type Group, type Membership } from "./access.server";
import { foldName } from "./fold-name";

/** Explicit consent to the use of what is told in a sensitive group (art. 9(2)(a) GDPR). */
export const sensitiveGroupConsent = {
  version: "2026-11-22",
  text: "W tej grupie pisze się o sprawach wrażliwych, na przykład o zdrowiu albo o życiu uczuciowym. Wyraźnie zgadzam się, aby Konstelacja przechowywała to, co tu napiszę, i pokazywała to członkom tej grupy pod moim pseudonimem.",
  required: "Zaznacz zgodę – bez niej nie możemy przechowywać tego, co tu napiszesz.",
} as const;

export type JoinInput = {
  groupId: string;
  /** Checked for length and letters by the form; a sensitive group needs one. */
  pseudonym?: string;
  /** The box of `sensitiveGroupConsent` was ticked. */
  consents?: boolean;
  /** What a private group is told; at most 500 characters. */
  request?: string;
};

export type JoinOutcome =
  | "joined"
  | "requested"
  | "already"
  | "nick_missing"
  | "pseudonym_missing"
  | "pseudonym_taken"
  | "pseudonym_is_nick"
  | "consent_missing";

/**
 * Joins a group, or asks to be let into a private one. Whoever was there before comes back as the same membership, so that
 * what they wrote is theirs again; in a sensitive group under the pseudonym they had unless they choose another.
 * @throws NotFound, NotAllowed("banned" | "banned_account" | "not_signed_in")
 */
export async function joinGroup(ctx: ServiceContext, input: JoinInput): Promise<JoinOutcome> {
  const userId = viewerOf(ctx);
  if (userId === null) throw new NotAllowed("not_signed_in");
  return inTransaction(ctx, async (tx) => {
    const access = await groupAccess(tx, { id: input.groupId });
    if (!access) throw new NotFound("group");
    const { group, membership, account } = access;
    if (!account || account.status === "banned") throw new NotAllowed("banned_account");
    if (membership?.state === "banned") throw new NotAllowed("banned");
    if (membership?.state === "active") return "already";
    if (membership?.state === "requested" && group.isPrivate) return "already";

    const name = await nameIn(tx, group, membership, account, input);
    if (typeof name === "string") return name;
    if (group.isSensitive && !input.consents) return "consent_missing";
    const state = group.isPrivate && membership?.role !== "keeper" ? "requested" : "active";
    const consent = group.isSensitive
      ? { consentVersion: sensitiveGroupConsent.version, consentedAt: tx.now() }
      : {};
    const values = {
      ...name,
      ...consent,
      state,
      request: state === "requested" ? (input.request ?? null) : null,
      joinedAt: tx.now(),
    } as const;
    const [joined] = await tx.db
      .insert(groupMembers)
      .values({ ...values, groupId: group.id, userId })
      .onConflictDoUpdate({
        target: [groupMembers.groupId, groupMembers.userId],
        set: values,
        setWhere: inArray(groupMembers.state, ["left", "requested"]),
      })
      .returning({ state: groupMembers.state });
    // Another request of the same person was faster.
    if (!joined) return "already";
    return joined.state === "active" ? "joined" : "requested";
  });
}

type Account = { nick: string | null; nickKey: string | null };
type Name = { pseudonym: string | null; pseudonymKey: string | null };

/** What the membership is called, or why it cannot be. */
async function nameIn(
  tx: TransactionContext,
  group: Group,
  membership: Membership | null,
  account: Account,
  { pseudonym = "" }: JoinInput,
): Promise<Name | "nick_missing" | "pseudonym_missing" | "pseudonym_taken" | "pseudonym_is_nick"> {
  if (!group.isSensitive)
    return account.nickKey === null ? "nick_missing" : { pseudonym: null, pseudonymKey: null };
  const chosen = pseudonym.trim() || membership?.pseudonym || "";
  const key = foldName(chosen);
  if (key === "") return "pseudonym_missing";
  // The nick would give away who it is everywhere else.
  if (account.nick !== null && key === foldName(account.nick)) return "pseudonym_is_nick";
  const [taken] = await tx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.pseudonymKey, key)));
  if (taken && taken.userId !== viewerOf(tx)) return "pseudonym_taken";
  return { pseudonym: chosen, pseudonymKey: key };
}
