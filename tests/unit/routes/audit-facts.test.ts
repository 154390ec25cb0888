import { describe, expect, test } from "vitest";
import { factLabel, factText } from "~/routes/admin/audit-facts";

describe("a fact of the log reads in Polish", () => {
  test.each([
    ["active", true, "konto włączone: tak"],
    ["private", false, "zamknięta: nie"],
    ["priceGrosze", 1990, "cena: 19,90\u00a0zł"],
    ["lapsesAt", null, "ważna do: –"],
    ["status", "banned", "stan: ban"],
    ["changed", "title,priceGrosze", "zmieniono: tytuł, cena"],
    ["filters", "dateFrom,status", "filtry: od dnia, status"],
    ["outcome", "upheld", "wynik: decyzja zostaje"],
    ["act", "refund_order", "czynność: Zwrot pieniędzy"],
    ["kind", "send_mail", "rodzaj: Wysłanie wiadomości"],
    ["attempts", 3, "liczba prób: 3"],
  ] as const)("%s, %s", (name, value, words) => {
    expect(`${factLabel(name)}: ${factText(name, value)}`).toBe(words);
  });

  test("and what nobody has words for stands as it is", () => {
    expect(`${factLabel("toString2")}: ${factText("kind", "constructor")}`).toBe(
      "toString2: constructor",
    );
  });
});
