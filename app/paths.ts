/** Typed builders for the addresses of pages, relative to the site's root. */
export const paths = {
  home: () => "/",
  emotionalSupport: () => "/ai-therapist",
  paymentSuccess: (token: string) => `/payment/success?${new URLSearchParams({ tr_crc: token })}`,
  paymentError: (token: string) => `/payment/error?${new URLSearchParams({ tr_crc: token })}`,
  orderDocument: (token: string) => `/orders/${encodeURIComponent(token)}/document`,
  paymentNotification: () => "/webhooks/tpay",
};
