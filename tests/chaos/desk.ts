import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { formatIsoDate } from "~/copy/format";
import type { Role } from "~/services/access/permissions";
import { signedIn } from "../e2e/support/signed-in";
import { formWith, open, submit, type PlainPage } from "../support/plain-browser";
import type { Shop } from "../support/shop";
import type { Chance } from "./chance";
import type { Storm } from "./killer";

/** What staff do to orders in a storm, by the last part of its address. */
const acts = {
  resend: { button: "Wyślij ponownie", by: "support" },
  "correct-email": { button: "Popraw adres", by: "support" },
  remake: { button: "Napisz od nowa", by: "support" },
  withdraw: { button: "Przyjmij odstąpienie", by: "support" },
  "delete-content": { button: "Usuń treść", by: "support" },
  refund: { button: "Zwróć pieniądze", by: "finance" },
  "part of a refund": { button: "Zwróć pieniądze", by: "finance" },
  "bulk resend": { button: "Poproś o zgodę", by: "support" },
  "bulk refund": { button: "Poproś o zgodę", by: "finance" },
} as const satisfies Record<string, { button: string; by: Role }>;
type Act = keyof typeof acts;
const names = Object.keys(acts) as Act[];

/** How often it is looked whether the time for the next act has come, in milliseconds. */
const lookInterval = 100;

type Colleague = { id: string; cookie: string };

/** What the desk did in a storm. */
export type DeskDay = {
  /** Orders that anything was pressed about. */
  touched: ReadonlySet<string>;
  /** How often each act was taken, requests to a colleague included. */
  taken: Record<string, number>;
  /** How often the desk said that it cannot be done, as it is. */
  refused: number;
  /** Answers that nobody should get. */
  problems: string[];
};

/** A finished answer; null where a program was just killed, or is not ready again. */
const unlessLost = (page: Promise<PlainPage>): Promise<PlainPage | null> =>
  page.then(
    (answer) => (answer.status === 503 ? null : answer),
    (error: unknown) => {
      if (error instanceof TypeError || error instanceof DOMException) return null;
      throw error;
    },
  );

/**
 * Staff of each kind who help buyers, at random and twice at once now and then, for as long as a storm lasts: two press and
 * one colleague agrees to what takes two people, or says no.
 */
export class Desk {
  readonly #touched = new Set<string>();
  readonly #taken: Record<string, number> = {};
  readonly #problems: string[] = [];
  #refused = 0;

  private constructor(
    private readonly shop: Pick<Shop, "url">,
    private readonly sql: postgres.Sql,
    private readonly staff: Readonly<Record<"support" | "finance" | "admin", Colleague>>,
    private readonly chance: Chance,
  ) {}

  static async open(shop: Pick<Shop, "url">, sql: postgres.Sql, chance: Chance): Promise<Desk> {
    const [support, finance, admin] = await Promise.all([
      hire(sql, "support"),
      hire(sql, "finance"),
      hire(sql, "admin"),
    ]);
    return new Desk(shop, sql, { support, finance, admin }, chance);
  }

  /**
   * Does so many things, spread over what the shop does, as kills are. Every order may be taken up with the same odds; a third is
   * left alone.
   */
  async work(times: number, { done, expected, isOver }: Storm): Promise<void> {
    for (let round = 0; round < times; round++) {
      while (!isOver() && (await done()) < (round / times) * expected) await pause(lookInterval);
      const act = names[round % names.length] ?? "resend";
      const [order] = await this.sql<{ id: string; email: string | null }[]>`
        select id, email from orders where hashtext(id::text) % 3 <> 0 and paid_at is not null
        order by random() limit 1`;
      if (order) await this.#press(act, order);
      if (round % 4 === 3) await this.decide();
    }
  }

  /** Answers what colleagues asked for: yes, most of the time. */
  async decide(): Promise<void> {
    const asked = await this.sql<{ id: string }[]>`
      select id from acts where status = 'requested' and requested_by <> ${this.staff.admin.id}`;
    for (const { id } of asked) {
      const says = this.chance() < 0.8 ? "approve" : "decline";
      const button = says === "approve" ? "Zgadzam się" : "Odmów";
      await this.#send(says, "admin", `/admin/agreements/${id}/${says}`, button);
    }
  }

  get day(): DeskDay {
    return {
      touched: this.#touched,
      taken: this.#taken,
      refused: this.#refused,
      problems: this.#problems,
    };
  }

  /** What finance reads, in grosze: the revenue after refunds of all payments. @throws Error where the page has none */
  async revenue(): Promise<number> {
    const page = await open(
      `${this.shop.url}/admin/modules/payments/stats`,
      this.staff.finance.cookie,
    );
    const text = page.html.replace(/<[^>]*>/g, " ").replaceAll("&nbsp;", " ");
    const [, amount] = /Przychód po zwrotach[^\d-]*(-?[\d\s]+,\d\d)/.exec(text) ?? [];
    if (amount === undefined) throw new Error(`No revenue at ${page.url} (${page.status}).`);
    return Number(amount.replace(/[^\d-]/g, ""));
  }

  async #press(act: Act, order: { id: string; email: string | null }): Promise<void> {
    const { button, by } = acts[act];
    const [path, bulk] = act.startsWith("bulk ")
      ? [
          `/admin/orders/bulk/${act.slice(5)}?${new URLSearchParams({ email: order.email ?? "" })}`,
          true,
        ]
      : [`/admin/orders/${order.id}/${act === "part of a refund" ? "refund" : act}`, false];
    if (bulk && order.email === null) return;
    this.#touched.add(order.id);
    await this.#send(act, by, path, button, {
      email: `poprawka.${order.id}@example.com`,
      declaredOn: formatIsoDate(new Date()),
      way: "mail",
      ...(act === "part of a refund" ? { amount: "1,00" } : {}),
    });
  }

  /** Opens the page of an act and sends its form, as it is filled in by hand; twice at once now and then. */
  async #send(
    act: string,
    by: keyof Desk["staff"],
    path: string,
    button: string,
    answers: Record<string, string> = {},
  ): Promise<void> {
    const { cookie } = this.staff[by];
    await this.sql`update sessions set authenticated_at = now() where device = 'test'`;
    const page = await unlessLost(open(this.shop.url + path, cookie));
    if (page === null) return;
    if (page.status >= 500) this.#problems.push(`${path}: ${page.status}`);
    let form;
    try {
      form = formWith(page, button);
    } catch {
      this.#refused++;
      return;
    }
    const filled = Object.fromEntries(
      Object.entries(answers).filter(([name]) => page.html.includes(`name="${name}"`)),
    );
    const [, reasons = ""] =
      /<select\b[^>]*name="reason"[^>]*>([\s\S]*?)<\/select>/.exec(page.html) ?? [];
    const offered = [...reasons.matchAll(/value="(\w+)"/g)].map(([, value = ""]) => value);
    if (offered[0]) filled.reason = offered.find((reason) => reason !== "withdrawal") ?? "";
    const press = () => unlessLost(submit(page, form, filled));
    const presses = this.chance() < 0.3 ? [press(), press()] : [press()];
    for (const answer of await Promise.all(presses)) {
      if (answer === null) continue;
      if (answer.status >= 500) this.#problems.push(`${path}, pressed: ${answer.status}`);
      if (answer.status === 200) this.#taken[act] = (this.#taken[act] ?? 0) + 1;
      else this.#refused++;
    }
  }
}

async function hire(sql: postgres.Sql, role: Role): Promise<Colleague> {
  const { session } = await signedIn(sql, role, [role]);
  const auth0Id = `auth0|${session}`;
  await sql`insert into staff (auth0_id, roles, signed_in_at) values (${auth0Id}, ${[role]}, now())`;
  const [user] = await sql<{ id: string }[]>`select id from users where auth0_id = ${auth0Id}`;
  const value = Buffer.from(JSON.stringify(session)).toString("base64");
  return { id: user?.id ?? "", cookie: `session=${encodeURIComponent(value)}` };
}
