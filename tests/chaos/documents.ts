import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { watchWhileItMoves } from "../../scripts/time-limits";
import { paths } from "~/paths";
import { browserAgent } from "../support/browser-agent";
import type { OutsideWorld } from "../support/outside-world";
import type { Shop } from "../support/shop";
import { openConfirmed } from "./copies";
import { ageDocuments } from "./settle";
import type { Check } from "./verdict";

/** How often a document is asked for before it counts as lost, and the rest between, in milliseconds. */
const [attempts, rest] = [60, 500];

/** How many documents are still in their own rows, or on their way into the bucket. */
async function filesHere(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select (select count(*) from document_files where bytes is not null)::int
      + (select count(*) from stored_files where bytes is not null)::int as count`;
  return row?.count ?? 0;
}

/**
 * Lets every document go into the bucket, and reads each from there as its buyer would, pressing again when it does not come.
 * @param touched orders that staff did something about: the newest mail need not have gone to the first address
 */
export async function judgeDocuments(
  shop: Shop,
  world: OutsideWorld,
  sql: postgres.Sql,
  touched: ReadonlySet<string>,
): Promise<Check[]> {
  const move = async () => {
    await ageDocuments(sql);
    return await filesHere(sql);
  };
  const left = await watchWhileItMoves(move, (here) => here === 0, {
    standstill: 120_000,
    every: 500,
  });
  const documents = await sql<{ id: string; token: string; email: string; name: string }[]>`
    select id, token, email, file_name as name from orders join document_files on order_id = id
    where position = 0 and status = 'completed'`;
  const offences = [];
  for (const { id, token, email, name } of documents) {
    if (touched.has(id)) continue;
    const mailed = (await world.inbox(email))
      .flatMap(({ attachments }) => attachments)
      .find(({ filename }) => filename === name);
    await openConfirmed(shop, token);
    const read = await readDocument(shop.url + paths.orderDocument(token));
    const sent = mailed && (await bytesAt(new URL(mailed.url, world.url).href));
    if (!read || !sent?.equals(read))
      offences.push(`${email}: ${read?.length ?? "no"} bytes, mailed ${sent?.length}`);
  }
  const lost = await sql<{ key: string }[]>`
    select key from stored_files where key like 'documents/%'
      and not exists (select from document_files where stored_key = key)`;
  return [
    {
      claim: "every document went into the bucket",
      offences: left === 0 ? [] : [`${left} are here`],
    },
    { claim: "every document that the bucket has is the one that was mailed", offences },
    { claim: "nothing is kept of documents that are gone", offences: lost.map(({ key }) => key) },
  ];
}

const bytesAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

async function readDocument(address: string): Promise<Buffer | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const response = await fetch(address, { headers: { "user-agent": browserAgent } });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status === 200) return body;
    await pause(rest);
  }
  return null;
}
