import { parseZloty } from "../money.ts";
import type { Transaction } from "../store/records.ts";
import { asFields, textField } from "../web/forms.ts";
import type { FieldError } from "./errors.ts";
import { newTransaction } from "./transaction.ts";

const maxTextLength = 128;

/** Reads the body of `POST /transactions` by the rules of Tpay's Open API. */
export function readCreation(body: unknown): Transaction | FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (fieldName: string, errorMessage: string) => {
    errors.push({ errorCode: "bad_request", errorMessage, fieldName });
    return "";
  };
  const fields = asFields(body);
  const payer = asFields(fields.payer);
  const callbacks = asFields(fields.callbacks);
  const payerUrls = asFields(callbacks.payerUrls);

  const text = (name: string, from: Record<string, unknown>, required: boolean) => {
    const value = textField(from, name.split(".").at(-1) ?? name);
    if (required && value.trim() === "") return refuse(name, "This value should not be blank.");
    if (value.length > maxTextLength)
      return refuse(
        name,
        `This value is too long. It should have ${maxTextLength} characters or less.`,
      );
    return value;
  };
  const address = (name: string, from: Record<string, unknown>) => {
    const value = textField(from, name.split(".").at(-1) ?? name);
    if (value === "") return null;
    if (!URL.canParse(value) || !/^https?:/i.test(value))
      refuse(name, "This value is not a valid URL.");
    return value;
  };

  const amount = typeof fields.amount === "number" ? parseZloty(fields.amount) : null;
  if (amount === null || amount < 1) refuse("amount", "This value should be 0.01 or more.");
  const email = text("payer.email", payer, true);
  if (email !== "" && !/^[^\s@]+@[^\s@]+$/.test(email))
    refuse("payer.email", "This value is not a valid email address.");
  const currency = fields.currency === undefined ? "PLN" : textField(fields, "currency");
  if (!/^[A-Z]{3}$/.test(currency)) refuse("currency", "This value is not a valid currency.");

  const { groupId } = asFields(fields.pay);
  if (groupId !== undefined && !(Number.isInteger(groupId) && Number(groupId) > 0))
    refuse("pay.groupId", "This value should be a positive integer.");

  const transaction = newTransaction({
    origin: "api",
    amount: amount ?? 0,
    currency,
    description: text("description", fields, true),
    crc: text("hiddenDescription", fields, false),
    payer: { email, name: text("payer.name", payer, true) },
    ...(groupId !== undefined && { groupId: Number(groupId) }),
    notificationUrl: address("callbacks.notification.url", asFields(callbacks.notification)),
    successUrl: address("callbacks.payerUrls.success", payerUrls),
    errorUrl: address("callbacks.payerUrls.error", payerUrls),
  });
  return errors.length > 0 ? errors : transaction;
}
