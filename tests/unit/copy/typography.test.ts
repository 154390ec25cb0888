import { expect, test } from "vitest";
import { tieWords, withoutLastStop } from "~/copy/typography";

test("a place in the law stays in one line", () => {
  const spaces = (text: string) => tieWords(text).match(/ /g)?.length ?? 0;
  expect(spaces("art. 38 ust. 1 pkt 13")).toBe(0);
  expect(spaces("art. 19a ust. 5")).toBe(0);
  expect(spaces("art. 6 ust. 4 lit. c ustawy")).toBe(1);
  expect(spaces("w 2026 roku usta milczą")).toBe(2);
});

test.each([
  ["Fabryka Mebli Bukowa sp. z o.o.", "Fabryka Mebli Bukowa sp. z o.o."],
  ["Bank Przykładowy S.A.", "Bank Przykładowy S.A."],
  ["Nowak i Syn sp. k.", "Nowak i Syn sp. k."],
  ["stół, krzesła itd.", "stół, krzesła itd."],
  ["krzesła 4 szt.", "krzesła 4 szt."],
  ["umowa z 2020 r.", "umowa z 2020 r."],
  ["38 m kw.", "38 m kw."],
  ["Łask, woj.", "Łask, woj."],
  ["2 pok.", "2 pok."],
  ["klucze i tel.", "klucze i tel."],
  ["cisza od 22 godz.", "cisza od 22 godz."],
  ["Stół i krzesła.", "Stół i krzesła"],
  ["Duży hotel.", "Duży hotel"],
  ["Mieszkam z mamą.", "Mieszkam z mamą"],
  ["Dobrze, że Ty!.., ", "Dobrze, że Ty"],
  ["", ""],
])("the stop of a sentence goes, that of a word stays: %s", (text, set) => {
  expect(withoutLastStop(text)).toBe(set);
});
