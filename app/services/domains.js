/**
 * The domains of the services and what each may import from, types included: a tree, so that each can be read knowing
 * only what stands below it. Lint holds the code to it. A new domain is a line.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const serviceDomains = {
  audit: [],
  mails: [],
  operations: [],
  prices: [],
  spending: [],
  staff: [],
  openings: ["audit"],
  throttle: [],
  words: [],
  sessions: ["spending", "staff", "throttle"],
  notifications: ["mails"],
  contact: ["mails", "throttle"],
  groups: ["audit", "notifications", "throttle"],
  pictures: ["attachments"],
  posts: ["groups", "notifications", "pictures", "throttle", "words"],
  inbox: ["groups", "mails", "posts"],
  moderation: ["audit", "groups", "mails", "notifications", "pictures", "posts", "throttle"],
  reports: ["groups", "mails", "moderation", "throttle"],
  search: ["groups", "posts", "words"],
  attachments: ["throttle"],
  orders: ["attachments", "audit"],
  rental: ["orders"],
  reviews: ["orders"],
  crisis: ["orders", "spending"],
  downloads: ["orders"],
  payments: ["audit", "mails", "orders", "throttle"],
  fulfilment: ["attachments", "crisis", "downloads", "mails", "orders", "payments", "spending"],
  samples: ["fulfilment"],
  buyers: ["audit", "downloads", "fulfilment", "mails", "openings", "orders", "payments"],
  outbox: ["buyers", "contact", "downloads", "inbox", "mails", "moderation", "reports"],
  members: ["attachments", "audit", "groups", "orders", "posts", "sessions", "staff", "throttle"],
  acts: ["audit", "buyers", "moderation", "orders", "payments", "staff", "throttle"],
};
