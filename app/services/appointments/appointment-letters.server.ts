import { env } from "~/config/env.server";
import { formatAppointment, formatWeekdayDate } from "~/copy/appointment-time";
import { formatDateTime, formatTime } from "~/copy/format";
import { helpNearby } from "~/copy/help-lines";
import { calendarFile } from "~/mails/calendar-file.server";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { orderedTitle } from "~/products/ordered-product";
import { personaNumbered, type Persona } from "~/site/personas";
import { minute } from "~/time/durations";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { isInWork } from "../orders/order-state";
import { orderOfItsBuyer } from "../orders/order-of-mail.server";
import type { Order } from "../orders/transition-order.server";
import {
  appointmentCancelledMail,
  appointmentMissedMail,
  appointmentMovedMail,
  appointmentReminderMail,
  appointmentUnplacedMail,
} from "./appointment-mails";
import { missedMoveUntil } from "./missed-move";
import { findAppointment, type Appointment } from "./queries.server";

const orderUrl = ({ token }: Order) => env.APP_URL + paths.paymentSuccess(token);

/** Where a talk is held: its link opens the room to whoever has it. */
export const roomUrl = ({ token }: Pick<Order, "token">) => env.APP_URL + paths.room(token);

/** Whose talk it is. */
export const personaOf = ({ personaId }: Pick<Appointment, "personaId">): Persona =>
  personaNumbered(personaId);

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
  const endedAt = endedBefore(appointment);
  return calendarFile({
    uid: `${order.id}@${new URL(env.APP_URL).hostname}`,
    sequence: isCancelled || endedAt ? revision + 1 : revision,
    isCancelled,
    startsAt,
    endsAt: endedAt ?? new Date(startsAt.getTime() + minutes * minute),
    summary: `${orderedTitle(order)} (AI)`,
    description: `Rozmowa z postacią AI: ${personaOf(appointment).name}. ${roomUrl(order)}`,
    url: roomUrl(order),
    attendee: order.email,
    stamp,
  });
}

/** When its buyer ended it a minute or more before its time was over; else null. */
export function endedBefore({
  startsAt,
  minutes,
  endedAt,
  endedBy,
}: Pick<Appointment, "startsAt" | "minutes" | "endedAt" | "endedBy">): Date | null {
  if (!startsAt || !endedAt || endedBy !== "buyer") return null;
  return endedAt.getTime() <= startsAt.getTime() + (minutes - 1) * minute ? endedAt : null;
}

const withAi = (appointment: Appointment) => {
  const { name, role } = personaOf(appointment);
  return `${name}, ${role} (AI, nie człowiek)`;
};

const numberFact = (order: Order) => ({
  label: "Zamówienie",
  value: `${orderNumber(order.number)}, ${orderedTitle(order)}`,
});

export const appointmentMovedWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfItsBuyer(ctx, mail);
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
      button: { label: "Pokój rozmowy", href: roomUrl(order) },
      facts: [{ label: "Rozmowa z", value: withAi(appointment) }, numberFact(order)],
    });
    const file = calendarOf(order, appointment, mail.createdAt);
    return { ...letter, attachments: file ? [file] : [] };
  },
};

export const appointmentCancelledWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfItsBuyer(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    if (!order || appointment?.state !== "released" || !appointment.startsAt) return null;
    const letter = composeLetter({
      subject: appointmentCancelledMail.subject(orderNumber(order.number)),
      preview: "Termin jest zwolniony.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Ta rozmowa jest odwołana: ${formatAppointment(appointment.startsAt, appointment.minutes)}.`,
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
    const order = await orderOfItsBuyer(ctx, mail);
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

export const appointmentReminderWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfItsBuyer(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    if (!order || appointment?.state !== "booked" || !appointment.startsAt) return null;
    const when = formatAppointment(appointment.startsAt, appointment.minutes);
    // It was moved meanwhile, or has begun.
    const isStill =
      mail.subject === appointmentReminderMail.subject(reminderTime(appointment.startsAt));
    if (!isStill || appointment.startsAt <= ctx.now()) return null;
    return composeLetter({
      subject: mail.subject,
      preview: when,
      heading: "Dzień dobry!",
      paragraphs: [
        `Przypominamy o Twojej rozmowie: ${when}.`,
        "Pokój otwiera się sam o umówionej godzinie. Kto przyjdzie później, ma tyle czasu, ile zostało. Do początku możesz wybrać inną godzinę albo zrezygnować.",
      ],
      button: { label: "Pokój rozmowy", href: roomUrl(order) },
      facts: [
        { label: "Rozmowa z", value: withAi(appointment) },
        {
          label: "Zmiana planów",
          value: "Inna godzina albo rezygnacja z całą kwotą.",
          link: { label: "Zmień termin", href: env.APP_URL + paths.orderAppointment(order.token) },
        },
        numberFact(order),
      ],
    });
  },
};

/** When a talk begins, as the subject of its reminder has it. */
export const reminderTime = (startsAt: Date) =>
  `${formatWeekdayDate(startsAt)}, ${formatTime(startsAt)}`;

export const appointmentEndedWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfItsBuyer(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    const endedAt = appointment && endedBefore(appointment);
    if (!order || !appointment || !endedAt) return null;
    // Its buyer may have deleted it, or withdrawn.
    const isDeleted = order.contentDeletedAt !== null;
    const whatIsLeft = isDeleted
      ? "Jej zapis jest usunięty."
      : "Jej zapis czeka w pokoju rozmowy przez 24 godziny, a potem znika.";
    const letter = composeLetter({
      subject: mail.subject,
      preview: isDeleted ? "Zapis rozmowy jest usunięty." : "Zapis czeka w pokoju rozmowy.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Twoja rozmowa zakończyła się przed czasem, o ${formatTime(endedAt)}. ${whatIsLeft}`,
        ...(appointment.withAnalysis && isInWork(order.status)
          ? ["Analiza przyjdzie osobną wiadomością, zwykle w ciągu kilku minut."]
          : []),
        "Plik w załączniku zwalnia w kalendarzu czas, który został.",
        ...(mail.withHelp ? [helpNearby] : []),
      ],
      button: isDeleted
        ? { label: "Zobacz zamówienie", href: orderUrl(order) }
        : { label: "Pokój rozmowy", href: roomUrl(order) },
      facts: [{ label: "Rozmowa z", value: withAi(appointment) }, numberFact(order)],
    });
    const file = calendarOf(order, appointment, mail.createdAt);
    return { ...letter, attachments: file ? [file] : [] };
  },
};

export const appointmentMissedWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfItsBuyer(ctx, mail);
    const appointment = order && (await findAppointment(ctx, order.id));
    if (!order || !appointment?.missedAt || !appointment.startsAt) return null;
    const until = missedMoveUntil(appointment);
    return composeLetter({
      subject: appointmentMissedMail.subject(orderNumber(order.number)),
      preview: "Nikogo nie było w pokoju rozmowy.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Rozmowa ${formatAppointment(appointment.startsAt, appointment.minutes)} minęła, a w pokoju nikogo nie było.`,
        until
          ? `Zdarza się. Raz możesz przełożyć ją bezpłatnie: do ${formatDateTime(until)} wybierz inną godzinę.`
          : "Była już raz przełożona, więc tym razem jest zakończona. Jeśli coś po naszej stronie nie zadziałało, odpisz albo złóż reklamację na stronie zamówienia.",
      ],
      button: until
        ? { label: "Wybierz godzinę", href: env.APP_URL + paths.orderAppointment(order.token) }
        : { label: "Strona zamówienia", href: orderUrl(order) },
      facts: [numberFact(order)],
    });
  },
};
