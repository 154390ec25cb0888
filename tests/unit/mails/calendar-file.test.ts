import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "~/mails/calendar-file.server";
import "../../support/properties";

const event: CalendarEvent = {
  uid: "3f1c@shop.test",
  sequence: 2,
  isCancelled: false,
  startsAt: new Date("2026-10-25T00:30:00Z"),
  endsAt: new Date("2026-10-25T00:45:00Z"),
  summary: "Rozmowa",
  description: "Opis",
  url: "https://shop.test/payment/success?tr_crc=x",
  attendee: "ola@example.com",
  stamp: new Date("2026-10-20T10:00:00Z"),
};
const linesOf = (more: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...more })
    .content.toString()
    .split("\r\n");
/** As a calendar reads it: lines that go on are one. */
const unfolded = (more: Partial<CalendarEvent>) =>
  calendarFile({ ...event, ...more })
    .content.toString()
    .replaceAll("\r\n ", "");

test("says in UTC when it is, which one it is, and how often it was changed", () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      "METHOD:REQUEST",
      "UID:3f1c@shop.test",
      "SEQUENCE:2",
      "DTSTAMP:20261020T100000Z",
      "DTSTART:20261025T003000Z",
      "DTEND:20261025T004500Z",
      "STATUS:CONFIRMED",
    ]),
  );
  expect(calendarFile(event)).toMatchObject({
    filename: "rozmowa.ics",
    contentType: "text/calendar; charset=utf-8; method=REQUEST",
  });
});

test("one that is off says so to whoever has it", () => {
  expect(linesOf({ isCancelled: true })).toEqual(
    expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED"]),
  );
  expect(calendarFile({ ...event, isCancelled: true }).contentType).toContain("method=CANCEL");
});

test("whatever is in it, no line is longer than 75 octets, none is added, and its words come back", () => {
  const read = (value: string) =>
    value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (summary) => {
      const written = { summary, description: `Zażółć gęślą jaźń; ${summary}` };
      for (const line of linesOf(written)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const lines = unfolded(written).split("\r\n");
      expect(lines).toHaveLength(unfolded({}).split("\r\n").length);
      const given = lines.find((line) => line.startsWith("SUMMARY:"))?.slice("SUMMARY:".length);
      expect(read(given ?? "")).toBe(summary.replace(/\r\n?/g, "\n"));
    }),
  );
});
