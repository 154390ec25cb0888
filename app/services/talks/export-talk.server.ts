import { asc, eq } from "drizzle-orm";
import { formatDateTime } from "~/copy/format";
import { talkMessages } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { ownTalk } from "./own-talk.server";
import { styleName } from "./styles";
import { talkName } from "./talk-names.server";

/** One's own talk, as it is read elsewhere. */
export type ExportedTalk = {
  title: string;
  style: string;
  startedAt: Date;
  messages: { sentAt: Date; message: string; repliedAt: Date | null; reply: string | null }[];
};

/** @throws NotAllowed, NotFound */
export async function exportTalk(ctx: ServiceContext, id: string): Promise<ExportedTalk> {
  const talk = await ownTalk(ctx, id);
  const { style, startedAt } = talk;
  const messages = await ctx.db
    .select({
      sentAt: talkMessages.sentAt,
      message: talkMessages.content,
      repliedAt: talkMessages.repliedAt,
      reply: talkMessages.reply,
    })
    .from(talkMessages)
    .where(eq(talkMessages.talkId, id))
    .orderBy(asc(talkMessages.number));
  return { title: await talkName(ctx, talk), style: styleName(style), startedAt, messages };
}

/** The same as plain text. */
export function talkAsText({ title, style, startedAt, messages }: ExportedTalk): string {
  const said = messages.flatMap(({ sentAt, message, repliedAt, reply }) => [
    `Ty, ${formatDateTime(sentAt)}\n${message}`,
    ...(reply && repliedAt ? [`${style}, ${formatDateTime(repliedAt)}\n${reply}`] : []),
  ]);
  return [`${title}\nRozmowa z programem (AI), od ${formatDateTime(startedAt)}`, ...said].join(
    "\n\n",
  );
}
