import type { TextByControl } from "~/forms/kind";
import { formatCount, formatPrice } from "~/copy/format";
import { parseGrosze, parseNumber, typedGrosze } from "~/forms/typed-values";
import {
  leastTalkGrosze,
  mostLanes,
  mostPercentLess,
  scheduleAuditEvents,
  scheduleReasons,
} from "../../appointments/acts";
import {
  dayNames,
  hoursText,
  minuteText,
  parseMinute,
  parseSpans,
  spansOf,
  spansText,
  weekdays,
} from "../../appointments/opening-hours";
import { scheduleCard, type ScheduleCard } from "../../appointments/schedule-queries.server";
import { setPersonaHours } from "../../appointments/set-persona-hours.server";
import { setPersonaLanes } from "../../appointments/set-persona-lanes.server";
import { setPersonaPrices } from "../../appointments/set-persona-prices.server";
import { reasonField } from "../reason-field";
import { defineStaffAct } from "../staff-act.server";

const subjectOf = ({ name, team }: ScheduleCard) => `${name} · ${team}`;

/** What is sold stays sold, whatever is changed. */
const staysSold = ({ sold, running }: ScheduleCard) =>
  `Rozmowy, które ktoś już kupił albo właśnie opłaca, zostają ze swoją godziną i ceną: teraz ${formatCount(sold, "przyszła", "przyszłe", "przyszłych")} i ${formatCount(running, "trwająca", "trwające", "trwających")}. Nie wyjdzie żadna wiadomość.`;

const dayName = (weekday: number) => `day${weekday}`;

const wrongHours =
  "Wpisz godziny na pełne kwadranse, na przykład 8:00–12:00, 14:00–22:00. Przedziały nie mogą na siebie nachodzić.";

const hours = defineStaffAct({
  act: scheduleAuditEvents.set_persona_hours,
  target: "persona",
  title: "Zmień godziny persony",
  button: "Zapisz godziny",
  link: { label: "Zmień godziny" },
  permission: "manage_schedules",
  fields: [
    ...weekdays.map(
      (weekday) =>
        ({
          kind: "text",
          name: dayName(weekday),
          label: dayNames[weekday],
          autoComplete: "off",
          ...(weekday === 1 && {
            hint: "Czas w Polsce, na przykład 8:00–12:00, 14:00–22:00. Puste pole: tego dnia nikt nie zarezerwuje.",
          }),
        }) as const,
    ),
    reasonField(scheduleReasons),
  ],
  read: scheduleCard,
  preview: (card) => ({
    subject: subjectOf(card),
    effects: [
      `Teraz: ${hoursText(card.hours)}.`,
      "Od razu po zapisaniu rezerwować będzie można tylko w nowych godzinach. Kto ma otwarty formularz z inną godziną, wybierze nową.",
      staysSold(card),
    ],
    version: card.versions.hours,
  }),
  filled: (card) =>
    Object.fromEntries(
      weekdays.map((weekday) => [dayName(weekday), spansText(spansOf(card.hours, weekday))]),
    ),
  problems: (values) =>
    Object.fromEntries(
      weekdays
        .filter((weekday) => parseSpans(values[dayName(weekday)] ?? "") === null)
        .map((weekday) => [dayName(weekday), wrongHours]),
    ),
  async perform(ctx, slug, answers, { version }) {
    const typed: Readonly<Record<string, string | undefined>> = answers;
    const days = weekdays.map((weekday) => typed[dayName(weekday)] ?? "");
    await setPersonaHours(ctx, { slug, days, reason: answers.reason, version });
    return "persona-hours-saved";
  },
});

const lanes = defineStaffAct({
  act: scheduleAuditEvents.set_persona_lanes,
  target: "persona",
  title: "Zmień liczbę rozmów naraz",
  button: "Zapisz liczbę",
  link: { label: "Zmień liczbę rozmów naraz" },
  permission: "manage_schedules",
  fields: [
    {
      kind: "number",
      name: "lanes",
      label: "Ile rozmów naraz",
      hint: "0 zatrzymuje rezerwacje u tej persony.",
      required: "Podaj liczbę rozmów.",
      above: -1,
      most: mostLanes,
      whole: true,
      wrong: `Podaj liczbę całkowitą od 0 do ${mostLanes.toLocaleString("pl-PL")}.`,
    },
    reasonField(scheduleReasons),
  ],
  read: scheduleCard,
  preview: (card) => ({
    subject: subjectOf(card),
    effects: [
      `Teraz: ${card.lanes}.`,
      "Nowa liczba działa od razu, dla nowych rezerwacji.",
      staysSold(card),
    ],
    version: card.versions.lanes,
  }),
  filled: (card) => ({ lanes: String(card.lanes) }),
  async perform(ctx, slug, { lanes: typed, reason }, { version }) {
    await setPersonaLanes(ctx, { slug, lanes: parseNumber(typed), reason, version });
    return "persona-lanes-saved";
  },
});

const priceField = <const Name extends string>(name: Name, minutes: number) =>
  ({
    kind: "amount",
    name,
    label: `Cena ${minutes} minut w złotych`,
    required: "Podaj cenę.",
    least: leastTalkGrosze,
    tooSmall: "Cena to co najmniej 1 zł.",
    most: 1_000_000,
    tooLarge: "Cena to najwyżej 10 000 zł.",
  }) as const;

const typedPrice = ({ rates }: ScheduleCard, length: number): string => {
  const rate = rates.find(({ minutes }) => minutes === length);
  return rate ? typedGrosze(rate.priceGrosze) : "";
};

const prices = defineStaffAct({
  act: scheduleAuditEvents.set_persona_prices,
  target: "persona",
  title: "Zmień ceny persony",
  button: "Zapisz ceny",
  link: { label: "Zmień ceny" },
  permission: "manage_prices",
  isDangerous: true,
  fields: [
    priceField("price15", 15),
    priceField("price30", 30),
    {
      kind: "text",
      name: "eveningFrom",
      label: "Wieczór zaczyna się o",
      hint: "Na przykład 18:00. 24:00 oznacza, że ceny są takie same przez cały dzień.",
      required: "Podaj godzinę.",
      autoComplete: "off",
    },
    {
      kind: "number",
      name: "eveningPercentLess",
      label: "O ile procent taniej wieczorem",
      required: "Podaj liczbę, choćby 0.",
      above: -1,
      most: mostPercentLess,
      whole: true,
      wrong: `Podaj liczbę całkowitą od 0 do ${mostPercentLess}.`,
    },
    reasonField(scheduleReasons),
  ],
  read: scheduleCard,
  preview: (card) => ({
    subject: subjectOf(card),
    effects: [
      `Teraz: ${card.rates.map(({ minutes, priceGrosze }) => `${minutes} minut za ${formatPrice(priceGrosze)}`).join(", ")}, od ${minuteText(card.eveningFrom)} o ${card.eveningPercentLess}% taniej.`,
      "Nowe ceny działają od razu. Kto ma otwarty formularz, najpierw zobaczy nową cenę.",
      staysSold(card),
    ],
    version: card.versions.prices,
  }),
  filled: (card) => ({
    price15: typedPrice(card, 15),
    price30: typedPrice(card, 30),
    eveningFrom: minuteText(card.eveningFrom),
    eveningPercentLess: String(card.eveningPercentLess),
  }),
  problems: ({ eveningFrom = "" }): TextByControl =>
    eveningFrom === "" || parseMinute(eveningFrom) !== null
      ? {}
      : { eveningFrom: "Wpisz godzinę, na przykład 18:00." },
  async perform(ctx, slug, { price15, price30, reason, ...evening }, { version }) {
    await setPersonaPrices(ctx, {
      ...{ slug, reason, version },
      rates: [
        { minutes: 15, priceGrosze: parseGrosze(price15) },
        { minutes: 30, priceGrosze: parseGrosze(price30) },
      ],
      eveningFrom: parseMinute(evening.eveningFrom) ?? -1,
      eveningPercentLess: parseNumber(evening.eveningPercentLess),
    });
    return "persona-prices-saved";
  },
});

export const schedules = { hours, lanes, prices };
