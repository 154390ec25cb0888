import { expect, it } from "vitest";
import { deliveryOf } from "~/products/product";
import { products } from "~/products/registry";
import { loader } from "~/routes/samples/document";
import { getSampleGlimpse, getSamplePages } from "~/services/samples/queries.server";

const documents = products.filter((product) => deliveryOf(product) === "document");

const open = (slug: string, headers: Record<string, string> = {}) =>
  loader({
    params: { slug },
    request: new Request(`http://shop.test/samples/${slug}`, { headers }),
    context: {},
  });

it("opens the sample of every document, and lets caches keep it", async () => {
  for (const { slug } of documents) {
    const response = await open(slug);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Cache-Control")).toMatch(/public, max-age=\d+/);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(Number(response.headers.get("Content-Length"))).toBe(bytes.byteLength);
  }
});

it("sends nothing to somebody who has it already", async () => {
  const etag = (await open("therapist")).headers.get("ETag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await open("therapist", { "If-None-Match": known });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  }
  expect((await open("dream-analysis", { "If-None-Match": etag })).status).toBe(200);
});

it("knows no sample but those of products", async () => {
  for (const slug of ["unknown", "", "..", "../therapist", "therapist/../dream-analysis"])
    await expect(open(slug)).rejects.toMatchObject({ status: 404 });
  expect(getSampleGlimpse("unknown")).toBeNull();
});

it("shows a picture and the text of every page", () => {
  for (const { slug } of documents) {
    const pages = getSamplePages(slug) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    for (const { picture, reading } of pages) {
      expect(picture.src).toMatch(/\.webp/);
      expect(reading.length).toBeGreaterThan(0);
    }
  }
});
