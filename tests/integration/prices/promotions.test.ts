import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, priceHistory, promotions } from "~/db/schema";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { createPromotion, type PromotionRequest } from "~/services/prices/create-promotion.server";
import { listPrices, priceCard } from "~/services/prices/desk-queries.server";
import { endPromotion } from "~/services/prices/end-promotion.server";
import { getPrice } from "~/services/prices/queries.server";
import { askedPrices, lowestBeforeReduction } from "~/services/prices/reduction";
import { testContext } from "../../support/orders";
import { beginWithRegularPrices, inDays, promotionRequest, today } from "../../support/prices";
import { staffContext } from "../../support/staff";
import "../../support/properties";

const minute = 60_000;
const clock = { now: today };
const finance = staffContext("finance", clock);
const visitor = testContext("visitor", clock);
const { slug } = emotionMirror;
const priceNow = () => getPrice(visitor, emotionMirror);

beforeEach(() => beginWithRegularPrices(clock));

describe("a promotion", () => {
  test("lowers the price at its minute and lets it go at the next one, with nobody doing anything", async () => {
    await createPromotion(finance, promotionRequest());
    for (const [at, price] of [
      [inDays(1).getTime() - 1, { grosze: 1199 }],
      [inDays(1).getTime(), { grosze: 899, lowestGrosze: 1199, until: inDays(3) }],
      [inDays(3).getTime() - 1, { grosze: 899, lowestGrosze: 1199, until: inDays(3) }],
      [inDays(3).getTime(), { grosze: 1199 }],
    ] as const) {
      clock.now = new Date(at);
      expect(await priceNow()).toEqual(price);
    }
  });

  test("begins at once where no start is named, or where this minute is", async () => {
    await createPromotion(finance, promotionRequest({ startsAt: undefined }));
    expect(await priceNow()).toMatchObject({ grosze: 899, lowestGrosze: 1199 });
    const startsAt = new Date(today.getTime() - minute + 1);
    const other = promotionRequest({ productSlug: "therapist", startsAt });
    const id = await createPromotion(finance, other);
    const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
    expect(row?.startsAt).toEqual(today);
  });

  test("is compared with the lowest price of the 30 days before it, also with an earlier promotion's", async () => {
    await createPromotion(
      finance,
      promotionRequest({ priceGrosze: 999, startsAt: inDays(1), endsAt: inDays(2) }),
    );
    const soon = { startsAt: inDays(20), endsAt: inDays(22) };
    await expect(
      createPromotion(finance, promotionRequest({ priceGrosze: 999, ...soon })),
    ).rejects.toMatchObject({ code: "no_true_reduction" });
    await createPromotion(finance, promotionRequest({ priceGrosze: 799, ...soon }));
    clock.now = inDays(21);
    expect(await priceNow()).toMatchObject({ grosze: 799, lowestGrosze: 999 });
    clock.now = inDays(23);
    await createPromotion(
      finance,
      promotionRequest({ priceGrosze: 999, startsAt: inDays(53), endsAt: inDays(54) }),
    );
    clock.now = inDays(53);
    expect(await priceNow()).toMatchObject({ grosze: 999, lowestGrosze: 1199 });
  });

  test.each([
    ["below one złoty", { priceGrosze: 99 }, "below_least"],
    ["at the regular price", { priceGrosze: 1199 }, "not_lower"],
    ["above the regular price", { priceGrosze: 1200 }, "not_lower"],
    ["that began a minute ago", { startsAt: new Date(today.getTime() - minute) }, "in_past"],
    ["that ends as it begins", { endsAt: inDays(1) }, "ends_before_start"],
    ["that lasts longer than a year", { endsAt: inDays(368) }, "too_long"],
    ["that ended", { startsAt: undefined, endsAt: inDays(-1) }, "ends_before_start"],
  ])("%s is refused", async (_, more, code) => {
    await expect(createPromotion(finance, promotionRequest(more))).rejects.toMatchObject({ code });
    expect(await db.select().from(promotions)).toEqual([]);
  });

  test("that lasts a whole year is let through", async () => {
    await createPromotion(finance, promotionRequest({ endsAt: inDays(367) }));
    expect(await db.select().from(promotions)).toHaveLength(1);
  });

  test("that overlaps another is refused, and one that touches it is not", async () => {
    await createPromotion(finance, promotionRequest());
    for (const [from, to] of [
      [0, 1.01],
      [2, 2.5],
      [2.99, 4],
      [0, 4],
    ] as const)
      await expect(
        createPromotion(
          finance,
          promotionRequest({ priceGrosze: 799, startsAt: inDays(from), endsAt: inDays(to) }),
        ),
      ).rejects.toMatchObject({ code: "overlaps" });
    await createPromotion(
      finance,
      promotionRequest({ priceGrosze: 799, startsAt: inDays(3), endsAt: inDays(4) }),
    );
    // What the code does not see, the database does.
    await expect(
      db.insert(promotions).values({
        ...{ productSlug: slug, priceGrosze: 500, startsAt: inDays(2), endsAt: inDays(5) },
        createdAt: today,
      }),
    ).rejects.toThrow();
  });

  test("that would make a later one untrue is refused", async () => {
    await createPromotion(
      finance,
      promotionRequest({ priceGrosze: 899, startsAt: inDays(20), endsAt: inDays(21) }),
    );
    await expect(
      createPromotion(
        finance,
        promotionRequest({ priceGrosze: 799, startsAt: inDays(1), endsAt: inDays(2) }),
      ),
    ).rejects.toMatchObject({ code: "spoils_later" });
  });

  test("is ended at this moment, or taken back without a trace in the history", async () => {
    const running = await createPromotion(finance, promotionRequest({ startsAt: undefined }));
    const planned = await createPromotion(
      finance,
      promotionRequest({ priceGrosze: 799, startsAt: inDays(5), endsAt: inDays(6) }),
    );
    clock.now = inDays(1);
    await endPromotion(finance, { promotionId: running, reason: "wrong_price" });
    await endPromotion(finance, { promotionId: planned, reason: "decision_changed" });
    expect(await priceNow()).toEqual({ grosze: 1199 });
    for (const promotionId of [running, planned])
      await expect(endPromotion(finance, { promotionId, reason: "wrong_price" })).rejects.toThrow(
        Conflict,
      );
    const { history, promotions: listed } = await priceCard(finance, slug);
    expect(history.map(({ priceGrosze, to }) => [priceGrosze, to])).toEqual([
      [1199, null],
      [899, inDays(1)],
      [1199, today],
    ]);
    expect(listed.map(({ state }) => state)).toEqual(["cancelled", "over"]);
    // What was taken back is in nobody's way.
    const again = { priceGrosze: 799, startsAt: inDays(5), endsAt: inDays(6) };
    expect(await createPromotion(finance, promotionRequest(again))).toEqual(expect.any(String));
    const log = await db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.targetId, [running, planned]))
      .orderBy(asc(auditLog.id));
    expect(log.map(({ act, reason }) => [act, reason])).toEqual([
      ["end_promotion", "wrong_price"],
      ["end_promotion", "decision_changed"],
    ]);
  });

  test("is made by whoever may, for what has a price, with a reason that there is", async () => {
    for (const ctx of [visitor, staffContext("support", clock), staffContext("moderator", clock)]) {
      await expect(createPromotion(ctx, promotionRequest())).rejects.toThrow(NotAllowed);
      await expect(listPrices(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(priceCard(ctx, slug)).rejects.toThrow(NotAllowed);
      await expect(
        endPromotion(ctx, { promotionId: randomUUID(), reason: "outage" }),
      ).rejects.toThrow(NotAllowed);
    }
    await expect(
      createPromotion(finance, promotionRequest({ productSlug: "nic" })),
    ).rejects.toThrow(NotFound);
    await expect(
      createPromotion(
        finance,
        promotionRequest({ reason: "because" as PromotionRequest["reason"] }),
      ),
    ).rejects.toThrow(Invalid);
    await expect(
      createPromotion(finance, promotionRequest({ priceGrosze: 899.5 })),
    ).rejects.toThrow(Invalid);
    await expect(endPromotion(finance, { promotionId: "nic", reason: "outage" })).rejects.toThrow(
      NotFound,
    );
    const because = { promotionId: randomUUID(), reason: "because" as "outage" };
    await expect(endPromotion(finance, because)).rejects.toThrow(Invalid);
  });

  test("is made of what stands in the catalogue and was not written down yet", async () => {
    await db.delete(priceHistory).where(eq(priceHistory.productSlug, slug));
    expect(await createPromotion(finance, promotionRequest())).toEqual(expect.any(String));
  });

  test("may be of something that stands in no catalogue, by its slug", async () => {
    await db
      .insert(priceHistory)
      .values({ productSlug: "nowa-ksiazka", priceGrosze: 3499, validFrom: inDays(-40) });
    await createPromotion(
      finance,
      promotionRequest({ productSlug: "nowa-ksiazka", priceGrosze: 1999, startsAt: undefined }),
    );
    expect(await getPrice(visitor, { slug: "nowa-ksiazka", priceGrosze: 3499 })).toMatchObject({
      grosze: 1999,
      lowestGrosze: 3499,
    });
    expect((await listPrices(finance, { title: "KSIAZKA" }, 1)).rows).toMatchObject([
      { id: "nowa-ksiazka", state: "reduced", regularGrosze: 3499 },
    ]);
  });
});

test("whatever staff wish for, no two promotions overlap, and each is a true reduction", async () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("create" as const),
        from: fc.integer({ min: 0, max: 60 }),
        length: fc.integer({ min: 1, max: 15 }),
        priceGrosze: fc.integer({ min: 700, max: 1_200 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("end" as const), which: fc.nat(5) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), days: fc.nat(10) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await db.execute(sql`delete from promotions`);
      clock.now = today;
      const made: string[] = [];
      for (const each of steps) {
        if (each.kind === "wait")
          clock.now = new Date(clock.now.getTime() + each.days * 24 * 60 * minute);
        else if (each.kind === "end") {
          const promotionId = made[each.which];
          if (promotionId === undefined) continue;
          await endPromotion(finance, { promotionId, reason: "wrong_dates" }).catch(refused);
        } else {
          const startsAt = new Date(clock.now.getTime() + each.from * 24 * 60 * minute);
          const endsAt = new Date(startsAt.getTime() + each.length * 24 * 60 * minute);
          const { priceGrosze } = each;
          const id = await createPromotion(
            finance,
            promotionRequest({ priceGrosze, startsAt, endsAt }),
          ).catch(refused);
          if (id) made.push(id);
        }
      }
      const kept = (await db.select().from(promotions)).filter((row) => !row.cancelledAt);
      const regular = await db
        .select()
        .from(priceHistory)
        .where(eq(priceHistory.productSlug, slug));
      const asked = askedPrices(regular, kept);
      for (const one of kept) {
        expect(lowestBeforeReduction(asked, one.priceGrosze, one.startsAt)).toBeGreaterThan(
          one.priceGrosze,
        );
        for (const other of kept)
          expect(
            one === other || one.endsAt <= other.startsAt || other.endsAt <= one.startsAt,
          ).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

const refused = (error: unknown) => {
  if (!(error instanceof Conflict)) throw error;
};
