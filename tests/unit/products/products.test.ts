import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  adultConsent,
  ageConsent,
  consentOf,
  consentsOf,
  sensitiveDataConsent,
  talkConsent,
  analysisConsent,
} from "~/products/consent";
import { areaHues } from "~/documents/theme";
import { deliveries } from "~/products/deliveries/registry";
import { controlNames, type Field } from "~/forms/fields";
import { orderWordsOf } from "~/products/order-words";
import { orderFields } from "~/products/order-fields";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { findProduct, findProductByPath, products, productsInHub } from "~/products/registry";
import { bookedTalk, talkProducts } from "~/products/talk/product";
import { summarise } from "~/products/summary";
import { defaultOrderWords } from "~/products/product";
import { documentRecipes, recipeOf } from "~/products/registry.server";
import { findConstellation } from "~/sky/constellations";
import { send } from "./form";

/** An answer that a field takes. */
function answerTo(field: Field): Record<string, string | File> {
  switch (field.kind) {
    case "email":
      return { [field.name]: "anna@example.com" };
    case "choice":
    case "cards":
      return { [field.name]: field.options.at(-1)?.value ?? "" };
    case "date":
      return {
        [field.controls.day]: "29",
        [field.controls.month]: "2",
        [field.controls.year]: "2000",
      };
    case "consent":
      return { [field.name]: "on" };
    case "file":
      return { [field.name]: new File(["tekst"], "opis.txt") };
    default:
      return { [field.name]: `Odpowiedź na: ${field.label}` };
  }
}

const complete = (fields: readonly Field[]): Record<string, string | File> =>
  Object.assign({}, ...fields.map(answerTo));

test("no two products share a slug, an address or an order type", () => {
  for (const key of ["slug", "path", "orderType", "title"] as const) {
    expect(new Set(products.map((product) => product[key])).size).toBe(products.length);
  }
});

test("covers of one area side by side stand in another light each", () => {
  const lights = documentRecipes().map(
    ({ product: { area, document } }) =>
      `${area} ${(document.glow ?? areaHues[area].glow).toLowerCase()}`,
  );
  expect(lights).toEqual([...new Set(lights)]);
});

// A clause of an agreement says nothing about it.
const quoting = documentRecipes().flatMap(({ product }) => (product.writtenByModel ? product : []));

test.each(quoting)("$title quotes its sample to the letter", ({ slug, sampleSentence = "" }) => {
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();
  expect(plain(sampleSentence)).not.toBe("");
  const pages = readFileSync(`app/products/${slug}/rendered/pages.json`, "utf8");
  expect(plain(pages)).toContain(plain(sampleSentence));
});

describe.each(products)("$title", (product) => {
  const fields = orderFields(product);
  const required = fields.filter((field) => field.required !== undefined);

  test("is found by its slug, its address and its hub", () => {
    expect(findProduct(product.slug)).toBe(product);
    expect(findProductByPath(product.path)).toBe(product);
    expect(findProductByPath(`${product.path}/`)).toBe(product);
    expect(productsInHub(product.hub.path).includes(product)).toBe(!product.unlisted);
    expect(product.path).toMatch(/^(\/[a-z-]+)+$/);
  });

  test("has everything that its pages, its order and its document need", () => {
    expect(product.version).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(product.priceGrosze)).toBe(true);
    expect(product.priceGrosze).toBeGreaterThan(0);
    if (product.writtenByModel) {
      const { prompt } = recipeOf(product);
      expect(prompt?.system).toContain("<odpowiedzi>");
    }
    expect(findConstellation(product.document.constellation)).not.toBeNull();
    expect(product.document.fileName).toMatch(/^[a-z-]+\.pdf$/);
    // The payment pages know an order by its token alone, so products that share a prefix share their words.
    expect(orderWordsOf(`${product.tokenPrefix}x`)).toBe(product.orderWords ?? defaultOrderWords);
    const texts = [product.title, product.lead, product.description, product.submitLabel];
    for (const text of [...texts, product.again.label, product.back.label, product.hub.label]) {
      expect(text.trim()).not.toBe("");
    }
    for (const box of product.boxes) expect(box.text ?? box.items?.join("")).toBeTruthy();
  });

  test("asks each question once, with a label, and asks for an address and the consent", () => {
    const names = fields.flatMap(controlNames);
    expect(new Set(names).size).toBe(names.length);
    for (const field of fields) expect(field.label.trim()).not.toBe("");
    expect(fields.map(({ kind }) => kind)).toContain("email");
    expect(fields.at(-1)?.kind).toBe("consent");
  });

  test("takes a complete form and drops whatever else is in it", () => {
    const form = {
      ...complete(fields),
      price: "0.01",
      priceGrosze: "1",
      status: "paid",
      token: "x",
    };
    const { submission } = send(product, form);
    const own = product.fields.filter(({ kind }) => kind !== "email").map(({ name }) => name);
    expect(Object.keys(submission?.answers ?? {}).sort()).toEqual([...own].sort());
    expect(submission?.email).toBe("anna@example.com");
  });

  test("takes a form with the required answers alone", () => {
    expect(send(product, complete(required)).errors).toBeUndefined();
  });

  test.each(required.map((field) => [field.name, field] as const))(
    "says in its own words that %s is missing or blank",
    (_, field) => {
      const others = complete(fields.filter((other) => other !== field));
      const errors = Object.fromEntries(
        controlNames(field).map((name) => [name, [field.required]]),
      );
      const empty = Object.fromEntries(controlNames(field).map((name) => [name, ""]));
      expect(send(product, { ...others, ...empty }).errors).toEqual(errors);
      if (!["text", "longText", "email"].includes(field.kind)) return;
      expect(send(product, { ...others, [field.name]: " \r\n\t " }).errors).toEqual(errors);
    },
  );

  test("says everything that is missing at once", () => {
    const empty = Object.fromEntries(fields.flatMap(controlNames).map((name) => [name, ""]));
    const errors = required.flatMap((field) =>
      controlNames(field).map((name) => [name, [field.required]]),
    );
    expect(send(product, empty).errors).toEqual(Object.fromEntries(errors));
  });

  test("prints every answer under its question, in the order of the form", () => {
    const { submission } = send(product, complete(fields));
    const answered = product.fields.filter(({ kind }) => kind !== "email");
    const summary = summarise(product, submission?.answers ?? {});
    expect(summary.map(({ label }) => label)).toEqual(answered.map(({ label }) => label));
    for (const { value } of summary) expect(value.trim()).not.toBe("");
    expect(summarise(product, {})).toEqual([]);
  });

  test("refuses what goes beyond a limit and never what goes beyond a counter", () => {
    for (const field of product.fields) {
      if (field.kind !== "longText") continue;
      const length = field.limit?.length ?? (field.counter ?? 300) * 3;
      const within = { ...complete(fields), [field.name]: "a".repeat(length) };
      expect(send(product, within).errors).toBeUndefined();
      if (!field.limit) continue;
      const beyond = { ...within, [field.name]: "a".repeat(length + 1) };
      expect(send(product, beyond).errors).toEqual({ [field.name]: [field.limit.message] });
    }
  });
});

describe("the Emotion Mirror", () => {
  test("costs 11,99 zł at its address", () => {
    expect(emotionMirror).toMatchObject({ path: "/smart/emotion-mirror", priceGrosze: 1199 });
  });

  test("uses the messages of its specification", () => {
    expect(
      send(emotionMirror, { consent: "", sensitiveConsent: "", ageConsent: "" }).errors,
    ).toEqual({
      name: ["Uzupełnij wymagane pola."],
      email: ["Podaj e-mail – na niego wyślemy analizę."],
      mood: ["Uzupełnij wymagane pola."],
      focusEmotion: ["Uzupełnij wymagane pola."],
      consent: ["Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu."],
      sensitiveConsent: [sensitiveDataConsent.required],
      ageConsent: [ageConsent.required],
    });
  });

  test("asks for consent in the words that are kept with the order", () => {
    const boxes = orderFields(emotionMirror).filter(({ kind }) => kind === "consent");
    expect(boxes).toMatchObject([
      { name: "consent", label: deliveries.document.consent.text },
      { name: "sensitiveConsent", label: sensitiveDataConsent.text },
      { name: "ageConsent", label: ageConsent.text },
    ]);
    expect(consentOf(emotionMirror).text).toBe(
      [
        deliveries.document.consent.text,
        sensitiveDataConsent.text,
        sensitiveDataConsent.more,
        ageConsent.text,
      ].join(" "),
    );
    expect(deliveries.document.consent.text).toContain("14 dni");
    expect(deliveries.document.consent.text).not.toContain("zdrowiu");
  });

  test("asks everybody who buys for their capacity, and for their age where it is about dating", () => {
    for (const product of products) {
      const box = orderFields(product).find(({ name }) => name === "ageConsent");
      const isForAdults = product.slug === "dating-bio" || talkProducts.includes(product);
      const { text } = isForAdults ? adultConsent : ageConsent;
      expect(box).toMatchObject({ kind: "consent", label: text });
    }
  });

  test("asks for explicit consent to what is sensitive exactly where a model reads somebody's own words", () => {
    const asked = products.filter((product) =>
      consentsOf(product).some((each) => each === sensitiveDataConsent || each === talkConsent),
    );
    for (const talk of talkProducts) expect(asked).toContain(talk);
    const others = products.filter((product) => !asked.includes(product)).map(({ slug }) => slug);
    expect(others.sort()).toEqual(["e-book", "rental-agreement", "special-horoscope"]);
    expect(sensitiveDataConsent.text).toContain("wyraźnie zgadzam się");
  });

  test("asks for digital content at once where a document comes after a talk, and nowhere else", () => {
    for (const talk of talkProducts) {
      const alone = bookedTalk(talk, { priceGrosze: 1999, withAnalysis: false });
      const both = bookedTalk(talk, { priceGrosze: 2999, withAnalysis: true });
      expect(consentsOf(alone)).not.toContain(analysisConsent);
      expect(consentsOf(both)).toEqual([...consentsOf(alone), analysisConsent]);
      expect(consentOf(both).version).toBe(`${consentOf(alone).version}-analysis`);
    }
  });

  test.each(["off", "true", "1", "ON"])("takes %s for no consent, in either box", (unticked) => {
    for (const { name, required } of consentsOf(emotionMirror)) {
      const form = { ...complete(orderFields(emotionMirror)), [name]: unticked };
      expect(send(emotionMirror, form).errors).toEqual({ [name]: [required] });
    }
  });

  test("refuses a form token that the page did not give", () => {
    const form = { ...complete(orderFields(emotionMirror)), formToken: "1" };
    expect(send(emotionMirror, form).errors).toEqual({
      formToken: [
        "Formularz się przedawnił. Wyślij go jeszcze raz – wszystkie odpowiedzi zostały.",
      ],
    });
  });
});
