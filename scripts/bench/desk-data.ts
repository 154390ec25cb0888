import { join } from "node:path";
import postgres from "postgres";
import { products } from "../../app/products/registry";

/** Orders of the shop whose desk is measured; there are twice as many payments. */
export const deskOrders = 1_000_000;

export const deskCases = 100_000;

export const deskFolder = join(process.env.DATA_DIR ?? ".data", "bench-desk");

/** From the first order to the last one, in seconds: two years. */
const period = 2 * 365 * 86_400;

const members = 20_000;
const groups = 30;

/** Names before the @, so that a part of an address finds as much or as little as in life. */
const givenNames =
  `anna katarzyna maria agnieszka malgorzata joanna barbara ewa krystyna magdalena monika teresa zofia natalia aleksandra karolina
  dorota beata marta justyna piotr krzysztof andrzej tomasz pawel jan michal marcin jakub adam`.split(
    /\s+/,
  );
const familyNames =
  `nowak kowalska wisniewska wojcik kowalczyk kaminska lewandowska zielinska szymanska wozniak dabrowska kozlowska mazur jankowska
  kwiatkowska krawczyk kaczmarek piotrowska grabowska zajac pawlowska michalska krol wieczorek jablonska wrobel nowakowska majewska
  olszewska stepien malinowska jaworska adamczyk dudek nowicka pawlak gorska witkowska walczak sikora baran rutkowska michalak
  szewczyk ostrowska tomaszewska zalewska wroblewska jasinska marciniak`.split(/\s+/);
const mailDomains = ["wp.pl", "gmail.com", "o2.pl", "interia.pl", "onet.pl", "example.com"];

const listOf = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join()}]`;

/** Tables whose indexes are made once at the end: entry by entry they would take most of the time. */
const largeTables = [
  "orders",
  "order_events",
  "payments",
  "payment_notifications",
  "refunds",
  "mails",
  "model_calls",
  "reviews",
  "audit_log",
  "posts",
  "reports",
  "moderation_cases",
  "moderation_decisions",
  "case_parties",
];

const catalogue = products.map(({ slug, orderType, version, priceGrosze, delivery }, position) => ({
  position,
  slug,
  order_type: orderType,
  version,
  price: priceGrosze,
  is_document: delivery !== "download",
}));

/**
 * Fills a migrated, empty database with a shop that has sold for two years; does nothing to one that is full.
 * @returns what is in it
 */
export async function prepareDesk(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [known] = await sql`select to_regclass('bench_desk') as ready`;
    if (!known?.ready) {
      await sql.begin(async (tx) => {
        // Row by row, foreign keys and triggers would take an hour; what is made here fits by its making.
        await tx`set local session_replication_role = replica`;
        await tx`set local statement_timeout = 0`;
        await tx`set local maintenance_work_mem = '512MB'`;
        await tx`set local work_mem = '256MB'`;
        await tx`update pg_index set indisready = false, indisvalid = false where indrelid::regclass::text in ${tx(largeTables)}`;
        // One expression, so that the planner puts it in the place of its name: a call for each row would take minutes.
        await tx`create function bench_id(name text) returns uuid immutable parallel safe language sql as $$
          select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$`;
        await fillShop(tx);
        await fillCommunity(tx);
        await fillDesk(tx);
        for (const table of largeTables) await tx`reindex table ${tx(table)}`;
        await tx`create table bench_desk as select now() as loaded_at`;
      });
      await sql`vacuum analyze`;
      // What is not on the disk yet would not be written within the time that a server has to stop.
      await sql`checkpoint`;
    }
    const [sizes] =
      await sql`select (select count(*) from orders) as orders, (select count(*) from payments) as payments,
        (select count(*) from order_events) as events, (select count(*) from mails) as mails,
        (select count(*) from moderation_cases) as cases, pg_size_pretty(pg_database_size(current_database())) as size`;
    return Object.entries(sizes ?? {})
      .map(([name, value]) => `${name} ${value}`)
      .join(", ");
  } finally {
    await sql.end();
  }
}

async function fillShop(tx: postgres.TransactionSql): Promise<void> {
  await tx`create temp table sold (position int, slug text, order_type text, version smallint, price int, is_document bool) on commit drop`;
  await tx`insert into sold ${tx(catalogue)}`;
  await tx.unsafe(`create temp table placed on commit drop as
    select i, bench_id('o' || i) as id, sold.*, at as placed_at,
      (${listOf(givenNames)})[1 + buyer % ${givenNames.length}] || '.' ||
      (${listOf(familyNames)})[1 + buyer / 7 % ${familyNames.length}] || (buyer / 1500 % 400) || '@' ||
      (${listOf(mailDomains)})[1 + buyer / 11 % ${mailDomains.length}] as email,
      case
        when i % 8000 = 17 then 'failed'
        when newest < 6 then 'processing'
        when newest < 1200 and newest % 5 = 0 then 'awaiting_payment'
        when i * 31 % 100 < 82 then 'completed'
        when i * 31 % 100 < 94 then 'expired'
        when i * 31 % 100 < 97 then 'refunded'
        else 'cancelled'
      end::order_status as status
    from generate_series(0::bigint, ${deskOrders - 1}) i
      cross join lateral (select ${deskOrders - 1} - i as newest, (i * 7919 % 600000)::int as buyer,
        date_trunc('second', now()) - (${deskOrders} - i) * interval '1 second' * ${period / deskOrders} as at) one
      -- The squared place makes the first products sell several times as often as the last.
      join sold on sold.position = floor(power((i * 104729 % 1000) / 1000.0, 2) * ${catalogue.length})::int`);
  await tx.unsafe(`create temp table bought on commit drop as
    select *, case when was_paid then placed_at + interval '1 second' * (60 + i % 240) end as paid_at,
      case when status in ('completed', 'refunded') then placed_at + interval '1 second' * (60 + i % 240
        + 15 + i * 37 % 40 + case when i % 150 = 0 then 180 else 0 end) + interval '1 millisecond' * (i * 61 % 1000) end as completed_at
    from placed cross join lateral (select status in ('completed', 'refunded', 'failed', 'processing') as was_paid) one`);
  await tx.unsafe(`create index on bought (i)`);
  await tx.unsafe(`insert into orders (id, token, submission_key, product_slug, product_version, order_type, status, email, price_grosze,
      consent_text, consent_version, consented_at, placed_at, paid_at, completed_at, failure, content_delete_at, content_deleted_at)
    select id, 'Bench-' || id, 'bench-' || i, slug, version, order_type, status, email, price, 'Zgadzam się.', 'bench', placed_at,
      placed_at, paid_at, completed_at, case when status = 'failed' then 'mail_refused' end, gone, case when gone < now() then gone end
    from bought cross join lateral (select coalesce(completed_at, placed_at) + interval '24 hours' as gone) one order by i`);
  await tx.unsafe(`insert into order_events (order_id, type, actor, at)
    select id, type, actor, at from bought cross join lateral (values
      ('placed', 'buyer', placed_at), ('paid', 'gateway', paid_at), ('processing', 'worker', paid_at),
      ('completed', 'worker', completed_at)) as events (type, actor, at) where at is not null order by i`);
  // Most people begin twice: the first payment came to nothing.
  await tx.unsafe(`insert into payments (id, order_id, status, amount_grosze, transaction_id, transaction_title, paid_grosze, failure,
      created_at, paid_at, checks, archived_at)
    select bench_id('p' || i || '-' || k), id, state, price, 'ta_' || i || '_' || k, 'TR-' || i || '-' || k, case when k = 1 and was_paid then price end,
      case when state = 'failed' then 'declined' end, placed_at + k * interval '40 seconds', case when k = 1 then paid_at end, 3,
      case when i % 500 = 3 and k = 0 then placed_at + interval '30 days' end
    from bought cross join generate_series(0, 1) k cross join lateral (select case
        when k = 1 and status = 'refunded' then 'refunded' when k = 1 and was_paid then 'paid'
        when k = 1 and status = 'awaiting_payment' then 'pending' when i % 2 = 0 then 'failed' else 'cancelled' end::payment_status as state) one
    order by i, k`);
  await tx.unsafe(`insert into payment_notifications (body_sha256, order_id, transaction_title, gateway_status, paid_grosze, outcome, received_at)
    select md5('n' || i) || md5('m' || i), id, 'TR-' || i || '-1', 'TRUE', price, 'fulfilling', paid_at from bought where was_paid order by i`);
  await tx.unsafe(`insert into refunds (id, order_id, payment_id, amount_grosze, reason, actor, status, last_error, requested_at, completed_at)
    select bench_id('r' || i), id, bench_id('p' || i || '-1'), case when status = 'refunded' then price else 100 end, 'complaint', 'buyer',
      case when stands then 'requested' else 'completed' end::refund_status, case when stands then 'server_error' end, paid_at + interval '1 day',
      case when not stands then paid_at + interval '1 day 1 minute' end
    from bought cross join lateral (select i % 25000 = 4 as stands) one where status = 'refunded' or (was_paid and (i % 100 = 5 or stands)) order by i`);
  await tx.unsafe(`insert into mails (id, order_id, kind, recipient, subject, idempotency_key, status, attempts, provider_id, created_at, accepted_at)
    select bench_id('mail' || i), id, 'document', email, 'Twój dokument jest gotowy', 'order/' || id || '/document',
      case when status = 'failed' then 'refused' else 'accepted' end::mail_status, 1, 'bench-' || i, coalesce(completed_at, paid_at) - interval '1 second', completed_at
    from bought where status in ('completed', 'refunded', 'failed') order by i`);
  await tx.unsafe(`insert into model_calls (subject_kind, subject_id, task, prompt_version, model, outcome, input_tokens, output_tokens, duration_ms, cost_micro_usd, at)
    select 'order', id, slug, 'bench', 'bench-model', case when again = 1 then 'invalid' else 'answered' end, 1500 + i % 700, 2500 + i % 1900,
      8000 + i % 9000, 4000 + i % 5000, paid_at + interval '9 seconds' * (2 - again)
    from bought cross join generate_series(0, 1) again where was_paid and is_document and (again = 0 or i % 12 = 0) order by i`);
  await tx.unsafe(`insert into reviews (order_id, product_slug, stars, text, author_name, status, created_at, updated_at)
    select id, slug, 3 + i % 3, 'Trafne i ciepłe.', 'Anna', case when i % 20000 = 3 then 'hidden' else 'visible' end::review_status,
      completed_at + interval '2 hours', completed_at + interval '2 hours'
    from bought where status = 'completed' and i % 10 = 3 order by i`);
}

async function fillCommunity(tx: postgres.TransactionSql): Promise<void> {
  await tx.unsafe(`insert into users (id, auth0_id, email, username, nick, nick_key, terms_version, terms_accepted_at, created_at)
    select bench_id('u' || u), 'auth0|bench-' || u, case when u = 0 then 'bench0@example.com' else
        (${listOf(givenNames)})[1 + u % ${givenNames.length}] || '.' || (${listOf(familyNames)})[1 + u / 7 % ${familyNames.length}] || u || '@wp.pl' end,
      'bench' || u, 'Osoba ' || u, 'osoba' || u, 'bench', now(), now() - u * interval '1 hour'
    from generate_series(0, ${members - 1}) u`);
  await tx.unsafe(`insert into groups (id, slug, name, description, type, is_sensitive, is_private, created_at)
    select bench_id('g' || g), 'bench-' || g, 'Grupa ' || g, 'O codziennych sprawach.', 0, g % 10 = 9, false, now() - interval '2 years'
    from generate_series(0, ${groups - 1}) g`);
  await tx.unsafe(`insert into group_members (id, group_id, user_id, state, pseudonym, pseudonym_key, joined_at)
    select bench_id('m' || u), bench_id('g' || u % ${groups}), bench_id('u' || u), 'active',
      case when u % 10 = 9 then 'Cień ' || u end, case when u % 10 = 9 then 'cien' || u end, now() - interval '2 years'
    from generate_series(0, ${members - 1}) u`);
  await tx.unsafe(`create temp table cases on commit drop as
    select c, c % ${members} as author, now() - (${deskCases} - c) * interval '1 second' * ${period / deskCases} as at,
      case when c % 50 = 0 then 'open' when c % 500 = 1 then 'appealed' when c % 10 < 5 then 'decided' else 'closed' end::case_state as state,
      case when c % 2000 = 0 then 2 when c % 200 = 0 then 1 else 0 end as urgency
    from generate_series(0, ${deskCases - 1}) c`);
  await tx.unsafe(`insert into posts (id, group_id, author_id, title, content, state, form_token, created_at)
    select bench_id('post' || c), bench_id('g' || author % ${groups}), bench_id('m' || author), 'Trudny dzień', 'Dzisiaj było mi ciężko, ale rozmowa z siostrą pomogła.',
      case when c % 7 = 0 and state in ('decided', 'closed') then 'hidden' else 'published' end::content_state, bench_id('t' || c), at - interval '3 hours' from cases`);
  await tx.unsafe(`insert into reports (id, post_id, reason, details, reporter_id, created_at, confirmed_at)
    select bench_id('rep' || c), bench_id('post' || c), 'abuse', 'To rani.', bench_id('u' || (author + 1) % ${members}), at, at from cases`);
  await tx.unsafe(`insert into moderation_cases (id, subject, subject_id, post_id, group_id, author_id, in_post_id, state, urgency, opened_at, decided_at, closed_at)
    select bench_id('case' || c), 'post', bench_id('post' || c), bench_id('post' || c), bench_id('g' || author % ${groups}), bench_id('m' || author),
      bench_id('post' || c), state, urgency, at, case when state <> 'open' then at + interval '5 hours' end, case when state = 'closed' then at + interval '40 days' end
    from cases`);
  await tx.unsafe(`insert into case_parties (id, case_id, side, report_id, key_hash)
    select bench_id(side || c), bench_id('case' || c), side::case_side, case when side = 'reporter' then bench_id('rep' || c) end, md5(side || c)
    from cases cross join unnest(array['author', 'reporter']) side`);
  await tx.unsafe(`insert into moderation_decisions (id, case_id, kind, reason, ground, words, by_keeper, decided_by_id, decided_at, undo)
    select bench_id('d' || c), bench_id('case' || c), case when c % 7 = 0 then 'hide' else 'leave' end::decision_kind, 'no_breach',
      case when c % 7 = 0 then 'terms' end::decision_ground, 'Dziękujemy za zgłoszenie.', c % 11 = 0, bench_id('u0'), at + interval '5 hours', '{}'
    from cases where state <> 'open'`);
}

async function fillDesk(tx: postgres.TransactionSql): Promise<void> {
  await tx.unsafe(`insert into audit_log (at, actor_kind, actor_id, act, target_kind, target_id, reason)
    select now() - (300000 - a) * interval '200 seconds', 'staff', bench_id('u' || a % 12),
      (array['refund_order', 'open_content', 'send_again', 'decide_case', 'ban_member'])[1 + a % 5],
      (array['order', 'order', 'order', 'case', 'member'])[1 + a % 5], bench_id('o' || (a * 3)::bigint)::text, 'complaint'
    from generate_series(0, 299999) a`);
  await tx.unsafe(`insert into ledger_differences (kind, transaction_title, our_story, their_story, found_at, resolved_at)
    select (array['amount', 'status', 'unknown_to_us', 'unknown_to_gateway'])[1 + d % 4], 'TR-' || d * 300 || '-1', '{"status":"paid","grosze":1199}', '{"status":"correct","grosze":1099}',
      now() - (3000 - d) * interval '5 hours', case when d < 2985 then now() - (2999 - d) * interval '5 hours' end
    from generate_series(0, 2999) d`);
  await tx.unsafe(`insert into content_accesses (staff_id, target_kind, target_id, reason, accessed_at, ends_at)
    select bench_id('u' || o % 12), 'order', bench_id('o' || o::bigint)::text, 'complaint', at, at + interval '15 minutes'
    from generate_series(0, 4999) o, lateral (select now() - (5000 - o) * interval '3 hours' as at) one`);
  await tx.unsafe(`insert into staff_notes (target_kind, target_id, author_id, text, written_at)
    select 'payment', bench_id('p' || n * 40::bigint || '-1'), bench_id('u0'), 'Osoba prosiła o fakturę.', now() - (20000 - n) * interval '20 minutes' from generate_series(0, 19999) n`);
  await tx.unsafe(`insert into mails (id, kind, recipient, subject, idempotency_key, status, attempts, created_at, accepted_at)
    select bench_id('contact' || n), 'contact_forward', 'kontakt@example.com', 'Wiadomość', 'contact/' || n, 'accepted', 1, at, at
    from generate_series(0, 4999) n, lateral (select now() - (5000 - n) * interval '25 minutes' as at) one`);
  await tx.unsafe(`insert into conversations (id, subject_kind, subject_id, created_at)
    select bench_id('talk' || n), 'contact', bench_id('message' || n), at
    from generate_series(0, 4999) n, lateral (select now() - (5000 - n) * interval '25 minutes' as at) one`);
  await tx.unsafe(`insert into messages (id, conversation_id, author_kind, visibility, body, crisis_level, idempotency_key, created_at)
    select bench_id('said' || n), bench_id('talk' || n), 'visitor', 'everybody', 'Dzień dobry, kiedy dostanę dokument?', 'none', 'contact/' || n, at
    from generate_series(0, 4999) n, lateral (select now() - (5000 - n) * interval '25 minutes' as at) one`);
  await tx.unsafe(`insert into contact_messages (id, email, message_id, crisis_level, received_at, delete_at, forward_mail_id)
    select bench_id('message' || n), 'anna' || n || '@example.com', bench_id('said' || n), 'none', at, at + interval '90 days', bench_id('contact' || n)
    from generate_series(0, 4999) n, lateral (select now() - (5000 - n) * interval '25 minutes' as at) one`);
}
