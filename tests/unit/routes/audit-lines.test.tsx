import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuditSentence, type ToldLine } from "~/routes/admin/audit-lines";
import { whyLabel } from "~/routes/admin/why-label";
import type { Target } from "~/services/access/targets";
import { deferredActs, rowActs } from "~/services/acts/registry.server";
import { allActs, allReasons } from "~/services/acts/words";
import { reasonName } from "~/services/acts/reason-field";
import { isStaffAct } from "~/services/acts/staff-act.server";
import { noReasons } from "~/services/audit/audit-events";
import type { Facts } from "~/services/audit/facts";

const self = "11111111-1111-4111-8111-111111111111";
const other = "22222222-2222-4222-8222-222222222222";
const names = { [self]: "Ania Maj", [other]: "Pola Lis" };

type Typical = { of: Target["kind"]; before?: Facts; after?: Facts };

const asks: Typical = {
  of: "order",
  after: { act: "refund_order", actId: crypto.randomUUID(), askedBy: other },
};
const files = { pdf: "a".repeat(64), epub: "b".repeat(64), mobi: "c".repeat(64) };
const moderated: Typical = { of: "post", after: { case: crypto.randomUUID(), decision: "hide" } };
const sold = { isPublished: true, isArchived: false };
const groupNow = { type: 6, private: false, sensitive: false };

const horoscope = {
  sign: "rak",
  scope: "daily",
  startsOn: "2026-11-27",
  horoscopeKind: "main",
} as const;

/** What each act of the log writes down, as its verb does. */
const typical: Readonly<Record<string, Typical>> = {
  request_act: { of: "order", after: { act: "refund_order", actId: crypto.randomUUID() } },
  approve_act: asks,
  decline_act: asks,
  withdraw_request: { ...asks, after: { ...asks.after, askedBy: self } },
  fail_act: { of: "order", after: { act: "send_again", failure: "act_pending", askedBy: other } },
  take_back_act: { of: "order", after: { act: "send_again" } },
  ask_for_bulk: { of: "bulk", after: { act: "refund_order", rows: 12 } },
  run_bulk: { of: "bulk", after: { askedBy: other } },
  stop_bulk: { of: "bulk" },
  add_book: {
    of: "book",
    after: { slug: "nocne-niebo", isPublished: false, priceGrosze: 1990, ...files },
  },
  edit_book: {
    of: "book",
    before: { title: "Echo", priceGrosze: 1990 },
    after: { title: "Echo lasu", priceGrosze: 1990, changed: "title,description,author" },
  },
  replace_book_file: { of: "book", before: { edition: 1 }, after: { edition: 2, ...files } },
  publish_book: { of: "book", before: { ...sold, isPublished: false }, after: sold },
  unpublish_book: { of: "book", before: sold, after: { ...sold, isPublished: false } },
  archive_book: { of: "book", before: sold, after: { isPublished: false, isArchived: true } },
  restore_book: { of: "book", before: { ...sold, isArchived: true }, after: sold },
  delete_book: { of: "book", before: { slug: "nocne-niebo", title: "Nocne niebo" } },
  answer_message: { of: "message", after: { length: 47 } },
  close_message: { of: "message" },
  create_group: { of: "group", after: groupNow },
  edit_group: {
    of: "group",
    before: groupNow,
    after: {
      ...groupNow,
      type: 17,
      private: true,
      sensitive: true,
      renamed: true,
      described: true,
    },
  },
  set_indexing: { of: "group", before: { indexed: false }, after: { indexed: true } },
  set_group_icon: { of: "group", before: { icon: false }, after: { icon: true } },
  delete_group: {
    of: "group",
    before: { members: 5, posts: 2, comments: 0, sensitive: true },
    after: { askedBy: other },
  },
  appoint_keeper: { of: "membership", before: { role: "member" }, after: { role: "keeper" } },
  dismiss_keeper: { of: "membership", before: { role: "keeper" }, after: { role: "member" } },
  let_in: { of: "membership", before: { state: "requested" }, after: { state: "active" } },
  refuse_to_let_in: { of: "membership", before: { state: "requested" }, after: { state: "left" } },
  ban_member: { of: "member", before: { status: "active" }, after: { status: "banned" } },
  unban_member: { of: "member", before: { status: "banned" }, after: { status: "inactive" } },
  edit_member: { of: "member", after: { changed: "full_name" } },
  activate_member: { of: "member", before: { active: false }, after: { active: true } },
  deactivate_member: { of: "member", before: { active: true }, after: { active: false } },
  set_subscription: {
    of: "member",
    before: { subscription: "none" },
    after: { subscription: "premium", lapsesAt: null },
  },
  end_sessions: { of: "member", after: { ended: 2 } },
  delete_member: { of: "member", after: { texts: "keep", askedBy: other } },
  hide_automatically: { of: "case", before: { hidden: false }, after: { hidden: true } },
  claim_case: { of: "case" },
  take_back_decision: {
    of: "case",
    before: { decision: "hide" },
    after: { state: "decided", decision: "leave", subject: "post" },
  },
  decide_case: {
    of: "case",
    before: { state: "open" },
    after: { state: "decided", decision: "hide", subject: "post" },
  },
  appeal: { of: "case", after: { side: "author", decision: "hide" } },
  answer_appeal: {
    of: "case",
    before: { decision: "hide" },
    after: { outcome: "changed", decision: "leave" },
  },
  write_to_party: { of: "case", after: { side: "reporter" } },
  open_pseudonym: { of: "membership", after: { askedBy: other } },
  keeper_hides: moderated,
  keeper_silences: { ...moderated, of: "membership", after: { decision: "silence" } },
  accept_wish: { of: "wish" },
  decline_wish: { of: "wish" },
  write_group_words: { of: "group" },
  edit_group_words: { of: "group" },
  keeper_takes_back: { of: "post", after: { case: other, decision: "hide" } },
  pin_post: { of: "post" },
  keeper_closes_talk: { of: "post" },
  keeper_reopens_talk: { of: "post" },
  unpin_post: { of: "post" },
  open_content: { of: "review" },
  add_note: { of: "order", after: { characters: 12 } },
  delete_note: { of: "order" },
  retry_job: {
    of: "job",
    before: { kind: "send_mail", attempts: 3 },
    after: { attempts: 0 },
  },
  drop_job: { of: "job", before: { kind: "send_mail", attempts: 25 } },
  send_again: { of: "order" },
  send_book: { of: "order" },
  send_mail_again: { of: "mail", after: { kind: "document" } },
  correct_email: {
    of: "order",
    before: { email: "o***@example.com" },
    after: { email: "a***@example.com" },
  },
  make_again: { of: "order" },
  write_draft: { of: "order" },
  send_draft: { of: "order", before: { confidence: 0.5 }, after: { confidence: 0.8 } },
  reject_draft: { of: "order" },
  withdraw_for_buyer: {
    of: "order",
    after: { declaredOn: "2026-11-23", way: "letter", askedBy: self },
  },
  delete_content: { of: "order" },
  fail_refund: { of: "order", after: { failure: "two_people", askedBy: self } },
  refund_order: {
    of: "order",
    before: { status: "completed" },
    after: { grosze: 1199, whole: true, askedBy: self },
  },
  record_payment: {
    of: "order",
    before: { status: "awaiting_payment" },
    after: { grosze: 1199, askedBy: other },
  },
  send_payment_link: { of: "order" },
  drop_refund: {
    of: "payment",
    before: { status: "requested", grosze: 1199 },
    after: { status: "cancelled", askedBy: other },
  },
  settle_refund: { of: "payment", after: { grosze: 1199, askedBy: other } },
  complete_payment: {
    of: "payment",
    before: { status: "pending" },
    after: { confirmedBy: "gateway", outcome: "fulfilling,already_paid" },
  },
  mark_paid: {
    of: "payment",
    before: { status: "pending" },
    after: { confirmedBy: "staff", askedBy: other },
  },
  cancel_payment: {
    of: "payment",
    before: { status: "pending" },
    after: { status: "cancelled" },
  },
  retry_payment: { of: "payment", after: { outcome: "fulfilling" } },
  delete_payment: { of: "payment", before: { status: "failed" } },
  archive_payment: { of: "payment", before: { status: "paid" } },
  restore_payment: { of: "payment", before: { status: "paid" } },
  explain_difference: {
    of: "difference",
    before: { ours: "paid", oursGrosze: 1199, theirs: null, theirsGrosze: null },
  },
  cancel_order: {
    of: "order",
    before: { status: "awaiting_payment" },
    after: { status: "cancelled" },
  },
  export_payments: { of: "export", after: { filters: "from,status" } },
  export_orders: { of: "export", after: { filters: "" } },
  generate_horoscopes: {
    of: "horoscope",
    after: { scope: "daily", startsOn: "2026-11-01", rows: 360, sign: "rak" },
  },
  approve_horoscope: { of: "horoscope", after: horoscope },
  approve_horoscopes: { of: "horoscope", after: { rows: 59 } },
  edit_horoscope: {
    of: "horoscope",
    before: { ...horoscope, characters: 310 },
    after: { ...horoscope, startsOn: "2026-11-28", characters: 298 },
  },
  withdraw_horoscope: { of: "horoscope", before: horoscope },
  rewrite_horoscope: { of: "horoscope", before: horoscope },
  delete_horoscope: { of: "horoscope", before: { ...horoscope, state: "published" } },
  delete_horoscopes: { of: "horoscope", after: { rows: 840, askedBy: other } },
  create_promotion: {
    of: "product",
    after: {
      promotionId: crypto.randomUUID(),
      priceGrosze: 999,
      startsAt: "2026-11-24T08:00:00.000Z",
      endsAt: "2026-12-24T08:00:00.000Z",
    },
  },
  end_promotion: {
    of: "product",
    before: { endsAt: "2026-12-24T08:00:00.000Z" },
    after: { cancelled: true },
  },
  set_persona_hours: {
    of: "persona",
    before: { hours: "pon.–niedz. 8:00–22:00" },
    after: { hours: "pon.–pt. 8:00–22:00; sob.–niedz. zamknięte" },
  },
  set_persona_lanes: { of: "persona", before: { lanes: 3 }, after: { lanes: 1 } },
  set_persona_prices: {
    of: "persona",
    before: {
      ...{ shortTalkGrosze: 1999, longTalkGrosze: 3499 },
      ...{ eveningFrom: "18:00", eveningPercentLess: 10 },
    },
    after: {
      ...{ shortTalkGrosze: 2199, longTalkGrosze: 3499 },
      ...{ eveningFrom: "19:00", eveningPercentLess: 10 },
    },
  },
  show_review: {
    of: "review",
    before: { status: "hidden", reason: "offensive" },
    after: { status: "visible" },
  },
  hide_review: {
    of: "review",
    before: { status: "visible", reason: null },
    after: { status: "hidden" },
  },
  answer_review: { of: "review", before: { length: null }, after: { length: 47 } },
  remove_review_answer: { of: "review", before: { length: 47 } },
  answer_thread: { of: "thread", after: { length: 47 } },
  take_thread: { of: "thread" },
  hand_back_thread: { of: "thread" },
  close_thread: { of: "thread" },
  accept_complaint: { of: "thread", after: { grosze: 500, whole: false, askedBy: other } },
  remake_for_complaint: { of: "thread" },
  decline_complaint: { of: "thread" },
  delete_thread: { of: "thread" },
  turn_switch_on: { of: "switch", before: { isOn: false }, after: { isOn: true } },
  turn_switch_off: { of: "switch", before: { isOn: true }, after: { isOn: false } },
};

const nothing = { target: { name: null, href: null }, names };

function sentence(act: string, reason: string | null, more: Partial<ToldLine> = {}): string {
  const { of = "audit", before, after } = typical[act] ?? {};
  const line: ToldLine = {
    ...{ id: "1", at: new Date(), dayOnly: false, act, reason },
    ...{
      actorKind: "staff",
      actorId: self,
      actorEmail: "ania@example.com",
      actorName: names[self]!,
    },
    ...{ targetKind: of, targetId: "x", before: before ?? null, after: after ?? null },
    ...nothing,
    ...more,
  };
  return renderToStaticMarkup(<AuditSentence line={line} />)
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ");
}

/** What is written down in codes of ours: words that nobody typed. */
const codesIn = (act: string) =>
  [typical[act]?.before, typical[act]?.after]
    .flatMap((facts) => Object.values(facts ?? {}))
    .filter((value) => typeof value === "string")
    // A post is called so in both languages.
    .filter((value) => /^[a-z_]+$/.test(value) && value !== "post");

test("each act of the desk and of the log has a line in plain Polish", () => {
  const ofDesk = Object.values(rowActs).flatMap((acts) =>
    Object.values(acts).map(({ act }) => act.code),
  );
  const codes = [...ofDesk, ...deferredActs.map(({ act }) => act.code), ...allActs.keys()];
  expect(codes.filter((code) => typical[code] === undefined)).toEqual([]);
  expect(codes.filter((code) => !allActs.has(code))).toEqual([]);
  for (const [code, { does, reasons }] of allActs)
    for (const reason of [null, ...Object.keys(reasons)]) {
      const line = sentence(code, reason);
      expect(line, code).toMatch(new RegExp(`^Ania Maj ${does}[ ,:.]`));
      expect(line, code).not.toMatch(/→ –|– →|: –|undefined|null|true|false|\[object/);
      expect(line, code).not.toMatch(/[\da-f]{8}-[\da-f]{4}|[\da-f]{12}/);
      expect(line.replaceAll(/\S+@\S+/g, ""), code).not.toMatch(/[a-z]_[a-z]|[a-z][A-Z]/);
      for (const value of codesIn(code))
        expect(line, code).not.toMatch(new RegExp(`: ${value}\\b`));
      const words = allReasons.get(reason ?? "");
      if (words) expect(line.split(words).length, `${code}: ${line}`).toBeLessThanOrEqual(2);
    }
});

test.each([
  [
    "decline_act",
    "not_justified",
    { target: { name: "K-12", href: null } },
    "Ania Maj odmawia zgody na prośbę: zwrot pieniędzy, zamówienie K-12. Prośba od: Pola Lis. Powód: brak podstaw.",
  ],
  [
    "approve_act",
    "complaint",
    { names: { [self]: "Ania Maj" }, target: { name: "K-12", href: null } },
    "Ania Maj zgadza się na prośbę: zwrot pieniędzy, zamówienie K-12. Prośba od osoby, której konta już nie ma. Powód: reklamacja.",
  ],
  ["answer_message", "answer_message", {}, "Ania Maj odpowiada na wiadomość. Liczba znaków: 47."],
  [
    "refund_order",
    "goodwill",
    { target: { name: "K-12", href: null } },
    "Ania Maj zwraca pieniądze za zamówienie K-12. Powód: gest dobrej woli. Stan przed zmianą: dostarczone, kwota: 11,99 zł, zwrot całości.",
  ],
  [
    "record_payment",
    "cash",
    { target: { name: "K-12", href: null } },
    "Ania Maj zapisuje wpłatę poza bramką za zamówienie K-12. Prośba od: Pola Lis. Powód: gotówka. Stan przed zmianą: czeka na płatność, kwota: 11,99 zł.",
  ],
  [
    "cancel_order",
    "clean_up",
    { target: { name: "K-12", href: "/x" } },
    "Ania Maj anuluje zamówienie K-12. Powód: porządki. Stan: czeka na płatność → anulowane.",
  ],
  [
    "delete_member",
    "underage",
    { names: {}, target: { name: "j@example.com", href: null } },
    "Ania Maj usuwa konto j@example.com. Prośba od osoby, której konta już nie ma. Powód: osoba poniżej 16 lat. Wpisy i komentarze: zostają.",
  ],
  [
    "settle_refund",
    "sent_by_transfer",
    { target: { name: "K-12", href: null } },
    "Ania Maj zapisuje zwrot wysłany przelewem: płatność K-12. Prośba od: Pola Lis. Kwota: 11,99 zł.",
  ],
  [
    "ask_for_bulk",
    null,
    { target: { name: "Zwrot pieniędzy · 12 pozycji", href: null } },
    "Ania Maj przygotowuje czynność zbiorczą: Zwrot pieniędzy · 12 pozycji. Liczba pozycji: 12.",
  ],
  [
    "open_pseudonym",
    "danger_to_life",
    { targetId: null },
    "Ania Maj poznaje konto za pseudonimem: osoba w grupie (zasłonięte). Prośba od: Pola Lis. Powód: zagrożenie życia albo zdrowia.",
  ],
] as const)("%s reads without a stumble", (act, reason, more, words) => {
  expect(sentence(act, reason, more)).toBe(words);
});

/** Calls that write a line of the log with a reason of their own, and of nobody's who was asked. */
function reasonsOfVerbs(): string[] {
  const verbs = readdirSync("app/services", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".server.ts"))
    .map((file) => readFileSync(`app/services/${file}`, "utf8"));
  const calls = verbs.flatMap((code) => code.match(/recordAuditEvent(?:<\w+>)?\(.*?\}\);/gs) ?? []);
  expect(calls.length).toBeGreaterThan(60);
  return calls.filter((call) => /\breason: "/.test(call));
}

test("no verb gives a reason in the place of whoever was asked", () => {
  expect(reasonsOfVerbs()).toEqual([]);
});

test("an act without reasons asks for none, and one that asks for a reason has some", () => {
  for (const acts of Object.values(rowActs))
    for (const rule of Object.values(acts)) {
      if (!isStaffAct(rule)) continue;
      const asks = rule.fields.some(({ name }) => name === reasonName);
      const { code, reasons } = rule.act;
      if (asks) expect(Object.keys(reasons), code).not.toEqual([]);
      if (reasons === noReasons) expect(rule.deferred?.reasonOf, code).toBeUndefined();
    }
});

test("a line of before says no reason that nobody gave", () => {
  const silent = [...allActs.values()].filter(({ reasons }) => reasons === noReasons);
  expect(silent.length).toBeGreaterThan(20);
  for (const { code } of silent) {
    expect(sentence(code, "clearer"), code).not.toContain("Powód");
    for (const about of ["request_act", "approve_act", "take_back_act"])
      expect(sentence(about, "clearer", { after: { act: code } }), code).not.toContain("Powód");
  }
  expect(sentence("keeper_hides", "abuse")).toContain("Powód");
  for (const act of ["refund_order", "run_bulk"])
    expect(sentence("request_act", "complaint", { after: { act } })).toContain("Powód: reklamacja");
  expect(sentence("decline_act", "not_justified", { after: { act: "settle_refund" } })).toContain(
    "Powód: brak podstaw",
  );
});

test("a reason is left out only where the act has said it", () => {
  const why = (act: string, reason: string) => whyLabel({ act, reason, after: null });
  expect(why("keeper_hides", "gone")).toBe("Tej treści już nie ma");
  expect(why("restore_payment", "reminder")).toBe("Przypomnienie o płatności");
  expect(why("refund_order", "complaint")).toBe("Reklamacja");
  expect(why("replace_book_file", "new_edition")).toBeNull();
  expect(why("settle_refund", "sent_by_transfer")).toBeNull();
});
