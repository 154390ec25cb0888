import { expect, test } from "vitest";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { detectCrisis } from "~/crisis/read-text.server";
import { crisisLevelOf } from "~/crisis/order-crisis.server";

const flooded =
  "Jestem w domu babci, ale pokoi jest więcej niż naprawdę. W każdym stoi trochę wody, ciepłej, sięga mi do kostek. Nikt się nie dziwi. Szukam klucza do ostatnich drzwi, a w kieszeni mam tylko muszlę. Za drzwiami ktoś nuci.";

test("the images of a dream are no cry for help, however they add up", () => {
  expect(detectCrisis(flooded).level).toBe("acute");
  expect(crisisLevelOf(dreamAnalysis, { dream: flooded })).toBe("none");
});

test("clear words are heard in a dream, too, and hints in what else is told", () => {
  expect(crisisLevelOf(dreamAnalysis, { dream: "Śniło mi się morze. Nie chcę już żyć." })).toBe(
    "acute",
  );
  const hint = "Stoję na wiadukcie nad ekspresówką i patrzę w dół.";
  expect(crisisLevelOf(dreamAnalysis, { recentEvents: hint })).toBe("acute");
});
