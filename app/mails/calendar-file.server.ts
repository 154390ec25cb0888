import { brand } from "~/config/brand";
import { operator } from "~/config/operator.server";

/** A time in a calendar, as RFC 5545 and RFC 5546 have it: the same `uid` with a higher `sequence` takes the place of the one before. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  /** It is off: whoever has it in a calendar has it no more. */
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  url: string;
  attendee: string;
  /** When this was written: the same mail always has the same bytes. */
  stamp: Date;
};

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, "");

const text = (words: string) =>
  words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, "\\n");

/** A value in quotation marks, which can hold none. */
const quoted = (words: string) => `"${words.replace(/["\r\n]/g, " ")}"`;

const lineLength = 75;

/** Lines have at most 75 octets; what goes on begins with a space. No letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > lineLength) {
      lines.push(current);
      current = ` ${letter}`;
    } else current += letter;
  }
  return [...lines, current].join("\r\n");
}

/** A file that puts a time into a calendar, moves it there, or takes it out again. */
export function calendarFile(event: CalendarEvent) {
  const { isCancelled, attendee } = event;
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(brand.name)}//PL`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "CLASS:PRIVATE",
    "TRANSP:OPAQUE",
    `ORGANIZER;CN=${quoted(brand.name)}:mailto:${operator.email}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return {
    filename: isCancelled ? "odwolana-rozmowa.ics" : "rozmowa.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(`${lines.map(folded).join("\r\n")}\r\n`),
  };
}
