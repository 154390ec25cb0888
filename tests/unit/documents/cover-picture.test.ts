import sharp from "sharp";
import { expect, test } from "vitest";
import { coverOf, keptCover, mailedCover } from "~/documents/cover-picture.server";
import type { RenderedFile } from "~/documents/templates/template";
import { areaHues } from "~/documents/theme";
import { documentRecipes } from "~/products/registry.server";
import { renderSample } from "~/services/samples/render-sample.server";
import { extractPages } from "./pdf-reading";

const said = (svg: string) =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)]
    .map(([, text = ""]) => text)
    .join(" ")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const squeezed = (text: string) => text.replace(/[\s\u2060]+/g, "");

const withCover = documentRecipes().filter(({ product }) => product.document.constellation);

test.each(withCover.map((recipe) => [recipe.product.slug, recipe] as const))(
  "the picture of a cover says what the first page of the file says: %s",
  async (_slug, recipe) => {
    const [file] = (await renderSample(recipe)) as RenderedFile[];
    if (!file?.cover) {
      expect(file?.figure).toBeUndefined();
      return;
    }
    const [first = ""] = await extractPages(file.bytes);
    const letters = (text: string) => [...squeezed(text)].toSorted().join("");
    expect(letters(said(file.cover))).toBe(letters(first));
    const { area, document } = recipe.product;
    expect(file.cover).toContain(document.glow ?? areaHues[area].glow);
    const kept = await keptCover(file.cover);
    expect(kept.byteLength).toBeLessThan(60_000);
    expect(String(await coverOf(kept))).toBe(file.cover);
    const mailed = await mailedCover(kept);
    expect(await sharp(mailed).metadata()).toMatchObject({
      format: "jpeg",
      width: 192,
      height: 272,
    });
    expect(mailed.byteLength).toBeLessThan(12_000);
    // A mail that is sent once more has to be the same mail.
    expect((await mailedCover(kept)).equals(mailed)).toBe(true);
  },
);
