import { env } from "~/config/env.server";
import { formatAppointment } from "~/copy/appointment-time";
import { formatDateTime } from "~/copy/format";
import { appointmentLetter } from "~/mails/appointment-letter.server";
import { paths } from "~/paths";
import { calendarOf, personaOf, roomUrl } from "../../appointments/appointment-letters.server";
import { appointmentUnplacedMail } from "../../appointments/appointment-mails";
import { missedMoveUntil } from "../../appointments/missed-move";
import { isMovable } from "../../appointments/move-appointment.server";
import { findAppointment } from "../../appointments/queries.server";
import { queueMail } from "../../mails/queue-mail.server";
import { orderNumber } from "../../orders/order-number";
import { isInWork } from "../../orders/order-state";
import { analysisLetter, withAnalysis } from "../analysis-letter.server";
import { FulfilmentStopped } from "../fulfilment-stopped";
import { whileInWork } from "../while-in-work.server";
import type { DeliveryWork } from "./delivery-work";

const nothing = async () => undefined;

/** A talk has its time since its payment; the mail confirms it, and the end of the talk is its delivery (`tendAppointments`). */
export const appointmentWork: DeliveryWork = {
  async make(ctx, order) {
    const appointment = await findAppointment(ctx, order.id);
    if (!appointment || appointment.state === "released" || !order.answers)
      throw new FulfilmentStopped("content_deleted");
    if (appointment.state === "booked") return undefined;
    await whileInWork(ctx, order.id, async (tx, { email, number }) => {
      if (email === null) return;
      await queueMail(tx, {
        orderId: order.id,
        kind: appointmentUnplacedMail,
        recipient: email,
        subject: appointmentUnplacedMail.subject(orderNumber(number)),
        idempotencyKey: `order/${order.id}/appointment/unplaced`,
      });
    });
    return "waits";
  },

  async letter(ctx, { order, facts, asOf }) {
    // What comes after the talk is sent again in its place; the first mail confirms its time, however late it leaves.
    const analysis = asOf && (await analysisLetter(ctx, order, facts));
    if (analysis) return analysis;
    const appointment = await findAppointment(ctx, order.id);
    // Nothing more comes of a talk that was held.
    if (order.status === "completed") return null;
    if (appointment?.state !== "booked" || !appointment.startsAt) return null;
    const letter = appointmentLetter({
      ...facts,
      ...(appointment.withAnalysis && { orderedAs: withAnalysis(facts.productTitle) }),
      when: formatAppointment(appointment.startsAt, appointment.minutes),
      persona: personaOf(appointment),
      topic: order.answers?.skill ?? null,
      moveUrl: env.APP_URL + paths.orderAppointment(order.token),
      roomUrl: roomUrl(order),
    });
    const file = calendarOf(order, appointment, asOf ?? order.paidAt ?? order.placedAt);
    return { ...letter, attachments: file ? [file] : [] };
  },

  isStillDue: ({ contentDeletedAt }) => contentDeletedAt === null,
  afterMail: nothing,
  renew: nothing,
  redirect: nothing,

  async shows(ctx, order, token) {
    const appointment = await findAppointment(ctx, order.id);
    if (!appointment) return null;
    if (order.status === "completed" && order.contentDeletedAt === null)
      return {
        picture: null,
        card: {
          title: "Zapis rozmowy",
          text: "Możesz go przeczytać, wysłać sobie e-mailem albo usunąć od razu. Znika 24 godziny po rozmowie.",
          button: { label: "Pokój rozmowy", href: paths.room(token) },
        },
      };
    if (!isInWork(order.status)) return null;
    const { state, startsAt, minutes, endedAt } = appointment;
    const persona = personaOf(appointment);
    const move = (label: string) =>
      isMovable(order, appointment, ctx.now())
        ? { label, href: paths.orderAppointment(token) }
        : null;
    const until = missedMoveUntil(appointment);
    if (until)
      return {
        picture: null,
        card: {
          title: "Ta rozmowa się nie odbyła",
          text: `W pokoju nikogo nie było. Raz możesz przełożyć ją bezpłatnie, do ${formatDateTime(until)}.`,
          button: move("Wybierz godzinę"),
        },
      };
    if (endedAt)
      return {
        picture: null,
        card: {
          title: "Rozmowa jest już za Tobą",
          text: appointment.withAnalysis
            ? "Piszemy analizę. Wyślemy ją e-mailem i pojawi się na tej stronie, zwykle w ciągu kilku minut."
            : "Jej zapis czeka w pokoju rozmowy przez 24 godziny.",
          button: { label: "Zapis rozmowy", href: paths.room(token) },
        },
      };
    return {
      picture: null,
      card:
        state === "booked" && startsAt
          ? {
              title: formatAppointment(startsAt, minutes),
              at: startsAt,
              text: `${persona.name}, ${persona.role} – program, nie człowiek. Termin przełożysz albo odwołasz do początku rozmowy; przed nią oddajemy całą kwotę.${appointment.withAnalysis ? " Analizę wyślemy e-mailem po rozmowie." : ""}`,
              button: { label: "Pokój rozmowy", href: paths.room(token) },
              more: move("Zmień termin"),
            }
          : {
              title: "Wybierz inną godzinę",
              text: "Płatność dotarła, gdy wybrana godzina nie była już wolna. Wybierz inną, cena się nie zmieni, albo odstąp od umowy niżej na tej stronie: oddamy całą kwotę od razu. Gdy nie wybierzesz nic przez 24 godziny, zwrócimy ją bez pytania.",
              button: move("Wybierz godzinę"),
            },
    };
  },
};
