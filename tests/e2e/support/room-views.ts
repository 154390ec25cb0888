import { copyOrder, orderPage } from "./orders";
import { placeOrder } from "./plain-orders";
import { headline } from "./buyer";
import { expect } from "./test";
import type { View, Visitor } from "./view";

/** How a booked talk stands, in minutes from now: when it begins, and when it ended. */
export type TalkState = {
  startsIn: number;
  endedBefore?: number;
  status?: "processing" | "completed";
  isAcute?: boolean;
};

/** A booked talk in a state that takes a quarter of an hour to come about. @returns its token */
export async function bookedTalk({ sql, shop }: Visitor, talk: TalkState): Promise<string> {
  const { startsIn, endedBefore, status = "processing", isAcute = false } = talk;
  const { token: plain } = await placeOrder({ sql, shop }, "emotion-mirror");
  const paid = { status, paid_at: new Date() };
  const token = await copyOrder(sql, plain, paid, "AiAppointment-");
  await sql`delete from appointments`;
  const [order] = await sql<{ id: string }[]>`
    update orders set product_slug = 'emocrew', order_type = 'EmoCrewAppointment', completed_at = ${status === "completed" ? new Date() : null},
      answers = '{"personaId": "1", "skill": "nazywanie emocji"}'::jsonb where token = ${token} returning id`;
  const id = order?.id ?? "";
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const [starts, ends] = [minutes(startsIn), minutes(startsIn + 15)];
  const endedAt = endedBefore === undefined ? null : minutes(-endedBefore);
  await sql`
    insert into appointments (order_id, persona_id, minutes, with_analysis, state, starts_at, is_immediate, lane,
      occupied_from, occupied_to, form_token, revision, placed_at, came_at, ended_at, ended_by)
    values (${id}, 1, 15, false, 'booked', ${starts}, false, 1, ${starts}, ${ends}, gen_random_uuid()::text, 1, now(),
      ${startsIn < 0 ? starts : null}, ${endedAt}, ${endedAt && "buyer"})`;
  if (startsIn >= 0) return token;
  const [room] = await sql<{ id: string }[]>`
    insert into talks (order_id, started_at, last_message_at, crisis_level, ever_acute_at)
    values (${id}, ${starts}, now(), ${isAcute ? "acute" : "none"}, ${isAcute ? new Date() : null}) returning id`;
  const said = { talk_id: room?.id ?? "", sent_at: minutes(startsIn + 0.5), crisis_level: "none" };
  await sql`insert into talk_notes ${sql({ talk_id: said.talk_id, key: "welcome", content: "Dzień dobry, tu Lena, program.", written_at: starts })}`;
  await sql`
    insert into talk_messages (talk_id, number, content, crisis_level, form_token, sent_at, reply_state, reply, replied_at)
    values (${said.talk_id}, 1, 'Od czego zacząć?', 'none', gen_random_uuid(), ${said.sent_at}, 'complete', 'Od jednej małej rzeczy.', ${said.sent_at}),
      (${said.talk_id}, 2, 'A potem?', 'none', gen_random_uuid(), ${said.sent_at}, 'failed', null, ${said.sent_at}),
      (${said.talk_id}, 3, 'Jest mi ciężko.', 'none', gen_random_uuid(), ${said.sent_at}, 'help', null, ${said.sent_at})`;
  if (endedAt)
    await sql`insert into talk_notes (talk_id, key, content, written_at)
      values (${said.talk_id}, 'summary', 'Rozmowa była o spokoju. Co teraz: zapisz jedno zdanie.', ${endedAt}),
        (${said.talk_id}, 'farewell', 'Dziękuję za tę rozmowę. Tu ją kończymy.', ${endedAt})`;
  return token;
}

export const room = (token: string, page = "") => `/chat/ai/${token}${page}`;

const view = (
  name: string,
  talk: TalkState,
  address: (token: string) => string,
  heading: string | RegExp,
): View => ({
  name,
  prepare: async (visitor) => {
    const token = await bookedTalk(visitor, talk);
    return async () => {
      await visitor.page.goto(address(token));
      await expect(headline(visitor.page, heading)).toBeVisible();
    };
  },
});

const under = { startsIn: -5 };
const over = { startsIn: -20, endedBefore: 6, status: "completed" } as const;

/** The booking of a talk and its room, in the states that look different. */
export const roomViews: readonly View[] = [
  {
    name: "the choice of whom to talk with",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto("/smart/emocrew");
        await expect(headline(page, "Umów poradę z EmoCrew")).toBeVisible();
      },
  },
  {
    name: "the booking of a talk with errors",
    prepare: async ({ page, sql }) => {
      await sql`delete from appointments`;
      return async () => {
        await page.goto("/smart/emocrew/lena");
        await page.getByRole("link", { name: /^Jutro/ }).click();
        await page.getByRole("link", { name: "10:00–10:15" }).click();
        await page.getByRole("button", { name: /^Zamawiam i płacę(?! BLIK)/ }).click();
        await expect(page.getByRole("alert")).toBeFocused();
      };
    },
  },
  {
    name: "the booking of a talk whose time is gone",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto("/smart/emocrew/lena?slot=2020-01-01T10:00:00.000Z");
        await page.evaluate(() => {
          const form = document.createElement("form");
          form.method = "post";
          document.body.append(form);
          form.submit();
        });
        await expect(page.getByRole("alert")).toBeFocused();
      },
  },
  view("a room before its talk", { startsIn: 60 }, room, "Lena (AI)"),
  { ...view("a room during its talk", under, room, "Lena (AI)"), differsWhenNarrow: true },
  view("a room in a crisis", { ...under, isAcute: true }, room, "Lena (AI)"),
  view("a room after its talk", over, room, "Lena (AI)"),
  view(
    "the page where one writes in a room without a script",
    under,
    (token) => room(token, "/write"),
    /^Napisz/,
  ),
  view(
    "the question whether a talk is to end",
    under,
    (token) => room(token, "/end"),
    /^Zakończyć/,
  ),
  view(
    "the withdrawal of the consent to a talk",
    under,
    (token) => room(token, "/consent"),
    /^Wycofaj/,
  ),
  view(
    "the page on which a talk is moved",
    { startsIn: 60 },
    (token) => `/orders/${token}/appointment`,
    /^Zmień/,
  ),
  view("the page of an order of a talk", { startsIn: 60 }, orderPage, "Zamówienie przyjęte!"),
];
