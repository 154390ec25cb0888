import { describe, expect, test } from "vitest";
import { saidAt } from "~/forms/kind";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { isTouched, orderGroups } from "~/products/order-groups";
import { orderFields } from "~/products/order-fields";
import { listedProducts } from "~/products/registry";
import { motivationLetter } from "~/products/motivation-letter/product";
import { ebook } from "~/products/e-book/product";

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
const groupsOf = (product: Parameters<typeof orderFields>[0]) =>
  orderGroups(orderFields(product), product.form?.heading ?? product.title);

test("a form asks what the document is about, then whom it is for, then for the consents", () => {
  const [story, person, consents, ...others] = groupsOf(emotionMirror);
  expect(others).toEqual([]);
  expect(story?.title).toBe("Twój dzień");
  expect(names(story?.fields ?? [])).toEqual(["mood", "event", "focusEmotion"]);
  expect(names(story?.more ?? [])).toEqual(["touchedEmotion", "forms"]);
  expect(names(person?.fields ?? [])).toEqual(["name", "email"]);
  expect(names(consents?.fields ?? [])).toEqual(["consent", "sensitiveConsent", "ageConsent"]);
});

test.each(listedProducts.map((product) => [product.slug, product] as const))(
  "%s asks every question once, and folds none that must be answered",
  (_, product) => {
    const groups = groupsOf(product);
    const asked = groups.flatMap(({ fields, more }) => [...fields, ...more]);
    expect(names(asked).toSorted()).toEqual(names(orderFields(product)).toSorted());
    for (const field of groups.flatMap(({ more }) => more)) expect(field.required).toBeUndefined();
    expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
  },
);

test("a form that asks for an address alone begins with the product's heading", () => {
  expect(groupsOf(ebook).map(({ title }) => title)).toEqual([ebook.form?.heading, "Zgody"]);
});

describe("what is folded", () => {
  const [group] = groupsOf(motivationLetter);
  const more = group?.more ?? [];

  test("is open where it was answered, or something is wrong with it", () => {
    expect(isTouched(more, { values: {}, errors: {} })).toBe(false);
    expect(isTouched(more, { values: { phone: "600" }, errors: {} })).toBe(true);
    expect(isTouched(more, { values: {}, errors: { phone: "Skróć." } })).toBe(true);
  });

  test("stays folded over a choice that was made for everybody", () => {
    expect(isTouched(more, { values: { language: "PL" }, errors: {} })).toBe(false);
    expect(isTouched(more, { values: { language: "DE" }, errors: {} })).toBe(true);
  });
});

test("an empty field says what to do, and anything else what is wrong", () => {
  const field = { name: "a", label: "A", required: "Uzupełnij wymagane pola.", ask: "Podaj imię." };
  expect(saidAt(field, "Uzupełnij wymagane pola.")).toBe("Podaj imię.");
  expect(saidAt(field, "Skróć tekst.")).toBe("Skróć tekst.");
  expect(saidAt({ ...field, ask: undefined }, "Uzupełnij wymagane pola.")).toBe(
    "Uzupełnij wymagane pola.",
  );
  expect(saidAt({ name: "a", label: "A", ask: "Podaj imię." }, undefined)).toBeUndefined();
});
