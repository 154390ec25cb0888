import type postgres from "postgres";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { products } from "~/products/registry";
import type { OutsideWorld } from "../support/outside-world";
import { download, formWith, linkTo, open } from "../support/plain-browser";
import type { Shop } from "../support/shop";
import type { Check } from "./verdict";

type Delivered = {
  id: string;
  token: string;
  email: string;
  /** Of its links, newest first. */
  links: string[];
  /** How many of its copies were made after its mail was accepted, and how many there are. */
  afterMail: number;
  copies: number;
};

const readDelivered = (sql: postgres.Sql) => sql<Delivered[]>`
  select id, token, email,
    array(select token from downloads d where d.order_id = orders.id order by id desc) as links,
    (select count(*)::int from copies c where c.order_id = orders.id) as copies,
    (select count(*)::int from copies c join mails m using (order_id)
     where c.order_id = orders.id and m.kind = 'document' and c.stamped_at >= m.accepted_at) as "afterMail"
  from orders where status = 'completed' and product_slug in
    ${sql(products.filter((product) => deliveryKindOf(product) === "download").map(({ slug }) => slug))}`;

/**
 * Fetches what the buyers of finished works have bought, as they would.
 * @param touched orders that staff did something about: links may have ended and begun anew
 */
export async function judgeCopies(
  shop: Shop,
  world: OutsideWorld,
  sql: postgres.Sql,
  touched: ReadonlySet<string>,
): Promise<Check[]> {
  const made: string[] = [];
  const fetched: string[] = [];
  for (const order of await readDelivered(sql)) {
    if (touched.has(order.id)) continue;
    const [link = "", ...more] = order.links;
    const mails = await world.inbox(order.email);
    const isOnce = more.length === 0 && order.copies === 2 && order.afterMail === 2;
    const isMailed = mails.filter(({ text }) => text.includes(link)).length === 1;
    if (!isOnce || !isMailed) made.push(JSON.stringify(order));
    const problem = await downloadAll(shop, order).catch(String);
    if (problem) fetched.push(`${order.email}: ${problem}`);
    const [left] = await sql`select downloads_left from downloads where token = ${link}`;
    if (left?.downloads_left !== 8) fetched.push(`${order.email}: ${left?.downloads_left} left`);
  }
  return [
    {
      claim: "copies of a book were made once, after the mail with their only link",
      offences: made,
    },
    {
      claim: "every bought book can be downloaded, and each download counts once",
      offences: fetched,
    },
  ];
}

const formats = [
  { button: "Pobierz EPUB", start: "PK" },
  { button: "Pobierz PDF", start: "%PDF-" },
];

/** @returns what went wrong; null, if all is well */
async function downloadAll(shop: Shop, { token }: Delivered): Promise<string | null> {
  const address = `${shop.url}/payment/success?${new URLSearchParams({ tr_crc: token })}`;
  let page = await open(address);
  // Whose mail came back saves the confirmation by hand first.
  if (page.html.includes("Otwórz bez czekania na pocztę")) {
    await (await download(page, formWith(page, "Zapisz potwierdzenie umowy"))).arrayBuffer();
    page = await open(address);
  }
  const copies = await open(linkTo(page, "Pobierz e-booka"));
  for (const { button, start } of formats) {
    const bytes = Buffer.from(
      await (await download(copies, formWith(copies, button))).arrayBuffer(),
    );
    if (!bytes.toString("latin1", 0, start.length).startsWith(start)) return `${button}: no file`;
  }
  return null;
}
