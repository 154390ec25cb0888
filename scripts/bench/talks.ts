import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { mentorConsentVersion } from "../../app/site/mentor-consent";
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

/** Has a mentor answer so many members at once, on one web process and one worker, while others look at pages. */
export async function measureTalks(setting: Setting, count: number): Promise<TalkTimes> {
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
    const cookies = await members(sql, count);
    const talk = async (number: number) => {
      await pause(((number % count) / count) * beginning);
      return converse({
        url: shop.url,
        sql,
        visitor: visitor(cookies[number % count]!, number % count),
        number,
        told: model.told,
      });
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
    select id, ${mentorConsentVersion}, now() from talkers`;
  return signInAs(sql, identities);
}

export type Visitor = { cookie: string; "x-forwarded-for": string };

/** Each at a network of their own: one alone may not hold so many streams. */
export const visitor = (cookie: string, index: number): Visitor => ({
  cookie,
  "x-forwarded-for": `10.0.${index >> 8}.${index & 255}`,
});

/**
 * Begins a talk and follows its answer to the end.
 * @returns how long each sentence was on its way
 * @throws Error where a sentence is broken, doubled or lost
 */
async function converse({
  url,
  sql,
  visitor,
  number,
  told,
}: {
  url: string;
  sql: postgres.Sql;
  visitor: Visitor;
  number: number;
  told: ReadonlyMap<number, Told>;
}): Promise<number[]> {
  const begun = await fetch(`${url}/mentor-ai/new`, {
    method: "POST",
    redirect: "manual",
    headers: { ...visitor, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      mentorStyle: "1",
      message: talkMessage(number),
      formToken: randomUUID(),
    }).toString(),
  });
  const talk = begun.headers.get("location");
  if (begun.status !== 303 || !talk) throw new Error(`talk ${number}: ${begun.status}`);
  const page = await fetch(url + talk, { headers: visitor });
  await page.text();
  const [message] = await sql<{ id: string }[]>`
    select id from talk_messages where talk_id = ${talk.split("/").at(-1)!}`;

  const sentences = sentencesOf(number);
  const arrivedAt: number[] = [];
  let heard = "";
  for await (const event of events(
    `${url}${talk}/events?message=${message!.id}&after=0.0`,
    visitor,
  )) {
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

async function* events(address: string, headers: Visitor): AsyncGenerator<TextEvent> {
  const response = await fetch(address, { headers });
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  let waiting = "";
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (waiting + piece).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (data) yield JSON.parse(data) as TextEvent;
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
