import { and, asc, desc, eq, sql } from "drizzle-orm";
import { orderedTitle } from "~/products/ordered-product";
import {
  avatars,
  contactMessages,
  languages,
  orders,
  sessions,
  staff,
  subscriptions,
  users,
} from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { orderNumber } from "../orders/order-number";
import { ownSession, type InSession, type OwnSession } from "../sessions/own-session.server";
import { exportCommunity, exportPictures } from "./export-community.server";
import { placedBy } from "../orders/placed-by";
import { exportThreads } from "../support/export-threads.server";
import { exportTalks } from "../talks/export-talks.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";

export type AccountExport = Awaited<ReturnType<typeof gather>> & {
  /** WebP; null for a member without one. */
  avatar: Buffer | null;
  /** WebP, by the names in the archive. */
  pictures: ReadonlyMap<string, Buffer>;
};

/**
 * Everything that we hold on a member, for them. Keys and digests are left out: they open things and tell nothing.
 *
 * Orders and contact messages belong to no account, but the address that they name is confirmed to be the member's. An
 * address can be mistyped, so what somebody wrote stays out: of an order the facts that were mailed to that address
 * anyway, of a message that there is one. The words themselves are given out by people, on request.
 * @throws NotAllowed, TooManyRequests, NotFound when the account has gone meanwhile
 */
export async function exportAccount(ctx: ServiceContext, input: InSession): Promise<AccountExport> {
  const owner = await ownSession(ctx, input);
  await requireRateLimit(ctx, "exports", owner.auth0Id);
  const facts = await gather(ctx, owner);
  const [avatar] = await ctx.db
    .select({ bytes: avatars.bytes })
    .from(avatars)
    .where(eq(avatars.userId, owner.userId));
  const pictures = await exportPictures(ctx, owner.userId);
  return { ...facts, avatar: avatar?.bytes ?? null, pictures };
}

async function gather(ctx: ServiceContext, { userId, auth0Id, email, emailVerified }: OwnSession) {
  const [found] = await ctx.db
    .select({ user: users, language: languages.name })
    .from(users)
    .leftJoin(languages, eq(languages.id, users.languageId))
    .where(eq(users.id, userId));
  if (!found) throw new NotFound("no_such_member");
  const { user, language } = found;
  const confirmed = emailVerified ? email : null;
  const [community, mentor, asStaff, granted, signedIn, placed, messages, support] =
    await Promise.all([
      exportCommunity(ctx, user.id),
      exportTalks(ctx),
      ctx.db
        .select({ roles: staff.roles, signedInAt: staff.signedInAt })
        .from(staff)
        .where(eq(staff.auth0Id, auth0Id)),
      ctx.db
        .select({
          plan: subscriptions.plan,
          reason: subscriptions.reason,
          grantedAt: subscriptions.grantedAt,
          lapsesAt: subscriptions.lapsesAt,
          endedAt: subscriptions.endedAt,
          endReason: subscriptions.endReason,
        })
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .orderBy(asc(subscriptions.grantedAt)),
      ctx.db
        .select({
          device: sessions.device,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          email: sessions.email,
          emailVerified: sessions.emailVerified,
          name: sessions.name,
          nickname: sessions.nickname,
          picture: sessions.picture,
          roles: sessions.roles,
          permissions: sessions.permissions,
        })
        .from(sessions)
        .where(eq(sessions.auth0Id, auth0Id))
        .orderBy(desc(sessions.createdAt)),
      ctx.db
        .select({
          number: orders.number,
          productSlug: orders.productSlug,
          bookSlug: orders.bookSlug,
          bookTitle: orders.bookTitle,
          status: orders.status,
          priceGrosze: orders.priceGrosze,
          currency: orders.currency,
          placedAt: orders.placedAt,
          paidAt: orders.paidAt,
        })
        .from(orders)
        .where(placedBy({ email, emailVerified }))
        .orderBy(asc(orders.number)),
      ctx.db
        .select({ receivedAt: contactMessages.receivedAt, deleteAt: contactMessages.deleteAt })
        .from(contactMessages)
        .where(
          and(
            sql`${confirmed}::text is not null`,
            sql`lower(${contactMessages.email}) = lower(${confirmed}::text)`,
          ),
        )
        .orderBy(asc(contactMessages.receivedAt)),
      exportThreads(ctx, { userId, email, emailVerified }),
    ]);
  return {
    exportedAt: ctx.now(),
    profile: {
      id: user.id,
      auth0Id: user.auth0Id,
      email: user.email,
      username: user.username,
      nick: user.nick,
      fullName: user.fullName,
      profilePictureUrl: user.profilePictureUrl,
      status: user.status,
      deactivatedAt: user.deactivatedAt,
      createdAt: user.createdAt,
    },
    terms: { version: user.termsVersion, acceptedAt: user.termsAcceptedAt },
    preferences: { language, emailNotifications: user.emailNotifications, theme: user.theme },
    staff: asStaff[0] ?? null,
    subscriptions: granted,
    sessions: signedIn,
    orders: placed.map(({ number, productSlug, bookSlug, bookTitle, ...rest }) => ({
      number: orderNumber(number),
      product: orderedTitle({ productSlug, bookSlug, bookTitle }),
      ...rest,
    })),
    contactMessages: messages,
    support,
    community,
    mentor,
  };
}
