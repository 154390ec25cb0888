import { formatMoney } from "../money.ts";
import type { Transaction } from "../store/records.ts";
import { html, type Html } from "../web/html.ts";
import { blik } from "./transaction.ts";

export const returnErrors = { rejected: "declined", abandoned: "canceled" } as const;

/** Where the buyer goes next; without an address from the shop, back to the payment page. */
export function returnUrl(
  transaction: Transaction,
  outcome: "paid" | keyof typeof returnErrors,
): string {
  const target = outcome === "paid" ? transaction.successUrl : transaction.errorUrl;
  if (target === null) return `/pay/${transaction.id}`;
  if (outcome === "paid") return target;
  const url = new URL(target);
  url.searchParams.set("tr_error", returnErrors[outcome]);
  return url.href;
}

const demonstration = html`<p class="note">
  <strong>To jest demonstracja.</strong> Ta strona udaje bramkę płatniczą. Żadne pieniądze nie
  zmieniają właściciela i nie trzeba podawać prawdziwych danych.
</p>`;

/** The body of the payment page: what is paid for and three plain buttons, or what has become of it. */
export function paymentPage(transaction: Transaction, problem?: string): Html {
  return html`<div class="narrow">
    <h1>Płatność</h1>
    ${demonstration}
    <section class="card" aria-label="Szczegóły płatności">
      <p class="amount">${formatMoney(transaction.amount, transaction.currency)}</p>
      <dl>
        <dt>Za co</dt>
        <dd>${transaction.description}</dd>
        <dt>E-mail</dt>
        <dd>${transaction.payer.email || "–"}</dd>
        <dt>Numer</dt>
        <dd>${transaction.title}</dd>
        ${
          transaction.groupId === blik &&
          html`<dt>Metoda</dt>
            <dd>BLIK</dd>`
        }
      </dl>
    </section>
    ${transaction.status === "pending" ? choices(transaction, problem) : outcome(transaction)}
  </div>`;
}

function choices(transaction: Transaction, problem: string | undefined): Html {
  const action = (name: string) => `/pay/${transaction.id}/${name}`;
  return html`${problem && html`<p class="error" role="alert">Błąd: ${problem}</p>`}
    <form method="post" action="${action("accept")}">
      ${
        transaction.payer.email === "" &&
        html`<label for="email">Adres e-mail, na który trafi zamówienie</label>
          <input id="email" name="email" type="email" autocomplete="email" required />`
      }
      <input type="submit" class="primary" value="Zapłać" />
    </form>
    <form method="post" action="${action("reject")}"><input type="submit" value="Odrzuć" /></form>
    <form method="post" action="${action("abandon")}"><input type="submit" value="Porzuć" /></form>
    <p class="soft">„Odrzuć” to odmowa banku, „Porzuć” to wyjście bez płacenia.</p>`;
}

const outcomes: Record<Transaction["status"], string> = {
  pending: "Ta płatność czeka.",
  correct: "Ta płatność jest już opłacona.",
  canceled: "Ta płatność została anulowana.",
  refund: "Ta płatność została zwrócona.",
};

function outcome(transaction: Transaction): Html {
  const back = transaction.status === "correct" ? transaction.successUrl : transaction.errorUrl;
  return html`<p class="card"><strong>${outcomes[transaction.status]}</strong></p>
    ${back && html`<p><a href="${back}">Wróć do sklepu</a></p>`}`;
}
