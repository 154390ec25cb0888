import { defaultMessages, type Product } from "./product";

/** What a buyer reads when the gateway opened no payment: the product's words, or why the gateway would not. */
export function paymentErrorText(product: Product, error: { code: string; said?: string }): string {
  const { noPaymentLink, orderFailed } = product.messages ?? defaultMessages;
  return error.code === "no_payment_url" ? noPaymentLink : (error.said ?? orderFailed);
}
