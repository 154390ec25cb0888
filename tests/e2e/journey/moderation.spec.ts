import { openGroup, settle } from "../support/community";
import { becomes, signedIn } from "../support/signed-in";
import { expect, test } from "../support/test";

test("a post goes from a report to the desk, out of sight, and back after an appeal", async ({
  page,
  shop,
  sql,
}) => {
  const group = await openGroup(sql);
  const [author, reporter] = [await signedIn(sql, "Ola"), await signedIn(sql, "Ewa")];
  const staff = [
    await signedIn(sql, "Maja", ["moderator"]),
    await signedIn(sql, "Jan", ["moderator"]),
  ];
  const { memberId } = await settle(sql, author.email, group);
  await settle(sql, reporter.email, group);
  const title = `Sąsiad z parteru ${memberId.slice(0, 6)}`;
  const [post] = await sql<{ id: string }[]>`
    insert into posts (group_id, author_id, title, content, form_token, created_at)
    values (${group.id}, ${memberId}, ${title}, 'Ten człowiek jest nie do zniesienia.', gen_random_uuid(), now()) returning id`;
  const id = post!.id;
  const said = page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });

  await becomes(page, shop.url, reporter);
  await page.goto(`/report/post/${id}`);
  await page.getByLabel("Obraża, nęka albo grozi").check();
  await page.getByLabel("Opisz, o co chodzi").fill("Obraża sąsiada, i to po imieniu.");
  await page.getByLabel("Twoje imię i nazwisko").fill("Ewa Zgłaszająca");
  await page.getByLabel(/dobrej wierze/).check();
  await page.getByRole("button", { name: "Wyślij zgłoszenie" }).click();
  await expect(page.getByRole("main")).toContainText("zgłoszenie");

  await becomes(page, shop.url, staff[0]!);
  await page.goto(`/admin/posts?groupId=${group.id}`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText("O tym tekście czeka sprawa.")).toBeVisible();
  await page.getByRole("link", { name: "Ukryj", exact: true }).click();
  await page.getByRole("button", { name: "Ukryj" }).click();
  await expect(page.getByRole("alert")).toContainText("Wybierz powód.");
  await page.getByLabel("Powód").selectOption({ label: "Obraża, nęka albo poniża" });
  await page.getByLabel("Wyjaśnienie dla autora").fill("Prosimy, pisz o sprawach, nie o ludziach.");
  await page.getByRole("button", { name: "Ukryj" }).click();
  await expect(said).toContainText("Ukryte.");

  await becomes(page, shop.url, reporter);
  await page.goto(`/post/${id}`);
  await expect(page.getByText("nie do zniesienia")).toHaveCount(0);

  await becomes(page, shop.url, author);
  await page.goto("/cases");
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await expect(page.getByText("pisz o sprawach, nie o ludziach")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Z czym się nie zgadzasz i dlaczego?" })
    .fill("To był cytat z filmu.");
  await page.getByRole("button", { name: "Wyślij odwołanie" }).click();
  await expect(said).toContainText("Mamy Twoje odwołanie.");

  await becomes(page, shop.url, staff[1]!);
  await page.goto(`/admin/posts/${id}`);
  await page.getByRole("link", { name: "Odpowiedz na nie" }).click();
  await page.getByRole("link", { name: "Uchyl decyzję", exact: true }).click();
  await page.getByLabel("Powód").selectOption({ label: "Nie narusza prawa ani zasad" });
  await page.getByLabel("Odpowiedź dla osoby, która się odwołuje").fill("Masz rację, to cytat.");
  await page.getByRole("button", { name: "Uchyl" }).click();
  await expect(said).toHaveCount(1);

  await becomes(page, shop.url, reporter);
  await page.goto(`/admin/posts/${id}`);
  await expect(page.getByText("nie do zniesienia")).toHaveCount(0);
  await becomes(page, shop.url, author);
  await page.goto(`/post/${id}`);
  await expect(page.getByText("nie do zniesienia")).toBeVisible();
  await page.goto("/cases");
  await page.getByRole("main").getByRole("listitem").getByRole("link").click();
  await expect(page.getByText("Masz rację, to cytat.").first()).toBeVisible();
});
