import type { Response } from "@playwright/test";
import { sandboxConsent } from "../../support/mentor-consent";
import { becomes, signedIn } from "../support/signed-in";
import { expect, test } from "../support/test";

/** Compressed bytes of JavaScript that an app may ship. */
const budget = 110 * 1024;

test("a talk is hydrated with little script, shows a message at once, and is stopped and left to another", async ({
  page,
  sql,
  shop,
  world,
}) => {
  const member = await signedIn(sql, "Ewa");
  await sql`insert into talk_consents (user_id, version, given_at)
    select id, ${sandboxConsent}, now() from users where email = ${member.email}`;
  const [talk] = await sql<{ id: string }[]>`
    insert into talks (user_id, style, started_at, last_message_at)
    select id, 1, now(), now() from users where email = ${member.email} returning id`;
  await becomes(page, shop.url, member);
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto(`/mentor-ai/${talk?.id}`);
  await page.waitForLoadState("networkidle");
  const sizes = scripts.map((script) => Number(script.headers()["content-length"]));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);

  const pages: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && pages.push(request.url()));
  const goOn = await world.hold("model");
  await page.getByLabel("Twoja wiadomość").fill("Od czego zacząć?");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByText("Od czego zacząć?")).toBeVisible();
  await expect(page.getByText("Myślę nad odpowiedzią...")).toBeVisible();
  await expect(page.getByLabel("Twoja wiadomość")).toHaveValue("");
  await expect(page.getByLabel("Twoja wiadomość")).toBeFocused();
  // It stands for send, and the field stays open.
  await expect(page.getByRole("button", { name: "Wyślij" })).toHaveCount(0);
  await page.getByLabel("Twoja wiadomość").fill("I jeszcze");
  await page.getByRole("button", { name: "Zatrzymaj" }).press("Enter");
  await expect(page.getByText("Zatrzymano.")).toBeVisible();
  await expect(page.getByLabel("Twoja wiadomość")).toBeFocused();
  await expect(page.getByLabel("Twoja wiadomość")).toHaveValue("I jeszcze");
  await goOn();
  expect(pages).toEqual([]);

  await page.getByLabel("Twoja wiadomość").fill("Nie chcę już żyć, zabiję się dziś w nocy.");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByRole("heading", { name: "Zatrzymajmy się na chwilę" })).toBeVisible();
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(page.getByText("Po drugiej stronie jest człowiek")).toBeVisible();
  await expect(page.getByText("To odpowiedź demonstracyjna")).toBeVisible();
});

/** What a proxy says while the process behind it is started anew. */
const apology = { status: 502, contentType: "text/html", body: "<h1>Zaraz wracamy</h1>" };
const ofServer = /\.data|\/events/;

test.describe("while a proxy answers in the server's place", () => {
  test.use({ hearsStrangers: true });

  test("a message and a draft stay where they are while the server is away, and the talk goes on by itself", async ({
    page,
    sql,
    shop,
    world,
  }) => {
    const member = await signedIn(sql, "Ewa");
    await sql`insert into talk_consents (user_id, version, given_at)
    select id, ${sandboxConsent}, now() from users where email = ${member.email}`;
    const [talk] = await sql<{ id: string }[]>`
    insert into talks (user_id, style, started_at, last_message_at)
    select id, 1, now(), now() from users where email = ${member.email} returning id`;
    await becomes(page, shop.url, member);
    await page.goto(`/mentor-ai/${talk?.id}`);
    await page.waitForLoadState("networkidle");
    const field = page.getByLabel("Twoja wiadomość");

    await page.route(ofServer, (route) => route.fulfill(apology));
    await field.fill("Od czego zacząć?");
    await page.getByRole("button", { name: "Wyślij" }).click();
    await expect(page.getByRole("alert")).toContainText("Nie ma połączenia.");
    await expect(field).toHaveValue("Od czego zacząć?");
    await page.unroute(ofServer);
    const goOn = await world.hold("model");
    await page.getByRole("button", { name: "Wyślij" }).click();
    await expect(page.getByRole("button", { name: "Zatrzymaj" })).toBeVisible();

    await page.route(/\/events/, (route) => route.fulfill(apology));
    await page.reload();
    await page.route(ofServer, (route) => route.fulfill(apology));
    const failed = page.waitForResponse(
      (answer) => answer.url().includes(".data") && answer.status() === 502,
    );
    await field.fill("I jeszcze");
    await failed;
    await goOn();
    await page.unrouteAll();
    await expect(page.getByText("To odpowiedź demonstracyjna")).toBeVisible();
    await expect(field).toHaveValue("I jeszcze");
    expect(await sql`select content from talk_messages where talk_id = ${talk!.id}`).toMatchObject([
      { content: "Od czego zacząć?" },
    ]);
  });
});
