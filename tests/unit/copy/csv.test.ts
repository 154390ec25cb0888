import { expect, test } from "vitest";
import { csvAmount, csvLine, csvMoment } from "~/copy/csv";

test("a formula in any cell is text to a spreadsheet", () => {
  for (const formula of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])
    expect(csvLine(["a", formula])).toBe(`"a";"'${formula}"\r\n`);
});

test("quotes, separators and lines stay inside their cell", () => {
  expect(csvLine(['a"b', "c;d", "e\nf", null, 5])).toBe('"a""b";"c;d";"e\nf";"";"5"\r\n');
});

test("amounts have a comma and both decimals", () => {
  expect([0, 5, 1699, -250].map(csvAmount)).toEqual(["0,00", "0,05", "16,99", "-2,50"]);
});

test("moments are those of the clock in Warsaw, with an ordinary space", () => {
  expect(csvMoment(new Date("2026-11-22T09:41:59Z"))).toBe("2026-11-22 10:41");
  expect(csvMoment(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01 00:00");
  expect(csvMoment(null)).toBeNull();
});
