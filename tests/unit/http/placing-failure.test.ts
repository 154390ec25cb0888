import { expect, test } from "vitest";
import { placingFailure } from "~/http/placing-failure.server";
import { Conflict } from "~/services/command/errors";
import { saidByPage } from "~/services/command/refusals";
import { placingRefusals } from "~/services/orders/refusals";

const values = { person: "Ola" };
const failed = (error: unknown) =>
  placingFailure({ context: {}, form: { values } }, async () => ({ isStopped: false }))(
    error,
  ).catch((thrown: unknown) => thrown);

test("a form whose order is refused comes back with why, and its page as it is by then", async () => {
  expect(await failed(new Conflict(placingRefusals.not_sold))).toMatchObject({
    data: { values, errors: { "": placingRefusals.not_sold.text }, page: { isStopped: true } },
    init: { status: 409 },
  });
  expect(await failed(new Conflict(placingRefusals.sold_out_today))).toMatchObject({
    data: { page: { isStopped: true, isSoldOut: true } },
  });
  const dearer = { ...placingRefusals.price_went_up, text: "Było 8,99 zł, teraz jest 11,99 zł." };
  expect(await failed(new Conflict(dearer))).toMatchObject({
    data: { values, errors: { "": dearer.text }, page: { isStopped: false } },
    init: { status: 409 },
  });
});

test("no other refusal comes back without a sentence: it goes on", async () => {
  const other = new Conflict(saidByPage("other"));
  expect(await failed(other)).toBe(other);
});
