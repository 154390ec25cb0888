import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { sandboxBucket } from "../../sandbox/settings";
import { watchWhileItMoves } from "../../scripts/time-limits";
import type { Shop } from "../support/shop";
import type { Chance } from "./chance";
import type { Storm } from "./killer";
import type { Check } from "./verdict";

/** Between two files, in milliseconds. */
const pace = 250;
/** Of the bytes of one. */
const size = 20_000;
/** Longer than the job waits before it tells the bucket once more, and than anything in the bucket holds it up. */
const standstill = 120_000;

/** Files that the shop keeps while it storms, and what became of them. */
export class Files {
  readonly #kept = new Map<string, Buffer>();
  readonly #removed: string[] = [];
  readonly #wrong: string[] = [];

  constructor(
    private readonly shop: Shop,
    private readonly sql: postgres.Sql,
    private readonly chance: Chance,
  ) {}

  /** Groups get icons, some lose theirs, and everybody looks at them, while the worker brings them to the bucket. */
  async work({ isOver }: Pick<Storm, "isOver">): Promise<void> {
    while (!isOver()) {
      await this.#add();
      if (this.chance() < 0.25) await this.#remove(this.#any());
      await this.#tend();
      await this.#look(this.#any());
      await pause(pace);
    }
  }

  /** Waits until everything is in the bucket and nothing else is, then looks at every file that was ever kept. */
  async judge(): Promise<Check[]> {
    const look = async () => {
      // The quarter of an hour after which the bucket is told once more.
      await this.sql`update removed_objects set removed_at = removed_at - interval '1 hour'
        where removed_at > now() - interval '30 minutes'`;
      await this.#tend();
      const [left] = await this.sql<{ here: number; removed: number }[]>`
        select (select count(*)::int from stored_files where bytes is not null) as here,
          (select count(*)::int from removed_objects) as removed`;
      return left;
    };
    const left = await watchWhileItMoves(look, (seen) => seen?.here === 0 && seen.removed === 0, {
      standstill,
      every: 500,
    });
    const unreadable: string[] = [];
    for (const [id, bytes] of this.#kept)
      if (!(await this.#read(id).catch(() => null))?.bytes?.equals(bytes)) unreadable.push(id);
    const [odd] = await this.sql<{ count: number }[]>`
      select count(*)::int as count from stored_files where bytes is null and sha256 is null`;
    const there: string[] = [];
    for (const id of this.#removed)
      if ((await this.#objectOf(id)).status !== 404) there.push(`${id} is still in the bucket`);
    return [
      { claim: "nothing else than a file was ever shown in its place", offences: this.#wrong },
      {
        claim: "every file is in the bucket, as it was",
        offences: [
          ...(left?.here ? [`${left.here} of ${this.#kept.size} are still in the database`] : []),
          ...(odd?.count ? [`${odd.count} without bytes and digest`] : []),
          ...unreadable,
        ],
      },
      {
        claim: "files that were taken away are gone from the bucket",
        offences: [...(left?.removed ? [`${left.removed} are still to be deleted`] : []), ...there],
      },
    ];
  }

  /** How many were kept and taken away. */
  get counts(): Record<string, number> {
    return { kept: this.#kept.size, removed: this.#removed.length };
  }

  #any(): string | undefined {
    return [...this.#kept.keys()][Math.floor(this.chance() * this.#kept.size)];
  }

  async #add(): Promise<void> {
    const id = randomUUID();
    const bytes = randomBytes(size);
    await this.sql.begin(async (sql) => {
      await sql`insert into pictures (id, width, height, created_at) values (${id}, 400, 400, now())`;
      await sql`insert into stored_files (key, content_type, bytes, created_at)
        values (${keyOf(id)}, 'image/webp', ${bytes}, now())`;
      await sql`insert into groups (slug, name, description, type, is_sensitive, icon_id, created_at)
        values (${id}, ${id}, 'O pogodzie.', 0, false, ${id}, now())`;
    });
    this.#kept.set(id, bytes);
  }

  async #remove(id: string | undefined): Promise<void> {
    if (!id) return;
    await this.sql.begin(async (sql) => {
      await sql`delete from groups where icon_id = ${id}`;
      await sql`delete from pictures where id = ${id}`;
      await sql`delete from stored_files where key = ${keyOf(id)}`;
      await sql`insert into removed_objects (key, removed_at) values (${keyOf(id)}, now())`;
    });
    this.#kept.delete(id);
    this.#removed.push(id);
  }

  /** Every minute otherwise, which is longer than a storm has. */
  async #tend(): Promise<void> {
    await this.sql`select graphile_worker.add_job('tend_bucket', job_key => 'tend_bucket')`;
  }

  async #look(id: string | undefined): Promise<void> {
    if (!id) return;
    const expected = this.#kept.get(id);
    // Somebody who looks while the web is away sees nothing, which is no answer.
    const seen = await this.#read(id).catch(() => null);
    if (!seen || !expected) return;
    if (seen.bytes ? !seen.bytes.equals(expected) : seen.status < 500)
      this.#wrong.push(`${id}: ${seen.status}, ${seen.bytes?.length ?? 0} bytes`);
  }

  async #read(id: string): Promise<{ status: number; bytes: Buffer | null }> {
    const answer = await fetch(`${this.shop.url}/pictures/${id}/large`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, bytes: answer.ok ? bytes : null };
  }

  #objectOf(id: string): Promise<Response> {
    const { bucket, accessKeyId } = sandboxBucket;
    return fetch(`${this.shop.sandboxUrl}/s3/${bucket}/${keyOf(id)}`, {
      method: "HEAD",
      headers: { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/` },
    });
  }
}

const keyOf = (id: string) => `pictures/${id}/large.webp`;
