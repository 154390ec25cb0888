import type { Response } from "@playwright/test";
import { becomes, signedIn } from "../support/signed-in";
import { expect } from "../support/test";
import { test } from "../support/trial";

/** Compressed bytes of JavaScript that an app may ship. */
const budget = 110 * 1024;

/** Answers of actions come whole, but their end is not seen before whoever asked is gone: the worst that a slow line does. */
function neverEndAnswers() {
  const { fetch } = window;
  window.fetch = async (url, init) => {
    const answer = await fetch(url, init);
    if (init?.method !== "POST") return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        init.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, answer);
  };
}

test("an app is hydrated with at most 110 kB of scripts, files or under its answer's nonce", async ({
  page,
  sql,
  devUrl,
}) => {
  await becomes(page, devUrl, await signedIn(sql, "Ewa"));
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const answer = await page.goto("/dev/trial");
  await page.waitForLoadState("networkidle");
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const [, nonce] = /script-src 'self' 'nonce-([\w+/=]{22,})';/.exec(policy) ?? [];
  expect(nonce).toBeDefined();
  const html = (await answer?.text()) ?? "";
  const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)([^>]*)>/g)].map(([, tag]) => tag);
  expect(inline.length).toBeGreaterThan(0);
  for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  const again = await page.request.get("/dev/trial");
  expect(again.headers()["content-security-policy"]).not.toBe(policy);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script.headers()["content-encoding"]).toBe("br");
  const sizes = scripts.map((script) => Number(script.headers()["content-length"]));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
});

test("an app shows a question at once and its answer as it comes, without another page", async ({
  page,
  sql,
  devUrl,
  world,
}) => {
  await becomes(page, devUrl, await signedIn(sql, "Ewa"));
  await page.goto("/dev/trial");
  const pages: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && pages.push(request.url()));
  await page.getByLabel("Twoje pytanie").fill(" ");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByText("Napisz pytanie.")).toBeVisible();
  const goOn = await world.hold("model");
  const stream = page.waitForResponse(/\/dev\/trial\/events/);
  await page.getByLabel("Twoje pytanie").fill("Od czego zacząć?");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByText("Piszemy odpowiedź…")).toBeVisible();
  await expect(page.getByLabel("Twoje pytanie")).toHaveValue("");
  await expect(page.getByText("Napisz pytanie.")).toBeHidden();
  expect((await stream).headers()["content-type"]).toContain("text/event-stream");
  await goOn();
  await expect(page.getByText("„Od czego zacząć?”")).toBeVisible();
  await expect(page.getByText("Piszemy odpowiedź…")).toBeHidden();
  expect(pages).toEqual([]);
});

test("an app whose session has ended keeps what was typed, and leads to the sign-in", async ({
  page,
  sql,
  devUrl,
}) => {
  const member = await signedIn(sql, "Ewa");
  await page.addInitScript(neverEndAnswers);
  await becomes(page, devUrl, member);
  await page.goto("/dev/trial");
  await sql`delete from sessions where auth0_id = ${`auth0|${member.session}`}`;
  await page.getByLabel("Twoje pytanie").fill("Czy to zostanie?");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByRole("heading", { name: "Zaloguj się ponownie" })).toBeVisible();
  await expect(page.locator("input[name=question]")).toHaveValue("Czy to zostanie?");
  await expect(page.getByRole("link", { name: "Zaloguj się w nowej karcie" })).toBeVisible();
});

test("an app that reads along when its session ends goes to the sign-in, which is a document", async ({
  page,
  sql,
  devUrl,
  world,
}) => {
  const member = await signedIn(sql, "Ewa");
  await becomes(page, devUrl, member);
  await page.goto("/dev/trial");
  const goOn = await world.hold("model");
  const stream = page.waitForResponse(/\/dev\/trial\/events/);
  await page.getByLabel("Twoje pytanie").fill("Kto tu jeszcze czyta?");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await stream;
  await sql`delete from sessions where auth0_id = ${`auth0|${member.session}`}`;
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByRole("button", { name: "Przejdź do logowania" })).toBeVisible();
  await goOn();
});
