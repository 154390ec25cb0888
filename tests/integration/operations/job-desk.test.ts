import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { loader as jobsPage } from "~/routes/admin/jobs";
import { nextStepText, failureText } from "~/routes/admin/job-errors";
import { auditOf } from "~/services/audit/queries.server";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { jobCard, listJobs, type JobCard } from "~/services/operations/desk-queries.server";
import { dropJob } from "~/services/operations/drop-job.server";
import { recurringJobs, jobKindLabel } from "~/services/operations/job-kinds";
import { retryJob } from "~/services/operations/retry-job.server";
import { taskList } from "~/jobs/tasks.server";
import { mailById } from "../../support/mail-reports";
import { signIn } from "../../support/members";
import { jobWith } from "../../support/jobs";
import { placePaidOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

const stateOf = async (id: string) =>
  (
    await db.execute<{ attempts: number; isDue: boolean }>(sql`
      select attempts, run_at <= now() as "isDue" from graphile_worker._private_jobs
      where id = ${id}::bigint`)
  )[0];

describe("the list of jobs", () => {
  test("has those that gave up first, by kind and state, with what they are about", async () => {
    const order = await placePaidOrder();
    const waiting = await jobWith({ attempts: 0 });
    const running = await jobWith({ attempts: 1, lockedBy: "somebody" });
    const payload = { orderId: order.id, refundId: crypto.randomUUID() };
    const givenUp = await jobWith({ task: "send_refund", payload });
    const ctx = staffContext("support");
    const idsOf = async (filters: Parameters<typeof listJobs>[1]) =>
      (await listJobs(ctx, filters, 1)).rows.map(({ id }) => id);
    expect((await idsOf({}))[0]).toBe(givenUp);
    expect(await idsOf({ state: "given_up", kind: "send_refund" })).toEqual([givenUp]);
    expect(await idsOf({ state: "running" })).toEqual([running]);
    expect(await idsOf({ state: "waiting", kind: "send_mail" })).toContain(waiting);
    expect(await jobCard(ctx, givenUp)).toMatchObject({
      order: { id: order.id, number: `K-${order.number}` },
      error: { from: "outside", service: "resend", code: "internal_server_error" },
      isDroppable: false,
    });
  });

  test("is for whoever may run jobs again, and knows no id that is none", async () => {
    const id = await jobWith();
    for (const ctx of [staffContext("moderator"), testContext("visitor")]) {
      await expect(listJobs(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(jobCard(ctx, id)).rejects.toThrow(NotAllowed);
    }
    for (const wrong of ["abc", "0", "-1", "1' or 1=1", "9".repeat(30), "999999999"])
      await expect(jobCard(staffContext("support"), wrong)).rejects.toThrow(NotFound);
    const { jar } = await signIn((await newStaff("admin")).identity);
    const hostile = "?state=%00&kind=constructor&page=1e9";
    expect((await call(jobsPage, jar.on(get(`/admin/jobs${hostile}`)))).status).toBe(200);
  });

  test("says in Polish what went wrong and what comes next, never what a failure quotes", async () => {
    const { jar } = await signIn((await newStaff("support")).identity);
    const shown = async (lastError: string) => {
      const id = await jobWith({ attempts: 3 });
      await db.execute(sql`
        update graphile_worker._private_jobs set last_error = ${lastError} where id = ${id}::bigint`);
      const answer = await call<{ job: JobCard }>(jobsPage, jar.on(get(`/admin/jobs/${id}`)), {
        id,
      });
      return answer.data.job;
    };
    const known = await shown("resend unavailable: rate_limit_exceeded");
    expect(failureText(known.error!)).toBe(
      "Poczta (Resend) przyjmuje od nas na razie mniej zapytań.",
    );
    expect(nextStepText(known)).toMatch(/^Spróbujemy znowu .*Pozostałe próby: 7, coraz rzadziej/);
    const foreign = await shown("Failed query: insert … params: anna@example.com, jest mi smutno");
    expect(JSON.stringify(foreign)).not.toMatch(/anna|smutno/);
    expect(foreign.error).toEqual({ from: "unknown", technical: null });
  });

  test("has a name for every job that there is", () => {
    for (const name of recurringJobs) expect(taskList).toHaveProperty(name);
    for (const name of Object.keys(taskList)) expect(jobKindLabel(name)).not.toBe(name);
  });
});

describe("running a job again", () => {
  test("gives it all its attempts at once, and stands in the log", async () => {
    const id = await jobWith();
    const ctx = staffContext("support");
    await retryJob(ctx, { jobId: id, reason: "outside_is_back" });
    expect(await stateOf(id)).toEqual({ attempts: 0, isDue: true });
    expect(await auditOf(ctx, { kind: "job", id })).toMatchObject([
      { act: "retry_job", reason: "outside_is_back", before: { kind: "send_mail", attempts: 10 } },
    ]);
    // A colleague presses the same a moment later.
    await expect(retryJob(ctx, { jobId: id, reason: "person_asked" })).rejects.toMatchObject({
      name: "Conflict",
      code: "fresh",
    });
  });

  test("leaves a job alone that a worker has, or that is done", async () => {
    const ctx = staffContext("support");
    const running = await jobWith({ attempts: 3, lockedBy: "somebody" });
    await expect(retryJob(ctx, { jobId: running, reason: "person_asked" })).rejects.toMatchObject({
      name: "Conflict",
      code: "running",
    });
    expect((await stateOf(running))?.attempts).toBe(3);
    await expect(retryJob(ctx, { jobId: "999999999", reason: "person_asked" })).rejects.toThrow(
      NotFound,
    );
  });

  test("takes a permission and a reason", async () => {
    const jobId = await jobWith();
    const request = { jobId, reason: "person_asked" } as const;
    await expect(retryJob(staffContext("moderator"), request)).rejects.toThrow(NotAllowed);
    const ctx = staffContext("support");
    await expect(retryJob(ctx, { jobId, reason: "x" as never })).rejects.toThrow(Invalid);
    expect((await stateOf(jobId))?.attempts).toBe(10);
  });
});

describe("dropping a job", () => {
  test("ends it for good, and its mail is known as one that never went out", async () => {
    const mailId = crypto.randomUUID();
    await db.insert(mails).values({
      id: mailId,
      kind: "contact_receipt",
      recipient: "anna@example.com",
      subject: "Mamy Twoją wiadomość",
      idempotencyKey: mailId,
      createdAt: new Date(),
    });
    const id = await jobWith({ payload: { mailId } });
    const ctx = staffContext("admin");
    await dropJob(ctx, { jobId: id, reason: "out_of_date" });
    expect(await stateOf(id)).toBeUndefined();
    expect(await mailById(mailId)).toMatchObject({ state: "refused", lastError: "dropped" });
    expect(await auditOf(ctx, { kind: "job", id })).toMatchObject([{ act: "drop_job" }]);
    await expect(dropJob(ctx, { jobId: id, reason: "out_of_date" })).rejects.toThrow(NotFound);
  });

  test("leaves a mail that went out meanwhile what it is", async () => {
    const mailId = crypto.randomUUID();
    await db.insert(mails).values({
      id: mailId,
      kind: "contact_receipt",
      recipient: "anna@example.com",
      subject: "Mamy Twoją wiadomość",
      idempotencyKey: mailId,
      createdAt: new Date(),
      status: "accepted",
      acceptedAt: new Date(),
    });
    const id = await jobWith({ payload: { mailId } });
    await dropJob(staffContext("admin"), { jobId: id, reason: "done_otherwise" });
    expect((await mailById(mailId))?.state).toBe("accepted");
    await db.delete(mails).where(eq(mails.id, mailId));
  });

  test.each([
    ["fulfil_order", "still_needed"],
    ["send_refund", "still_needed"],
    ["delete_identity", "still_needed"],
    ["write_draft", "still_needed"],
    ["stamp_copies", "still_needed"],
  ])("is refused for %s, which somebody is owed", async (task, code) => {
    const id = await jobWith({ task });
    const request = { jobId: id, reason: "out_of_date" } as const;
    await expect(dropJob(staffContext("admin"), request)).rejects.toMatchObject({
      name: "Conflict",
      code,
    });
    expect(await stateOf(id)).toBeDefined();
  });

  test.each([
    ["withdrawal_receipt", true],
    ["contact_receipt", false],
  ] as const)("of a mail such as %s is refused: %s", async (kind, isRefused) => {
    const [mail] = await db
      .insert(mails)
      .values({
        kind,
        recipient: "anna@example.com",
        subject: "Wiadomość",
        idempotencyKey: crypto.randomUUID(),
        createdAt: new Date(),
      })
      .returning();
    const jobId = await jobWith({ payload: { mailId: mail!.id } });
    const ctx = staffContext("admin");
    expect(await jobCard(ctx, jobId)).toMatchObject({ isDroppable: !isRefused });
    const dropped = dropJob(ctx, { jobId, reason: "out_of_date" });
    if (isRefused)
      await expect(dropped).rejects.toMatchObject({ name: "Conflict", code: "still_needed" });
    else await dropped;
    expect((await stateOf(jobId)) !== undefined).toBe(isRefused);
  });

  test("is refused while it still tries, and while a worker has it", async () => {
    const request = { reason: "out_of_date" } as const;
    const ctx = staffContext("admin");
    const trying = await jobWith({ attempts: 4 });
    await expect(dropJob(ctx, { ...request, jobId: trying })).rejects.toMatchObject({
      name: "Conflict",
      code: "not_given_up",
    });
    const running = await jobWith({ lockedBy: "somebody" });
    await expect(dropJob(ctx, { ...request, jobId: running })).rejects.toMatchObject({
      name: "Conflict",
      code: "running",
    });
  });

  test("is for an administrator, with a reason", async () => {
    const jobId = await jobWith();
    const request = { jobId, reason: "out_of_date" } as const;
    for (const role of ["support", "finance", "moderator"] as const)
      await expect(dropJob(staffContext(role), request)).rejects.toThrow(NotAllowed);
    const ctx = staffContext("admin");
    await expect(dropJob(ctx, { jobId, reason: "x" as never })).rejects.toThrow(Invalid);
  });
});
