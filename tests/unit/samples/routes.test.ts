import { expect, it } from "vitest";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { products } from "~/products/registry";
import { loader } from "~/routes/samples/document";
import { loader as pictureLoader } from "~/routes/samples/picture";
import { getSample, getSampleGlimpse } from "~/services/samples/queries.server";

const documents = products.filter((product) => deliveryKindOf(product) === "document");

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

const openPicture = (address: string) => {
  const [, , slug, picture] = address.split("/");
  const request = new Request(`http://shop.test${address}`);
  return pictureLoader({ params: { slug, picture }, request, context: {} });
};

it("lets caches keep a picture for good, and gives its address to no other", async () => {
  const src = getSample("therapist")?.pictures[0]?.src ?? "";
  const response = await openPicture(src);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  for (const wrong of [
    src.replace("/1-", "/2-"),
    src.replace("/1-", "/0-"),
    src.replace("therapist", "dream-analysis"),
    src.replace("therapist", "unknown"),
    "/samples/therapist/1-.webp",
    "/samples/therapist/1.webp",
    "/samples/therapist/document.pdf",
  ])
    await expect(openPicture(wrong)).rejects.toMatchObject({ status: 404 });
});

it("has a picture of every page, and the whole to be read", () => {
  for (const { slug } of documents) {
    const { pictures = [], sections } = getSample(slug) ?? {};
    // A letter is one page.
    expect(pictures.length).toBeGreaterThan(0);
    for (const { src } of pictures) expect(src).toMatch(/\.webp/);
    const said = [sections?.opening, ...(sections?.parts ?? []).map(({ reading }) => reading)];
    expect(JSON.stringify(said).length).toBeGreaterThan(1_000);
  }
});
