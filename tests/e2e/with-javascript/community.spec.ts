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

test("what a page counts follows a comment, and one that is answered by help is sent and counted once", async ({
  page,
  sql,
}) => {
  const group = await openGroup(sql);
  const member = await becomeMember(page);
  const { memberId } = await settle(sql, member.email, group);
  const [post] = await sql<{ id: string }[]>`
    insert into posts (group_id, author_id, title, content, form_token, created_at)
    values (${group.id}, ${memberId}, 'Śnieg w maju', 'Pada od rana.', gen_random_uuid(), now()) returning id`;
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));

  await page.goto(`/post/${post?.id}`);
  const menu = page.getByText("Więcej: Śnieg w maju");
  const folded = page.getByRole("link", { name: "Usuń post" });
  await menu.click();
  await page.keyboard.press("Escape");
  await expect(folded).toBeHidden();
  await menu.click();
  await expect(folded).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(folded).toBeHidden();
  await page.getByLabel("Twój komentarz").fill("U mnie też.");
  await page.getByRole("button", { name: "Dodaj komentarz" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Komentarz dodany" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Komentarze (1)");
  await expect(page.getByRole("link", { name: "1 komentarz" })).toBeVisible();
  await expect(page.getByText("możesz dodać jeszcze 9 komentarzy")).toBeVisible();

  const heard = async () => {
    const [counts] = await sql<{ count: number }[]>`
      select coalesce(sum(count), 0)::int as count from crisis_counts where place = 'comment'`;
    return counts?.count ?? 0;
  };
  const before = await heard();
  const words = "Nie chcę już dłużej żyć.";
  await page.getByLabel("Twój komentarz").fill(words);
  await page.getByRole("button", { name: "Dodaj komentarz" }).click();
  const back = page.getByRole("button", { name: "Wróć do formularza" });
  await expect(back).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(await heard()).toBe(before + 1);

  await page.goBack();
  await expect(page.getByLabel("Twój komentarz")).toHaveValue(words);
  await expect(page.getByRole("button", { name: "Dodaj komentarz" })).toBeEnabled();
  await page.goForward();
  await expect(back).toBeVisible();
  await back.click();
  await expect(page.getByLabel("Twój komentarz")).toHaveValue(words);

  const waiting = page.getByText("Nic jeszcze nie zostało wysłane");
  await expect(waiting).toBeVisible();
  await page.getByLabel("Twój komentarz").fill("Miło tu.");
  await page.getByRole("button", { name: "Dodaj komentarz" }).click();
  await expect(page.getByText("Miło tu.")).toBeVisible();
  await expect(page.getByLabel("Twój komentarz")).toHaveValue("");
  await expect(waiting).toBeHidden();
});
