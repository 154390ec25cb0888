import { env } from "./env.server";

/** Who stands behind the product, as the operator's settings say. */
export const operator = {
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  nip: env.OPERATOR_NIP,
};

export type Operator = typeof operator;
