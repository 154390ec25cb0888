import type { Locator, Page } from "@playwright/test";
import { openGroup, settle } from "../support/community";
import { becomes, signedIn } from "../support/signed-in";
import { expect, test } from "../support/test";

const said = (page: Page): Locator =>
  page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });

/** Opens what somebody offered, as staff who begin to accept it. */
async function beginToAccept(page: Page, nick: string): Promise<void> {
  await page.goto("/admin/wishes");
  await page
    .getByRole("row")
    .filter({ hasText: nick })
    .getByRole("link", { name: /Opieka nad grupą/ })
    .click();
  await page.getByRole("link", { name: "Przyjmij", exact: true }).click();
}

test("a proposal is sent, answered by staff, and read by whoever made it", async ({
  page,
  shop,
  sql,
}) => {
  const [member, staff] = [await signedIn(sql, "Ola"), await signedIn(sql, "Maja", ["moderator"])];
  const name = `Szycie po pracy ${member.session.slice(0, 6)}`;
  await becomes(page, shop.url, member);
  await page.goto("/grupy");
  await page.getByRole("link", { name: "Zaproponuj ją" }).click();
  await page.getByLabel("Nazwa grupy").fill(name);
  await page.getByRole("button", { name: "Wyślij propozycję" }).click();
  await expect(page.getByRole("alert")).toContainText("Napisz, o czym ma być ta grupa.");
  await expect(page.getByLabel("Nazwa grupy")).toHaveValue(name);
  await page.getByLabel("O czym i dla kogo ma być?").fill("Dla osób, które uczą się szyć.");
  await page.getByRole("button", { name: "Wyślij propozycję" }).click();
  await expect(said(page).first()).toContainText("Mamy to.");
  await expect(page.getByText("Czeka na odpowiedź")).toBeVisible();

  await becomes(page, shop.url, staff);
  await page.goto("/admin/wishes");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Dla osób, które uczą się szyć.")).toBeVisible();
  await page.getByRole("link", { name: "Odmów", exact: true }).click();
  await page.getByLabel("Powód").selectOption({ label: "Nie w tej chwili" });
  await page.getByLabel("Zdanie do tej osoby").fill("Wróćmy do tego wiosną.");
  await page.getByRole("button", { name: "Odmów" }).click();
  await expect(said(page)).toContainText("Odmowa jest zapisana.");

  await becomes(page, shop.url, member);
  await page.goto("/notifications");
  await page
    .getByRole("main")
    .getByRole("link", { name: "Jest odpowiedź na to, co proponujesz społeczności." })
    .press("Enter");
  await expect(page.getByRole("heading", { name: "Zaproponuj grupę", level: 1 })).toBeVisible();
  await expect(page.getByText("Wróćmy do tego wiosną.")).toBeVisible();
});

test("who offers to look after a group becomes its keeper, writes its rules, welcomes, hides and takes it back", async ({
  page,
  shop,
  sql,
}) => {
  const group = await openGroup(sql);
  const [keeper, author, staff, reader] = [
    await signedIn(sql, "Ola"),
    await signedIn(sql, "Ewa"),
    await signedIn(sql, "Maja", ["moderator"]),
    await signedIn(sql, "Jan"),
  ];
  const { nick } = await settle(sql, keeper.email, group);
  const { memberId, nick: newcomer } = await settle(sql, author.email, group);
  const title = `Dzień dobry ${memberId.slice(0, 6)}`;
  await sql`
    insert into posts (group_id, author_id, title, content, form_token, created_at)
    values (${group.id}, ${memberId}, ${title}, 'Od dziś tu zaglądam.', gen_random_uuid(), now())`;

  await becomes(page, shop.url, keeper);
  await page.goto(`/grupy/${group.slug}`);
  await page.getByText("Więcej w tej grupie").click();
  await page.getByRole("link", { name: "Chcę pomóc w opiece nad grupą" }).click();
  await page.getByLabel("Dlaczego właśnie Ty?").fill("Zaglądam tu codziennie.");
  await page.getByRole("button", { name: "Wyślij propozycję" }).click();
  await expect(said(page).first()).toContainText("Mamy to.");

  await becomes(page, shop.url, staff);
  await beginToAccept(page, nick);
  await page.getByLabel("Powód").selectOption({ label: "Potrzebne i do zrobienia" });
  await page.getByLabel("Zdanie do tej osoby").fill("Dziękujemy, zaczynaj.");
  await page.getByRole("button", { name: "Przyjmij" }).click();
  await expect(said(page)).toContainText("Przyjęte.");

  await becomes(page, shop.url, keeper);
  await page.goto(`/grupy/${group.slug}`);
  await page.getByRole("link", { name: "Dla opiekunów" }).click();
  await page.getByRole("link", { name: "Zasady grupy i powitanie" }).click();
  await page.getByLabel("Zasady grupy").fill("Piszemy o sobie.");
  await page.getByLabel("Powitanie").fill("Dobrze Cię tu widzieć.");
  await page.getByRole("button", { name: "Zapisz" }).click();
  await expect(said(page).first()).toContainText("Zapisane.");
  await page.getByRole("link", { name: "Dla opiekunów" }).click();
  const toWelcome = page.getByRole("region", { name: "Kogo powitać" });
  await expect(toWelcome).toContainText(newcomer);
  await toWelcome.getByRole("link", { name: `Odpowiedz na „${title}”` }).click();
  await page.getByLabel("Twój komentarz").fill(`Cześć, ${newcomer}!`);
  await page.getByRole("button", { name: "Dodaj komentarz" }).click();
  await expect(page.getByText(`Cześć, ${newcomer}!`).first()).toBeVisible();
  await page.goto(`/groups/${group.slug}/overview`);
  await expect(toWelcome).not.toContainText(newcomer);

  await page.goto(`/grupy/${group.slug}`);
  await page.getByRole("link", { name: title }).click();
  await page.getByText(`Więcej: ${title}`).click();
  await page.getByRole("link", { name: "Ukryj post" }).click();
  await page.getByLabel("Powód").selectOption({ label: "Obraża, nęka albo poniża" });
  await page.getByLabel("Wyjaśnienie dla tej osoby").fill("To rani.");
  await page.getByRole("button", { name: "Ukryj post" }).click();
  await page.goto(`/groups/${group.slug}/overview`);
  const own = page.getByRole("region", { name: "Twoje ostatnie działania" });
  await expect(own).toContainText("Ukryta treść");
  await own.getByRole("button", { name: /^Cofnij/ }).click();
  await expect(said(page).first()).toContainText("Cofnięte.");
  await expect(own.getByRole("button", { name: /^Cofnij/ })).toHaveCount(0);

  await becomes(page, shop.url, reader);
  await page.goto(`/grupy/${group.slug}`);
  await expect(page.getByText("Od dziś tu zaglądam.")).toBeVisible();
  await page.getByText("Zasady grupy", { exact: true }).click();
  await expect(page.getByText("Piszemy o sobie.")).toBeVisible();
  await settle(sql, reader.email, group);
  await page.goto(`/grupy/${group.slug}`);
  await expect(page.getByText("Dobrze Cię tu widzieć.")).toBeVisible();
});

test("rules are reported where they stand, hidden with reasons, and brought back by an appeal", async ({
  page,
  shop,
  sql,
}) => {
  const group = await openGroup(sql);
  const [keeper, reader] = [await signedIn(sql, "Ola"), await signedIn(sql, "Ewa")];
  const staff = [
    await signedIn(sql, "Maja", ["moderator"]),
    await signedIn(sql, "Jan", ["moderator"]),
  ];
  const { memberId } = await settle(sql, keeper.email, group);
  await settle(sql, reader.email, group);
  const rules = `Kto narzeka, tego wyrzucamy (${memberId.slice(0, 6)}).`;
  await sql`update group_members set role = 'keeper' where id = ${memberId}`;
  await sql`update groups set rules = ${rules}, rules_by_id = ${memberId}, rules_at = now() where id = ${group.id}`;

  await becomes(page, shop.url, reader);
  await page.goto(`/grupy/${group.slug}`);
  await page.getByText("Zasady grupy", { exact: true }).click();
  await page.getByRole("link", { name: "Zgłoś zasady" }).click();
  await page.getByLabel("Obraża, nęka albo grozi").check();
  await page.getByLabel("Opisz, o co chodzi").fill("Straszy tych, którym jest źle.");
  await page.getByLabel("Twoje imię i nazwisko").fill("Ewa Zgłaszająca");
  await page.getByLabel(/dobrej wierze/).check();
  await page.getByRole("button", { name: "Wyślij zgłoszenie" }).click();
  await expect(page.getByRole("main")).toContainText("zgłoszenie");
  await page.goto(`/grupy/${group.slug}`);
  await expect(page.getByText("są zgłoszone przez Ciebie")).toBeVisible();
  await expect(page.getByText(rules)).toHaveCount(0);

  await becomes(page, shop.url, staff[0]!);
  await page.goto("/admin/reports");
  await page.getByRole("link", { name: rules.slice(0, 20) }).click();
  await expect(page.getByText("W chwili zgłoszenia")).toBeVisible();
  await page.getByRole("link", { name: "Ukryj", exact: true }).click();
  await page.getByLabel("Powód").selectOption({ label: "Obraża, nęka albo poniża" });
  await page.getByLabel("Wyjaśnienie dla autora").fill("Tu nikogo nie straszymy.");
  await page.getByRole("button", { name: "Ukryj" }).click();
  const caseId = (await sql`select id from moderation_cases where subject_id = ${group.id}`)[0]!.id;
  await page.goto(`/admin/reports/${caseId}`);
  await expect(page.getByText("Teraz nikt tych słów nie widzi.")).toBeVisible();

  await becomes(page, shop.url, keeper);
  await page.goto(`/grupy/${group.slug}`);
  await expect(page.getByText("Zasady grupy", { exact: true })).toHaveCount(0);
  await page.goto("/notifications");
  await page.getByRole("link", { name: /o zasadach albo powitaniu grupy/ }).click();
  await expect(page.getByText("Tu nikogo nie straszymy.")).toBeVisible();
  await page.getByText("Zasady grupy", { exact: true }).click();
  await expect(page.getByText(rules).first()).toBeVisible();
  await page
    .getByRole("textbox", { name: "Z czym się nie zgadzasz i dlaczego?" })
    .fill("To był żart z filmu.");
  await page.getByRole("button", { name: "Wyślij odwołanie" }).click();
  await expect(said(page)).toContainText("Mamy Twoje odwołanie.");

  await becomes(page, shop.url, staff[1]!);
  await page.goto(`/admin/reports/${caseId}`);
  await page.getByRole("link", { name: "Uchyl decyzję" }).click();
  await page.getByLabel("Powód").selectOption({ label: "Nie narusza prawa ani zasad" });
  await page
    .getByRole("textbox", { name: "Odpowiedź dla osoby, która się odwołuje" })
    .fill("Masz rację, to cytat.");
  await page.getByRole("button", { name: "Uchyl" }).click();

  await becomes(page, shop.url, keeper);
  await page.goto(`/grupy/${group.slug}`);
  await page.getByText("Zasady grupy", { exact: true }).click();
  await expect(page.getByText(rules)).toBeVisible();
});

test("an offer that waits is changed by whoever has seen it, and an answer given meanwhile is not lost", async ({
  page,
  context,
  shop,
  sql,
}) => {
  const group = await openGroup(sql);
  const [member, staff] = [await signedIn(sql, "Ola"), await signedIn(sql, "Maja", ["moderator"])];
  const { nick } = await settle(sql, member.email, group);
  const offer = `/groups/${group.slug}/offer-to-keep`;
  const send = page.getByRole("button", { name: "Wyślij propozycję" });
  const why = page.getByLabel("Dlaczego właśnie Ty?");

  await becomes(page, shop.url, member);
  await page.goto(offer);
  const other = await context.newPage();
  await other.goto(offer);
  await why.fill("Zaglądam tu codziennie.");
  await send.click();
  await other.getByLabel("Dlaczego właśnie Ty?").fill("Mam czas wieczorami.");
  await other.getByRole("button", { name: "Wyślij propozycję" }).click();
  await expect(other.getByRole("alert")).toContainText("To już czeka na odpowiedź");
  await expect(other.getByRole("region", { name: "Jak brzmi teraz" })).toContainText(
    "Zaglądam tu codziennie.",
  );
  await expect(other.getByLabel("Dlaczego właśnie Ty?")).toHaveValue("Mam czas wieczorami.");
  await other.close();
  await page.goto(offer);
  await expect(why).toHaveValue("Zaglądam tu codziennie.");
  await expect(page.getByText("Twoja propozycja czeka na odpowiedź.")).toBeVisible();

  await becomes(page, shop.url, staff);
  await beginToAccept(page, nick);
  await sql`update group_wishes set words = 'Jednak tylko w weekendy.' where words = 'Zaglądam tu codziennie.'`;
  const answer = page.getByLabel("Zdanie do tej osoby");
  await page.getByLabel("Powód").selectOption({ label: "Potrzebne i do zrobienia" });
  await answer.fill("Dziękujemy, zaczynaj.");
  await page.getByRole("button", { name: "Przyjmij" }).click();
  await expect(page.getByRole("alert")).toContainText("Ta osoba zmieniła swoje słowa");
  await expect(page.getByText("Jednak tylko w weekendy.")).toBeVisible();
  await expect(answer).toHaveValue("Dziękujemy, zaczynaj.");
  await page.getByRole("button", { name: "Przyjmij" }).click();
  await expect(said(page)).toContainText("Przyjęte.");
});
