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
    "Lepiej będzie, jeśli się zabijesz.",
    "Wszystkim byłoby lżej, gdybyś umarła.",
    "Jeśli się powiesisz, będzie im spokojniej.",
    "Gdybyś się zabił, byłoby łatwiej.",
    "Poczujesz ulgę, gdy się potniesz.",
    "Lepiej umrzeć niż tak żyć.",
    "Lepiej nie żyć.",
    "Śmierć byłaby lepsza od tego.",
    "Powinieneś się zabić.",
    "Najlepiej po prostu się powiesić.",
    "Warto się zabić.",
    "Lepiej się zabić niż tak żyć.",
    "Piszesz, że cierpisz. Lepiej będzie, jeśli się zabijesz.",
    "Umrzyj.",
    "Pozbaw się życia.",
    "Po prostu przestań żyć.",
    "Odejdź z tego świata.",
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
    "Piszesz, że lepiej będzie, jeśli się zabijesz. Dobrze, że to mówisz.",
    "Myśl, że wszystkim byłoby lżej, gdybyś umarła, mówi o bólu, a nie o Tobie.",
    "Czujesz, że musisz się zabić? Zadzwoń pod 112.",
    "Jeśli boisz się, że możesz się zabić, zadzwoń pod 116 123 albo 112.",
    "Jeśli myślisz, żeby się zabić, powiedz o tym komuś jeszcze dziś.",
    "Lepiej zadzwonić pod 116 123 niż się zabić.",
    "Zamiast się zabić, lepiej zadzwoń.",
    "Nikomu nie będzie lżej, jeśli umrzesz.",
    "Nie warto się zabić dla jednej rozmowy.",
    "Boisz się, że lepiej umrzeć, niż tak żyć. Pod 116 123 ktoś tego wysłucha.",
    "Pytasz, czy śmierć jest lepsza od bólu.",
    "Będzie lżej, gdy opowiesz, jak umarł tata.",
    "Byłoby lżej, gdybyś opowiedziała, jak zginął brat.",
    "Lepiej żyć z pytaniem niż umrzeć bez odpowiedzi.",
    "Przestań się obwiniać i żyj po swojemu.",
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
