import { env } from "~/config/env.server";
import { formatAppointment } from "~/copy/appointment-time";
import { formatTime } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { personaOf } from "../appointments/appointment-letters.server";
import { talkTranscriptMail } from "../appointments/appointment-mails";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import type { MailWriter } from "../mails/mail-writer";
import { queueMail } from "../mails/queue-mail.server";
import { orderNumber } from "../orders/order-number";
import { orderOfItsBuyer } from "../orders/order-of-mail.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { findRoom, roomOfOrder } from "./find-room.server";
import { roomRefusals } from "./room-refusals";
import { saidInRoom } from "./said-in-room.server";

/**
 * Mails the transcript of a talk that has ended to the address of its order.
 * @throws NotFound; Conflict `room_closed` where there is none any more, or no address; TooManyRequests
 */
export async function mailTranscript(ctx: ServiceContext, token: string): Promise<void> {
  const room = await findRoom(ctx, token);
  if (!room) throw new NotFound("room");
  const { order, clock } = room;
  const isThere = room.talk !== null && clock.phase === "ended" && order.contentDeletedAt === null;
  const { email } = order;
  if (!isThere || email === null) throw new Conflict(roomRefusals.room_closed);
  await requireRateLimit(ctx, "transcriptMails", order.id);
  await inTransaction(ctx, (tx) =>
    queueMail(tx, {
      orderId: order.id,
      kind: talkTranscriptMail,
      recipient: email,
      subject: talkTranscriptMail.subject(orderNumber(order.number)),
      idempotencyKey: `order/${order.id}/transcript/${tx.now().toISOString()}`,
    }),
  );
}

export const talkTranscriptWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfItsBuyer(ctx, mail);
    const room = order && (await roomOfOrder(ctx, order.id));
    // Deleted meanwhile: then it does not leave either.
    if (!room?.talk || room.order.contentDeletedAt !== null) return null;
    const { startsAt, minutes } = room.appointment;
    const { name } = personaOf(room.appointment);
    const lines = await saidInRoom(ctx, room.talk.id);
    return composeLetter({
      subject: mail.subject,
      preview: "To, co zostało powiedziane, słowo w słowo.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Zapis Twojej rozmowy${startsAt ? ` (${formatAppointment(startsAt, minutes)})` : ""}. ${name} to program (AI), nie człowiek, i może się mylić.`,
        ...lines.map(
          ({ by, at, text }) =>
            `${by === "own" ? "Ty" : `${name} (AI)`}, ${formatTime(at)}: ${text}`,
        ),
        "Na naszych serwerach zapis zniknie 24 godziny po rozmowie. Ta wiadomość zostaje u Ciebie.",
      ],
      button: {
        label: "Strona zamówienia",
        href: env.APP_URL + paths.paymentSuccess(room.order.token),
      },
    });
  },
};
