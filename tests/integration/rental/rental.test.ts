import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import {
  rentalFieldsOf,
  type RentalAnswers,
  type StepNumber,
} from "~/products/rental-agreement/fields";
import { completeAnswers } from "~/products/rental-agreement/values";
import { db } from "~/db/client.server";
import { orders, rentalDrafts } from "~/db/schema";
import { composeRental } from "~/products/rental-agreement/compose";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as checkAction, loader as checkLoader } from "~/routes/rental/check";
import { action as startAction } from "~/routes/rental/landing";
import { action as leaveAction } from "~/routes/rental/leave";
import { loader as pdfLoader } from "~/routes/rental/preview-pdf";
import { action as stepAction, loader as stepLoader } from "~/routes/rental/step";
import type { CheckPageFacts } from "~/routes/rental/check-page";
import type { StepPageFacts } from "~/routes/rental/step-page";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { rateLimitRules } from "~/services/rate-limits/rules.server";
import { previewDraft } from "~/services/rental/preview-draft.server";
import { draftLifetime, getDraft } from "~/services/rental/draft.server";
import { deleteExpiredDrafts } from "~/services/rental/delete-drafts.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { deliverOrder, testContext } from "../../support/orders";
import { blockTexts } from "../../support/printed-texts";
import { mailsTo, recordsOf } from "../../support/records";
import { filledAgreement } from "../../support/rental";
import { call, get, post } from "../../support/requests";
import { sandbox } from "../../support/world";
import { termsFile } from "../../support/terms-file";

const ctx = testContext();

async function startDraft(): Promise<string> {
  const { status, location } = await call(startAction, post("/doradca-prawny", {}));
  expect(status).toBe(303);
  return new URL(location ?? "", "http://shop.test").pathname.split("/").at(-2) ?? "";
}

/** What a browser sends of a step. */
function formOf(step: StepNumber, answers: RentalAnswers): Record<string, string> {
  return Object.fromEntries(
    rentalFieldsOf(step).flatMap(({ name, kind }) =>
      kind === "checkbox" && answers[name] !== "true" ? [] : [[name, answers[name] ?? ""]],
    ),
  );
}

const send = (token: string, step: number | string, fields: Record<string, string>) =>
  call<Refusal<StepPageFacts>>(stepAction, post(paths.rentalDraft(token, Number(step)), fields), {
    token,
    step: String(step),
  });
const shown = async (token: string, step: number) =>
  (await call<StepPageFacts>(stepLoader, get("/"), { token, step: String(step) })).data.answers;

async function fillDraft(token: string, more: RentalAnswers = {}) {
  const answers = filledAgreement({ email: `anna.${randomUUID()}@example.com`, ...more });
  for (const step of [1, 2, 3, 4] as const) {
    const { location } = await send(token, step, { ...formOf(step, answers), intent: "next" });
    expect(location).toBe(paths.rentalDraft(token, step === 4 ? "sprawdz" : step + 1));
  }
  return answers;
}

const order = (token: string, more: Record<string, string> = {}) =>
  call<Refusal<CheckPageFacts>>(
    checkAction,
    post(paths.rentalDraft(token, "sprawdz"), {
      formToken: randomUUID(),
      consent: "on",
      ageConsent: "on",
      ...more,
    }),
    { token },
  );
const ordersFor = (email = "") => db.select().from(orders).where(eq(orders.email, email));

describe("a draft", () => {
  test("keeps everything back and forth, also what is wrong", async () => {
    const token = await startDraft();
    const first = { ...formOf(1, filledAgreement()), landlordName: "", tenantName: "Jan" };
    const back = await send(token, 1, { ...first, intent: "back" });
    expect([back.status, back.location]).toEqual([303, paths.rentalDraft(token, "anuluj")]);
    expect(await shown(token, 1)).toMatchObject({ landlordName: "", tenantName: "Jan" });

    const third = { ...formOf(3, filledAgreement()), rentDueDay: "31", depositAmount: "-5" };
    const previous = await send(token, 3, { ...third, intent: "back" });
    expect([previous.status, previous.location]).toEqual([303, paths.rentalDraft(token, 2)]);
    const refused = await send(token, 3, { ...third, intent: "next" });
    expect(refused.status).toBe(422);
    expect(refused.data.errors).toEqual({
      rentDueDay: "Dzień musi być między 1 a 28",
      depositAmount: "Kaucja nie może być ujemna",
    });
    expect(refused.data.page.answers).toMatchObject({ rentDueDay: "31", tenantName: "Jan" });
    expect(await shown(token, 3)).toMatchObject({ rentDueDay: "31", depositAmount: "-5" });
    expect(await shown(token, 1)).toMatchObject({ tenantName: "Jan" });
  });

  test("opens empty, and computes the end of the lease by itself", async () => {
    const token = await startDraft();
    const fresh = Object.values(await shown(token, 2)).filter((answer) => answer !== "false");
    expect(fresh).toEqual([]);
    const fields = { ...formOf(3, filledAgreement()), intent: "podglad" };
    const startDate = "2027-01-31";
    await send(token, 3, { ...fields, startDate, rentalPeriodMonths: "1", endDate: "2099-01-01" });
    expect(await shown(token, 3)).toMatchObject({ endDate: "2027-02-27" });
  });

  test("shows what it would be with what is typed, and keeps nothing of it", async () => {
    const token = await startDraft();
    const look = post(`${paths.rentalDraft(token, 2)}?look=1`, { area: "48", intent: "next" });
    const { data } = await call(stepAction, look, { token, step: "2" });
    expect(data).toMatchObject({ looked: { answers: { area: "48" } } });
    expect(await shown(token, 2)).not.toMatchObject({ area: "48" });
  });

  test("is saved on the way to any of its pages, right or wrong", async () => {
    const token = await startDraft();
    for (const page of [1, 3, "sprawdz", "podglad", "anuluj"] as const) {
      const answer = await send(token, 2, { area: `od ${page}`, intent: String(page) });
      expect([answer.status, answer.location]).toEqual([303, paths.rentalDraft(token, page)]);
      expect(await shown(token, 2)).toMatchObject({ area: `od ${page}` });
    }
  });

  test("takes a tick away again", async () => {
    const token = await startDraft();
    await send(token, 1, { isCompanyLandlord: "true", intent: "2" });
    expect(await shown(token, 1)).toMatchObject({ isCompanyLandlord: "true" });
    await send(token, 1, { intent: "2" });
    expect(await shown(token, 1)).toMatchObject({ isCompanyLandlord: "false" });
  });

  test("is known by its token alone", async () => {
    const own = await startDraft();
    const other = await startDraft();
    expect(other).not.toBe(own);
    expect(own).toMatch(/^[\w-]{43}$/);
    for (const token of [`${own}x`, "x", "", "\u0000", "..%2f"]) {
      expect((await call(stepLoader, get("/"), { token, step: "1" })).status).toBe(404);
      expect((await send(token, 1, { intent: "back" })).status).toBe(404);
      expect((await order(token)).status).toBe(404);
      expect((await call(checkLoader, get("/"), { token })).status).toBe(404);
      expect((await call(pdfLoader, get("/"), { token })).status).toBe(404);
      expect((await call(leaveAction, post("/", {}), { token })).status).toBe(404);
    }
    expect((await send(own, 5, {})).status).toBe(404);
  });

  test("goes when its owner says so", async () => {
    const token = await startDraft();
    const { status, location } = await call(leaveAction, post("/", {}), { token });
    expect([status, location]).toEqual([303, paths.legalAdviser()]);
    expect(await getDraft(ctx, token)).toBeNull();
  });

  test("goes a week after its last change", async () => {
    const token = await startDraft();
    const clock = { now: new Date(Date.now() + draftLifetime - 60_000) };
    const later = testContext("schedule", clock);
    await deleteExpiredDrafts(later);
    expect(await getDraft(later, token)).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 120_000);
    expect(await getDraft(later, token)).toBeNull();
    expect(await deleteExpiredDrafts(later)).toBeGreaterThanOrEqual(1);
    expect(await db.select().from(rentalDrafts).where(eq(rentalDrafts.token, token))).toEqual([]);
  });

  test("gives back what is too long instead of losing it", async () => {
    const token = await startDraft();
    const equipment = "ż".repeat(40_000);
    const refused = await send(token, 2, { equipment, intent: "next" });
    expect(refused.status).toBe(413);
    expect(refused.data.page.answers.equipment).toBe(equipment);
  });

  test("has a PDF with a watermark before it is paid for", async () => {
    const token = await startDraft();
    const { response } = await call(pdfLoader, get("/"), { token });
    expect(response?.headers.get("Cache-Control")).toBe("no-store");
    expect(
      Buffer.from(await response!.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test("is drawn once a version, and so often a minute for a network", async () => {
    const draft = (await getDraft(ctx, await startDraft()))!;
    const [from, elsewhere] = ["192.0.2.77", "198.51.100.77"];
    const version = (paragraph1: string) => ({
      ...draft,
      answers: { ...filledAgreement(), paragraph1 },
    });
    await consumeRateLimit(ctx, "rentalPreviews", from, rateLimitRules.rentalPreviews.max - 1);
    const first = await previewDraft(ctx, version("Pies."), from);
    for (let look = 0; look < 5; look++)
      expect(await previewDraft(ctx, version("Pies."), from)).toBe(first);
    const next = previewDraft(ctx, version("Kot."), from);
    await expect(next).rejects.toMatchObject({ code: "rentalPreviews" });
    const both = [elsewhere, elsewhere].map((each) => previewDraft(ctx, version("Kot."), each));
    const [one, same] = await Promise.all(both);
    expect(one).toBe(same);
    expect(one!.equals(first)).toBe(false);
  });
});

describe("a sum for another kind of lease", () => {
  test("is not asked for, is kept for a change of mind, and is said to be left out", async () => {
    const token = await startDraft();
    await fillDraft(token, { rentalKind: "occasional", administrativeFees: "350" });
    const first = formOf(1, filledAgreement());
    await send(token, 1, { ...first, rentalKind: "ordinary", intent: "next" });
    const { administrativeFees: _unasked, ...third } = formOf(3, filledAgreement());
    await send(token, 3, { ...third, intent: "next" });
    expect(await shown(token, 3)).toMatchObject({ administrativeFees: "350" });
    const { data } = await call<CheckPageFacts>(checkLoader, get("/"), { token });
    expect(data.answers.administrativeFees).toBe("");
    expect(data.warnings).toContainEqual({
      field: "rentAmount",
      text: expect.stringMatching(/\(350,00.zł\) nie ma w umowie.*art\. 9 ust\. 5/),
    });
  });
});

describe("an agreement", () => {
  test("is ordered, paid for and mailed as PDF and DOCX, without a word from the model", async () => {
    const token = await startDraft();
    const answers = await fillDraft(token, { paragraph1: "Kot jest mile widziany." });
    const { status, location } = await order(token, { priceGrosze: "1" });
    expect(status).toBe(303);
    expect(location).toContain("/pay/");
    const [placed] = await ordersFor(answers.email);
    expect(placed).toMatchObject({
      productSlug: "rental-agreement",
      orderType: "RentalAgreement",
      priceGrosze: 3999,
      status: "awaiting_payment",
      answers: completeAnswers(answers),
    });
    expect(placed?.token).toMatch(/^Legal-/);
    expect(placed?.answers).toMatchObject({ isCompanyTenant: "false", depositAmount: "2500" });
    expect(placed?.answers).not.toHaveProperty("email");

    await markPaid(ctx, placed!, {
      transactionTitle: `TR-${placed!.id}`,
      paidGrosze: 3999,
      currency: "PLN",
    });
    await deliverOrder(ctx, { orderId: placed!.id, lastAttempt: false });
    const records = await recordsOf(placed!.id);
    expect(records.order.status).toBe("completed");
    expect(records.modelCalls).toEqual([]);
    expect(records.texts).toMatchObject([{ content: {}, model: "none" }]);
    expect(records.delivered).toMatchObject([
      {
        attachments: [{ filename: "umowa-najmu.pdf" }, { filename: "umowa-najmu.docx" }, termsFile],
      },
    ]);
    expect(records.delivered[0]?.text).toContain("To wzór wypełniony Twoimi odpowiedziami.");
    expect(records.delivered[0]?.text).not.toContain("sztuczna");

    const docx = records.files[1]!;
    const { value } = await mammoth.extractRawText({ buffer: docx.bytes });
    const lines = composeRental(answers).parts.flatMap(({ blocks }) => blocks.flatMap(blockTexts));
    const bare = (text: string) => text.replace(/[\s…]+/g, "");
    expect(bare(value)).toBe(bare(lines.join("")));
    expect(value).toContain("Kot jest mile widziany.");

    // The draft goes with the content of its order.
    expect(await getDraft(ctx, token)).not.toBeNull();
    await deleteContentNow(ctx, placed!.token);
    expect(await getDraft(ctx, token)).toBeNull();
  });

  test("is paid with BLIK by whoever orders with that button", async () => {
    const token = await startDraft();
    const { email } = await fillDraft(token);
    await order(token, { pay: "blik" });
    const [placed] = await ordersFor(email);
    expect((await recordsOf(placed!.id)).transactions).toMatchObject([{ groupId: 150 }]);
  });

  test("survives a mail that fails: the same files go out, once", async () => {
    const token = await startDraft();
    const { email } = await fillDraft(token);
    await order(token);
    const [placed] = await ordersFor(email);
    await markPaid(ctx, placed!, {
      transactionTitle: `TR-${placed!.id}`,
      paidGrosze: 3999,
      currency: "PLN",
    });
    sandbox.faults.arm({ service: "resend", fault: "reset_after_accepting" });
    const fulfil = () => deliverOrder(ctx, { orderId: placed!.id, lastAttempt: false });
    await expect(fulfil()).rejects.toThrow("resend unavailable");
    await Promise.allSettled([fulfil(), fulfil()]);
    await fulfil();
    expect(mailsTo(email ?? "")).toMatchObject([{ conflicts: 0 }]);
    expect((await recordsOf(placed!.id)).files).toHaveLength(2);
  });

  test("sent twice is one order; changed, it is another", async () => {
    const token = await startDraft();
    const { email } = await fillDraft(token);
    const formToken = randomUUID();
    await Promise.all([order(token, { formToken }), order(token, { formToken })]);
    expect(await ordersFor(email)).toHaveLength(1);
    await send(token, 4, {
      email: email ?? "",
      bankName: "Inny",
      bankAccount: filledAgreement().bankAccount ?? "",
      intent: "next",
    });
    await order(token, { formToken });
    expect(await ordersFor(email)).toHaveLength(2);
  });

  test("with something missing is not ordered, and says what", async () => {
    const token = await startDraft();
    const { email } = await fillDraft(token);
    await send(token, 2, { ...formOf(2, filledAgreement()), area: "0", intent: "back" });
    const refused = await order(token);
    expect(refused.status).toBe(422);
    expect(refused.data.errors).toEqual({
      area: "Powierzchnia musi być większa niż 0",
      "": "Proszę wypełnić wszystkie wymagane pola",
    });
    expect(refused.data.page.problems).toEqual({ area: "Powierzchnia musi być większa niż 0" });
    expect(await ordersFor(email)).toEqual([]);
  });

  test("needs the consent and the page's own form token", async () => {
    const token = await startDraft();
    const { email } = await fillDraft(token);
    const refused = await order(token, { consent: "", formToken: "1" });
    expect(refused.status).toBe(422);
    expect(refused.data.errors).toEqual({
      consent: "Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu.",
      formToken: "Formularz się przedawnił. Wyślij go jeszcze raz – wszystkie odpowiedzi zostały.",
    });
    expect(await ordersFor(email)).toEqual([]);
  });

  test("whose own words sound like a crisis meets help first", async () => {
    const token = await startDraft();
    const { email } = await fillDraft(token, { paragraph2: "Chcę się zabić, nie dam już rady." });
    const helped = await order(token);
    expect([helped.status, helped.data.step]).toEqual([422, "help"]);
    expect(await ordersFor(email)).toEqual([]);
    const back = await order(token, { backToForm: "1" });
    expect(back.data.step).toBe("edit");
    expect((await order(token, { helpSeen: "1" })).status).toBe(303);
    expect(await ordersFor(email)).toMatchObject([{ crisisLevel: "acute" }]);
  });

  test("says in its own words that the gateway gave no page, or did not answer", async () => {
    const token = await startDraft();
    await fillDraft(token);
    sandbox.faults.arm({ service: "tpay", fault: "no_payment_url" });
    const withoutPage = await order(token);
    expect(withoutPage.status).toBe(303);
    expect(withoutPage.location).toMatch(/tr_crc=Legal-.*done=placed-without-link$/);
  });
});
