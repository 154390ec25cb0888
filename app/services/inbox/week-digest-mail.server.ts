import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { formatCount } from "~/copy/format";
import { groupMembers, groups, notificationSettings, postReaders, posts, users } from "~/db/schema";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { week } from "~/time/durations";
import { serviceContext, type ServiceContext } from "../command/context.server";
import type { MailWriter } from "../mails/mail-writer";
import { ofTheWeek } from "../notifications/mail-wishes";
import { weekDigestMail } from "../notifications/week-digest-mail";
import { inOpenGroups } from "../groups/access.server";
import { wantedBy } from "../groups/reported.server";
import { mailLinks, unsubscribeFact, url } from "./notification-mail-data.server";
import { countUnread } from "./read-notifications.server";

const mostPosts = 5;

export type WeekDigestFacts = {
  posts: readonly { title: string; group: string; comments: number; href: string }[];
  unread: number;
  settings: string;
  unsubscribe: string;
};

/** What others wrote in a week in the open groups of a member: of closed ones nothing is said, not even that they are in them. */
export const weekDigestLetter = ({ posts: written, unread, ...links }: WeekDigestFacts) =>
  composeLetter({
    subject: weekDigestMail.subject(),
    preview: "O czym się rozmawiało, gdy Cię nie było.",
    heading: "Tydzień w Twoich grupach",
    paragraphs: [
      "Niżej jest to, o czym w ostatnich siedmiu dniach rozmawiało się w Twoich otwartych grupach najwięcej. Nic nie trzeba nadrabiać: zajrzyj tam, gdzie chcesz.",
    ],
    facts: [
      ...written.map(({ title, group, comments, href }) => ({
        label: group,
        value:
          comments === 0
            ? `„${title}”`
            : `„${title}”, ${formatCount(comments, "komentarz", "komentarze", "komentarzy")}`,
        link: { label: "Przeczytaj", href },
      })),
      ...(unread > 0
        ? [
            {
              label: "Powiadomienia",
              value: `Czeka na Ciebie: ${formatCount(unread, "nowe powiadomienie", "nowe powiadomienia", "nowych powiadomień")}.`,
              link: { label: "Zobacz", href: url(paths.notifications()) },
            },
          ]
        : []),
      unsubscribeFact(links),
    ],
    button: { label: "Zobacz wszystkie posty", href: url(paths.panel()) },
  });

export const weekDigestWriter: MailWriter = {
  async compose(ctx, { id }) {
    const [of] = await ctx.db
      .select({ settings: notificationSettings })
      .from(notificationSettings)
      .innerJoin(users, and(eq(users.id, notificationSettings.userId), eq(users.status, "active")))
      .where(
        and(
          eq(notificationSettings.weekMailId, id),
          inArray(notificationSettings.mails, [...ofTheWeek]),
        ),
      );
    if (!of) return null;
    const { userId, unsubscribeKey } = of.settings;
    const written = await postsOfWeek(ctx, userId);
    if (written.length === 0) return null;
    const { links, headers } = mailLinks(unsubscribeKey);
    const letter = weekDigestLetter({
      posts: written.map(({ id: postId, ...post }) => ({ ...post, href: url(paths.post(postId)) })),
      unread: await countUnread(serviceContext({ kind: "member", userId }, ctx.log)),
      ...links,
    });
    return { ...letter, headers };
  },
};

/** The most discussed posts of others in the open groups that a member is in now, of the last seven days. */
const postsOfWeek = (ctx: Pick<ServiceContext, "db" | "now">, userId: string) =>
  ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      group: groups.name,
      comments: posts.commentCount,
    })
    .from(posts)
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, groups.id),
        eq(groupMembers.userId, userId),
        eq(groupMembers.state, "active"),
      ),
    )
    .where(
      and(
        eq(posts.state, "published"),
        inOpenGroups,
        gt(posts.createdAt, new Date(ctx.now().getTime() - week)),
        sql`${posts.authorId} <> ${groupMembers.id}`,
        sql`not exists (select 1 from ${postReaders} where ${postReaders.userId} = ${userId}
          and ${postReaders.postId} = ${posts.id} and ${postReaders.wish} = 'mute')`,
        wantedBy(userId, { author: posts.authorId, post: posts.id }),
      ),
    )
    .orderBy(desc(sql`${posts.commentCount} + ${posts.likeCount}`), desc(posts.createdAt))
    .limit(mostPosts);
