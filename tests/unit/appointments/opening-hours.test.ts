import { expect, test } from "vitest";
import { hoursText, parseSpans } from "~/services/appointments/opening-hours";

test.each([
  ["", []],
  ["8-22", [[480, 1320]]],
  [
    "14:00–22:00; 8.15-12",
    [
      [495, 720],
      [840, 1320],
    ],
  ],
  ["0:00–24:00", [[0, 1440]]],
  [
    "8:00–12:00, 12:00–13:00",
    [
      [480, 720],
      [720, 780],
    ],
  ],
])("hours typed as %j are understood", (typed, spans) => {
  expect(parseSpans(typed)?.map(({ opensAt, closesAt }) => [opensAt, closesAt])).toEqual(spans);
});

test.each([
  "8",
  "8-",
  "22-8",
  "8-8",
  "8:05-9",
  "8-25",
  "8:60-9",
  "8-12, 11-13",
  "rano",
  "8-9-10",
  ",",
])("hours typed as %j are none", (typed) => {
  expect(parseSpans(typed)).toBeNull();
});

test("days that are alike stand together, and a day without hours is closed", () => {
  const from8 = (weekday: number) => ({ weekday, opensAt: 480, closesAt: 1320 });
  expect(hoursText([1, 2, 3, 5].map(from8))).toBe(
    "pon.–śr. 8:00–22:00; czw. zamknięte; pt. 8:00–22:00; sob.–niedz. zamknięte",
  );
  expect(hoursText([])).toBe("pon.–niedz. zamknięte");
});
