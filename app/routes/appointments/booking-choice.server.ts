import { bookingTerms } from "~/config/booking-terms";
import { formatAppointment, formatHours } from "~/copy/appointment-time";
import { dayChoices } from "~/copy/day-choices";
import { formatCount, formatPrice } from "~/copy/format";
import { paths } from "~/paths";
import { warsawHour } from "~/time/warsaw-time";
import { priceOfTalk } from "~/services/appointments/order-appointment.server";
import { readBookingDay } from "~/services/appointments/queries.server";
import { bookableDays, immediateValue, timeNamed, type Slot } from "~/services/appointments/slots";
import type { ServiceContext } from "~/services/command/context.server";
import { personaSlug, type Persona } from "~/site/personas";
import type { ChoiceLink } from "~/ui/choice-links";
import { cheaperInEvening, type OfferedTime, type PartOfDay, type TimeOfDay } from "./parts-of-day";

/** What has been chosen: `value` as the form sends it. */
export type ChosenTime = {
  value: string;
  /** ISO 8601; null for one that begins once it is paid for. */
  at: string | null;
  inWords: string;
  priceGrosze: number;
  isCheaper: boolean;
};

/** What the second step offers for a persona, a day and a length. */
export type BookingChoice = {
  days: ChoiceLink[];
  lengths: ChoiceLink[];
  times: TimeOfDay[];
  immediate: OfferedTime | null;
  chosen: ChosenTime | null;
  /** A time that was asked for cannot be booked. */
  isGone: boolean;
  minutes: number;
  /** YYYY-MM-DD in Europe/Warsaw. */
  date: string;
};

const [noon, evening] = [12, 18];

/** In which part of the day a time is. The evening begins where talks become cheaper on a day that has such. */
function partOf({ startsAt, isCheaper }: Slot, hasCheaper: boolean): PartOfDay {
  const hour = warsawHour(startsAt);
  if (hasCheaper ? isCheaper : hour >= evening) return "Wieczorem";
  return hour < noon ? "Rano" : "Po południu";
}

const immediateInWords = (minutes: number) =>
  `od razu: zaczynacie najpóźniej 2\u00a0minuty po zapłacie, ${formatCount(minutes, "minuta", "minuty", "minut")}`;

/**
 * @param asked as an address or a form has it: nothing of it is trusted
 * @param isSent a form names the time: whether it is free still, its verb says
 */
export async function readBookingChoice(
  ctx: ServiceContext,
  of: { path: string; persona: Persona },
  asked: { date: string | null; minutes: string | null; slot: string | null },
  isSent = false,
): Promise<BookingChoice> {
  const { path, persona } = of;
  const days = bookableDays(ctx.now());
  const date = days.find((day) => day === asked.date) ?? days[0] ?? "";
  const wished = Number(asked.minutes ?? bookingTerms.defaultMinutes);
  const read = (minutes: number) => readBookingDay(ctx, { personaId: persona.id, date, minutes });
  const first = await read(wished);
  const isSold = first?.rates.some(({ minutes }) => minutes === wished) ?? false;
  const minutes = isSold ? wished : bookingTerms.defaultMinutes;
  const day = isSold ? first : await read(minutes);
  const hrefOf = (choice: { date?: string; minutes?: number; slot?: string }) =>
    paths.booking(path, personaSlug(persona), {
      date: choice.date ?? date,
      minutes: String(choice.minutes ?? minutes),
      slot: choice.slot,
    });

  const time = timeNamed(asked.slot);
  const valueOf = (slot: Slot) => slot.startsAt.toISOString();
  const chosenValue = time === "now" ? immediateValue : time?.toISOString();
  const timeOf = (slot: Slot, value: string, label: string): OfferedTime => ({
    value,
    label,
    price: formatPrice(slot.priceGrosze),
    isCheaper: slot.isCheaper,
    note: `${formatPrice(slot.priceGrosze)}${slot.isCheaper ? ` · ${cheaperInEvening}` : ""}`,
    href: hrefOf({ slot: value }),
    isChosen: value === chosenValue,
    ...(value !== immediateValue && { at: value }),
  });
  const slots = day?.slots ?? [];
  const isOffered =
    time === "now"
      ? day?.immediate != null
      : slots.some((slot) => valueOf(slot) === time?.toISOString());
  const priceGrosze =
    time !== null && (isSent || isOffered)
      ? await priceOfTalk(ctx, { personaId: persona.id, minutes, time, withAnalysis: false })
      : null;
  const dayRate = day?.rates.find((rate) => rate.minutes === minutes)?.priceGrosze ?? 0;
  const hasCheaper = slots.some(({ isCheaper }) => isCheaper);
  const times = slots.map((slot) => ({
    ...timeOf(slot, valueOf(slot), formatHours(slot.startsAt, minutes)),
    part: partOf(slot, hasCheaper),
  }));
  return {
    minutes,
    date,
    days: dayChoices(days).map(({ day: each, label, note }) => ({
      ...{ label, note },
      href: hrefOf({ date: each }),
      isChosen: each === date,
    })),
    lengths: (day?.rates ?? []).map((rate) => ({
      label: formatCount(rate.minutes, "minuta", "minuty", "minut"),
      note: formatPrice(rate.priceGrosze),
      href: hrefOf({ minutes: rate.minutes }),
      isChosen: rate.minutes === minutes,
    })),
    times,
    immediate: day?.immediate ? timeOf(day.immediate, immediateValue, "Zacznij teraz") : null,
    chosen:
      time !== null && priceGrosze !== null
        ? {
            value: chosenValue ?? "",
            at: time === "now" ? null : time.toISOString(),
            inWords: time === "now" ? immediateInWords(minutes) : formatAppointment(time, minutes),
            priceGrosze,
            isCheaper: priceGrosze < dayRate,
          }
        : null,
    isGone: asked.slot !== null && (time === null || priceGrosze === null),
  };
}
