import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { ProductCard, type ShownProduct } from "~/ui/product-card";

const sheet = (src: string) => ({ src, width: 720, height: 1018 });

const pictures = (isAlone: boolean, change: Partial<ShownProduct> = {}) => {
  const product = {
    ...emotionMirror,
    ...{ price: { grosze: 1199 }, cover: sheet("/1.webp"), inner: sheet("/2.webp") },
    ...change,
  } as ShownProduct;
  const html = renderToStaticMarkup(
    <ProductCard product={product} offer="PDF na e-mail" isAlone={isAlone} />,
  );
  return [...html.matchAll(/<img[^>]*src="(\/\d\.webp)"[^>]*>/g)];
};

test("among others a document is told by its cover alone, and alone by a page of it, too", () => {
  expect(pictures(false).map(([, src]) => src)).toEqual(["/1.webp"]);
  expect(pictures(true).map(([, src]) => src)).toEqual(["/1.webp", "/2.webp"]);
});

test("of what has no cover the beginning of its first page is shown on a telephone", () => {
  const ofPage = pictures(true, { inner: null, isPage: true });
  expect(ofPage.map(([img]) => img.includes("w-[230%]"))).toEqual([true]);
  expect(pictures(true, { inner: null })[0]?.[0]).not.toContain("w-[230%]");
});
