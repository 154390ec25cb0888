import { describe, expect, test } from "vitest";
import type { Field } from "~/forms/fields";
import { listSearch, readListQuery } from "~/forms/filters";

const fields = [
  { kind: "text", name: "email", label: "E-mail" },
  {
    kind: "choice",
    name: "status",
    label: "Stan",
    placeholder: "Wszystkie",
    options: [{ value: "banned", label: "Zablokowane" }],
  },
  { kind: "uuid", name: "actor", label: "Kto" },
  { kind: "day", name: "from", label: "Od dnia" },
] as const satisfies readonly Field[];

const read = (search: string) =>
  readListQuery(fields, new Request(`http://localhost/admin/users${search}`));

describe("the address of a list", () => {
  test("gives its filters and its page", () => {
    const query = read("?email=kasia&status=banned&from=2026-11-01&page=3");
    expect(query.filters).toEqual({ email: "kasia", status: "banned", from: "2026-11-01" });
    expect(query).toMatchObject({ page: 3, errors: {} });
  });

  test("without anything is the first page of everything", () => {
    expect(read("")).toEqual({ filters: {}, values: {}, errors: {}, page: 1 });
    expect(read("?email=&status=&actor=&from=").filters).toEqual({});
    const blank = read("?email=%E2%80%8B&actor=%E2%80%8B&status=%E2%81%A0&from=%C2%AD");
    expect(blank).toEqual({ filters: {}, values: {}, errors: {}, page: 1 });
  });

  test("leaves out what is wrong, says so at its filter, and keeps what was typed", () => {
    const query = read("?status=king&actor=1%27%20or%201=1&from=2026-02-30&email=a");
    expect(query.filters).toEqual({ email: "a" });
    expect(Object.keys(query.errors)).toEqual(["status", "actor", "from"]);
    expect(query.values).toMatchObject({ status: "king", actor: "1' or 1=1" });
  });

  test.each(["0", "-1", "1.5", "NaN", "abc", ""])("takes page %s for the first", (page) => {
    expect(read(`?page=${page}`).page).toBe(1);
  });

  test("has no page beyond what is counted", () => {
    expect(read("?page=999999").page).toBe(1_000);
    expect(read("?page=1e99").page).toBe(1_000);
  });

  test("cuts what nobody typed", () => {
    expect(read(`?email=${"a".repeat(60_000)}`).filters.email).toHaveLength(200);
  });

  test("is written without what is empty", () => {
    expect(listSearch({})).toBe("");
    expect(listSearch({ email: "a b" }, 2)).toBe("?email=a+b&page=2");
  });
});
