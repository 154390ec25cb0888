import { env } from "~/config/env.server";
import { formatAppointment } from "~/copy/appointment-time";
import { calendarFile } from "~/mails/calendar-file.server";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { orderedTitle } from "~/products/ordered-product";
import { teams } from "~/site/personas";
import { minute } from "~/time/durations";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { orderOfMail } from "../orders/order-of-mail.server";
import type { Order } from "../orders/transition-order.server";
import {
  appointmentCancelledMail,
  appointmentMovedMail,
  appointmentUnplacedMail,
} from "./appointment-mails";
import { findAppointment, type Appointment } from "./queries.server";

const orderUrl = ({ token }: Order) => env.APP_URL + paths.paymentSuccess(token);

/** The persona of a talk, as mails and pages name it. */
export function personaOf({ personaId }: Pick<Appointment, "personaId">) {
  const persona = teams.flatMap(({ personas }) => personas).find(({ id }) => id === personaId);
  return persona ?? { name: "AI", role: "postać AI" };
}

/**
 * A talk as a file for calendars.
 * @param stamp when its mail was written
 * @returns null for one that has no time
 */
export function calendarOf(
  order: Order,
  appointment: Appointment,
  stamp: Date,
  isCancelled = false,
): ReturnType<typeof calendarFile> | null {
  const { startsAt, minutes, revision } = appointment;
  if (!startsAt || order.email === null) return null;
  return calendarFile({
    uid: `${order.id}@${new URL(env.APP_URL).hostname}`,
    sequence: isCancelled ? revision + 1 : revision,
    isCancelled,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * minute),
    summary: `${orderedTitle(order)} (AI)`,
    description: `Rozmowa z postacią AI: ${personaOf(appointment).name}. ${orderUrl(order)}`,
    url: orderUrl(order),
    attendee: order.email,
    stamp,
  });
}

const numberFact = (order: Order) => ({
  label: "Zamówienie",
  value: `${orderNumber(order.number)}, ${orderedTitle(order)}`,
});

export const appointmentMovedWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    if (!order || appointment?.state !== "booked" || !appointment.startsAt) return null;
    const when = formatAppointment(appointment.startsAt, appointment.minutes);
    const letter = composeLetter({
      subject: appointmentMovedMail.subject(orderNumber(order.number)),
      preview: when,
      heading: "Dzień dobry!",
      paragraphs: [
        `Twoja rozmowa ma nowy termin: ${when}.`,
        "Plik w załączniku przesuwa ją w kalendarzu. Poprzednia godzina jest już wolna.",
      ],
      button: { label: "Zobacz zamówienie", href: orderUrl(order) },
      facts: [{ label: "Rozmowa z", value: personaOf(appointment).name }, numberFact(order)],
    });
    const file = calendarOf(order, appointment, mail.createdAt);
    return { ...letter, attachments: file ? [file] : [] };
  },
};

export const appointmentCancelledWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    if (!order || appointment?.state !== "released" || !appointment.startsAt) return null;
    const letter = composeLetter({
      subject: appointmentCancelledMail.subject(orderNumber(order.number)),
      preview: "Termin jest zwolniony.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Rozmowa, która miała się odbyć ${formatAppointment(appointment.startsAt, appointment.minutes)}, jest odwołana.`,
        "Plik w załączniku usuwa ją z kalendarza. O pieniądzach piszemy w osobnej wiadomości, a ich stan zawsze widać na stronie zamówienia.",
      ],
      button: { label: "Zobacz zamówienie", href: orderUrl(order) },
      facts: [numberFact(order)],
    });
    const file = calendarOf(order, appointment, mail.createdAt, true);
    return { ...letter, attachments: file ? [file] : [] };
  },
};

export const appointmentUnplacedWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    if (!order || appointment?.state !== "unplaced") return null;
    return composeLetter({
      subject: appointmentUnplacedMail.subject(orderNumber(order.number)),
      preview: "Płatność dotarła, ale godzina była już zajęta.",
      heading: "Dzień dobry!",
      paragraphs: [
        "Twoja płatność dotarła, ale dopiero wtedy, gdy wybrana godzina nie była już wolna.",
        "Wybierz inną – cena się nie zmieni. Jeśli wolisz zrezygnować, na tej samej stronie odstąpisz od umowy i od razu oddamy całą kwotę. Gdy nie wybierzesz nic przez 24 godziny, zwrócimy ją bez pytania.",
      ],
      button: {
        label: "Wybierz godzinę",
        href: env.APP_URL + paths.orderAppointment(order.token),
      },
      facts: [numberFact(order)],
    });
  },
};
