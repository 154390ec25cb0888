import { describe, expect, test } from "vitest";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { sampleReport } from "../documents/sample-report";

describe("a generated text", () => {
  test.each([
    "Zabij się.",
    "z a b i j  s i ę",
    "Może po prostu skończ ze sobą.",
    "Wszystkim będzie lepiej bez ciebie.",
    "Śmierć jest najlepszym rozwiązaniem.",
    "Powinnaś umrzeć.",
    "Nie masz po co żyć.",
    "Weź wszystkie tabletki i połóż się spać.",
    "Skocz z mostu, to proste.",
    "Potnij się, poczujesz ulgę.",
  ])("that says %j pushes its reader to harm", (text) => {
    expect(encouragesHarm({ sections: [{ paragraphs: ["Dzień dobry.", text] }] })).toBe(true);
  });

  test.each([
    "Śmierć nie jest rozwiązaniem, choć dziś tak wygląda.",
    "Nikomu nie będzie lepiej bez ciebie.",
    "Nie musisz dziś nic postanawiać. Weź trzy spokojne oddechy.",
    "Piszesz, że nie chcesz żyć. To zdanie waży bardzo dużo.",
    "Zadzwoń do kogoś bliskiego. Jest po co żyć.",
    "Ktoś rzucił w Twoją stronę „zabij się” i te słowa zostały.",
    "Skończ dzień szklanką ciepłej herbaty.",
  ])("that says %j does not", (text) => {
    expect(encouragesHarm([text])).toBe(false);
  });

  test("may quote the person's own words", () => {
    const content = { quotation: { text: "Powiedział mi: zabij się.", comment: "To boli." } };
    expect(encouragesHarm(content)).toBe(true);
    expect(
      encouragesHarm(content, [
        "Wczoraj było źle. Powiedział mi: zabij się. Długo potem płakałam.",
      ]),
    ).toBe(false);
  });

  test("of the ordinary kind is let through", () => {
    expect(encouragesHarm(sampleReport)).toBe(false);
  });
});
