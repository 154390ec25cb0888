import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, payments, refunds } from "~/db/schema";
import { withFlash } from "~/http/flash.server";
import { loader as exportPage } from "~/routes/admin/export";
import { action as exportFile } from "~/routes/admin/export-file";
import { exportOf } from "~/services/acts/definitions/exports.server";
import { Invalid } from "~/services/command/errors";
import { signIn } from "../../support/members";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { newStaff } from "../../support/staff";
import { statementsOf } from "../../support/statements";

const worker = testContext();

describe("the file of payments", () => {
  const text = async (response: Response | null) => (response ? response.text() : "");
  const file = async (
    search: string,
    fields: Record<string, string>,
    role = "finance" as const,
  ) => {
    const { jar } = await signIn((await newStaff(role)).identity);
    const address = `/admin/modules/payments/export/file${search}`;
    return call(exportFile, jar.on(post(address, fields)), { module: "payments" });
  };

  test("takes a reason, stands in the log, and no cell of it is a formula", async () => {
    const order = await placePaidOrder(worker, { email: "=cmd@example.com" });
    await db
      .update(payments)
      .set({ transactionTitle: `+HYPERLINK("x";1)-${order.number}`, currency: "@SU" })
      .where(eq(payments.orderId, order.id));
    const search = `?q=K-${order.number}`;
    expect((await file(search, {})).location).toBe(
      `/admin/modules/payments/export${search}&done=export-without-reason`,
    );
    const { jar } = await signIn((await newStaff("finance")).identity);
    const asked = async (address: string) =>
      (await call<{ isRefused: boolean }>(exportPage, jar.on(get(address)), { module: "payments" }))
        .data.isRefused;
    const page = `/admin/modules/payments/export${search}`;
    expect(await asked(withFlash(page, "export-without-reason"))).toBe(true);
    expect(await asked(`${page}&brak-powodu=1&done=export-without-reason`)).toBe(false);
    const answer = await file(search, { reason: "accounting" });
    const bytes = Buffer.from((await answer.response?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, ...rest] = bytes.toString("utf8").slice(1).split("\r\n");
    expect(head).toContain('"Zamówienie";"Produkt"');
    expect(row).toContain(`"K-${order.number}"`);
    expect(row).toContain('"11,99"');
    expect(row).toContain(`"'=cmd@example.com"`);
    expect(row).toContain(`"'+HYPERLINK(""x"";1)-${order.number}"`);
    expect(row).toContain(`"'@SU"`);
    expect(rest).toEqual([""]);
    const logged = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.act, "export_payments"), eq(auditLog.reason, "accounting")));
    expect(logged.at(-1)).toMatchObject({ after: { filters: "q" } });
  });

  test("does not leave by a filter that is wrong: the list says what is wrong with it", async () => {
    const { ctx, identity } = await newStaff("finance");
    for (const [name, value] of [
      ["dateFrom", "2033-13-45"],
      ["status", "constructor"],
    ] as const) {
      const list = `/admin/modules/payments?${name}=${value}`;
      const answer = await file(`?${name}=${value}`, { reason: "accounting" });
      expect(answer).toMatchObject({ status: 303, location: list });
      const { jar } = await signIn(identity);
      const page = jar.on(get(`/admin/modules/payments/export?${name}=${value}`));
      const asked = await call(exportPage, page, { module: "payments" });
      expect(asked).toMatchObject({ status: 303, location: list });
      const leaving = exportOf("payments")?.file(ctx, { [name]: value }, "accounting");
      await expect(leaving).rejects.toThrow(Invalid);
    }
  });

  test("has payments that were put away, and dates that can be sorted", async () => {
    const day = "2033-11-22";
    const at = new Date(`${day}T09:41:07Z`);
    const set = { createdAt: at, paidAt: at };
    const [kept, putAway] = [await placePaidOrder(worker), await placePaidOrder(worker)];
    await db.update(payments).set(set).where(eq(payments.orderId, kept.id));
    await db
      .update(payments)
      .set({ ...set, archivedAt: at })
      .where(eq(payments.orderId, putAway.id));
    const answer = await file(`?dateFrom=${day}&dateTo=${day}`, { reason: "accounting" });
    const lines = (await text(answer.response)).trim().split("\r\n").slice(1);
    const times = `"2033-11-22 10:41";"2033-11-22 10:41"`;
    expect(lines.map((line) => [line.split(";")[0], line.slice(-44)]).sort()).toEqual(
      [
        [`"K-${kept.number}"`, `;${times};"nie"`],
        [`"K-${putAway.number}"`, `;${times};"tak"`],
      ].sort(),
    );
  });

  test("says what went back of a payment, what is on its way, when and why", async () => {
    const order = await placePaidOrder(worker);
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    const at = new Date("2033-11-22T09:41:07Z");
    const refund = (more: Partial<typeof refunds.$inferInsert>) => ({
      ...{ orderId: order.id, paymentId: payment!.id, actor: "staff", requestedAt: at },
      ...{ amountGrosze: 100, reason: "complaint", ...more },
    });
    await db
      .insert(refunds)
      .values([
        refund({ amountGrosze: 500, status: "completed", completedAt: at }),
        refund({ reason: "overpaid" }),
        refund({ amountGrosze: 50, status: "cancelled" }),
      ]);
    const answer = await file(`?q=K-${order.number}`, { reason: "accounting" });
    const [head = "", row = ""] = (await text(answer.response)).split("\r\n");
    expect(head).toContain('"Kwota";"Zwrócono";"Zwrot w drodze";"Ostatni zwrot";"Powody zwrotów"');
    expect(row).toContain(
      '"11,99";"5,00";"1,00";"2033-11-22 10:41";"Zwrot: reklamacja; Zwrot nadpłaty"',
    );
  });

  /** An order with so many payments, three of them in each millisecond. */
  const orderWithPayments = async (rows: number) => {
    const order = await placeTestOrder(worker);
    await db.execute(sql`
      insert into payments (order_id, status, amount_grosze, created_at)
      select ${order.id}, 'failed', 1000 + n, '2032-01-01'::timestamptz + (n / 3) * interval '1 ms'
      from generate_series(1, ${rows}) n`);
    return order;
  };

  test("has twenty thousand rows, each once", async () => {
    const order = await orderWithPayments(20_000);
    let lines: string[] = [];
    const asked = await statementsOf(async () => {
      const { response } = await file(`?q=K-${order.number}`, { reason: "audit" });
      lines = (await text(response)).trim().split("\r\n");
    });
    expect(lines).toHaveLength(20_001);
    // Three for each thousand, and whoever asks.
    expect(asked).toBeLessThan(20 * 3 + 40);
    expect(new Set(lines.map((line) => line.split(";")[4])).size).toBe(20_001);
  });

  test("is read as it is taken: rows that go while its reader waits were never in memory", async () => {
    const order = await orderWithPayments(20_000);
    const { response } = await file(`?q=K-${order.number}`, { reason: "audit" });
    const chunks = response?.body?.getReader();
    const decoder = new TextDecoder();
    let taken = "";
    const take = async () => {
      const { value, done } = (await chunks?.read()) ?? { done: true };
      taken += decoder.decode(value, { stream: !done });
      return !done;
    };
    // The headings and the first thousand rows.
    await take();
    await take();
    expect(taken.trim().split("\r\n")).toHaveLength(1_001);
    await db.delete(payments).where(eq(payments.orderId, order.id));
    while (await take());
    // One batch may have been asked for ahead, and another one be on its way.
    expect(taken.trim().split("\r\n").length).toBeLessThanOrEqual(3_001);
  });
});
