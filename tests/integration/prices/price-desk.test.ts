import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { promotions } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { day } from "~/time/durations";
import { listedProducts } from "~/products/registry";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as pricesPage } from "~/routes/admin/prices";
import { action as order, loader as orderPage } from "~/routes/orders/order-form";
import type { OrderPageSubject } from "~/routes/orders/order-page";
import { placeOrder } from "~/services/orders/place-order.server";
import { createPromotion } from "~/services/prices/create-promotion.server";
import { recordsOfForm } from "../../support/forms";
import { signIn } from "../../support/members";
import { emotionMirrorAnswers, placeTestOrder, testContext } from "../../support/orders";
import { beginWithRegularPrices, inDays, promotionRequest, today } from "../../support/prices";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { screeningOf } from "../../support/screening";

const clock = { now: today };
const finance = staffContext("finance", clock);
const { slug } = emotionMirror;

beforeEach(() => beginWithRegularPrices(clock));

describe("an order", () => {
  const buyer = testContext("worker", clock);

  test("keeps the price at which it was placed", async () => {
    await createPromotion(finance, promotionRequest());
    clock.now = inDays(2);
    const placed = await placeTestOrder(buyer);
    expect(placed.priceGrosze).toBe(899);
    clock.now = inDays(4);
    expect((await placeTestOrder(buyer)).priceGrosze).toBe(1199);
  });

  test("is not placed for more than its form said, but once placed it is found again", async () => {
    await createPromotion(finance, promotionRequest());
    clock.now = inDays(2);
    const submission = {
      formToken: randomUUID(),
      email: `ola.${randomUUID()}@example.com`,
      answers: emotionMirrorAnswers,
    };
    const input = {
      product: emotionMirror,
      screening: screeningOf(),
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
      ...{ formToken: randomUUID(), consent: "on", ageConsent: "on", sensitiveConsent: "on" },
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
  /** A winter's day that is neither today nor more than a year ahead: YYYY-MM-DD. */
  const winterDay = ["01-20", "02-10"]
    .flatMap((at) => [0, 1].map((years) => `${new Date().getUTCFullYear() + years}-${at}`))
    .sort()
    .find((at) => Date.parse(at) > Date.now() + day);
  const filled = { price: "8,99", from: "", until: `${winterDay}, 18:00`, reason: "campaign" };

  test("makes a promotion in Warsaw's time, and ends it", async () => {
    const { sees, tries } = await desk();
    expect(await tries(slug, "promote", filled)).toMatchObject({
      status: 303,
      location: `/admin/prices/${slug}?done=promotion-created`,
    });
    const [made] = await db.select().from(promotions);
    expect(made).toMatchObject({ priceGrosze: 899, endsAt: new Date(`${winterDay}T17:00:00Z`) });
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
    expect((await sees("")).data.list.total).toBe(listedProducts.length);
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
