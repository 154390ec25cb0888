import { env } from "./env.server";

/** Who stands behind the product, as the operator's settings say. */
export const operator = {
  name: env.OPERATOR_NAME,
  address: env.OPERATOR_ADDRESS,
  nip: env.OPERATOR_NIP,
  phone: env.OPERATOR_PHONE,
  /** Where people write to us. */
  email: env.OPERATOR_EMAIL,
  register: env.OPERATOR_REGISTER,
  /** Of the data protection officer; null where there is none. */
  officer: env.OPERATOR_DPO === "none" ? null : env.OPERATOR_DPO,
};

export type Operator = typeof operator;

/** Who gets personal data, as the operator's contracts with them say. */
export const recipients = {
  hosting: env.RECIPIENT_HOSTING,
  payments: env.RECIPIENT_PAYMENTS,
  mail: env.RECIPIENT_MAIL,
  identity: env.RECIPIENT_IDENTITY,
  models: [env.RECIPIENT_MODEL, env.RECIPIENT_MODEL_FALLBACK, env.RECIPIENT_MODEL_READER].filter(
    (each) => each !== undefined,
  ),
};

export type Recipients = typeof recipients;
