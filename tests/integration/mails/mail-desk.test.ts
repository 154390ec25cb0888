import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { loader as mailsPage } from "~/routes/admin/mails";
import { action as act } from "~/routes/admin/act";
import { auditOf } from "~/services/audit/queries.server";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { listMails, mailCard } from "~/services/outbox/desk-queries.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { sendMailAgain } from "~/services/outbox/send-mail-again.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { addressThat, deliveredTo, reportMails } from "../../support/mail-reports";
import { newMember, signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

const worker = testContext();

beforeEach(() => {
  reportMails();
  sandbox.faults.clear();
});

async function mailOf(kind: string, recipient: string) {
  const id = crypto.randomUUID();
  const subject = "Nowa odpowiedź: „Moje sekrety”";
  await db
    .insert(mails)
    .values({ id, kind, recipient, subject, idempotencyKey: id, createdAt: new Date() });
  return id;
}

const later = () => ({ now: new Date(Date.now() + 3 * 60_000) });

test("a mail of a kind that is not sent any more is given up, and its job ends", async () => {
  const id = await mailOf("retired_kind", "dawny@example.com");
  await sendMail(worker, { mailId: id, lastAttempt: false });
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  expect(row).toMatchObject({ status: "refused", lastError: "nothing_to_send" });
});

describe("the list of mails", () => {
  test("is found by state, kind, a part of the recipient and the day", async () => {
    const { mail } = await deliveredTo(addressThat("bounced"));
    const ctx = staffContext("support");
    const part = mail.recipient!.slice(4, 30).toUpperCase();
    const day = mail.createdAt.toLocaleDateString("sv-SE", { timeZone: "Europe/Warsaw" });
    const filters = { state: "bounced", kind: "document", recipient: part } as const;
    const found = await listMails(ctx, { ...filters, from: day, to: day }, 1);
    expect(found.rows).toMatchObject([
      { id: mail.id, recipient: mail.recipient, bounceKind: "hard" },
    ]);
    for (const other of [
      { ...filters, state: "delivered" as const },
      { ...filters, kind: "digest" as const },
      { ...filters, recipient: "%" },
      { ...filters, from: "2100-01-01" },
      { ...filters, to: "2000-01-01" },
    ])
      expect((await listMails(ctx, other, 1)).total).toBe(0);
  });

  test("shows by either address what an order whose address was corrected sent to both", async () => {
    const [from, to] = ["stary", "nowy"].map(
      (name) => `${name}.${crypto.randomUUID()}@example.com`,
    );
    const { order } = await deliveredTo(from!);
    const other = await deliveredTo(`x${to}`);
    await correctEmail(testContext("buyer", later()), { token: order.token, email: to! });
    const ctx = staffContext("support");
    for (const recipient of [from!, to!]) {
      const { rows } = await listMails(ctx, { recipient }, 1);
      const found = new Set(rows.map((row) => row.recipient));
      expect([...found].filter((address) => address !== `x${to}`).toSorted()).toEqual([to, from]);
    }
    // A part of an address is what it is: found where it stands.
    const parts = (await listMails(ctx, { recipient: from!.slice(0, 20) }, 1)).rows;
    expect(new Set(parts.map(({ recipient }) => recipient))).toEqual(new Set([from]));
    expect(parts.map(({ id }) => id)).not.toContain(other.mail.id);
  });

  test("covers to whom mails about memberships went, and is not searched for them", async () => {
    const ctx = staffContext("admin");
    const person = await newMember();
    for (const kind of ["notification", "statement_of_reasons", "report_outcome"] as const) {
      const id = await mailOf(kind, person.email);
      const card = await mailCard(ctx, id);
      expect(card).toMatchObject({ recipient: null, subject: null, memberId: null });
      expect(JSON.stringify(card)).not.toContain(person.email);
      const { rows } = await listMails(ctx, { kind }, 1);
      expect(rows.find((row) => row.id === id)).toMatchObject({ recipient: null });
    }
    const open = await mailOf("digest", person.email);
    const { rows } = await listMails(ctx, { recipient: person.email }, 1);
    expect(rows.map(({ id }) => id)).toEqual([open]);
    expect((await mailCard(ctx, open)).memberId).not.toBeNull();
  });

  test("shows the whole way of one mail, with its order", async () => {
    const { order, mail } = await deliveredTo(addressThat("complained"));
    const card = await mailCard(staffContext("finance"), mail.id);
    expect(card.order?.id).toBe(order.id);
    expect(card.events.map(({ what }) => what)).toEqual([
      "queued",
      "accepted",
      "sent",
      "delivered",
      "complained",
    ]);
    expect(card.complainedOn).not.toBeNull();
    expect(card.again).toBe("complained");
  });

  test("is for whoever may see orders, and knows no id that is none", async () => {
    const { mail } = await deliveredTo("anna@example.com");
    for (const ctx of [staffContext("moderator"), testContext("visitor")]) {
      await expect(listMails(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(mailCard(ctx, mail.id)).rejects.toThrow(NotAllowed);
    }
    for (const id of ["abc", "1' or 1=1", crypto.randomUUID()])
      await expect(mailCard(staffContext("support"), id)).rejects.toThrow(NotFound);
    const { jar } = await signIn((await newStaff("support")).identity);
    const hostile = "?state=%00&kind=constructor&recipient=%27%3B--&from=9999-99-99&page=-1";
    expect((await call(mailsPage, jar.on(get(`/admin/mails${hostile}`)))).status).toBe(200);
  });
});

describe("sending a mail again", () => {
  test("sends the document to the address that the order has now, with its reason in the log", async () => {
    const email = `anna.${crypto.randomUUID()}@example.com`;
    const { order, mail } = await deliveredTo(email);
    const ctx = staffContext("support", later());
    await sendMailAgain(ctx, { mailId: mail.id, reason: "mail_not_received" });
    const [, again] = (await recordsOf(order.id)).mails;
    expect(again).toMatchObject({ kind: "document_again", recipient: email });
    await sendMail(worker, { mailId: again?.id ?? "", lastAttempt: false });
    expect(mailsTo(email)).toHaveLength(2);
    expect(await auditOf(ctx, { kind: "mail", id: mail.id })).toMatchObject([
      { act: "send_mail_again", reason: "mail_not_received" },
    ]);
    expect(await auditOf(ctx, { kind: "order", id: order.id })).toEqual([]);
    // Pressed by a colleague at the same moment.
    await expect(
      sendMailAgain(ctx, { mailId: mail.id, reason: "buyer_wrote" }),
    ).rejects.toMatchObject({ name: "Conflict", code: "too_soon" });
  });

  test("sends a notice again, once in two minutes", async () => {
    const email = `anna.${crypto.randomUUID()}@example.com`;
    const { order } = await deliveredTo(email);
    const notice = crypto.randomUUID();
    await db.insert(mails).values({
      id: notice,
      orderId: order.id,
      kind: "withdrawal_receipt",
      recipient: email,
      subject: "Potwierdzenie",
      idempotencyKey: `withdrawal/${order.id}`,
      createdAt: new Date(Date.now() - 3_600_000),
    });
    const ctx = staffContext("support");
    await sendMailAgain(ctx, { mailId: notice, reason: "buyer_wrote" });
    const all = await db.select().from(mails).where(eq(mails.kind, "withdrawal_receipt"));
    expect(all.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual([
      `withdrawal/${order.id}`,
      `withdrawal/${order.id}/again/1`,
    ]);
    await expect(
      sendMailAgain(ctx, { mailId: notice, reason: "buyer_wrote" }),
    ).rejects.toMatchObject({ name: "Conflict", code: "too_soon" });
  });

  test.each([
    ["complained", "complained"],
    ["digest", "not_again"],
  ])("is refused to what is %s", async (what, code) => {
    const mailId =
      what === "digest"
        ? await mailOf("digest", "anna@example.com")
        : (await deliveredTo(addressThat("complained"))).mail.id;
    const request = { mailId, reason: "mail_not_received" } as const;
    await expect(sendMailAgain(staffContext("support", later()), request)).rejects.toMatchObject({
      name: "Conflict",
      code,
    });
  });

  test("takes a permission, a reason and a mail", async () => {
    const { mail } = await deliveredTo("anna@example.com");
    const request = { mailId: mail.id, reason: "buyer_wrote" } as const;
    for (const role of ["finance", "moderator"] as const)
      await expect(sendMailAgain(staffContext(role), request)).rejects.toThrow(NotAllowed);
    await expect(
      sendMailAgain(staffContext("support"), { ...request, reason: "because" as never }),
    ).rejects.toThrow(Invalid);
    await expect(
      sendMailAgain(staffContext("support"), { ...request, mailId: "x" }),
    ).rejects.toThrow(NotFound);
  });

  test("is one page and one press at the desk", async () => {
    const { mail } = await deliveredTo(addressThat("complained"));
    const { jar } = await signIn((await newStaff("support")).identity);
    const where = `/admin/mails/${mail.id}/again`;
    const params = { tab: "mails", id: mail.id, act: "again" };
    const answer = await call<{ errors: Record<string, string> }>(
      act,
      jar.on(post(where, { reason: "buyer_wrote" })),
      params,
    );
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.data.errors)).toContain("jako spam");
  });
});
