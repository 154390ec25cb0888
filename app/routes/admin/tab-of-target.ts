import type { Target } from "~/services/access/targets";

export const tabOfTarget: Readonly<Partial<Record<Target["kind"], string>>> = {
  order: "orders",
  payment: "modules/payments",
  bulk: "bulk",
  group: "groups",
  horoscope: "horoscopes",
  mail: "mails",
  member: "users",
  thread: "support",
  talk: "talks",
  message: "messages",
  job: "jobs",
  book: "books",
  difference: "modules/differences",
  product: "prices",
  review: "reviews",
  act: "agreements",
  case: "reports",
  post: "posts",
  comment: "comments",
  switch: "switches",
};
