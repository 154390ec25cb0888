function withReturn(path: string, returnTo: string | undefined): string {
  return returnTo ? `${path}?${new URLSearchParams({ returnTo })}` : path;
}

function withQuery(path: string, parameters: Record<string, string | null | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Parameter of an act's address: the act upon the same row that one goes on with. */
export const actAfterName = "then";
/** Parameter of a thread whose reader wants to see this once what people wrote whom they have muted. */
export const showMutedName = "show";

/** Parameter of a post that only asks what a page would show with its answers, and stores nothing. */
export const lookName = "look";

/** Where the page of an order has what deletes its content. */
export const deletionId = "usun-teraz";

export const paths = {
  home: () => "/",
  contact: () => "/kontakt",
  termsRule: (anchor: string) => `/regulamin#${anchor}`,
  termsArchive: () => "/regulamin/wersje",
  termsVersion: (version: string) => `/regulamin/wersje/${encodeURIComponent(version)}`,
  terms: () => "/regulamin",
  privacy: () => "/polityka-prywatnosci",
  accessibility: () => "/dostepnosc",
  safety: () => "/jak-dbamy-o-bezpieczenstwo",
  moderationReport: () => "/raport-o-moderacji",
  safetyPlan: () => "/plan-bezpieczenstwa",
  mySign: () => "/moj-znak",
  /** @param date YYYY-MM-DD, any day of the period */
  horoscope: (sign: string, scope: "daily" | "weekly" | "monthly" | "yearly", date: string) =>
    `/horoscope-detail?${new URLSearchParams({ sign, scope, date })}`,
  /** The lasting address of a text. @param period as `nameOfPeriod` has it */
  horoscopeOf: (sign: string, period: string) => `/horoskop/${sign}/${period}`,
  horoscopeToday: (sign: string) => `/horoskop/${sign}`,
  horoscopeArchive: (sign: string, month?: string) =>
    `/horoskop/${sign}/archiwum${month ? `/${month}` : ""}`,
  horoscopeFeed: (sign: string) => `/horoskop/${sign}/rss.xml`,
  /** @param shape `pionowa` (1080 × 1350) or `pozioma` (1200 × 630) */
  horoscopeCard: (sign: string, period: string, shape: "pionowa" | "pozioma") =>
    `/horoskop/${sign}/${period}/karta-${shape}.png`,
  horoscopeRule: () => "/horoskop/jak-to-liczymy",
  horoscopeMail: (sign?: string) =>
    `/horoskop/e-mail${sign ? `?${new URLSearchParams({ sign })}` : ""}`,
  horoscopeMailKey: (key: string) => `/horoskop/e-mail/${encodeURIComponent(key)}`,
  horoscopeMailEnd: (key: string) => `/horoskop/e-mail/${encodeURIComponent(key)}/koniec`,
  skyCalendar: () => "/niebo.ics",
  emotionalSupport: () => "/ai-therapist",
  paymentSuccess: (token: string) => `/payment/success?${new URLSearchParams({ tr_crc: token })}`,
  paymentError: (token: string) => `/payment/error?${new URLSearchParams({ tr_crc: token })}`,
  orderDocument: (token: string, position = 0) =>
    `/orders/${encodeURIComponent(token)}/document${position > 0 ? `/${position}` : ""}`,
  orderReading: (token: string, position = 0) =>
    `/orders/${encodeURIComponent(token)}/read${position > 0 ? `/${position}` : ""}`,
  sentenceCard: (token: string) => `/orders/${encodeURIComponent(token)}/card`,
  sentenceCardPicture: (token: string, shape: string, key: string) =>
    `/orders/${encodeURIComponent(token)}/card/${shape}.png?${new URLSearchParams({ zdanie: key })}`,
  orderCover: (token: string) => `/orders/${encodeURIComponent(token)}/cover`,
  orderEvents: (token: string, seen: string) =>
    `/orders/${encodeURIComponent(token)}/events?${new URLSearchParams({ seen })}`,
  deletionOfOrder: (token: string) => `${paths.paymentSuccess(token)}#${deletionId}`,
  orderAgain: (token: string) => `/orders/${encodeURIComponent(token)}/again`,
  orderEmail: (token: string) => `/orders/${encodeURIComponent(token)}/email`,
  orderConfirmation: (token: string) => `/orders/${encodeURIComponent(token)}/confirmation`,
  orderWithdrawal: (token: string) => `/orders/${encodeURIComponent(token)}/withdrawal`,
  orderAppointment: (token: string, choice: { date?: string } = {}) =>
    withQuery(`/orders/${encodeURIComponent(token)}/appointment`, choice),
  orderReview: (token: string) => `/orders/${encodeURIComponent(token)}/review`,
  orderComplaint: (token: string) => `/orders/${encodeURIComponent(token)}/complaint`,
  securityTxt: () => "/.well-known/security.txt",
  sitemap: () => "/sitemap.xml",
  manifest: () => "/manifest.webmanifest",
  orderResult: (page: string, token: string) => `${page}?${new URLSearchParams({ token })}`,
  sample: (slug: string) => `/samples/${slug}`,
  /** The picture of a page, counted from 1. */
  samplePicture: (slug: string, page: number, digest: string) =>
    `/samples/${slug}/${page}-${digest}.webp`,
  /** @param figure on it, where that is not the product's own */
  productCover: (slug: string, figure?: string | null) =>
    `/samples/${slug}/cover.png${figure ? `?figure=${figure}` : ""}`,
  samplePages: (slug: string) => `/samples/${slug}/pages`,
  legalAdviser: () => "/doradca-prawny",
  rentalDraft: (token: string, page: number | "sprawdz" | "podglad" | "podglad.pdf" | "anuluj") =>
    `/doradca-prawny/umowa/${encodeURIComponent(token)}/${page}`,
  /** A page on which a talk is booked. @param choice.slot an ISO time, or `now` */
  booking: (
    team: string,
    persona: string,
    choice: { date?: string; minutes?: string; slot?: string } = {},
  ) => withQuery(`${team}/${persona}`, choice),
  /** Where a booked talk is held. */
  room: (token: string) => `/chat/ai/${encodeURIComponent(token)}`,
  roomWriting: (token: string) => `/chat/ai/${encodeURIComponent(token)}/write`,
  roomEnd: (token: string) => `/chat/ai/${encodeURIComponent(token)}/end`,
  roomConsent: (token: string) => `/chat/ai/${encodeURIComponent(token)}/consent`,
  /** A position follows. @param message whose answer is read along; null for whatever changes in the room */
  roomEvents: (token: string, message: string | null, version: string) =>
    `/chat/ai/${encodeURIComponent(token)}/events?${new URLSearchParams({ ...(message && { message }), version })}&after=`,
  books: () => "/books",
  book: (slug: string) => `/books/${slug}`,
  bookFragment: (slug: string) => `/books/${slug}/fragment`,
  bookCover: (slug: string) => `/books/${slug}/cover.svg`,
  download: (token: string, format?: "epub" | "pdf") =>
    `/ebook/download/${encodeURIComponent(token)}${format ? `/${format}` : ""}`,
  login: (returnTo?: string) => withReturn("/login", returnTo),
  authCallback: () => "/auth-callback",
  logout: () => "/logout",
  register: (returnTo?: string) => withReturn("/register", returnTo),
  emailVerification: () => "/email-verification-required",
  emailConfirmed: () => "/email-confirmed",
  /** @param until when a ban ends */
  signInError: (until: Date | null = null) =>
    withQuery("/error", until ? { until: until.toISOString() } : {}),
  panel: () => "/panel",
  welcome: () => "/witaj",
  profileOrders: () => "/profile/orders",
  profileOrderReading: (number: string, position = 0) =>
    `/profile/orders/${number}/read${position > 0 ? `/${position}` : ""}`,
  profileOrderDocument: (number: string, position = 0) =>
    `/profile/orders/${encodeURIComponent(number)}/document${position > 0 ? `/${position}` : ""}`,
  profileOrderComplaint: (number: string) =>
    `/profile/orders/${encodeURIComponent(number)}/complaint`,
  profileSettings: () => "/profile/settings",
  profileSecurity: () => "/profile/settings/security",
  profilePreferences: () => "/profile/settings/preferences",
  profileSessions: () => "/profile/settings/sessions",
  support: (page?: number) =>
    withQuery("/profile/settings/support", { page: page && page > 1 ? String(page) : null }),
  /** @param before id of a message: those before it */
  supportThread: (id: string, before?: string) =>
    withQuery(`/profile/settings/support/${encodeURIComponent(id)}`, { before }),
  supportAttachment: (messageId: string, position: number) =>
    `/profile/settings/support/files/${messageId}/${position}`,
  accountDeletion: () => "/profile/settings/delete-account",
  /** @param leaving also signs out at the identity provider, shortly */
  accountDeleted: () => "/account-deleted",
  accountExport: (format: "json" | "zip") => `/profile/settings/export/${format}`,
  avatar: (id: string | null) => `/avatars/${id ?? "default.svg"}`,
  groups: (filter: { type?: string; show?: string; after?: string } = {}) =>
    withQuery("/grupy", filter),
  group: (slug: string, before?: string | null) =>
    withQuery(`/grupy/${encodeURIComponent(slug)}`, { before }),
  /** The posts of a group or, without one, of all that a member is in. */
  feed: (group?: string | null, before?: string | null): string =>
    group ? paths.group(group, before) : withQuery("/panel", { before }),
  /** @param groupsAfter a group: those that come after it */
  panelGroups: (groupsAfter: string) => withQuery("/panel", { groupsAfter }),
  /** @param returnTo where one goes who has joined; to the group otherwise */
  joinGroup: (slug: string, returnTo?: string) =>
    withReturn(`/groups/${encodeURIComponent(slug)}/join`, returnTo),
  leaveGroup: (slug: string) => `/groups/${encodeURIComponent(slug)}/leave`,
  joinRequests: (slug: string) => `/groups/${encodeURIComponent(slug)}/requests`,
  keepers: (slug: string) => `/groups/${encodeURIComponent(slug)}/keepers`,
  keeperOverview: (slug: string) => `/groups/${encodeURIComponent(slug)}/overview`,
  groupWishes: () => "/groups/wishes",
  offerToKeep: (slug: string) => `/groups/${encodeURIComponent(slug)}/offer-to-keep`,
  groupWords: (slug: string) => `/groups/${encodeURIComponent(slug)}/words`,
  member: (id: string, before?: string | null) =>
    withQuery(`/members/${encodeURIComponent(id)}`, { before }),
  mutedMembers: () => "/profile/settings/muted",
  nick: (returnTo?: string) => withReturn("/profile/nick", returnTo),
  groupPost: (slug: string, id: string, after?: string | null) =>
    withQuery(`/grupy/${encodeURIComponent(slug)}/${id}`, { after }),
  profileNotifications: () => "/profile/settings/notifications",
  search: (question?: { q: string; sort?: "best"; before?: string }) =>
    question ? `/szukaj?${new URLSearchParams(question)}` : "/szukaj",
  notifications: (before?: string) =>
    before ? `/notifications?${new URLSearchParams({ before })}` : "/notifications",
  notification: (id: string) => `/notifications/${id}`,
  unsubscribe: (key: string) => `/unsubscribe/${encodeURIComponent(key)}`,
  report: (
    kind: "post" | "comment" | "picture" | "member" | "group_rules" | "group_welcome",
    id: string,
  ) => `/report/${kind}/${id}`,
  cases: () => "/cases",
  case: (key: string) => `/cases/${encodeURIComponent(key)}`,
  unanswered: (slug: string) => `/groups/${encodeURIComponent(slug)}/unanswered`,
  groupFollowing: (slug: string) => `/groups/${encodeURIComponent(slug)}/follow`,
  /** The beginning of a name follows. */
  groupNames: (slug: string) => `/groups/${encodeURIComponent(slug)}/names?begins=`,
  offersToLook: (slug: string) => `/groups/${encodeURIComponent(slug)}/offers-to-look`,
  readingConsent: (slug: string) => `/groups/${encodeURIComponent(slug)}/reading-consent`,
  threadClosing: (id: string) => `/post/${id}/close`,
  postPinning: (id: string) => `/post/${id}/pin`,
  keeping: (kind: "post" | "comment" | "member", id: string) => `/keep/${kind}/${id}`,
  confirmReport: (key: string) => `/report/confirm/${encodeURIComponent(key)}`,
  /**
   * The stream of the community. It counts what comes after a moment.
   * @param watched since when, in milliseconds since 1970, and the one group or post in view
   */
  communityEvents: (watched: { since: number; group?: string; post?: string }) => {
    const { since, ...view } = watched;
    return `/community/events?${new URLSearchParams({ since: String(since), ...view })}`;
  },
  /** The composer of somebody who comes to a group for the first time, with beginnings to choose from beside it. */
  firstPost: (group: string) => withQuery("/post/new", { group, hello: "1" }),
  /** The composer of a keeper, with words of welcome for somebody who has come. @param member a membership */
  welcomePost: (group: string, member: string) =>
    withQuery("/post/new", { group, welcomes: member }),
  /** A page of a thread with what it leaves out of people whom one has muted. */
  withMuted: (thread: string) => `${thread}${thread.includes("?") ? "&" : "?"}${showMutedName}=1`,
  newPost: (group?: string | null) => withQuery("/post/new", { group }),
  post: (id: string, after?: string | null) =>
    withQuery(`/post/${encodeURIComponent(id)}`, { after }),
  /** Where the author of what is held or hidden is led to the case of it. */
  postCase: (id: string) => `/post/${id}/case`,
  postLike: (id: string) => `/post/${id}/like`,
  threadWish: (id: string) => `/post/${id}/follow`,
  postSaving: (id: string) => `/post/${id}/save`,
  /** @param since when the last look was */
  newComments: (id: string, since: Date | null) =>
    withQuery(`/post/${id}/new`, { since: since?.toISOString() }),
  savedPosts: (before?: string | null) => withQuery("/saved", { before }),
  postEditing: (id: string) => `/post/${id}/edit`,
  postDeletion: (id: string) => `/post/${id}/delete`,
  postComments: (id: string) => `/post/${id}/comments`,
  comment: (id: string, after?: string | null) =>
    withQuery(`/comments/${encodeURIComponent(id)}`, { after }),
  commentCase: (id: string) => `/comments/${id}/case`,
  commentLike: (id: string) => `/comments/${id}/like`,
  commentEditing: (id: string) => `/comments/${id}/edit`,
  commentDeletion: (id: string) => `/comments/${id}/delete`,
  picture: (id: string, size: "large" | "small") => `/pictures/${id}/${size}`,
  /** A picture that waits for its post. @param key which names it, and whom alone it is shown to */
  keptPicture: (key: string) => `/pictures/${key.split(".")[0]}/small?kept=${key}`,
  admin: () => "/admin",
  casePicture: (id: string) => `/admin/reports/${id}/picture`,
  adminPerson: (kind: "order" | "member" | "message", id: string) => `/admin/people/${kind}/${id}`,
  adminModules: () => "/admin/modules",
  adminTab: (key: string, id?: string) =>
    ["/admin", key, id].filter((part) => part !== undefined && part !== "").join("/"),
  /**
   * The page on which an act of staff is confirmed.
   * @param returnTo the list that it leads back to
   * @param then the act upon the same row that one goes on with
   */
  adminAct: (tab: string, id: string, act: string, returnTo?: string, then?: string) =>
    withQuery(`/admin/${tab}/${id}/${act}`, { returnTo, [actAfterName]: then }),
  /** Takes back what was pressed less than half a minute ago. */
  adminTakeBack: (actId: string) => `/admin/take-back/${actId}`,
  /** Remembers that one has read what became of what one asked for, or pressed. */
  adminReadOutcome: (actId: string) => `/admin/outcomes/${actId}/read`,
  adminBulk: (tab: string, act: string) => `/admin/${tab}/bulk/${act}`,
  adminBulkRows: (id: string) => `/admin/bulk/${id}/rows`,
  adminNewBook: () => "/admin/books/new",
  adminSupportAttachment: (messageId: string, position: number) =>
    `/admin/support/files/${messageId}/${position}`,
  adminOrderDocument: (id: string, position: number) => `/admin/orders/${id}/document/${position}`,
  adminSmartStats: () => "/admin/modules/smart/stats",
  adminPaymentStats: () => "/admin/modules/payments/stats",
  adminExport: (tab: string) => `/admin/${tab}/export`,
  adminExportFile: (tab: string) => `/admin/${tab}/export/file`,
  /** @param style the number of the mentor's style that is chosen, for whoever has to consent first */
  talks: (page?: number, question?: string, style?: number) =>
    withQuery("/mentor-ai", {
      q: question || null,
      page: page && page > 1 ? String(page) : null,
      style: style === undefined ? null : String(style),
    }),
  /** @param style the number of the mentor's style that is chosen there */
  newTalk: (style?: number) =>
    withQuery("/mentor-ai/new", { style: style === undefined ? null : String(style) }),
  /** @param style the number of the mentor's style that the talk then begins in */
  talkConsent: (style?: number) =>
    withQuery("/mentor-ai/consent", { style: style === undefined ? null : String(style) }),
  mentorMemory: () => "/mentor-ai/memory",
  rememberedFact: (id: string) => `/mentor-ai/memory/${encodeURIComponent(id)}`,
  talk: (id: string, before?: number | null) =>
    withQuery(`/mentor-ai/${encodeURIComponent(id)}`, { before: before ? String(before) : null }),
  /** Where one writes on without a script, while an answer is awaited. */
  talkWriting: (id: string) => `/mentor-ai/${encodeURIComponent(id)}?write#write`,
  talkExport: (id: string, format: "txt" | "json") => `/mentor-ai/${id}/export/${format}`,
  talkMessageDeletion: (id: string, messageId: string) =>
    `/mentor-ai/${id}/messages/${encodeURIComponent(messageId)}/delete`,
  talkName: (id: string) => `/mentor-ai/${id}/name`,
  talkContext: (id: string) => `/mentor-ai/${id}/context`,
  talkDeletion: (id: string) => `/mentor-ai/${id}/delete`,
  talkRestoration: (id: string) => `/mentor-ai/${id}/restore`,
  /** A position follows. @param showsHelp whether the page that reads along has help first */
  talkEvents: (id: string, message: string, showsHelp: boolean) =>
    `/mentor-ai/${id}/events?message=${message}&help=${showsHelp}&after=`,
  profileMentor: () => "/profile/settings/mentor",
  devTrial: () => "/dev/trial",
  /** A position follows. */
  devTrialEvents: () => "/dev/trial/events?after=",
  paymentNotification: () => "/webhooks/tpay",
  mailReport: () => "/webhooks/resend",
};
