import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { capitalised } from "~/copy/in-sentence";
import { bodyNames } from "~/sky/ephemeris/body-names";
import {
  moonQuartersBetween,
  skyEventsOfYear,
  type MoonQuarter,
  type SkyEvent,
} from "~/sky/ephemeris/sky-events.server";
import { warsawMoment } from "~/time/warsaw-time";
import { pageTitle } from "~/ui/page-meta";

const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

/** Lines of a calendar are at most 75 bytes long; what is longer goes on after a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

const escaped = (text: string) => text.replace(/([\\;,])/g, "\\$1");

/** Of the Moon all four phases. */
type CalendarEvent = Exclude<SkyEvent, { kind: "moon" }> | (MoonQuarter & { kind: "moon" });

function titleOf(event: CalendarEvent): string {
  switch (event.kind) {
    case "moon":
      return `${capitalised(event.phase)} ${event.sign.inside}`;
    case "ingress":
      return `${bodyNames[event.body]} przechodzi ${event.from.outOf} do ${event.into.genitive}`;
    case "station":
      return `${bodyNames[event.body]} ${event.retrograde ? "zaczyna ruch wsteczny" : "wraca do ruchu prostego"}`;
  }
}

/** Phases of the Moon and what the Sun does are known to the minute; of everything else the day is told. */
const isTimed = (event: CalendarEvent) =>
  event.kind === "moon" || (event.kind === "ingress" && event.body === "sun");

/** Phases of the Moon, ingresses and turns of this year and the next, as an iCalendar (RFC 5545) to subscribe to. */
export function loader() {
  const year = Number(formatIsoDate(new Date()).slice(0, 4));
  const host = new URL(env.APP_URL).hostname;
  const [start, end] = [year, year + 2].map((each) => warsawMoment(`${each}-01-01`, 0).getTime());
  const events: CalendarEvent[] = [
    ...moonQuartersBetween(start ?? 0, end ?? 0).map((each) => ({
      ...each,
      kind: "moon" as const,
    })),
    ...[year, year + 1].flatMap((each) =>
      skyEventsOfYear(each).flatMap((event) => (event.kind === "moon" ? [] : event)),
    ),
  ].sort((first, second) => first.at.getTime() - second.at.getTime());
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Niebo//PL`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(pageTitle("Fazy Księżyca i znaki"))}`,
    "X-WR-TIMEZONE:Europe/Warsaw",
    "REFRESH-INTERVAL;VALUE=DURATION:P7D",
    ...events.flatMap((event) => {
      const day = formatIsoDate(event.at).replaceAll("-", "");
      return [
        "BEGIN:VEVENT",
        `UID:${stamp(event.at)}-${event.kind}-${"body" in event ? event.body : "moon"}@${host}`,
        `DTSTAMP:${year}0101T000000Z`,
        isTimed(event) ? `DTSTART:${stamp(event.at)}` : `DTSTART;VALUE=DATE:${day}`,
        `SUMMARY:${escaped(titleOf(event))}`,
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
      ];
    }),
    "END:VCALENDAR",
    "",
  ];
  return new Response(lines.map(folded).join("\r\n"), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="niebo.ics"',
      "Cache-Control": "public, max-age=86400",
    },
  });
}
