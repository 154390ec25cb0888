/** Typed builders for the addresses of pages, relative to the site's root. */
export const paths = {
  home: () => "/",
  emotionalSupport: () => "/ai-therapist",
  paymentSuccess: (token: string) => `/payment/success?${new URLSearchParams({ tr_crc: token })}`,
  paymentError: (token: string) => `/payment/error?${new URLSearchParams({ tr_crc: token })}`,
  /** @param position of the file among the order's files; the first has the plain address */
  orderDocument: (token: string, position = 0) =>
    `/orders/${encodeURIComponent(token)}/document${position > 0 ? `/${position}` : ""}`,
  paymentNotification: () => "/webhooks/tpay",
};
