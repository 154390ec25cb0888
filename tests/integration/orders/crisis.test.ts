import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders } from "~/db/schema";
import { helpLines } from "~/copy/help-lines";
import { deleteContentNow, deleteExpiredContent } from "~/services/orders/delete-content.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { filledForm, ordersOfForm, recordsOfForm, submitOrder } from "../../support/forms";
import {
  deliverOrder,
  emotionMirrorAnswers,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { sandbox } from "../../support/world";

const despair = "Naprawdę nie chcę już żyć.";
const sorrow = "Kuzyn popełnił samobójstwo 12 lat temu.";

describe("a form that sounds like a crisis", () => {
  test.each(["name", "mood", "event", "touchedEmotion"])(
    "is not sold anything when it stands in %s: help comes first",
    async (field) => {
      const form = filledForm({ [field]: despair });
      const answer = await submitOrder(form);
      expect(answer.status).toBe(422);
      expect(answer.location).toBeNull();
      expect(answer.data).toMatchObject({ step: "help", errors: {}, values: form });
      expect(await ordersOfForm(form)).toEqual([]);
    },
  );

  test("opens no payment", async () => {
    const before = sandbox.state.transactions.newest(() => true).length;
    await submitOrder(filledForm({ mood: despair }));
    expect(sandbox.state.transactions.newest(() => true)).toHaveLength(before);
  });

  test("sees help also when something else is wrong with it", async () => {
    const answer = await submitOrder(filledForm({ mood: despair, email: "" }));
    expect(answer.data).toMatchObject({ step: "help" });
  });

  test("can be gone back to, with everything that was typed", async () => {
    const form = filledForm({ mood: despair });
    const answer = await submitOrder({ ...form, backToForm: "1" });
    expect(answer.status).toBe(422);
    expect(answer.data).toMatchObject({ step: "edit", errors: {}, values: form });
    expect(await ordersOfForm(form)).toEqual([]);
  });

  test("becomes an order when the person wants to go on, and the order remembers", async () => {
    const form = filledForm({ mood: despair });
    const answer = await submitOrder({ ...form, helpSeen: "1" });
    expect(answer.status).toBe(303);
    const { order, transactions, events } = await recordsOfForm(form);
    expect(order).toMatchObject({ status: "awaiting_payment", crisisLevel: "acute" });
    expect(order.answers).not.toHaveProperty("helpSeen");
    expect(answer.location).toBe(`${sandbox.url}/pay/${transactions[0]?.id}`);
    expect(events).toEqual(["placed"]);
  });

  test("keeps the acknowledgement while other errors are mended", async () => {
    const answer = await submitOrder(filledForm({ mood: despair, email: "", helpSeen: "1" }));
    expect(answer.data.errors).toHaveProperty("email");
    expect(answer.data.values.helpSeen).toBe("1");
  });
});

describe("a form that gives cause for concern", () => {
  test("is not interrupted, and the order remembers", async () => {
    const form = filledForm({ event: sorrow });
    expect((await submitOrder(form)).status).toBe(303);
    expect((await recordsOfForm(form)).order.crisisLevel).toBe("concern");
  });

  test("an ordinary one leaves no trace", async () => {
    const form = filledForm();
    await submitOrder(form);
    expect((await recordsOfForm(form)).order.crisisLevel).toBe("none");
  });
});

describe("help lines", () => {
  const fulfilled = async (mood: string) => {
    const order = await placePaidOrder(testContext(), {
      answers: { ...emotionMirrorAnswers, mood },
    });
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    const records = await recordsOf(order.id);
    const page = await getOrderPage(testContext("buyer"), order.token);
    return { ...records, page };
  };

  test.each([despair, sorrow])("come with everything that is made of %j", async (mood) => {
    const { order, page, delivered } = await fulfilled(mood);
    expect(order.status).toBe("completed");
    expect(page?.showHelp).toBe(true);
    const [mail] = delivered;
    for (const { number, href, purpose } of helpLines) {
      expect(mail?.html).toContain(`href="${href}"`);
      expect(mail?.text).toContain(`${number} – ${purpose}`);
    }
  });

  test("do not stand out where nothing calls for them", async () => {
    const { page, delivered } = await fulfilled("Dobry dzień, trochę zmęczenia.");
    expect(page?.showHelp).toBe(false);
    // Wherever it is about feelings they stand further down, below what the mail says of the document.
    const html = delivered[0]?.html ?? "";
    expect(html.indexOf("tel:")).toBeGreaterThan(html.indexOf("Dokument napisała"));
  });
});

describe("the level of an order", () => {
  const levelOf = async (id: string) =>
    (await db.select().from(orders).where(eq(orders.id, id)))[0]?.crisisLevel;
  const answers = { ...emotionMirrorAnswers, mood: despair };

  test("goes with its content after 24 hours", async () => {
    const clock = { now: new Date() };
    const ctx = testContext("schedule", clock);
    const order = await placeTestOrder(ctx, { answers });
    expect(await levelOf(order.id)).toBe("acute");
    clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000);
    await deleteExpiredContent(ctx);
    expect(await levelOf(order.id)).toBe("none");
  });

  test("goes at once when the buyer deletes the content", async () => {
    const order = await placeTestOrder(testContext("buyer"), { answers });
    await deleteContentNow(testContext("buyer"), order.token);
    expect(await levelOf(order.id)).toBe("none");
  });

  test("cannot outlive the content, whoever writes", async () => {
    const order = await placeTestOrder(testContext("buyer"), { answers });
    const careless = db
      .update(orders)
      .set({ answers: null, summary: null, personName: null, contentDeletedAt: new Date() })
      .where(eq(orders.id, order.id));
    await expect(careless).rejects.toThrow();
  });

  test("is written in no event and in no record of a model call", async () => {
    const order = await placePaidOrder(testContext(), { answers });
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    const { modelCalls, events } = await recordsOf(order.id);
    const plain = await placePaidOrder();
    await deliverOrder(testContext(), { orderId: plain.id, lastAttempt: true });
    const other = await recordsOf(plain.id);
    expect(events).toEqual(other.events);
    expect(modelCalls.map(({ task, promptVersion }) => [task, promptVersion])).toEqual(
      other.modelCalls.map(({ task, promptVersion }) => [task, promptVersion]),
    );
  });
});
