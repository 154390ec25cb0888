import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { sandboxConsent } from "../../tests/support/mentor-consent";
import type { TextEvent } from "../../app/site/text-event";
import { startShop, type ShopOptions } from "../../tests/support/shop";
import {
  percentile,
  processorSeconds,
  residentMegabytes,
  watchPages,
  type PageTimes,
} from "./load";
import { signInAs } from "./sign-in";
import { startSteadyModel, type Told } from "./steady-model";
import { sentencesOf, talkMessage } from "./talk-words";

/** Milliseconds between the end of a sentence at the model and its reader, and what that took. */
export type TalkTimes = {
  talks: number;
  sentences: number;
  p50: number;
  p95: number;
  worst: number;
  /** The same of first sentences alone, from the moment when the message had been read. */
  firstP95: number;
  pages: PageTimes;
  /** More memory at the height, for each stream. */
  webKilobytes: number;
  workerKilobytes: number;
  /** Processor time while it lasted, the watched pages included, and how long that was. */
  webSeconds: number;
  workerSeconds: number;
  seconds: number;
};

export type ListTimes = { talks: number; p50: number; p95: number };

/** As a quick model writes. */
const wordsPerSecond = 40;
/** Within how many milliseconds all begin: fewer than an answer takes, so that all are written at the same time. */
const beginning = 4_000;

/** How often memory is looked at, in milliseconds. */
const lookEvery = 500;

type Setting = Pick<ShopOptions, "database" | "certificates">;

/**
 * Has so many answered at once, members by a mentor or buyers in rooms, on one web process and one worker, while others look at pages.
 */
export async function measureTalks(
  setting: Setting,
  count: number,
  where: "mentor" | "rooms" = "mentor",
): Promise<TalkTimes> {
  let sandboxUrl = "";
  const model = await startSteadyModel(wordsPerSecond, () => `${sandboxUrl}/v1`);
  const shop = await startShop({
    ...setting,
    workers: 1,
    environment: { MODEL_API_URL: model.url, TRUSTED_PROXIES: "1" },
  });
  ({ sandboxUrl } = shop);
  const sql = postgres(shop.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    const cookies = where === "mentor" ? await members(sql, count) : [];
    const tokens = where === "rooms" ? await bookedRooms(sql, 2 * count) : [];
    const talk = async (number: number) => {
      const index = number % count;
      await pause((index / count) * beginning);
      const own = visitor(cookies[index] ?? "", index);
      const at = { url: shop.url, sql, visitor: own, number };
      const { follow } =
        where === "mentor" ? await writeToMentor(at) : await writeInRoom(at, tokens[number]!);
      return arrivals(follow, { number, told: model.told });
    };
    const pids = { web: shop.web.pid(), worker: shop.workers[0]!.pid() };
    const warm = Math.ceil(count / 4);
    await whileAlive(
      pids,
      Array.from({ length: warm }, (_, index) => talk(index)),
    );

    const before = { web: residentMegabytes(pids.web), worker: residentMegabytes(pids.worker) };
    const height = { ...before };
    const spent = { web: processorSeconds(pids.web), worker: processorSeconds(pids.worker) };
    const startedAt = performance.now();
    const look = setInterval(() => {
      height.web = Math.max(height.web, residentMegabytes(pids.web));
      height.worker = Math.max(height.worker, residentMegabytes(pids.worker));
    }, lookEvery);
    const watch = watchPages(
      ["/", "/smart/emotion-mirror", "/login"].map((path) => shop.url + path),
    );
    try {
      const numbers = Array.from({ length: count }, (_, index) => count + index);
      const waits = await whileAlive(pids, numbers.map(talk));
      const all = waits.flat();
      const kilobytes = (megabytes: number) => (megabytes * 1024) / count;
      return {
        talks: count,
        sentences: all.length,
        p50: percentile(all, 50),
        p95: percentile(all, 95),
        worst: Math.max(...all),
        firstP95: percentile(
          waits.map(([first]) => first ?? NaN),
          95,
        ),
        pages: await watch.stop(),
        webKilobytes: kilobytes(height.web - before.web),
        workerKilobytes: kilobytes(height.worker - before.worker),
        webSeconds: processorSeconds(pids.web) - spent.web,
        workerSeconds: processorSeconds(pids.worker) - spent.worker,
        seconds: (performance.now() - startedAt) / 1_000,
      };
    } finally {
      clearInterval(look);
      await watch.stop();
    }
  } finally {
    await sql.end();
    await shop.stop();
    model.close();
  }
}

/**
 * Waits for all, as long as there is somebody to answer: a worker ends where its machine is so busy that others may take it for
 * dead, and nothing starts it again here.
 */
async function whileAlive<Result>(
  pids: Readonly<Record<string, number>>,
  awaited: readonly Promise<Result>[],
): Promise<Result[]> {
  let look: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, fail) => {
    look = setInterval(() => {
      for (const [name, pid] of Object.entries(pids))
        if (!isAlive(pid)) fail(new Error(`The ${name} has ended: is this machine busy?`));
    }, lookEvery);
  });
  return Promise.race([Promise.all(awaited), end]).finally(() => clearInterval(look));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Members who consent to the mentor. @returns their cookies */
export async function members(sql: postgres.Sql, count: number): Promise<string[]> {
  const identities = Array.from({ length: count }, (_, index) => `auth0|talker-${index}`);
  await sql`
    with talkers as (
      insert into users (auth0_id, email, username, nick, nick_key, terms_version, terms_accepted_at, created_at)
      select 'auth0|talker-' || n, 'talker' || n || '@example.com', 'talker' || n, 'Osoba ' || n, 'osoba' || n, 'bench', now(), now()
      from generate_series(0, ${count - 1}) n
      returning id
    )
    insert into talk_consents (user_id, version, given_at)
    select id, ${sandboxConsent}, now() from talkers`;
  return signInAs(sql, identities);
}

export type Visitor = { cookie: string; "x-forwarded-for": string };

/** Each at a network of their own: one alone may not hold so many streams. */
export const visitor = (cookie: string, index: number): Visitor => ({
  cookie,
  "x-forwarded-for": `10.0.${index >> 8}.${index & 255}`,
});

type At = { url: string; sql: postgres.Sql; visitor: Visitor; number: number };

/** What is written in answer to a message. */
type Following = { follow: AsyncIterable<TextEvent> };

const posted = (visitor: Visitor, fields: Record<string, string>) => ({
  method: "POST",
  redirect: "manual" as const,
  headers: { ...visitor, "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

/** Begins a talk with the mentor. */
async function writeToMentor({ url, sql, visitor, number }: At): Promise<Following> {
  const fields = { mentorStyle: "1", message: talkMessage(number), formToken: randomUUID() };
  const begun = await fetch(`${url}/mentor-ai/new`, posted(visitor, fields));
  const location = begun.headers.get("location");
  if (begun.status !== 303 || !location) throw new Error(`talk ${number}: ${begun.status}`);
  // It leads to a place in the page.
  const talk = new URL(location, url).pathname;
  const page = await fetch(url + talk, { headers: visitor });
  await page.text();
  const [message] = await sql<{ id: string }[]>`
    select id from talk_messages where talk_id = ${talk.split("/").at(-1)!}`;
  return { follow: events(`${url}${talk}/events?message=${message!.id}&after=`, visitor) };
}

/** Says something in a room, as its page does. */
async function writeInRoom({ url, sql, visitor, number }: At, token: string): Promise<Following> {
  const room = `${url}/chat/ai/${token}`;
  const formToken = randomUUID();
  const sent = await fetch(room, posted(visitor, { message: talkMessage(number), formToken }));
  if (sent.status !== 303) throw new Error(`room ${number}: ${sent.status}`);
  const [message] = await sql<{ id: string }[]>`
    select id from talk_messages where form_token = ${formToken}`;
  const look = async () => {
    const page = await (await fetch(room, { headers: visitor })).text();
    const [version] = /\bduring\.[\w.]+/.exec(page) ?? [];
    if (!version) throw new Error(`room ${number} is not open`);
    return { version, page };
  };
  const whole = sentencesOf(number).join("");
  async function* follow() {
    let after = "0.0";
    for (;;) {
      let ended: TextEvent["ended"];
      const { version, page } = await look();
      // The answer that had been written to its end by then stands in the page.
      if (after !== "0.0" && wordsOf(page).includes(whole)) {
        yield { id: after, text: whole, replaces: true as const };
        return;
      }
      const query = new URLSearchParams({ message: message!.id, version });
      for await (const event of events(`${room}/events?${query}&after=`, visitor, after)) {
        after = event.id;
        ended = event.ended;
        yield event;
      }
      // Something else in the room has changed: its page loads anew and reads on.
      if (ended !== "changed") return;
    }
  }
  return { follow: follow() };
}

/** The words of a page in a row, however they are set. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");

/** Rooms of half an hour that have begun. @returns their tokens */
async function bookedRooms(sql: postgres.Sql, count: number): Promise<string[]> {
  const rows = await sql<{ token: string }[]>`
    with placed as (
      insert into orders (token, submission_key, product_slug, product_version, order_type, status, email, price_grosze,
        answers, consent_text, consent_version, consented_at, placed_at, paid_at, content_delete_at)
      select 'AiAppointment-' || translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'), 'room-' || n, 'emocrew', 1,
        'EmoCrewAppointment', 'processing', 'room' || n || '@example.com', 3499,
        jsonb_build_object('personaId', (1 + n % 8)::text), 'bench', 'bench', now(), now(), now(), now() + interval '1 day'
      from generate_series(0, ${count - 1}) n
      returning id, token, substr(submission_key, 6)::int as n
    ), booked as (
      insert into appointments (order_id, persona_id, minutes, with_analysis, state, starts_at, is_immediate, lane,
        occupied_from, occupied_to, form_token, placed_at, came_at)
      select id, 1 + n % 8, 30, false, 'booked', now(), false, 1 + n, now(), now() + interval '30 minutes',
        gen_random_uuid(), now(), now()
      from placed
    )
    select token from placed order by n`;
  return rows.map(({ token }) => token);
}

/**
 * Follows an answer to its end.
 * @returns how long each sentence was on its way
 * @throws Error where a sentence is broken, doubled or lost
 */
async function arrivals(
  follow: AsyncIterable<TextEvent>,
  { number, told }: { number: number; told: ReadonlyMap<number, Told> },
): Promise<number[]> {
  const sentences = sentencesOf(number);
  const arrivedAt: number[] = [];
  let heard = "";
  for await (const event of follow) {
    heard = event.replaces ? event.text : heard + event.text;
    const now = performance.now();
    let length = 0;
    for (const [index, sentence] of sentences.entries()) {
      length += sentence.length;
      if (heard.length >= length) arrivedAt[index] ??= now;
    }
  }
  if (heard.trim() !== sentences.join("")) throw new Error(`talk ${number}: ${heard.length} of it`);
  const { readAt = NaN, sentenceAt = [] } = told.get(number) ?? {};
  return arrivedAt.map((at, index) => at - Math.max(sentenceAt[index] ?? NaN, readAt));
}

type ToldEvent = TextEvent & { id: string };

/** @param address where a position is to follow */
async function* events(
  address: string,
  headers: Visitor,
  after = "0.0",
): AsyncGenerator<ToldEvent> {
  const response = await fetch(address + after, { headers });
  // Nothing more is to come: it ended before whoever reads on could ask.
  if (response.status === 204) return;
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  let waiting = "";
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (waiting + piece).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, id = after] = /^id: (.*)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (data) yield { ...(JSON.parse(data) as TextEvent), id };
    }
  }
}

/** The list of somebody's talks, as many as they can ever have had. */
export async function measureTalkList(setting: Setting, count: number): Promise<ListTimes> {
  const shop = await startShop({ ...setting, workers: 0 });
  const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [cookie] = await members(sql, 1);
    await sql`
      with begun as (
        insert into talks (user_id, style, started_at, last_message_at)
        select id, 1 + n % 5, now() - n * interval '1 hour', now() - n * interval '1 hour'
        from users, generate_series(1, ${count}) n where auth0_id = 'auth0|talker-0'
        returning id, started_at
      )
      insert into talk_messages (talk_id, number, content, crisis_level, form_token, sent_at, reply_state, reply, replied_at)
      select id, 1, 'Jak zacząć dzień spokojniej?', 'none', gen_random_uuid(), started_at, 'complete', 'Od szklanki wody.', started_at
      from begun`;
    await sql`analyze`;
    const times: number[] = [];
    for (let turn = -20; turn < 100; turn++) {
      const startedAt = performance.now();
      const response = await fetch(`${shop.url}/mentor-ai`, { headers: { cookie: cookie! } });
      await response.text();
      if (response.status !== 200) throw new Error(`the list answered ${response.status}`);
      if (turn >= 0) times.push(performance.now() - startedAt);
    }
    return { talks: count, p50: percentile(times, 50), p95: percentile(times, 95) };
  } finally {
    await sql.end();
    await shop.stop();
  }
}
