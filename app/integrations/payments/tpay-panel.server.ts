import { createHash } from "node:crypto";
import { env } from "~/config/env.server";

/** The longest description that the gateway takes. */
const descriptionLength = 128;

/**
 * The signed link to the gateway's own payment form, which asks the buyer for an address: for orders that have none. It
 * makes no call; the gateway opens a transaction whenever somebody follows it, so one link can be paid more than once.
 * Source: tpay-com/tpay-php.
 * @param input.amountGrosze more than 0
 * @param input.orderToken comes back as `tr_crc`
 */
export function panelLink(input: {
  amountGrosze: number;
  description: string;
  orderToken: string;
  notificationUrl: string;
  successUrl: string;
  errorUrl: string;
}): string {
  const signed = {
    id: env.TPAY_MERCHANT_ID,
    amount: (input.amountGrosze / 100).toFixed(2),
    crc: input.orderToken,
  };
  const query = new URLSearchParams({
    ...signed,
    description: input.description.slice(0, descriptionLength),
    md5sum: panelChecksum(signed, env.TPAY_SECURITY_CODE),
    return_url: input.successUrl,
    return_error_url: input.errorUrl,
    result_url: input.notificationUrl,
    language: "pl",
  });
  return `${env.TPAY_PANEL_URL}?${query}`;
}

/**
 * `md5(id & amount & crc & securityCode)`, joined by ampersands.
 * @param link with the amount exactly as the link writes it
 */
export function panelChecksum(
  link: { id: string; amount: string; crc: string },
  securityCode: string,
): string {
  return createHash("md5")
    .update([link.id, link.amount, link.crc, securityCode].join("&"))
    .digest("hex");
}
