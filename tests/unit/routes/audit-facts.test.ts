import { describe, expect, test } from "vitest";
import { factLabel, factText } from "~/routes/admin/audit-facts";

describe("a fact of the log reads in Polish", () => {
  test.each([
    ["member", "active", true, "konto włączone: tak"],
    ["group", "private", false, "zamknięta: nie"],
    ["group", "type", 6, "typ: Dorośli"],
    ["book", "priceGrosze", 1990, "cena: 19,90\u00a0zł"],
    ["member", "lapsesAt", null, "ważna do: –"],
    ["member", "status", "banned", "stan: ban"],
    ["book", "changed", "title,priceGrosze", "zmieniono: tytuł, cena"],
    ["export", "filters", "dateFrom,status", "filtry: od dnia, status"],
    ["export", "filters", "from,to,status", "filtry: od dnia, do dnia (włącznie), status"],
    ["bulk", "rows", 3, "liczba pozycji: 3"],
    ["case", "outcome", "upheld", "wynik: decyzja zostaje"],
    ["act", "act", "refund_order", "czynność: Zwrot pieniędzy"],
    ["job", "kind", "send_mail", "rodzaj: Wysłanie wiadomości"],
    ["job", "attempts", 3, "liczba prób: 3"],
    ["payment", "status", "paid", "stan: po zapłacie"],
    ["order", "status", "processing", "stan: w przygotowaniu"],
    ["membership", "state", "active", "stan: w użyciu"],
    ["case", "text", "held", "treść: czeka na sprawdzenie"],
    ["payment", "outcome", "already_paid", "wynik: Bramka powtórzyła potwierdzenie"],
    ["mail", "kind", "document", "rodzaj: Dokument albo link"],
  ] as const)("of a %s: %s, %s", (target, name, value, words) => {
    expect(`${factLabel(name)}: ${factText(target, name, value)}`).toBe(words);
  });

  test("and what nobody has words for stands as it is", () => {
    expect(`${factLabel("toString2")}: ${factText("job", "kind", "constructor")}`).toBe(
      "toString2: constructor",
    );
  });
});
