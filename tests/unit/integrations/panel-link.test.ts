import { describe, expect, test } from "vitest";
import { panelChecksum, panelLink } from "~/integrations/payments/tpay-panel.server";

const terms = {
  amountGrosze: 1190,
  description: "Horoskop specjalny – zamówienie K-10001",
  orderToken: "Spec_Horo-abc",
  notificationUrl: "https://shop.example/webhooks/tpay",
  successUrl: "https://shop.example/payment/success?tr_crc=Spec_Horo-abc",
  errorUrl: "https://shop.example/payment/error?tr_crc=Spec_Horo-abc",
};

describe("the signed link", () => {
  test("has the checksum of the gateway's own example", () => {
    expect(panelChecksum({ id: "1", amount: "100", crc: "order1" }, "s3cr3t")).toBe(
      "74354612c5d473af4cd4a3bdc8de1681",
    );
  });

  test("signs merchant, sum, order and secret, and writes the sum with two places", () => {
    const link = new URL(panelLink(terms));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      id: "1010",
      amount: "11.90",
      crc: "Spec_Horo-abc",
      description: terms.description,
      md5sum: panelChecksum({ id: "1010", amount: "11.90", crc: "Spec_Horo-abc" }, "demo"),
      return_url: terms.successUrl,
      return_error_url: terms.errorUrl,
      result_url: terms.notificationUrl,
      language: "pl",
    });
    expect(link.href).not.toContain("demo");
  });

  test("never carries more words than the gateway takes", () => {
    const link = new URL(panelLink({ ...terms, description: "ż".repeat(200) }));
    expect(link.searchParams.get("description")).toHaveLength(128);
  });
});
