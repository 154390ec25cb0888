import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import postgres from "postgres";
import { searchQuestion } from "../../app/services/words/search-vector";
import { measuredEnvironment } from "./measured-environment";
import { startProgram } from "../../tests/support/program";
import { freePort } from "../free-port";
import { startEmbeddedPostgres } from "../postgres/embedded";
import { communityFolder, wholeCommunity } from "./community-data";
import { nextNetwork, percentile, type Rate } from "./load";
import { signInAs } from "./sign-in";

type Ask = { path: (member: number, turn: number) => string; form?: string };

export type CommunityRates = {
  posts: number;
  feed: Rate;
  feedSql: Rate;
  postPage: Rate;
  postPageSql: Rate;
  search: Rate & { p95: number };
  searchSql: Rate & { p95: number };
  likes: Rate;
  likesSql: Rate;
};

/** Whether `npm run bench:prepare` has made a community of so many posts. */
export const isPrepared = (posts = wholeCommunity) => existsSync(communityFolder(posts));

const members = 200;
const seconds = 4;
/** As many as look at the same time. */
const connections = 8;
const questions = [
  "praca",
  "samotności",
  "spacerem",
  "psy",
  "rozmowy wieczorem",
  "wyraz9ek",
  "mama dziecko",
  "zolc",
];

/** Measures one web process on a prepared community, each page beside the SQL that it cannot do without. */
export const measureCommunity = (posts = wholeCommunity): Promise<CommunityRates> =>
  withCommunity(posts, async ({ sql, url, cookies }) => {
    const [busy] = await sql<{ id: string }[]>`select bench_id('p' || ${posts - 1}::bigint) as id`;
    const [author] = await sql<{ number: number }[]>`
      select substring(auth0_id from 'bench-(.*)')::int as number from users
      where id = (select user_id from group_members where id = (select author_id from posts where id = ${busy!.id}))`;
    const [mine] = await signInAs(sql, identities([author!.number]));
    const feed = await measureMembers(url, cookies, feedPage);
    const feedSql = await measureSql((turn) => bareFeed(sql, turn % members));
    const postPage = await measureMembers(url, [mine!], { path: () => `/post/${busy!.id}` });
    const postPageSql = await measureSql(() => barePostPage(sql, busy!.id));
    const question = (turn: number) => questions[turn % questions.length]!;
    const search = await measureSearch(url, mine!, question);
    const searchSql = await measureSql((turn) => bareSearch(sql, question(turn)));
    const likes = await measureMembers(url, cookies, {
      path: (member, turn) => {
        const group = (member + (turn % 8) * 25) % 200;
        return `/post/${benchId(`p${posts - 200 * (turn + 2) + group}`)}/like`;
      },
      form: "liked=yes",
    });
    const likesSql = await measureSql((turn) => bareLike(sql, turn));
    return { posts, feed, feedSql, postPage, postPageSql, search, searchSql, likes, likesSql };
  });

const feedPage: Ask = { path: () => "/panel" };

/** The feed alone of a prepared community. */
export const measureFeed = (posts: number): Promise<Rate> =>
  withCommunity(posts, ({ url, cookies }) => measureMembers(url, cookies, feedPage));

type Community = { sql: postgres.Sql; url: string; cookies: readonly string[] };

async function withCommunity<Result>(
  posts: number,
  inside: (community: Community) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbeddedPostgres(communityFolder(posts), { durable: true });
  const folder = await mkdtemp(join(tmpdir(), "konstelacja-bench-"));
  const sql = postgres(server.url, { max: connections, onnotice: () => {} });
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  try {
    const cookies = await signInAs(
      sql,
      identities(Array.from({ length: members }, (_, index) => index)),
    );
    const environment = measuredEnvironment({ port, sandboxPort, folder, databaseUrl: server.url });
    const sandbox = await startProgram(["--import", "tsx", "sandbox/main.ts"], environment);
    const web = await startProgram(["build/programs/web.js"], environment);
    try {
      return await inside({ sql, url, cookies });
    } finally {
      await web.stop();
      await sandbox.stop();
    }
  } finally {
    await sql.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const identities = (numbers: readonly number[]) => numbers.map((number) => `auth0|bench-${number}`);

async function measureMembers(
  url: string,
  cookies: readonly string[],
  { path, form }: Ask,
): Promise<Rate> {
  const load = async (duration: number) => {
    let turn = 0;
    const result = await autocannon({
      url,
      connections,
      duration,
      requests: [
        {
          method: form ? "POST" : "GET",
          setupRequest: <Request>(request: Request) => {
            const member = turn % cookies.length;
            const headers = {
              cookie: cookies[member]!,
              ...nextNetwork(),
              ...(form && { "content-type": "application/x-www-form-urlencoded" }),
            };
            return {
              ...request,
              path: path(member, Math.floor(turn++ / cookies.length)),
              headers,
              ...(form && { body: form }),
            };
          },
        },
      ],
    });
    if (result.errors + result.timeouts + result["5xx"] > 0 || result["2xx"] + result["3xx"] === 0)
      throw new Error(`${path(0, 0)}: ${result["4xx"]} refused, ${result["5xx"]} failed.`);
    return result;
  };
  await load(2);
  const { latency, duration, ...result } = await load(seconds);
  return {
    perSecond: (result["2xx"] + result["3xx"]) / duration,
    p50: latency.p50,
    p99: latency.p99,
  };
}

async function measureSearch(url: string, cookie: string, question: (turn: number) => string) {
  return measureSql(
    async (turn) => {
      const sort = turn % 2 === 0 ? "best" : "newest";
      const query = new URLSearchParams({ q: question(turn >> 1), sort });
      const response = await fetch(`${url}/szukaj?${query}`, {
        headers: { cookie, ...nextNetwork() },
      });
      await response.text();
      if (!response.ok) throw new Error(`search: ${response.status}`);
    },
    { atOnce: 1, most: 56 },
  );
}

async function measureSql(
  run: (turn: number) => Promise<unknown>,
  { atOnce = connections, most = Infinity } = {},
): Promise<Rate & { p95: number }> {
  const times: number[] = [];
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  let turn = 0;
  const ask = async () => {
    while (performance.now() < deadline && turn < most) {
      const begin = performance.now();
      await run(turn++);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(times, percent));
  const perSecond = (times.length * 1000) / (performance.now() - startedAt);
  return { perSecond, p50: p50!, p95: p95!, p99: p99! };
}

const bareFeed = (sql: postgres.Sql, member: number) => sql`
  select posts.* from group_members mine cross join lateral (
    select * from posts where group_id = mine.group_id and state = 'published'
    order by created_at desc, id desc limit 6) posts
  where mine.user_id = bench_id('u' || ${member}::int) and mine.state = 'active'
  order by posts.created_at desc, posts.id desc limit 6`;

const barePostPage = async (sql: postgres.Sql, id: string) => {
  await sql`select * from posts where id = ${id}`;
  await sql`select * from comments where post_id = ${id} and shown_under_id is null order by created_at, id limit 11`;
};

const bareSearch = (sql: postgres.Sql, question: string) =>
  sql.unsafe(
    `select id, ts_rank(search, $1::tsquery, 1) as rank from (
       select id, search from posts where search @@ $1::tsquery and state = 'published'
       order by created_at desc, id desc limit 1000) newest
     order by rank desc limit 11`,
    [searchQuestion(question)?.query ?? ""],
  );

function benchId(name: string): string {
  const hash = createHash("md5").update(name).digest("hex");
  const hex = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17, 32)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const bareLike = (sql: postgres.Sql, turn: number) => sql`
  insert into post_likes (post_id, member_id, created_at)
  select posts.id, bench_member(${turn % 200}::bigint, ${turn}::bigint), now()
  from posts where posts.id = bench_id('p' || ${turn * 17}::bigint) on conflict do nothing`;
