import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, priceHistory, promotions } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { products } from "~/products/registry";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as pricesPage } from "~/routes/admin/prices";
import { action as order, loader as orderPage } from "~/routes/orders/order-form";
import type { OrderPageSubject } from "~/routes/orders/order-page";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/errors";
import { placeOrder } from "~/services/orders/place-order.server";
import { createPromotion, type PromotionWish } from "~/services/prices/create-promotion.server";
import { listPrices, priceCard } from "~/services/prices/desk-queries.server";
import { endPromotion } from "~/services/prices/end-promotion.server";
import { getPrice } from "~/services/prices/queries.server";
import { recordPrices } from "~/services/prices/record-prices.server";
import { askedPrices, lowestBeforeReduction } from "~/services/prices/reduction";
import { recordsOfForm } from "../support/forms";
import { signIn } from "../support/members";
import { emotionMirrorAnswers, placeTestOrder, testContext } from "../support/orders";
import { call, get, post } from "../support/requests";
import { newStaff, staffContext } from "../support/staff";
import "../support/properties";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const today = new Date("2026-11-20T10:00:00Z");
const clock = { now: today };
const finance = staffContext("finance", clock);
const visitor = testContext("visitor", clock);
const inDays = (days: number) => new Date(today.getTime() + days * day);
const slug = emotionMirror.slug;

const wish = (more: Partial<PromotionWish> = {}): PromotionWish => ({
  productSlug: slug,
  priceGrosze: 899,
  startsAt: inDays(1),
  endsAt: inDays(3),
  reason: "campaign",
  ...more,
});
const priceNow = () => getPrice(visitor, emotionMirror);

beforeEach(async () => {
  clock.now = inDays(-60);
  await db.execute(sql`delete from promotions`);
  await db.execute(sql`delete from price_history`);
  await recordPrices(testContext("schedule", clock));
  clock.now = today;
});

describe("a promotion", () => {
  test("lowers the price at its minute and lets it go at the next one, with nobody doing anything", async () => {
    await createPromotion(finance, wish());
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
    await createPromotion(finance, wish({ startsAt: undefined }));
    expect(await priceNow()).toMatchObject({ grosze: 899, lowestGrosze: 1199 });
    const startsAt = new Date(today.getTime() - minute + 1);
    const other = wish({ productSlug: "therapist", startsAt });
    const id = await createPromotion(finance, other);
    const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
    expect(row?.startsAt).toEqual(today);
  });

  test("is compared with the lowest price of the 30 days before it, also with an earlier promotion's", async () => {
    await createPromotion(
      finance,
      wish({ priceGrosze: 999, startsAt: inDays(1), endsAt: inDays(2) }),
    );
    const soon = { startsAt: inDays(20), endsAt: inDays(22) };
    await expect(
      createPromotion(finance, wish({ priceGrosze: 999, ...soon })),
    ).rejects.toMatchObject({ code: "no_true_reduction" });
    await createPromotion(finance, wish({ priceGrosze: 799, ...soon }));
    clock.now = inDays(21);
    expect(await priceNow()).toMatchObject({ grosze: 799, lowestGrosze: 999 });
    clock.now = inDays(23);
    await createPromotion(
      finance,
      wish({ priceGrosze: 999, startsAt: inDays(53), endsAt: inDays(54) }),
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
    ["that ended", { startsAt: undefined, endsAt: inDays(-1) }, "ends_before_start"],
  ])("%s is refused", async (_, more, code) => {
    await expect(createPromotion(finance, wish(more))).rejects.toMatchObject({ code });
    expect(await db.select().from(promotions)).toEqual([]);
  });

  test("that overlaps another is refused, and one that touches it is not", async () => {
    await createPromotion(finance, wish());
    for (const [from, to] of [
      [0, 1.01],
      [2, 2.5],
      [2.99, 4],
      [0, 4],
    ] as const)
      await expect(
        createPromotion(
          finance,
          wish({ priceGrosze: 799, startsAt: inDays(from), endsAt: inDays(to) }),
        ),
      ).rejects.toMatchObject({ code: "overlaps" });
    await createPromotion(
      finance,
      wish({ priceGrosze: 799, startsAt: inDays(3), endsAt: inDays(4) }),
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
      wish({ priceGrosze: 899, startsAt: inDays(20), endsAt: inDays(21) }),
    );
    await expect(
      createPromotion(finance, wish({ priceGrosze: 799, startsAt: inDays(1), endsAt: inDays(2) })),
    ).rejects.toMatchObject({ code: "spoils_later" });
  });

  test("is ended at this moment, or taken back without a trace in the history", async () => {
    const running = await createPromotion(finance, wish({ startsAt: undefined }));
    const planned = await createPromotion(
      finance,
      wish({ priceGrosze: 799, startsAt: inDays(5), endsAt: inDays(6) }),
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
    const log = await db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.targetId, [running, planned]));
    expect(log.map(({ act, reason }) => [act, reason])).toEqual([
      ["end_promotion", "wrong_price"],
      ["end_promotion", "decision_changed"],
    ]);
  });

  test("is made by whoever may, for what has a price, with a reason that there is", async () => {
    for (const ctx of [visitor, staffContext("support", clock), staffContext("moderator", clock)]) {
      await expect(createPromotion(ctx, wish())).rejects.toThrow(NotAllowed);
      await expect(listPrices(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(priceCard(ctx, slug)).rejects.toThrow(NotAllowed);
      await expect(
        endPromotion(ctx, { promotionId: randomUUID(), reason: "outage" }),
      ).rejects.toThrow(NotAllowed);
    }
    await expect(createPromotion(finance, wish({ productSlug: "nic" }))).rejects.toThrow(NotFound);
    await expect(
      createPromotion(finance, wish({ reason: "because" as PromotionWish["reason"] })),
    ).rejects.toThrow(Invalid);
    await expect(endPromotion(finance, { promotionId: "nic", reason: "outage" })).rejects.toThrow(
      NotFound,
    );
  });

  test("may be of something that stands in no catalogue, by its slug", async () => {
    await db
      .insert(priceHistory)
      .values({ productSlug: "nowa-ksiazka", priceGrosze: 3499, validFrom: inDays(-40) });
    await createPromotion(
      finance,
      wish({ productSlug: "nowa-ksiazka", priceGrosze: 1999, startsAt: undefined }),
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
        if (each.kind === "wait") clock.now = new Date(clock.now.getTime() + each.days * day);
        else if (each.kind === "end") {
          const promotionId = made[each.which];
          if (promotionId === undefined) continue;
          await endPromotion(finance, { promotionId, reason: "wrong_dates" }).catch(refused);
        } else {
          const startsAt = new Date(clock.now.getTime() + each.from * day);
          const endsAt = new Date(startsAt.getTime() + each.length * day);
          const { priceGrosze } = each;
          const id = await createPromotion(finance, wish({ priceGrosze, startsAt, endsAt })).catch(
            refused,
          );
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

describe("an order", () => {
  const buyer = testContext("worker", clock);

  test("keeps the price at which it was placed", async () => {
    await createPromotion(finance, wish());
    clock.now = inDays(2);
    const placed = await placeTestOrder(buyer);
    expect(placed.priceGrosze).toBe(899);
    clock.now = inDays(4);
    expect((await placeTestOrder(buyer)).priceGrosze).toBe(1199);
  });

  test("is not placed for more than its form said, but once placed it is found again", async () => {
    await createPromotion(finance, wish());
    clock.now = inDays(2);
    const submission = {
      formToken: randomUUID(),
      email: `ola.${randomUUID()}@example.com`,
      answers: emotionMirrorAnswers,
    };
    const input = {
      product: emotionMirror,
      assessment: { level: "none", suspectedAbove: null } as never,
      submission,
      seenGrosze: 899,
    };
    const placed = await placeOrder(buyer, input);
    clock.now = inDays(4);
    expect((await placeOrder(buyer, input)).id).toBe(placed.id);
    const other = { ...input, submission: { ...submission, formToken: randomUUID() } };
    await expect(placeOrder(buyer, other)).rejects.toMatchObject({ code: "price_went_up" });
    const cheaper = await placeOrder(buyer, { ...other, seenGrosze: 1500 });
    expect(cheaper.priceGrosze).toBe(1199);
  });

  test("whose form shows less than is asked by now comes back with the new price and everything typed", async () => {
    const page = await call<OrderPageSubject>(orderPage, get(emotionMirror.path));
    expect(page.data.price.grosze).toBe(1199);
    const form = {
      ...emotionMirrorAnswers,
      ...{ formToken: randomUUID(), consent: "on", sensitiveConsent: "on" },
      ...{ email: `ola.${randomUUID()}@example.com`, seenPrice: "899" },
    };
    const told = await call<Refusal<OrderPageSubject>>(order, post(emotionMirror.path, form));
    expect(told.status).toBe(422);
    expect(told.data.errors[""]).toMatch(/było 8,99\szł, teraz jest 11,99\szł/);
    expect(told.data.values).toMatchObject({ mood: emotionMirrorAnswers.mood });
    expect(told.data.page.price.grosze).toBe(1199);
    const agreed = { ...form, seenPrice: "1199" };
    expect((await call(order, post(emotionMirror.path, agreed))).status).toBe(303);
    expect((await recordsOfForm(agreed)).order.priceGrosze).toBe(1199);
  });
});

describe("the desk of prices", () => {
  async function desk(role: "admin" | "finance" | "support" = "finance") {
    const { jar } = await signIn((await newStaff(role)).identity, undefined, { fresh: "1" });
    const params = (id: string, name: string) => ({ tab: "prices", id, act: name });
    return {
      sees: (where: string, id?: string) =>
        call<{ list: { total: number } }>(
          pricesPage,
          jar.on(get(`/admin/prices${where}`)),
          id === undefined ? {} : { id },
        ),
      looks: (id: string, name: string) =>
        call(actPage, jar.on(get(`/admin/prices/${id}/${name}`)), params(id, name)),
      tries: (id: string, name: string, form: Record<string, string>) =>
        call<{ errors: Record<string, string> }>(
          act,
          jar.on(post(`/admin/prices/${id}/${name}`, form)),
          params(id, name),
        ),
    };
  }
  const filled = { price: "8,99", from: "", until: "31.12.2099, 18:00", reason: "campaign" };

  test("makes a promotion in Warsaw's time, and ends it", async () => {
    const { sees, tries } = await desk();
    expect(await tries(slug, "promote", filled)).toMatchObject({
      status: 303,
      location: `/admin/prices/${slug}?done=promotion-created`,
    });
    const [made] = await db.select().from(promotions);
    expect(made).toMatchObject({ priceGrosze: 899, endsAt: new Date("2099-12-31T17:00:00Z") });
    const id = made?.id ?? "";
    const ended = await tries(id, "end", { reason: "wrong_price" });
    expect(ended).toMatchObject({
      status: 303,
      location: `/admin/prices/${id}?done=promotion-ended`,
    });
    expect(await sees(`/${id}?done=promotion-ended`, id)).toMatchObject({
      status: 302,
      location: `/admin/prices/${slug}?done=promotion-ended`,
    });
    expect((await tries(id, "end", { reason: "wrong_price" })).status).toBe(409);
  });

  test("says at the field, or above the form, what is wrong", async () => {
    const { tries } = await desk();
    const errors = async (more: Record<string, string>) =>
      (await tries(slug, "promote", { ...filled, ...more })).data.errors;
    expect(await errors({ price: "0,99", until: "jutro", reason: "" })).toEqual({
      price: "Cena promocyjna to co najmniej 1 zł.",
      until: "Podaj dzień i godzinę, na przykład 31.01.2027, 18:00.",
      reason: "Wybierz powód.",
    });
    expect(await errors({ from: "2098-03-30T02:30" })).toEqual({
      from: "Tej godziny tego dnia nie ma: zegary przechodzą wtedy na czas letni.",
    });
    expect(await errors({ price: "11,99" })).toEqual({
      "": "Cena promocyjna musi być niższa od regularnej.",
    });
    expect(await errors({ from: "2020-01-01T10:00" })).toEqual({
      "": "Początek promocji już minął. Wybierz późniejszy albo zostaw puste pole.",
    });
  });

  test("lists everything that is sold, and breaks by nothing in its address", async () => {
    const { sees, looks } = await desk("admin");
    expect((await sees("")).data.list.total).toBe(products.length);
    for (const hostile of ["?title=%00&state=x&page=-1", "?title=%27%3Bdrop&page=999999"])
      expect((await sees(hostile)).status).toBe(200);
    expect((await sees("?state=reduced")).data.list.total).toBe(0);
    for (const id of ["nic", "%00", randomUUID(), "constructor"]) {
      expect((await sees(`/${id}`, id)).status).toBe(404);
      expect((await looks(id, "promote")).status).toBe(404);
      expect((await looks(id, "end")).status).toBe(404);
    }
    expect((await (await desk("support")).sees("")).status).toBe(403);
  });
});
