import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";

/** The address of an order's page. */
export const orderPage = (token: string) =>
  `/payment/success?${new URLSearchParams({ tr_crc: token })}`;

/** Columns of an order in a state that takes hours, or an outside service's failure, to come about. */
export type OrderState = {
  status: string;
  paid_at?: Date;
  completed_at?: Date;
  failure?: string;
  content_deleted_at?: Date;
};

/**
 * Copies an order, with a token of its own, into a state.
 * @returns the copy's token
 */
export async function copyOrder(
  sql: Sql,
  token: string,
  state: OrderState,
  prefix = "Smart-",
): Promise<string> {
  const copy = `${prefix}${randomBytes(24).toString("base64url")}`;
  await sql`
    insert into orders (token, submission_key, product_slug, product_version, order_type, email, price_grosze,
      answers, summary, person_name, consent_text, consent_version, consented_at, placed_at, content_delete_at)
    select ${copy}, ${copy}, product_slug, product_version, order_type, email, price_grosze,
      answers, summary, person_name, consent_text, consent_version, consented_at, placed_at, content_delete_at
    from orders where token = ${token}`;
  const columns = state.content_deleted_at
    ? { ...state, answers: null, summary: null, person_name: null }
    : state;
  await sql`update orders set ${sql(columns)} where token = ${copy}`;
  return copy;
}
