import type { Page } from "@playwright/test";
import { openGroup, settle, type OpenGroup } from "./community";
import { becomePlainMember, type Cookies } from "./plain-member";
import { newcomer } from "./member";
import { expect } from "./test";
import type { View, Visitor } from "./view";

type Place = { cookies: Cookies; group: OpenGroup; postId: string; memberId: string };

/** A group of each shop with a post, a comment and its only member. */
const places = new Map<string, Promise<Place>>();

async function placeOf({ page, sql, shop }: Visitor): Promise<Place> {
  const known = places.get(shop.url);
  if (known) {
    await page.context().addCookies((await known).cookies);
    return known;
  }
  const furnishing = furnish({ page, sql });
  places.set(shop.url, furnishing);
  return furnishing;
}

async function furnish({ page, sql }: Pick<Visitor, "page" | "sql">): Promise<Place> {
  const person = newcomer();
  const cookies = await becomePlainMember(page, person);
  const group = await openGroup(sql);
  const { memberId } = await settle(sql, person.email, group);
  const text = `${"Szukałam kluczy wszędzie, także w lodówce. ".repeat(9)}Były u kota.`;
  const [post] = await sql<{ id: string }[]>`
    insert into posts (group_id, author_id, title, content, reply_preference, is_hard, tags, form_token, created_at)
    values (${group.id}, ${memberId}, 'Kot i klucze', ${text}, 'advice', true, '{koty}', gen_random_uuid(), now())
    returning id`;
  const postId = post?.id ?? "";
  await sql`
    insert into comments (post_id, author_id, depth, shown_depth, content, form_token, created_at)
    values (${postId}, ${memberId}, 1, 1, 'Koty tak mają.', gen_random_uuid(), now())`;
  return { cookies, group, postId, memberId };
}

/** A page of that group as its member sees it. */
const view = (
  name: string,
  address: (place: Place) => string,
  after: (page: Page) => Promise<unknown>,
): View => ({
  name,
  prepare: async (visitor) => {
    const path = address(await placeOf(visitor));
    return async () => {
      await visitor.page.goto(path);
      await after(visitor.page);
    };
  },
});

/** The pages of the community, in the states that look different. */
export const communityViews: readonly View[] = [
  {
    ...view(
      "the feed of a group",
      ({ group }) => `/grupy/${group.slug}`,
      (page) => expect(page.getByText("Koniec postów")).toBeVisible(),
    ),
    differsWhenNarrow: true,
  },
  view(
    "a post with comments",
    ({ postId }) => `/post/${postId}`,
    async (page) => {
      await page.getByText("Trudny temat").click();
      await expect(page.getByText("Były u kota.")).toBeVisible();
    },
  ),
  view(
    "a new post with errors",
    ({ group }) => `/post/new?group=${group.slug}`,
    async (page) => {
      await page.getByRole("button", { name: "Opublikuj" }).click();
      await expect(page.getByRole("alert")).toBeFocused();
    },
  ),
  view(
    "somebody's card in a group",
    ({ memberId }) => `/members/${memberId}`,
    (page) => expect(page.getByText("To Ty.")).toBeVisible(),
  ),
  view(
    "the notifications",
    () => "/notifications",
    (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  ),
  view(
    "a search",
    () => "/szukaj?q=klucze",
    (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  ),
];
