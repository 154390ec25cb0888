import { describe, expect, test } from "vitest";
import { factPhrase } from "~/routes/admin/audit-facts";

describe("a fact of the log reads in Polish", () => {
  test.each([
    ["group", "private", { is: false }, "otwarta"],
    ["group", "private", { was: false, is: true }, "teraz zamknięta"],
    ["order", "whole", { is: false }, "zwrot części"],
    ["group", "type", { is: 6 }, "typ: Dorośli"],
    ["book", "priceGrosze", { was: 1490, is: 1990 }, "cena: 14,90\u00a0zł → 19,90\u00a0zł"],
    ["member", "lapsesAt", { is: null }, "ważna do: odwołania"],
    ["member", "status", { was: "active", is: "banned" }, "stan: w użyciu → blokada"],
    ["order", "status", { was: "completed" }, "stan przed zmianą: dostarczone"],
    ["review", "length", { was: null, is: 47 }, "liczba znaków: 47"],
    ["review", "length", { was: 47, is: null }, "liczba znaków: 47 → brak"],
    ["order", "declaredOn", { is: "2026-11-23" }, "dzień oświadczenia: 23\u00a0listopada 2026"],
    ["order", "confidence", { was: 0.5, is: 0.812 }, "pewność: 0,50 → 0,81"],
    ["book", "changed", { is: "title,priceGrosze" }, "zmieniono: tytuł, cena"],
    ["export", "filters", { is: "dateFrom,status" }, "filtry: od dnia, status"],
    ["export", "filters", { is: "from,to,status" }, "filtry: od dnia, do dnia (włącznie), status"],
    ["bulk", "rows", { is: 3 }, "liczba pozycji: 3"],
    ["case", "outcome", { is: "upheld" }, "wynik: decyzja zostaje"],
    ["job", "kind", { is: "send_mail" }, "rodzaj: wysłanie wiadomości"],
    ["job", "attempts", { was: 3, is: 0 }, "liczba prób: 3 → 0"],
    ["payment", "status", { is: "paid" }, "stan: po zapłacie"],
    ["order", "status", { is: "processing" }, "stan: w przygotowaniu"],
    ["membership", "state", { is: "active" }, "stan: w użyciu"],
    ["case", "text", { is: "held" }, "treść: czeka na sprawdzenie"],
    ["payment", "outcome", { is: "already_paid" }, "wynik: bramka powtórzyła potwierdzenie"],
    ["mail", "kind", { is: "document" }, "rodzaj: dokument albo link"],
  ] as const)("of a %s: %s, %o", (target, name, change, words) => {
    expect(factPhrase(target, name, change)).toBe(words);
  });

  test("says nothing of what did not change, is nothing or was said by the act", () => {
    expect(factPhrase("book", "title", { was: "Echo", is: "Echo" })).toBeNull();
    expect(factPhrase("review", "length", { was: null })).toBeNull();
    expect(factPhrase("member", "active", { was: false, is: true })).toBeNull();
    expect(factPhrase("group", "renamed", { is: false })).toBeNull();
  });

  test("and what nobody has words for stands as it is", () => {
    expect(factPhrase("job", "kind", { is: "constructor" })).toBe("rodzaj: constructor");
    expect(factPhrase("job", "toString2", { is: "x" })).toBe("toString2: x");
  });
});
