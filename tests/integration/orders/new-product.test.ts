import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Product } from "~/products/product";
import { products } from "~/products/registry";
import { runWorker } from "~/jobs/run-worker.server";
import { loader as document } from "~/routes/orders/document";
import { action, loader } from "~/routes/orders/order-form";
import type { Refusal } from "~/forms/refusal";
import type { OrderPageSubject } from "~/routes/orders/order-page";
import { recipes } from "~/products/registry.server";
import { letterToYourselfRecipe } from "../../fixtures/new-product/document.server";
import { letterToYourself as product } from "../../fixtures/new-product/product";
import { recordsOfForm } from "../../support/forms";
import { orderPageOf } from "../../support/order-page";
import { payAtGateway } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { isCompleted } from "../../support/work";
import { extractText } from "../../unit/documents/pdf-reading";
import { termsFile } from "../../support/terms-file";

const catalogue = products as Product[];
const known = recipes as Record<string, unknown>;
let worker: Awaited<ReturnType<typeof runWorker>>;
beforeAll(async () => {
  // A line in each of the two registries: all that a product needs beside its folder.
  catalogue.push(product);
  known[product.slug] = letterToYourselfRecipe;
  worker = await runWorker();
});
afterAll(async () => {
  await worker.stop();
  catalogue.splice(catalogue.indexOf(product), 1);
  delete known[product.slug];
});

const filled = (more: Record<string, string> = {}) => ({
  formToken: randomUUID(),
  consent: "on",
  ageConsent: "on",
  sensitiveConsent: "on",
  email: `ola.${randomUUID()}@example.com`,
  name: "Ola",
  year: "Dużo pracy, mało snu, jeden piękny lipiec nad jeziorem.",
  tone: "brave",
  ...more,
});

test("a new product has a page with its own form", async () => {
  const { status, data } = await call<OrderPageSubject>(loader, get(product.path));
  expect(status).toBe(200);
  expect(data.product).toEqual(product);
  const refused = await call<Refusal>(action, post(product.path, filled({ year: " " })));
  expect(refused.status).toBe(422);
  expect(refused.data.errors).toEqual({ year: "Napisz choć jedno zdanie o tym roku." });
});

test("a new product is ordered, paid for, written, laid out and mailed", async () => {
  const form = filled();
  const { status, location } = await call(action, post(product.path, form));
  expect(status).toBe(303);
  const placed = await recordsOfForm(form);
  const [transaction] = placed.transactions;
  expect(location).toContain(`/pay/${transaction?.id}`);
  expect(transaction?.amount).toBe(777);

  await payAtGateway(transaction?.id ?? "", { told: true });
  await isCompleted(placed.order.id);

  const { order, texts, files, delivered, events, modelCalls } = await recordsOfForm(form);
  expect(events).toEqual(["placed", "paid", "processing", "written", "rendered", "completed"]);
  expect(order.summary).toContainEqual({ label: "Jaki ma być ton?", value: "odważny" });
  expect(modelCalls).toMatchObject([{ outcome: "answered" }]);
  expect(texts).toMatchObject([
    { promptVersion: expect.stringMatching(/^letter-to-yourself\/[0-9a-f]{10}$/) as unknown },
  ]);
  expect(files).toMatchObject([{ fileName: "list-do-siebie.pdf", contentType: "application/pdf" }]);
  expect(delivered).toMatchObject([
    {
      attachments: [{ filename: "list-do-siebie.pdf" }, termsFile],
      text: expect.stringContaining("List do siebie"),
    },
  ]);
  const view = await orderPageOf(order.token);
  expect(view.documents).toEqual([
    {
      position: 0,
      fileName: "list-do-siebie.pdf",
      pageCount: files[0]?.pageCount,
      isReadable: true,
    },
  ]);
  const { response } = await call(document, get("/orders/x/document"), { token: order.token });
  const pdf = Buffer.from(await response!.arrayBuffer());
  expect(pdf.equals(files[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  const text = await extractText(pdf);
  for (const words of ["dla: Ola", "List do siebie", "jeden piękny lipiec nad jeziorem"])
    expect(text).toContain(words);
});
