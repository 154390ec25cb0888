import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { serviceMinutes } from "~/db/schema";
import { observed } from "~/integrations/service-calls";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { loader } from "~/routes/admin/health";
import { NotAllowed } from "~/services/command/errors";
import {
  deleteOldServiceMinutes,
  servicesHealth,
  workersHealth,
} from "~/services/health/queries.server";
import {
  flushServiceCalls,
  noteServiceCall,
  recordServiceCalls,
} from "~/services/health/record-calls.server";
import { buildOf, startWebServer } from "../../support/web-server";
import { signIn } from "../../support/members";
import { placeOpenOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

beforeAll(recordServiceCalls);
beforeEach(async () => {
  await flushServiceCalls(testContext());
  await db.delete(serviceMinutes);
});

const healthOf = async (id: string) => {
  await flushServiceCalls(testContext());
  const all = await servicesHealth(staffContext("support"));
  return all.find((service) => service.id === id)!;
};

describe("what an adapter asks", () => {
  test("is counted with its time, and what fails with its code", async () => {
    await placeOpenOrder();
    const well = await healthOf("tpay");
    expect(well).toMatchObject({ state: "answers", lastFailedAt: null, lastFailure: null });
    expect(well.hour.calls).toBeGreaterThan(0);
    expect(well.hour.averageMs).not.toBeNull();
    sandbox.faults.arm({ service: "tpay", fault: "server_error", times: 50 });
    await placeOpenOrder().catch(() => undefined);
    sandbox.faults.clear();
    const ill = await healthOf("tpay");
    expect(ill.hour.failed).toBeGreaterThan(0);
    expect(ill.lastFailure).toMatch(/^http_5/);
    expect(ill.lastFailedAt).not.toBeNull();
    expect(ill.day).toEqual(ill.hour);
  });

  test("and is refused for what it is counts as answered; a wrong key does not", async () => {
    const refuse = (service: "resend" | "model" | "tpay", code: string) =>
      observed(service, async () => {
        throw new ExternalServiceError(service, "refused", code);
      }).catch(() => undefined);
    await refuse("resend", "validation_error");
    expect(await healthOf("resend")).toMatchObject({ state: "answers", hour: { failed: 0 } });
    await refuse("tpay", "http_401");
    await refuse("model", "http_404");
    expect(await healthOf("tpay")).toMatchObject({ state: "down", lastFailure: "http_401" });
    expect(await healthOf("model")).toMatchObject({ state: "down", hour: { failed: 1 } });
  });
});

test("a service is troubled from one failure in twenty, and the hour forgets what the day knows", async () => {
  const now = Date.now();
  const note = (times: number, failure: string | null, minutesAgo: number) => {
    for (let index = 0; index < times; index++)
      noteServiceCall({ service: "auth0", ms: 40, failure }, new Date(now - minutesAgo * 60_000));
  };
  note(10, "timeout", 120);
  expect(await healthOf("auth0")).toMatchObject({
    state: "unasked",
    hour: { calls: 0, averageMs: null },
    day: { calls: 10, failed: 10 },
  });
  note(39, null, 5);
  note(1, "timeout", 4);
  expect(await healthOf("auth0")).toMatchObject({ state: "answers", hour: { failed: 1 } });
  note(2, "timeout", 3);
  expect(await healthOf("auth0")).toMatchObject({ state: "troubled", hour: { averageMs: 40 } });
});

test("however many calls there are, a service has one row a minute, and none after a week", async () => {
  const at = new Date();
  for (let index = 0; index < 200; index++)
    noteServiceCall({ service: "model", ms: index, failure: null }, at);
  await flushServiceCalls(testContext());
  noteServiceCall({ service: "model", ms: 5, failure: "timeout" }, at);
  await flushServiceCalls(testContext());
  const rows = await db.select().from(serviceMinutes).where(eq(serviceMinutes.service, "model"));
  expect(rows).toMatchObject([
    { answered: 200, failed: 1, slowestMs: 199, lastFailure: "timeout", lastAnsweredAt: at },
  ]);
  const later = testContext("schedule", { now: new Date(at.getTime() + 8 * 24 * 60 * 60_000) });
  expect(await deleteOldServiceMinutes(later)).toBeGreaterThan(0);
  expect(await db.select().from(serviceMinutes)).toEqual([]);
});

test("the web server has the application count its calls", async () => {
  let began = 0;
  await startWebServer(buildOf({}, { recordServiceCalls: () => began++ }));
  expect(began).toBe(1);
});

test("what cannot be written waits, and the database's own failure is among it", async () => {
  noteServiceCall({ service: "resend", ms: 5, failure: null });
  const away = {
    ...testContext(),
    db: { execute: () => Promise.reject(new Error("away")) } as never,
  };
  await flushServiceCalls(away);
  expect(await healthOf("resend")).toMatchObject({ hour: { calls: 1 } });
  expect(await healthOf("database")).toMatchObject({ lastFailure: "unreachable" });
});

test("the page is for staff who watch, and has every service", async () => {
  for (const read of [servicesHealth, workersHealth])
    await expect(read(staffContext("moderator"))).rejects.toThrow(NotAllowed);
  const { jar } = await signIn((await newStaff("support")).identity);
  const { data } = await call<Awaited<ReturnType<typeof loader>>>(
    loader,
    jar.on(get("/admin/health")),
  );
  expect(data.services).toHaveLength(6);
  expect(data.services.find(({ id }) => id === "database")).toMatchObject({ state: "answers" });
  expect(data.workers).toMatchObject({ live: 0, gaveUp: 0 });
});
