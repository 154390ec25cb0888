import type { Actor, ServiceContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import type { Refusal } from "../command/refusals";
import type { Permission } from "./permissions";
import type { Target } from "./targets";
import { accessRefusals } from "./refusals";

export type Staff = Extract<Actor, { kind: "staff" }>;

/**
 * Lets staff with a permission through: the first line of every verb that is not for everybody. Nobody acts upon
 * themselves, whatever they may do to others.
 * @returns who acts
 * @throws NotAllowed
 */
export function authorise(ctx: ServiceContext, permission: Permission, target: Target): Staff {
  const actor = authoriseReading(ctx, permission);
  const refused = oneselfRefusal(actor, target);
  if (refused) throw new NotAllowed(refused);
  return actor;
}

/** Nobody acts upon themselves; null where that is not what it comes to. */
export const oneselfRefusal = (actor: Actor, { kind, id }: Target): Refusal | null =>
  actor.kind === "staff" && kind === "member" && id === actor.userId
    ? accessRefusals.oneself
    : null;

/**
 * Lets members through, each to their own account: the first line of every verb that a member uses on themselves. The
 * account is the actor's, so that no id of an input can name somebody else's. Staff, too, come as members here.
 * @returns the id of the acting member
 * @throws NotAllowed
 */
export function authoriseSelf({ actor }: Pick<ServiceContext, "actor">): string {
  if (actor.kind !== "member") throw new NotAllowed("members_only");
  return actor.userId;
}

/**
 * Lets an identity through, each for itself: the first line of the verbs by which it gets an account.
 * @returns the identity's id at the provider
 * @throws NotAllowed
 */
export function authoriseIdentity({ actor }: Pick<ServiceContext, "actor">): string {
  if (actor.kind !== "identity") throw new NotAllowed("identities_only");
  return actor.auth0Id;
}

/**
 * Lets staff with a permission look: the first line of every read that is not for everybody.
 * @throws NotAllowed
 */
export function authoriseReading(ctx: ServiceContext, permission: Permission): Staff {
  const { actor } = ctx;
  if (!mayAct(actor, permission)) throw new NotAllowed(permission);
  return actor;
}

/** For what a page offers; the verb behind it asks with `authorise`. */
export const mayAct = (actor: Actor, permission: Permission): actor is Staff =>
  actor.kind === "staff" && actor.permissions.includes(permission);
