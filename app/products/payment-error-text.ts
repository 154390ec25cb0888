import { defaultMessages, type Product } from "./product";
import type { ExternalServiceError } from "~/integrations/external-service-error";

/** What a buyer reads when the gateway opened no payment: the product's words, or why the gateway would not. */
export function paymentErrorText(product: Product, error: ExternalServiceError): string {
  const { noPaymentLink, orderFailed } = product.messages ?? defaultMessages;
  return error.code === "no_payment_url" ? noPaymentLink : (error.said ?? orderFailed);
}
