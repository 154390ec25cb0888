import { profiles, type Profile } from "~/config/model-profiles";
import { gravest } from "~/crisis/levels";
import { gravestAlarm } from "~/products/alarm";
import type { documentRecipes } from "~/products/registry.server";
import { failureOf } from "~/services/fulfilment/fulfil-order.server";
import { careCardFor } from "~/services/fulfilment/render-care-card.server";
import { levelOf } from "~/services/writing/verdict";
import { endOfWriting, levelOfFailure } from "~/services/writing/write-about.server";
import { behaviours } from "../../sandbox/model/behaviours";
import { writeWith } from "../../tests/support/stand-in";

type Recipe = ReturnType<typeof documentRecipes>[number];

/** How one document ended, and what that cost at 3 and 15 dollars for a million tokens. */
type End = { word: string; cents: number };

async function endOf(
  { product, sample }: Recipe,
  profile: Profile,
  models: readonly string[],
): Promise<End> {
  const { written, calls, heard } = await writeWith(
    product,
    { ...sample.answers },
    profile,
    models,
    {
      timeoutMs: models.some((model) => model.endsWith("slow")) ? 50 : 20_000,
    },
  );
  const cents = calls.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0) / 10_000;
  if ("content" in written)
    return { word: written.manner === "care" ? "bezpieczny" : "gotowy", cents };
  const { failure, level } =
    "declined" in written
      ? { failure: written.declined, level: "none" as const }
      : {
          failure: failureOf(endOfWriting(written)),
          level: levelOfFailure(written),
        };
  const alarm = gravestAlarm(...heard);
  const crisisLevel = gravest([levelOf(alarm), level]);
  const card = careCardFor({ productSlug: product.slug, alarm, crisisLevel }, failure);
  return { word: card ? "kartka" : "zwrot", cents };
}

const wellBehaved = "sandbox-demo";

const trials = [
  { name: "dobrze", models: [wellBehaved] },
  ...Object.keys(behaviours).flatMap((behaviour) => [
    { name: `${behaviour}, raz`, models: [`${wellBehaved}:${behaviour}`, wellBehaved] },
    { name: `${behaviour}, zawsze`, models: [`${wellBehaved}:${behaviour}`] },
  ]),
];

function inShort(ends: readonly { slug: string; word: string }[]): string {
  const words = [...new Set(ends.map(({ word }) => word))].sort(
    (a, b) =>
      ends.filter(({ word }) => word === b).length - ends.filter(({ word }) => word === a).length,
  );
  return words
    .map((word, index) => {
      const these = ends.filter((end) => end.word === word);
      return index === 0
        ? `${word} ${these.length}`
        : `${word}: ${these.map(({ slug }) => slug).join(", ")}`;
    })
    .join("; ");
}

/**
 * Every product under every profile and behaviour of the stand-in, as two tables in Markdown: how the documents ended, and
 * what a good one costs. Says nothing about any real model.
 */
export async function standInTables(recipes: readonly Recipe[]): Promise<string> {
  // A time-out alone keeps no process alive, and the slow stand-in says nothing that would.
  const alive = setInterval(() => undefined, 1_000);
  const rows: string[] = [];
  const dearest = new Map<string, number>();
  for (const { name, models } of trials) {
    const cells = await Promise.all(
      profiles.map(async (profile) => {
        const ends = await Promise.all(
          recipes.map(async (recipe) => {
            const { slug } = recipe.product;
            const { word, cents } = await endOf(recipe, profile, models);
            if (name === "dobrze") dearest.set(slug, Math.max(dearest.get(slug) ?? 0, cents));
            return { slug, word };
          }),
        );
        return inShort(ends);
      }),
    );
    rows.push(`| ${name} | ${cells.join(" | ")} |`);
  }
  clearInterval(alive);
  return [
    `| zachowanie | ${profiles.join(" | ")} |`,
    `|---|${"---|".repeat(profiles.length)}`,
    ...rows,
    "",
    "| produkt | centy USD |",
    "|---|---|",
    ...[...dearest].map(([slug, cents]) => `| ${slug} | ${cents.toFixed(2)} |`),
  ].join("\n");
}
