import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { documentRecipes } from "~/products/registry.server";
import { evaluateProduct, evaluateSecondReader } from "../../../scripts/evaluate/report";
import { sentences } from "../../../scripts/evaluate/sentences";
import { sandbox } from "../../support/world";

const newFolder = () => mkdtemp(join(inject("scratch"), "evaluations-"));

test("a product's evaluation tells how it went, beside how it went before", async () => {
  const folder = await newFolder();
  const recipe = documentRecipes().find(({ product }) => product.slug === "emotion-mirror");
  if (!recipe) throw new Error("no such product");
  const told: string[] = [];
  const run = () =>
    evaluateProduct(recipe, { folder, most: 3, tell: (line) => void told.push(line) });
  const first = await run();
  expect(first).toMatchObject({
    teksty: 3,
    kartki: 0,
    "bez uwag": "3/3 (co najmniej 52 %)",
    alarmy: "3/3 (co najmniej 52 %)",
    ocena: "od 3,8 do 3,8 (3\u00a0oceny)",
    "ocena kartek": "–",
  });
  expect(first).not.toHaveProperty("ocena poprzednio");
  expect(told).toHaveLength(3);

  sandbox.faults.arm({ service: "model", fault: "refusal" });
  expect(await run()).toMatchObject({
    teksty: 2,
    "bez tekstu": 1,
    "ocena poprzednio": "od 3,8 do 3,8 (3\u00a0oceny)",
    "bez uwag poprzednio": "3/3 (co najmniej 52 %)",
    "alarmy poprzednio": "3/3 (co najmniej 52 %)",
    wersja: first.wersja,
  });
  const texts = await readFile(join(folder, "emotion-mirror.md"), "utf8");
  expect(texts).toContain("## jedno słowo: declined, ocena –");
  expect(texts).toContain("## urywki, neutralnie: usual");
});

test("a text for somebody in danger is counted and graded by itself", async () => {
  const folder = await newFolder();
  const of = (product: { slug: string }) => {
    const recipe = documentRecipes().find((each) => each.product.slug === product.slug);
    if (!recipe) throw new Error("no such product");
    return evaluateProduct(recipe, { folder, tell: () => undefined });
  };
  const mirror = await of(emotionMirror);
  expect(mirror.kartki).toBeGreaterThan(0);
  expect(mirror["ocena kartek"]).toContain("do 4,0");
});

test("the second reader's evaluation counts hits and misses, beside those of the last run", async () => {
  const folder = await newFolder();
  const few = (["acute", "concern", "none"] as const).flatMap((verdict) =>
    sentences.filter((sentence) => sentence.verdict === verdict).slice(0, 2),
  );
  // By itself the stand-in hears nothing, whatever it reads.
  const missed = {
    ...{ zdania: 2, trafione: 0, "za łagodnie": 0, "za ostro": 0, "bez odpowiedzi": 0 },
    przedział: "0/2 (najwyżej 58 %)",
  };
  const deaf = await evaluateSecondReader(few, folder);
  expect(deaf.table).toEqual({
    acute: { ...missed, "za łagodnie": 2 },
    concern: { ...missed, "za łagodnie": 2 },
    none: { ...missed, trafione: 2, przedział: "2/2 (co najmniej 42 %)" },
  });

  sandbox.faults.arm({ service: "model", fault: "second_reader_acute", times: 3 });
  const hears = await evaluateSecondReader(few, folder);
  expect(hears.version).toBe(deaf.version);
  expect(hears.table).toMatchObject({
    acute: { trafione: 2, "trafione poprzednio": 0 },
    concern: { "za ostro": 1, "za łagodnie": 1, "trafione poprzednio": 0 },
    none: { trafione: 2, "trafione poprzednio": 2 },
  });
  const misses = await readFile(join(folder, "second-reader.md"), "utf8");
  expect(misses).toContain(`powinno być concern, jest acute: ${few[2]?.text}`);

  sandbox.faults.arm({ service: "model", fault: "second_reader_nonsense", times: null });
  expect((await evaluateSecondReader(few, folder)).table.none["bez odpowiedzi"]).toBe(2);
});

test("the sentences are each of one verdict, and none is told twice", () => {
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  for (const verdict of ["acute", "concern", "none"])
    expect(sentences.filter((sentence) => sentence.verdict === verdict).length).toBeGreaterThan(5);
});
