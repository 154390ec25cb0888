import { openGroup, settle } from "../support/community";
import { becomeMember } from "../support/member";
import { expect, test } from "../support/test";

test("two members side by side hear of each other's posts, comments and mentions", async ({
  page,
  browser,
  baseURL,
  sql,
}) => {
  const group = await openGroup(sql);
  const other = await (await browser.newContext({ baseURL })).newPage();
  const [one, two] = await Promise.all([becomeMember(page), becomeMember(other)]);
  const { nick } = await settle(sql, one.email, group);
  await settle(sql, two.email, group);

  const streaming = page.waitForResponse(/\/community\/events/);
  await page.goto(`/grupy/${group.slug}`);
  await streaming;
  await other.goto(`/post/new?group=${group.slug}`);
  await other.getByLabel("Tytuł").fill("Pies odkrył śnieg");
  await other.getByLabel("Treść", { exact: true }).fill("Wyszedł i znieruchomiał.");
  await other.getByRole("button", { name: "Opublikuj" }).click();
  const news = page.getByRole("link", { name: "1 nowy post" });
  await expect(news).toBeVisible();
  await expect(page.getByText("Pies odkrył śnieg")).toBeHidden();
  await news.click();
  await page.getByRole("link", { name: "Pies odkrył śnieg" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pies odkrył śnieg");

  await other.getByRole("link", { name: "Pies odkrył śnieg" }).first().click();
  await other.getByLabel("Twój komentarz").fill(`@${nick}, widziałaś to?`);
  await other.getByLabel("Twój komentarz").press("Control+Enter");
  await expect(page.getByRole("link", { name: "Nowe komentarze (1)" })).toBeVisible();
  await expect(page.getByRole("banner").locator("[data-unread='1']").first()).toBeAttached();
  await other.context().close();
});
