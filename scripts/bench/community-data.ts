import postgres from "postgres";
import { commentSearch, postSearch } from "../../app/services/words/written-search";
import { seededRandom } from "../../app/sky/random";

export const wholeCommunity = 1_000_000;

export const smallCommunity = 10_000;

/** Where a community of so many posts is kept. */
export const communityFolder = (posts: number) => `.data/bench-${posts}`;

/** How many there are of everything for so many posts: three comments and five likes each. */
export const sizesFor = (posts: number) => ({
  posts,
  comments: posts * 3,
  likes: posts * 5,
  members: Math.max(5_000, Math.round(posts / 20)),
  groups: 200,
});

export const busyPostComments = 500;

const groupsEach = 8;
const stride = 25;

const textCount = 4_000;

const words =
  `dzisiaj praca dom czas mama dziecko rozmowa wieczorem życie dzień ludzie samotność spacer pies kot herbata książka muzyka sen noc
  zmęczenie szef urlop rodzina siostra brat ojciec kolega przyjaciel telefon wiadomość list pytanie odpowiedź rada pomoc lekarz terapia
  smutek radość złość spokój nadzieja lęk oddech deszcz słońce zima lato wiosna jesień ogród las rzeka góry morze miasto wieś dworzec
  pociąg rower samochód sklep obiad kolacja chleb zupa ciasto urodziny święta wesele rozstanie rozwód miłość zaufanie cisza głos`.split(
    /\s+/,
  );
/** Rare words, so that some questions find little. */
const rare = Array.from({ length: 1_500 }, (_, index) => `wyraz${index.toString(36)}ek`);

function texts() {
  const random = seededRandom("bench");
  const vocabulary = [...words, ...rare];
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? "dzisiaj";
  const sentence = (length: number) => Array.from({ length }, word).join(" ");
  return Array.from({ length: textCount }, (_, id) => {
    const [title, content, comment] = [sentence(5), sentence(45), sentence(12)];
    const search = postSearch({ title, content, tags: [] });
    return { id, title, content, search, comment, comment_search: commentSearch(comment) };
  });
}

/** Tables whose indexes are made once at the end: entry by entry they would take most of the time. */
const largeTables = ["group_members", "posts", "comments", "post_likes"];

/**
 * Fills a migrated, empty database with a community; does nothing to one that is full.
 * @returns what is in it
 */
export async function prepareCommunity(url: string, postCount: number): Promise<string> {
  const { members, groups } = sizesFor(postCount);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [known] = await sql`select to_regclass('bench_community') as ready`;
    if (!known?.ready) await fill();
    return await check();
  } finally {
    await sql.end();
  }

  async function fill(): Promise<void> {
    await sql.begin(async (tx) => {
      // Counters and foreign keys are set and checked below: row by row they would take an hour.
      await tx`set local session_replication_role = replica`;
      await tx`set local statement_timeout = 0`;
      await tx`set local maintenance_work_mem = '512MB'`;
      await tx`set local max_parallel_maintenance_workers = 4`;
      await tx`update pg_index set indisready = false, indisvalid = false where indrelid::regclass::text in ${tx(largeTables)}`;
      // One expression, so that the planner puts it in the place of its name: a call for each row would take minutes.
      await tx`create function bench_id(name text) returns uuid immutable parallel safe language sql as $$
        select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$`;
      await tx`create temp table bench_texts (id int primary key, title text, content text, search tsvector, comment text, comment_search tsvector) on commit drop`;
      const all = texts();
      for (let from = 0; from < all.length; from += 500)
        await tx`insert into bench_texts ${tx(all.slice(from, from + 500))}`;
      await tx`insert into users (id, auth0_id, email, username, nick, nick_key, terms_version, terms_accepted_at, created_at)
        select bench_id('u' || u), 'auth0|bench-' || u, 'bench' || u || '@example.com', 'bench' || u, 'Osoba ' || u, 'osoba' || u, 'bench', now(), now()
        from generate_series(0, ${members - 1}) u`;
      await tx`insert into groups (id, slug, name, description, type, is_sensitive, is_private, created_at)
        select bench_id('g' || g), 'bench-' || g, 'Grupa ' || g, 'O codziennych sprawach.', 0, g % 10 = 9, g % 20 = 8, now()
        from generate_series(0, ${groups - 1}) g`;
      await tx`insert into group_members (id, group_id, user_id, state, pseudonym, pseudonym_key, joined_at)
        select bench_id('m' || u || '-' || g), bench_id('g' || g), bench_id('u' || u), 'active',
          case when g % 10 = 9 then 'Cień ' || u end, case when g % 10 = 9 then 'cien' || u end, now()
        from generate_series(0, ${members - 1}) u, generate_series(0, ${groupsEach - 1}) k, lateral (select (u + k * ${stride}) % ${groups} as g) one`;
      const each = Math.floor(members / stride);
      await tx`create function bench_member(g bigint, n bigint) returns uuid immutable parallel safe language sql as
        ${tx.unsafe(`$$ select bench_id('m' || (g % ${stride} + ${stride} * (n % ${each})) || '-' || g) $$`)}`;
      await tx`insert into posts (id, group_id, author_id, title, content, state, form_token, created_at, like_count, comment_count, search)
        select bench_id('p' || i), bench_id('g' || (i % ${groups})), bench_member(i % ${groups}, i * 7919), title, content, 'published',
          bench_id('t' || i), now() - (${postCount} - i) * interval '20 seconds', 5, case when i = ${postCount - 1} then ${busyPostComments} else 3 end, search
        from generate_series(0::bigint, ${postCount - 1}) i join bench_texts on bench_texts.id = i * 31 % ${textCount}`;
      await tx`insert into comments (id, post_id, author_id, parent_id, depth, shown_under_id, shown_depth, content, state, form_token, created_at, reply_count, search)
        select bench_id('c' || i || '-' || k), bench_id('p' || i), bench_member(i % ${groups}, i * 104729 + k),
          case when k = 2 then bench_id('c' || i || '-0') end, case when k = 2 then 2 else 1 end,
          case when k = 2 then bench_id('c' || i || '-0') end, case when k = 2 then 2 else 1 end, comment, 'published',
          bench_id('ct' || i || '-' || k), now() - (${postCount} - i) * interval '20 seconds' + k * interval '5 seconds',
          case when k = 0 then 1 else 0 end, comment_search
        from generate_series(0::bigint, ${postCount - 1}) i
          cross join lateral generate_series(0, case when i = ${postCount - 1} then ${busyPostComments - 1} else 2 end) k
          join bench_texts on bench_texts.id = (i * 3 + k) % ${textCount}`;
      await tx`insert into post_likes (post_id, member_id, created_at)
        select bench_id('p' || i), bench_member(i % ${groups}, i * 31 + k), now()
        from generate_series(0::bigint, ${postCount - 1}) i, generate_series(0, 4) k`;
      await tx`update groups set member_count = members.count, post_count = written.count
        from (select group_id, count(*) from group_members group by group_id) members
          join (select group_id, count(*) from posts group by group_id) written using (group_id)
        where group_id = groups.id`;
      for (const table of largeTables) await tx`reindex table ${tx(table)}`;
      await tx`create table bench_community as select ${postCount}::int as posts`;
    });
    await sql`vacuum analyze`;
    // What is not on the disk yet would not be written within the time that a server has to stop.
    await sql`checkpoint`;
  }

  /** Counters that differ from their rows, in a part of the posts, and references that lead nowhere, would measure something else. */
  async function check(): Promise<string> {
    const [wrong] = await sql`
      with sampled as materialized (select * from posts tablesample system (1) repeatable (1)),
        answered as (select post_id, count(*) as comments from comments
          where post_id in (select id from sampled) and state = 'published' group by post_id)
      select (select count(*) from sampled posts left join answered on answered.post_id = posts.id
          where like_count <> (select count(*) from post_likes where post_id = posts.id)
            or comment_count <> coalesce(answered.comments, 0)
            or not exists (select 1 from group_members m where m.id = author_id and m.group_id = posts.group_id))
        + (select count(*) from comments tablesample system (1) repeatable (1)
          where reply_count <> (select count(*) from comments r where r.shown_under_id = comments.id)
            or not exists (select 1 from group_members m where m.id = author_id)) as rows`;
    if (Number(wrong?.rows) > 0) throw new Error(`${wrong?.rows} rows of the community are wrong.`);
    const [sizes] =
      await sql`select (select count(*) from posts) as posts, (select count(*) from comments) as comments,
      (select count(*) from post_likes) as likes, (select count(*) from users) as members, (select count(*) from groups) as groups,
      pg_size_pretty(pg_database_size(current_database())) as size`;
    return Object.entries(sizes ?? {})
      .map(([name, value]) => `${name} ${value}`)
      .join(", ");
  }
}
