/** Typed builders for the addresses of pages, relative to the site's root. */
export const paths = {
  home: () => "/",
  emotionalSupport: () => "/ai-therapist",
  /** @param done code of what has just been done, which the page then confirms */
  paymentSuccess: (token: string, done?: string) =>
    `/payment/success?${new URLSearchParams({ tr_crc: token, ...(done ? { done } : {}) })}`,
  paymentError: (token: string) => `/payment/error?${new URLSearchParams({ tr_crc: token })}`,
  /** @param position of the file among the order's files; the first has the plain address */
  orderDocument: (token: string, position = 0) =>
    `/orders/${encodeURIComponent(token)}/document${position > 0 ? `/${position}` : ""}`,
  orderEmail: (token: string) => `/orders/${encodeURIComponent(token)}/email`,
  orderWithdrawal: (token: string) => `/orders/${encodeURIComponent(token)}/withdrawal`,
  orderReview: (token: string) => `/orders/${encodeURIComponent(token)}/review`,
  books: () => "/books",
  bookFragment: () => "/books/fragment",
  bookCover: () => "/books/cover.svg",
  /** @param format of the file; without it the page of the link */
  download: (token: string, format?: "epub" | "pdf") =>
    `/ebook/download/${encodeURIComponent(token)}${format ? `/${format}` : ""}`,
  paymentNotification: () => "/webhooks/tpay",
};
