import { sandboxConsent } from "../../support/mentor-consent";
import { signedIn, becomes } from "./signed-in";
import { expect } from "./test";
import type { View, Visitor } from "./view";

type Place = { talkId: string; threadId: string };
type Told = { id: string };

/** Somebody who talks with the mentor, whose memory and help desk are in use; the browser is theirs, or that of staff. */
async function placeOf({ page, sql, shop }: Visitor, asStaff: boolean): Promise<Place> {
  const member = await signedIn(sql, "Ewa");
  const [{ id: userId } = { id: "" }] = await sql<Told[]>`
    select id from users where email = ${member.email}`;
  await sql`insert into talk_consents (user_id, version, given_at) values (${userId}, ${sandboxConsent}, now())`;
  await sql`insert into talk_memory_consents (user_id, version, given_at) values (${userId}, ${sandboxConsent}, now())`;
  const [talk] = await sql<Told[]>`
    insert into talks (user_id, style, title, started_at, last_message_at, crisis_level, ever_acute_at)
    values (${userId}, 3, 'Telefon do urzędu', now(), now(), 'acute', now()) returning id`;
  const talkId = talk?.id ?? "";
  await sql`
    insert into talk_messages (talk_id, number, content, crisis_level, form_token, sent_at, reply_state, reply, replied_at)
    values (${talkId}, 1, 'Od czego zacząć?', 'none', gen_random_uuid(), now(), 'complete', 'Od jednej małej rzeczy.', now()),
      (${talkId}, 2, 'A potem?', 'none', gen_random_uuid(), now(), 'stopped', 'Potem odpocznij.', now()),
      (${talkId}, 3, 'Halo?', 'none', gen_random_uuid(), now(), 'failed', null, now()),
      (${talkId}, 4, 'Jest mi ciężko.', 'acute', gen_random_uuid(), now(), 'help', null, now())`;
  await sql`
    insert into remembered_facts (user_id, content, saved_at, expires_at)
    values (${userId}, 'Chodzi z psem o szóstej.', now(), now() + interval '30 days')`;
  await sql`
    insert into talks (user_id, style, started_at, last_message_at) values (${userId}, 1, now(), now() - interval '40 days')`;
  const [thread] = await sql<Told[]>`
    insert into support_threads (kind, user_id, subject, crisis_level, wants_mail, created_at, due_at, delete_at)
    values ('ticket', ${userId}, 'Nie mogę pobrać dokumentu', 'none', true, now(), now() - interval '1 hour', now() + interval '1 year')
    returning id`;
  const reader = asStaff ? await signedIn(sql, "Helena", ["admin"]) : member;
  await becomes(page, shop.url, reader);
  return { talkId, threadId: thread?.id ?? "" };
}

const view = (
  name: string,
  address: (place: Place) => string,
  heading: string | RegExp,
  asStaff = false,
): View => ({
  name,
  prepare: async (visitor) => {
    const path = address(await placeOf(visitor, asStaff));
    return async () => {
      await visitor.page.goto(path);
      const title = visitor.page.getByRole("heading", { level: 1, name: heading });
      await expect(title).toBeVisible();
    };
  },
});

/** The pages of the mentor and of the help desk, in the states that look different. */
export const mentorViews: readonly View[] = [
  {
    name: "the mentor before anybody has agreed",
    prepare: async ({ page, sql, shop }) => {
      await becomes(page, shop.url, await signedIn(sql, "Ewa"));
      return async () => {
        await page.goto("/mentor-ai/consent");
        await page.getByRole("button", { name: "Zgadzam się i zaczynam" }).click();
        await expect(page.getByRole("alert")).toBeFocused();
      };
    },
  },
  { ...view("one's talks", () => "/mentor-ai", "Mentor AI"), differsWhenNarrow: true },
  view("a new talk", () => "/mentor-ai/new", "Utwórz nową rozmowę"),
  view("a talk in a crisis", ({ talkId }) => `/mentor-ai/${talkId}`, "Telefon do urzędu"),
  view("what the mentor is given", ({ talkId }) => `/mentor-ai/${talkId}/context`, /Co widzi/),
  view("the mentor's memory", () => "/mentor-ai/memory", "Pamięć mentora"),
  view("the withdrawal from the mentor", () => "/profile/settings/mentor", "Mentor AI"),
  view("a ticket", () => "/profile/settings/support", "Zgłoszenie do administracji"),
  view("the page about safety", () => "/jak-dbamy-o-bezpieczenstwo", /Jak dbamy/),
  view("the safety plan", () => "/plan-bezpieczenstwa", "Plan bezpieczeństwa"),
  view("a ticket at the desk", ({ threadId }) => `/admin/support/${threadId}`, "Zgłoszenia", true),
  view("a talk at the desk", ({ talkId }) => `/admin/talks/${talkId}`, "Rozmowy AI", true),
];
