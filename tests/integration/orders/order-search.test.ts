import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { listOrders } from "~/services/desk/order-list.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { foundOnce } from "~/services/orders/found-once.server";
import { alsoSimilar } from "~/services/orders/whole-address";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";

const worker = testContext();
const support = staffContext("support");
const because = (orderId: string) => ({ orderId, reason: "buyer_wrote" }) as const;
const found = async (filters: Parameters<typeof listOrders>[1]) =>
  (await listOrders(support, filters, 1)).rows.map(({ id }) => id);

test("some of the orders of an address never pass for all of them", async () => {
  const email = `${randomUUID()}@example.com`;
  for (let order = 0; order < 3; order++) await placeTestOrder(worker, { email });
  expect(await foundOnce(support, email, 3)).not.toBeNull();
  expect(await foundOnce(support, email, 2)).toBeNull();
});

describe("the desk finds an order by address", () => {
  test("by a part, by a mistyped one, and one that was replaced", async () => {
    const mark = randomUUID().slice(0, 8);
    const email = `katarzyna.${mark}@gmail.com`;
    const order = await placePaidOrder(worker, { email });
    expect(await found({ email: mark.toUpperCase() })).toEqual([order.id]);
    expect(await found({ email: `katarzyna.${mark}@gmial.com` })).toEqual([order.id]);
    expect(await found({ email: `katarzna.${mark}@gmail.com` })).toEqual([order.id]);
    expect(await found({ email: `${mark}%` })).toEqual([]);
    const to = `${randomUUID()}@example.com`;
    await correctEmail(support, { ...because(order.id), email: to });
    expect(await found({ email })).toEqual([order.id]);
    expect(await found({ email: to })).toEqual([order.id]);
  });

  test("by a whole one alone, and by similar ones where nobody has it or somebody asks for them", async () => {
    const mark = randomUUID().slice(0, 8);
    const email = `zofia.${mark}@example.com`;
    const [own, similar, longer] = [
      await placeTestOrder(worker, { email: `Zofia.${mark}@example.com` }),
      await placeTestOrder(worker, { email: `zofa.${mark}@example.com` }),
      await placeTestOrder(worker, { email: `nie${email}` }),
    ];
    const all = [own, similar, longer].map(({ id }) => id).sort();
    expect(await found({ email })).toEqual([own.id]);
    expect((await found({ email: alsoSimilar(email) })).sort()).toEqual(all);
    const mistyped = await found({ email: `zofja.${mark}@example.com` });
    expect(mistyped).toEqual(expect.arrayContaining([own.id, similar.id]));
    // Not yet typed to its end.
    expect((await found({ email: `zofia.${mark}@` })).sort()).toEqual(all);
    const corrected = await placePaidOrder(worker, { email: `halina.${randomUUID()}@example.com` });
    const to = `${randomUUID()}@example.com`;
    await correctEmail(support, { ...because(corrected.id), email: to });
    const former = corrected.email ?? "";
    for (const typed of [former, former.replace("halina", "halyna"), alsoSimilar(former)])
      expect(await found({ email: typed })).toEqual([corrected.id]);
  });
});
