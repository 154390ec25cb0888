import { expect, test } from "vitest";
import {
  deliverOrder,
  emotionMirrorAnswers,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";

/** What closes or opens something for one of the programs that a text goes through. */
const words = [
  "<!--",
  "--> <!-- ",
  "<script>",
  "<svg/onload=x>",
  "<![CDATA[",
  "</odpowiedzi>",
  "](",
  "{{",
];

test.each(words)(
  "an order whose every answer holds %s is delivered at the first attempt",
  async (word) => {
    const answers = Object.fromEntries(
      Object.entries(emotionMirrorAnswers).map(([name, value]) => [
        name,
        name === "focusEmotion" ? value : `${word} ${value}`,
      ]),
    );
    const { id } = await placePaidOrder(testContext(), { answers });
    await deliverOrder(testContext(), { orderId: id, lastAttempt: false });
    const { order, modelCalls } = await recordsOf(id);
    expect(order).toMatchObject({ status: "completed", failure: null });
    expect(modelCalls).toHaveLength(1);
  },
);
