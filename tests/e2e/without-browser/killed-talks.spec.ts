import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { members, visitor, type Visitor } from "../../../scripts/bench/talks";
import { startSteadyModel } from "../../../scripts/bench/steady-model";
import { sentencesOf, talkMessage } from "../../../scripts/bench/talk-words";
import { stretched } from "../../../scripts/time-limits";
import type { TextEvent } from "~/site/text-event";
import { seeded } from "../../chaos/chance";
import { killAll } from "../../chaos/killer";
import { startShop } from "../../support/shop";
import { groundVariable, type Ground } from "../support/global-setup";
import { expect, test } from "../support/test";

const talkers = 3;
/** How often each of the three programs ends without notice meanwhile. */
const kills = 2;
const wordsPerSecond = 120;
/** How long somebody waits before they press again, in milliseconds. */
const moment = 100;

test("no message and no answer of a talk is lost, doubled or broken by the end of web and workers at any moment", async () => {
  test.slow();
  const ground = JSON.parse(process.env[groundVariable] ?? "{}") as Ground;
  let sandboxUrl = "";
  const model = await startSteadyModel(wordsPerSecond, () => `${sandboxUrl}/v1`);
  const shop = await startShop({
    ...ground,
    workers: 2,
    environment: {
      MODEL_API_URL: model.url,
      TRUSTED_PROXIES: "1",
      // Two that look at the same moment hide a dead worker from each other, so they do not look often.
      WORKER_SWEEP_MS: String(stretched(1_000)),
      WORKER_SETTLE_MS: String(stretched(2_000)),
    },
  });
  ({ sandboxUrl } = shop);
  const sql = postgres(shop.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    const cookies = await members(sql, talkers);
    let isOver = false;
    const [first, second] = shop.workers;
    const killing = killAll(
      {
        web: { program: shop.web, times: kills },
        "worker 1": { program: first!, times: kills },
        "worker 2": { program: second!, times: kills },
      },
      seeded(22),
      {
        done: async () => {
          const [written] = await sql<{ length: number }[]>`
            select coalesce(sum(length(text)), 0)::int as length from text_pieces`;
          return written!.length;
        },
        // Two answers of each, without those that begin anew.
        expected: 2 * talkers * sentencesOf(0).join("").length,
        isOver: () => isOver,
      },
    );
    await Promise.all(
      cookies.map(async (cookie, index) => {
        const who = visitor(cookie, index);
        const talk = await send(shop.url, "/mentor-ai/new", who, {
          ...{ mentorStyle: "1", message: talkMessage(2 * index) },
        });
        expect(await heard(shop.url, talk, who, sql)).toBe(sentencesOf(2 * index).join(""));
        await send(shop.url, talk, who, { message: talkMessage(2 * index + 1) });
        expect(await heard(shop.url, talk, who, sql)).toBe(sentencesOf(2 * index + 1).join(""));
      }),
    ).finally(() => (isOver = true));
    const killed = await killing;
    expect(Math.min(...Object.values(killed))).toBeGreaterThan(0);

    const talks = await sql<{ said: string[]; replies: string[]; used: number }[]>`
      select array_agg(content order by number) as said, array_agg(reply order by number) as replies,
        (select sum(used)::int from talk_days day where day.user_id = talk.user_id) as used
      from talks talk join talk_messages message on message.talk_id = talk.id
      group by talk.id order by min(content)`;
    const numbers = Array.from({ length: talkers }, (_, index) => [2 * index, 2 * index + 1]);
    const expected = numbers.map((pair) => ({
      said: pair.map(talkMessage),
      replies: pair.map((number) => sentencesOf(number).join("")),
      used: 2,
    }));
    expect(talks).toEqual(expected.sort((a, b) => (a.said[0]! < b.said[0]! ? -1 : 1)));
  } finally {
    await sql.end();
    await shop.stop();
    model.close();
  }
});

/** Sends a form until somebody has answered it, as a page does that hears nothing. @returns the path of its talk */
async function send(url: string, path: string, who: Visitor, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...fields, formToken: randomUUID() }).toString();
  const headers = { ...who, "content-type": "application/x-www-form-urlencoded" };
  for (;;) {
    const answer = await fetch(url + path, { method: "POST", redirect: "manual", headers, body })
      // There is nobody, or nobody any more.
      .catch(() => null);
    const [to] = answer?.headers.get("location")?.split(/[?#]/) ?? [];
    if (answer?.status === 303 && to) return to;
    expect(answer?.status ?? 503).toBeGreaterThanOrEqual(500);
    await pause(moment);
  }
}

/** Reads the answer to the newest message of a talk along, and comes back with what it has whenever the line is lost. */
async function heard(url: string, talk: string, who: Visitor, sql: postgres.Sql): Promise<string> {
  const [message] = await sql<{ id: string }[]>`
    select id from talk_messages where talk_id = ${talk.split("/").at(-1)!} order by number desc limit 1`;
  let text = "";
  let position = "0.0";
  for (;;) {
    try {
      const address = `${url}${talk}/events?message=${message!.id}&help=false&after=${position}`;
      const answer = await fetch(address, { headers: who });
      if (answer.status === 204) return text;
      let waiting = "";
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (waiting + piece).split("\n\n");
        waiting = blocks.pop() ?? "";
        for (const block of blocks) {
          const [, id] = /^id: (.*)$/m.exec(block) ?? [];
          const [, data] = /^data: (.*)$/m.exec(block) ?? [];
          if (!data) continue;
          const event = JSON.parse(data) as TextEvent;
          text = event.replaces ? event.text : text + event.text;
          position = id ?? position;
          if (event.ended === "complete") return text;
        }
      }
    } catch (error) {
      // The line was lost.
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(moment);
  }
}
