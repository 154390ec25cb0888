import { describe, expect, test } from "vitest";
import { listAddress, withoutRow } from "~/routes/admin/return-path";

describe("an act leads back to", () => {
  test.each([
    ["/admin"],
    ["/admin?from=2026-05-01"],
    ["/admin/orders?email=ala%40example.com&page=3"],
    ["/admin/orders/1?status=failed"],
    ["/admin/books/1"],
    ["/admin/modules/payments?status=pending&page=2"],
    ["/admin/modules/payments/1?q=K-10001"],
  ])("a list of the desk or a row of it: %s", (address) => {
    expect(listAddress(address)).toBe(address);
  });

  test("what a list says of the act before is said once", () => {
    expect(listAddress("/admin/orders/1?page=2&done=act-delayed")).toBe("/admin/orders/1?page=2");
    expect(listAddress("/admin/orders?done=act-delayed")).toBe("/admin/orders");
  });

  test.each([
    [undefined],
    [""],
    ["https://evil.example/admin/orders"],
    ["//evil.example/admin/orders"],
    ["/\\evil.example/admin"],
    ["/\t/evil.example"],
    ["javascript:alert(1)"],
    ["admin/orders"],
    ["/panel"],
    ["/logout"],
    ["/administrator"],
    ["/admin/../logout"],
    ["/admin/orders/../../logout"],
    ["/admin/%2e%2e/logout"],
    ["/admin/orders/1/refund"],
    ["/admin/modules/payments/export/file?reason=audit"],
    ["/admin/take-back/1"],
    ["/admin/nothing"],
    [`/admin/orders?email=${"a".repeat(500)}`],
  ])("nothing else: %s", (address) => {
    expect(listAddress(address)).toBeNull();
  });
});

test("once the row is gone, the way leads to the list that it stood in", () => {
  const gone = (address: string) => withoutRow(address, "/admin/books/1", "/admin/books");
  expect(gone("/admin/books/1?state=draft&page=2")).toBe("/admin/books?state=draft&page=2");
  expect(gone("/admin/books/1")).toBe("/admin/books");
  expect(gone("/admin/books/12?page=2")).toBe("/admin/books/12?page=2");
  expect(gone("/admin/reports/1?page=2")).toBe("/admin/reports/1?page=2");
});
