import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Sql } from "postgres";
import routes from "~/routes";
import { once, startAgreement } from "../../support/plain-buyer";
import { openGroup } from "./community";
import type { OpenShop } from "./global-setup";
import { copyOrder } from "./orders";
import { placeOrder } from "./plain-orders";

/** Every pattern of the route table. */
const patternsOf = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, "/");
    return [full, ...patternsOf(children, full)];
  });

/** What pages are asked with beside their bare address: parameters that they know, and one that none does. */
const queries: Record<string, readonly string[]> = {
  "/": ["?potrzeba=lek", "?done=message-sent", "?kto=inny"],
  "/fitvibes": ["?sila=duzo&czas=20"],
  "/horoscope-detail": ["?sign=lew", "?sign=lew&date=1999-01-01", "?scope=yearly"],
  "/moj-znak": ["?birthDay=20&birthMonth=3&birthYear=2015"],
  "/kontakt": ["?done=message-sent"],
  "/ai-therapist": ["?payment=error"],
  "/payment/success": ["?tr_crc=:token"],
  "/special-horoscope-result": ["?token=:token"],
  "/error": ["?done=sign-in-banned"],
};

/** A header without the moment of a notice in it, which is signed for a few minutes from then. */
export const withoutMoment = (header: string): string =>
  header.replace(/([?&]done=[^.&]+)[^&]*/, "$1");

/** What tells the moment at which it was asked, and is for nobody's cache. */
const alwaysNew = ["/readyz", "/doradca-prawny/umowa/:token/podglad.pdf"];

/** What stands in the place of parameters: for every address, and for those that begin so. */
type Parameters = Readonly<Record<string, string>>;
type Named = { everywhere: Parameters; below: Readonly<Record<string, Parameters>> };

/** A post in an open group, with an answer to it, of somebody who has left for good. */
async function writePost(sql: Sql) {
  const group = await openGroup(sql);
  const written = "2026-11-01T12:00:00Z";
  const [row] = await sql<{ post: string; comment: string }[]>`
    with author as (
      insert into group_members (group_id, user_id, state, joined_at)
      values (${group.id}, null, 'left', ${written}) returning id
    ), post as (
      insert into posts (group_id, author_id, title, content, form_token, created_at)
      select ${group.id}, id, 'Kawa o świcie', 'Smakuje najlepiej.', gen_random_uuid(), ${written} from author
      returning id, author_id
    )
    insert into comments (post_id, author_id, depth, shown_depth, content, form_token, created_at)
    select id, author_id, 1, 1, 'Herbata też.', gen_random_uuid(), ${written} from post
    returning id as comment, post_id as post`;
  return { slug: group.slug, postId: row?.post ?? "", comment: row?.comment ?? "" };
}

/**
 * Every address of the route table, with something real in the place of its parameters: an order and an agreement that are
 * under way, a sample, a book, a group, a post and its comment.
 */
export async function realAddresses({ shop, sql }: { shop: OpenShop; sql: Sql }) {
  const placed = await placeOrder({ shop, sql }, "emotion-mirror");
  // So long ago that its page will not ask for a rarer look, or say that it is late, while a test runs.
  const state = { status: "processing", paid_at: new Date(Date.now() - 60 * 60_000) };
  const token = await copyOrder(sql, placed.token, state);
  // Its job waits, or whatever looks for work without one would take it up meanwhile.
  await sql`
    select graphile_worker.add_job('fulfil_order', json_build_object('orderId', id),
      job_key => 'fulfil:' || id, run_at => now() + interval '1 day')
    from orders where token = ${token}`;
  const [, draft = ""] = /umowa\/([^/]+)/.exec((await startAgreement(shop.url, once)).url) ?? [];
  const { slug, postId, comment } = await writePost(sql);
  const book = "w-objeciach-mafii";
  const named: Named = {
    everywhere: { token, step: "2" },
    below: {
      "/doradca-prawny/umowa/": { token: draft },
      "/samples/": { slug: "therapist" },
      "/books/": { slug: book },
      "/grupy/": { slug, postId },
      "/groups/": { slug },
      "/post/": { id: postId },
      "/comments/": { id: comment },
    },
  };
  const patterns = [...new Set(patternsOf(routes))];
  return {
    addresses: patterns.flatMap((pattern) =>
      ["", ...(queries[pattern] ?? [])].map((query) => filled(named, pattern, query)),
    ),
    alwaysNew: alwaysNew.map((pattern) => filled(named, pattern)),
    ...{ book, slug, postId },
  };
}

/** A pattern as an address, with whatever stands in the place of its parameters. */
function filled({ everywhere, below }: Named, pattern: string, query = ""): string {
  const [, own] = Object.entries(below).find(([start]) => pattern.startsWith(start)) ?? [];
  const parameters: Parameters = { ...everywhere, ...own };
  return (pattern.replace("*", "nie-ma-takiej-strony") + query).replace(
    /:(\w+)\??/g,
    (_, name: string) => encodeURIComponent(parameters[name] ?? "1"),
  );
}
