import { randomUUID } from "node:crypto";
import { Outlet } from "@remix-run/react";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { acts, auditLog, payments, refunds, staff } from "~/db/schema";
import * as entry from "~/entry.server";
import { action as press, loader as look } from "~/routes/admin/act";
import * as agreements from "~/routes/admin/agreements";
import { loader as layout } from "~/routes/admin/layout";
import * as orders from "~/routes/admin/orders";
import * as reports from "~/routes/admin/reports";
import { action as read } from "~/routes/admin/read-outcome";
import { approveAct, declineAct } from "~/services/acts/decide-act.server";
import { deferredActs } from "~/services/acts/registry.server";
import { actLifetime } from "~/services/acts/request-act.server";
import { formatIsoDate } from "~/copy/format";
import { groupDeletionReasons } from "~/services/groups/acts";
import { horoscopeReasons } from "~/services/horoscopes/acts";
import { deletionReasons } from "~/services/members/acts";
import { pseudonymReasons } from "~/services/moderation/acts";
import { assistReasons } from "~/services/orders/acts";
import {
  outsideWays,
  paymentReasons,
  refundDropReasons,
  refundReasons,
} from "~/services/payments/acts";
import { openComplaint } from "~/services/support/open-complaint.server";
import { ask, askForMany } from "../../support/acts";
import { newGroup, newPerson, putInto } from "../../support/community";
import { type CookieJar, signIn } from "../../support/members";
import {
  deliverOrder,
  placeTestOrder,
  placeOpenOrder,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { written } from "../../support/horoscopes";
import { caseOf, reportAs, scene } from "../../support/moderation";
import { call, get, post } from "../../support/requests";
import { refundAsStaff } from "../../support/refunds";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";

const { url } = await startWebServer(
  buildOf(
    {
      "admin/agreements/:id?": agreements,
      "admin/orders/:id?": orders,
      "admin/reports/:id?": reports,
    },
    entry,
    {
      default: () => <Outlet />,
    },
  ),
);

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** What somebody reads on a page: its text, without addresses of links. */
async function textOf(jar: CookieJar, address: string): Promise<string> {
  const response = await fetch(jar.on(new Request(new URL(address, url))));
  expect(response.status).toBe(200);
  const html = await response.text();
  return html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\s+/g, " ");
}

beforeEach(async () => {
  await db.delete(staff);
});

/** A refund that the gateway does not take. */
async function refusedRefund() {
  const { id, number } = await placePaidOrder();
  await refundAsStaff({ orderId: id, reason: "complaint" });
  const [refund] = await db
    .update(refunds)
    .set({ lastError: "http_400" })
    .where(eq(refunds.orderId, id))
    .returning();
  return { number, paymentId: refund!.paymentId };
}

type Asked = {
  input: unknown;
  words: string[];
  /** Left out where nobody is asked why. */
  reason?: string;
};

/** One of each kind that takes two people: what is asked for, and words by which a colleague knows what that is. */
const kinds: Record<string, () => Promise<Asked>> = {
  async refund_order() {
    const { id, number } = await placePaidOrder();
    return {
      input: { orderId: id, reason: "complaint" },
      words: [`K-${number}`, "Kwota: 11,99 zł.", "Pieniądze wrócą"],
      reason: refundReasons.complaint,
    };
  },
  async withdraw_for_buyer() {
    const { id, number } = await placePaidOrder();
    const statement = { declaredOn: formatIsoDate(new Date()), way: "letter" };
    return {
      input: { orderId: id, reason: "buyer_wrote", ...statement },
      words: [`K-${number}`, "Zamówienie się skończy", "11,99 zł"],
      reason: assistReasons.buyer_wrote,
    };
  },
  async accept_complaint() {
    const { token, number } = await placePaidOrder();
    const threadId = await openComplaint(testContext("buyer"), {
      ...{ order: { token }, content: "Plik jest pusty", remedy: "refund", askedGrosze: null },
      ...{ screening: screeningOf(), formToken: randomUUID() },
    });
    return {
      input: { threadId, text: "Masz rację.", amountGrosze: 500, version: "1" },
      words: [`Reklamacja zamówienia K-${number}`, "Kwota: 5,00 zł.", "Reklamacja będzie uznana"],
    };
  },
  async drop_refund() {
    const { number, paymentId } = await refusedRefund();
    return {
      input: { paymentId, reason: "gateway_refuses" },
      words: [`K-${number}`, "Zwrot 11,99 zł nie wyjdzie", "zwrot się zatrzymał"],
      reason: refundDropReasons.gateway_refuses,
    };
  },
  async settle_refund() {
    const { number, paymentId } = await refusedRefund();
    return {
      input: { paymentId, proof: "Przelew nr 7" },
      words: [`K-${number}`, "Zwrot 11,99 zł będzie zapisany", "Dowód: Przelew nr 7"],
    };
  },
  async mark_paid() {
    const { order } = await placeOpenOrder();
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    return {
      input: { paymentId: payment!.id, reason: "bank_statement" },
      words: [`K-${order.number}`, "Kwota: 11,99 zł.", "Zamówienie ruszy"],
      reason: paymentReasons.bank_statement,
    };
  },
  async record_payment() {
    const { id, number, priceGrosze } = await placeTestOrder(testContext());
    const proof = "Wyciąg z 23 listopada, pozycja 4";
    const money = { amountGrosze: priceGrosze, receivedOn: formatIsoDate(new Date()), proof };
    return {
      input: { of: "order", id, reason: "bank_transfer", ...money },
      words: [`K-${number}`, "Kwota: 11,99 zł, wpłynęła", proof, "Zamówienie ruszy"],
      reason: outsideWays.bank_transfer,
    };
  },
  async delete_member() {
    const { userId } = await newPerson();
    return {
      input: { userId, texts: "keep", reason: "asked_by_member" },
      words: ["zniknie na zawsze", "Skończy się logowanie"],
      reason: deletionReasons.asked_by_member,
    };
  },
  async delete_group() {
    const group = await newGroup({});
    return {
      input: { groupId: group.id, reason: "unused_group" },
      words: [group.name, "Grupa zniknie na zawsze"],
      reason: groupDeletionReasons.unused_group,
    };
  },
  async delete_horoscopes() {
    await written("2026-11-27", { signs: ["rak"] });
    return {
      input: { reason: "mistake" },
      words: ["Wszystkie horoskopy", "Zniknie 5"],
      reason: horoscopeReasons.mistake,
    };
  },
  async open_pseudonym() {
    const group = await newGroup({ isSensitive: true, type: 17 });
    const { id: membershipId, pseudonym } = await putInto(group, await newPerson());
    return {
      input: { membershipId, reason: "ban_account" },
      words: [pseudonym ?? "", group.name, "zobaczą adres e-mail tego konta"],
      reason: pseudonymReasons.ban_account,
    };
  },
};

describe("what somebody else asks for", () => {
  test("every kind shows its effect, its reason and what it is done to in words, never as an id", async () => {
    const [asking, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const { jar } = await signIn(agreeing.identity);
    const byTwo = deferredActs.flatMap(({ act, byTwo: two }) => (two ? act.code : []));
    const seen = new Set<string>();
    const shows = async (kind: string, id: string, words: readonly string[], reason?: string) => {
      seen.add(kind);
      const { data } = await call<{ preview: { subject: string; effects: string[] } }>(
        look,
        jar.on(get(`/admin/agreements/${id}/approve`)),
        { tab: "agreements", id, act: "approve" },
      );
      const page = await textOf(jar, `/admin/agreements/${id}`);
      const previewed = [data.preview.subject, ...data.preview.effects].join(" ");
      for (const text of [page, previewed.replaceAll("\u00a0", " ")]) {
        for (const word of words) expect(text, kind).toContain(word);
        // The list beside it has a column of that name.
        const why = text.match(/Powód:? (?!Prosi)/g) ?? [];
        expect(why.length > 0, kind).toBe(reason !== undefined);
        if (reason !== undefined) expect(text, kind).toContain(reason);
        expect(text, kind).toContain(asking.identity.email);
        expect(text.replaceAll(/\S+@example\.com/g, ""), kind).not.toMatch(uuid);
      }
      expect(page, kind).not.toContain("Co się stanie –");
    };
    for (const [kind, make] of Object.entries(kinds)) {
      const { input, words, reason } = await make();
      await shows(kind, await ask(asking.ctx, { kind, input }), words, reason);
    }
    const order = await placePaidOrder();
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    const filters = { email: order.email ?? "" };
    const bulkId = await askForMany(asking.ctx, {
      ...{ kind: "send_again", filters, reason: "our_mistake" },
    });
    const [asked] = await db.select().from(acts).where(eq(acts.targetId, bulkId));
    await shows(
      "run_bulk",
      asked!.id,
      ["Ponowna wysyłka dokumentu", order.email ?? "", "Lista"],
      assistReasons.our_mistake,
    );
    expect([...seen].toSorted()).toEqual(byTwo.toSorted());
  });

  test("rings on every page of the desk for whoever may agree, and for nobody else", async () => {
    const asking = await newStaff("support");
    const waitingFor = async (role: "finance" | "support") => {
      const { jar } = await signIn((await newStaff(role)).identity);
      return (await call<{ waiting: number | null }>(layout, jar.on(get("/admin")))).data.waiting;
    };
    const before = (await waitingFor("finance")) ?? 0;
    const { id } = await placePaidOrder();
    const input = { orderId: id, reason: "complaint" };
    await ask(asking.ctx, { kind: "refund_order", input });
    expect(await waitingFor("finance")).toBe(before + 1);
    expect(await waitingFor("support")).toBeNull();
  });
});

describe("who asked hears", () => {
  const clock = { now: new Date() };
  beforeEach(() => {
    clock.now = new Date();
  });

  /** Of two that have one name. */
  const called = ({ identity: { name, email } }: { identity: { name: string; email: string } }) =>
    `${name} (${email})`;

  type Heard = { id: string; status: string; decidedByName: string | null };

  async function asked() {
    const [asking, agreeing] = [await newStaff("support", clock), await newStaff("finance", clock)];
    const order = await placePaidOrder();
    const input = { orderId: order.id, reason: "complaint" };
    const actId = await ask(asking.ctx, { kind: "refund_order", input });
    const { jar } = await signIn(asking.identity);
    const hears = async () =>
      (await call<{ decisions: Heard[] }>(layout, jar.on(get("/admin")))).data.decisions.filter(
        ({ id }) => id === actId,
      );
    return { asking, agreeing, order, actId, jar, hears };
  }

  test("of a yes, until they have read it", async () => {
    const { agreeing, actId, jar, hears } = await asked();
    expect(await hears()).toEqual([]);
    await approveAct(agreeing.ctx, actId);
    const yes = { status: "approved", decidedByName: called(agreeing) };
    expect(await hears()).toMatchObject([yes]);
    const { jar: other } = await signIn((await newStaff("support")).identity);
    const away = (by: CookieJar) =>
      call(read, by.on(post(`/admin/outcomes/${actId}/read`, { returnTo: "/admin/orders" })), {
        id: actId,
      });
    await away(other);
    expect(await hears()).toMatchObject([yes]);
    // The gateway has returned nothing, and of many nothing is done yet.
    const page = await textOf(jar, `/admin/agreements/${actId}`);
    expect(page).toContain(`Jest zgoda (${called(agreeing)}): zwrot jest zlecony.`);
    expect(page).not.toContain("wykonała");
    const [many, second] = [await newStaff("admin"), await newStaff("admin")];
    const { email } = await placePaidOrder();
    const filters = { email: email ?? "" };
    const bulkId = await askForMany(many.ctx, {
      ...{ kind: "refund_order", filters, reason: "technical_fault" },
    });
    const [asking] = await db.select().from(acts).where(eq(acts.targetId, bulkId));
    const agrees = await signIn(second.identity, undefined, { fresh: "1" });
    const pressed = await call(
      press,
      agrees.jar.on(post(`/admin/agreements/${asking!.id}/approve`, {})),
      { tab: "agreements", id: asking!.id, act: "approve" },
    );
    expect(pressed.location).toMatch(/done=bulk-approved$/);
    const begun = await textOf(
      (await signIn(many.identity)).jar,
      `/admin/agreements/${asking!.id}`,
    );
    expect(begun).toContain("czynność ruszyła, pozycja po pozycji");
    expect(await away(jar)).toMatchObject({ status: 303, location: "/admin/orders" });
    expect(await hears()).toEqual([]);
  });

  test("of a no as a no, with who and why, which also stands in the log and the order's timeline", async () => {
    const { agreeing, order, actId, jar, hears } = await asked();
    const taking = declineAct(agreeing.ctx, { actId, reason: "taken_back" });
    await expect(taking).rejects.toMatchObject({ name: "Invalid" });
    const decider = await signIn(agreeing.identity);
    const params = { tab: "agreements", id: actId, act: "decline" };
    const { data: asks } = await call<{ preview: Record<"effects" | "asked", string[]> }>(
      look,
      decider.jar.on(get(`/admin/agreements/${actId}/decline`)),
      params,
    );
    const { effects, asked: askedFor } = asks.preview;
    expect(effects.join(" ")).toContain("nic z tego, czego dotyczy, się nie wydarzy");
    expect(effects.join(" ")).not.toContain("Pieniądze wrócą");
    expect(askedFor.join(" ")).toContain("Pieniądze wrócą");
    const page = await fetch(decider.jar.on(new Request(`${url}/admin/agreements/${actId}`)));
    expect((await page.text()).match(/<li>[^<]+\.<\/li>/g)?.length).toBeGreaterThan(2);
    const said = await call(
      press,
      decider.jar.on(post(`/admin/agreements/${actId}/decline`, { reason: "explain_first" })),
      params,
    );
    expect(said.location).toMatch(/done=act-declined$/);
    expect(await hears()).toMatchObject([
      { status: "declined", decidedByName: called(agreeing), declineReason: "explain_first" },
    ]);
    const logged = await db
      .select({ act: auditLog.act, reason: auditLog.reason, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.targetId, order.id), eq(auditLog.act, "decline_act")));
    expect(logged).toEqual([
      { act: "decline_act", reason: "explain_first", actorId: agreeing.userId },
    ]);
    const timeline = await textOf(jar, `/admin/orders/${order.id}`);
    expect(timeline).toContain("Odmowa zgody na prośbę: Zwrot pieniędzy");
    expect(timeline).toContain("Najpierw trzeba to wyjaśnić");
    for (const by of [jar, decider.jar]) {
      const past = await textOf(by, `/admin/agreements/${actId}`);
      expect(past).toContain(`Odmowa (${called(agreeing)}). Powód: Najpierw trzeba to wyjaśnić.`);
    }
    const { data } = await call<{ past: { id: string }[]; mine: { id: string }[] }>(
      agreements.loader,
      decider.jar.on(get("/admin/agreements")),
    );
    expect(data.past.map(({ id }) => id)).toContain(actId);
  });

  test("of a lapse, and not of what they withdrew themselves, which the log calls so", async () => {
    const lapsing = await asked();
    clock.now = new Date(Date.now() - actLifetime);
    const earlier = await ask(lapsing.asking.ctx, {
      kind: "refund_order",
      input: { orderId: (await placePaidOrder()).id, reason: "complaint" },
    });
    const { data } = await call<{ decisions: Heard[] }>(layout, lapsing.jar.on(get("/admin")));
    expect(data.decisions).toMatchObject([{ id: earlier, status: "lapsed", decidedByName: null }]);
    const late = await textOf(lapsing.jar, `/admin/agreements/${earlier}`);
    expect(late).toContain("Wygasło");
    expect(late).toContain("Nikt nie odpowiedział w ciągu doby");
    clock.now = new Date();
    const { actId, order, jar, hears } = lapsing;
    const params = { tab: "agreements", id: actId, act: "withdraw" };
    const done = await call(press, jar.on(post(`/admin/agreements/${actId}/withdraw`, {})), params);
    expect(done.location).toMatch(/done=own-request-withdrawn$/);
    expect(await hears()).toEqual([]);
    const named = await db
      .select({ act: auditLog.act })
      .from(auditLog)
      .where(eq(auditLog.targetId, order.id));
    expect(named.map(({ act }) => act)).toEqual(["request_act", "withdraw_request"]);
  });
});

test("what was written beside the reason is read by whoever is asked to agree, on the page and before they press", async () => {
  const [asking, agreeing] = [await newStaff("finance"), await newStaff("admin")];
  const { jar } = await signIn(asking.identity, undefined, { fresh: "1" });
  const decider = (await signIn(agreeing.identity)).jar;
  for (const [tab, note] of [
    ["orders", "Dzwoniła dwa razy."],
    ["modules/payments", "Bank potwierdził list."],
  ] as const) {
    const order = await placePaidOrder();
    const dear = { amountGrosze: 14_900, paidGrosze: 14_900 };
    const [payment] = await db
      .update(payments)
      .set(dear)
      .where(eq(payments.orderId, order.id))
      .returning();
    const id = tab === "orders" ? order.id : payment!.id;
    const [, module] = tab.split("/");
    const asks = await call(
      press,
      jar.on(post(`/admin/${tab}/${id}/refund`, { reason: "complaint", note })),
      { tab, id, act: "refund", ...(module && { module }) },
    );
    expect(asks.location).toContain("done=refund-asked");
    const [act] = await db.select().from(acts).where(eq(acts.targetId, order.id));
    expect(await textOf(decider, `/admin/agreements/${act!.id}`)).toContain(note);
    const { data } = await call<{ preview: { effects: string[] } }>(
      look,
      decider.on(get(`/admin/agreements/${act!.id}/approve`)),
      { tab: "agreements", id: act!.id, act: "approve" },
    );
    expect(data.preview.effects).toContain(`Dopisek: ${note}`);
  }
});

test("a case tells who asked for the account behind its pseudonym, and how that ended", async () => {
  const clock = { now: new Date(Date.now() - 3 * actLifetime) };
  const { membership, post: reported, reporter } = await scene({ isSensitive: true, type: 17 });
  await reportAs(reporter, "post", reported.id);
  const { id } = await caseOf(reported.id);
  const [asking, other] = [await newStaff("moderator", clock), await newStaff("admin", clock)];
  const opening = (reason: keyof typeof pseudonymReasons) =>
    ask(asking.ctx, { kind: "open_pseudonym", input: { membershipId: membership.id, reason } });
  await opening("ban_account");
  clock.now = new Date(Date.now() - actLifetime / 2);
  await declineAct(other.ctx, { actId: await opening("ban_account"), reason: "explain_first" });
  const actId = await opening("danger_to_life");
  const { jar } = await signIn((await newStaff("moderator")).identity);
  const agreement = await fetch(jar.on(new Request(`${url}/admin/agreements/${actId}`)));
  // Whoever is asked to agree can read what it is about.
  expect(await agreement.text()).toContain(`href="/admin/reports/${id}"`);
  await approveAct(other.ctx, actId);
  const history = (await textOf(jar, `/admin/reports/${id}`)).split(" Historia ")[1] ?? "";
  const what = "Poznanie konta za pseudonimem";
  // Two of the same name, whom their addresses tell apart.
  const [a, b] = [asking, other].map(({ identity }) => `${identity.name} \\(${identity.email}\\)`);
  const { ban_account, danger_to_life } = pseudonymReasons;
  const told = [
    `Zgoda na prośbę: ${what} [^A-Z]* · ${b} · ${danger_to_life}`,
    `Prośba o zgodę drugiej osoby: ${what} [^A-Z]* · ${a} · ${danger_to_life}`,
    `Odmowa zgody na prośbę: ${what} [^A-Z]* · ${b} · Najpierw trzeba to wyjaśnić`,
    `Prośba o zgodę drugiej osoby: ${what} [^A-Z]* · ${a} · ${ban_account}`,
    `Prośba wygasła bez odpowiedzi: ${what} [^A-Z]* · ${asking.identity.email} · ${ban_account}`,
    `Prośba o zgodę drugiej osoby: ${what} [^A-Z]* · ${a} · ${ban_account}`,
  ];
  expect(history).toMatch(new RegExp(told.join(".*")));
});
