import sharp from "sharp";
import { expect, test } from "vitest";
import type { Reading } from "~/documents/reading";
import { renderDocument } from "~/documents/render.server";
import { moonDatesInWords } from "~/sky/ephemeris/sign-sky-words";
import { signSkyOf } from "~/sky/ephemeris/sign-sky.server";

const date = (phase: number) => ({ when: `Dzień ${phase}`, title: "Faza", description: "", phase });

const drawingsIn = (nodes: readonly (string | Reading)[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [tag, ...content] = node;
    return tag === "drawing" ? content.join("") : drawingsIn(content);
  });

/** What is drawn beside dates where there is no paper. */
async function moonsOf(items: ReturnType<typeof moonDatesInWords>): Promise<string[]> {
  const { sections } = await renderDocument({
    title: "Księżyc",
    productTitle: "Horoskop specjalny",
    area: "spirituality",
    personName: null,
    orderNumber: "K-10001",
    constellation: "lyra",
    writtenAt: new Date("2026-11-23T12:00:00Z"),
    blocks: [{ type: "cutOut", title: "Księżyc i Rak", items }],
  });
  return drawingsIn([...sections.opening, ...sections.parts.flatMap(({ reading }) => reading)]);
}

/** How much of each half of a drawn Moon is gold, from 0 to 1. */
async function litHalves(svg: string): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 288 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = { left: { lit: 0, all: 0 }, right: { lit: 0, all: 0 } };
  const middle = info.width / 2;
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      // Without its outline, of which a crescent has most.
      if (Math.hypot(x + 0.5 - middle, y + 0.5 - middle) > 0.9 * middle) continue;
      const half = counts[x < middle ? "left" : "right"];
      half.all++;
      if ((data[(y * info.width + x) * info.channels] ?? 0) > 128) half.lit++;
    }
  const share = ({ lit, all }: { lit: number; all: number }) => lit / all;
  return { left: share(counts.left), right: share(counts.right) };
}

test("the Moon is drawn as it looks: lit on the right while it waxes, on the left while it wanes", async () => {
  const moons = await moonsOf([0, 45, 90, 135, 180, 270, 315].map(date));
  const lit = await Promise.all(moons.map(litHalves));
  const [newMoon, crescent, first, gibbous, full, last, old] = lit;
  expect(newMoon).toEqual({ left: 0, right: 0 });
  expect(crescent).toEqual({ left: 0, right: expect.closeTo(0.24, 1) });
  expect(first).toEqual({ left: 0, right: 1 });
  expect(gibbous).toEqual({ left: expect.closeTo(0.76, 1), right: 1 });
  expect(full).toEqual({ left: 1, right: 1 });
  expect(last).toEqual({ left: 1, right: 0 });
  expect(old).toEqual({ left: expect.closeTo(0.24, 1), right: 0 });
});

test("days around a full moon, in a sign, show a Moon that is all but full", async () => {
  const signSky = signSkyOf("rak", "2026-12-10");
  const dates = moonDatesInWords(signSky!);
  const moons = await moonsOf(dates);
  const stay = dates.findIndex(({ when }) => when === "23–25\u00a0grudnia");
  const { left, right } = await litHalves(moons[stay] ?? "");
  expect((left + right) / 2).toBeGreaterThan(0.97);
});
