import { formatMoney } from "../money.ts";
import { html, type Html } from "../web/html.ts";
import { formatInstant } from "../web/page.ts";
import type { LedgerReport } from "./report.ts";

const rowsShown = 100;

interface Column<Row> {
  heading: string;
  cell(row: Row): Html | string | number;
}

function table<Row>(title: string, rows: Row[], columns: Column<Row>[]): Html {
  return html`<h2>${title} (${rows.length})</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">Jeszcze nic.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${columns.map(({ heading }) => html`<th scope="col">${heading}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.slice(0, rowsShown).map(
                  (row) =>
                    html`<tr>
                      ${columns.map(({ cell }) => html`<td>${cell(row)}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }`;
}

/** The ledger for people: four tables, each with its newest hundred rows. */
export function ledgerPage(report: LedgerReport): Html {
  return html`<h1>Księga</h1>
    <p class="soft">
      Co dotarło do świata poza sklepem. Całość: <a href="/ledger.json">ledger.json</a>.
    </p>
    ${table("Płatności", report.payments, [
      { heading: "Czas", cell: (row) => formatInstant(row.createdAt) },
      {
        heading: "Numer",
        cell: (row) => html`<a href="/pay/${row.transactionId}">${row.title}</a>`,
      },
      { heading: "Opis", cell: (row) => row.description },
      { heading: "Znacznik sklepu", cell: (row) => row.crc },
      { heading: "Kwota", cell: (row) => formatMoney(row.amount, row.currency) },
      { heading: "Stan", cell: (row) => row.status },
      { heading: "Zwrócono", cell: (row) => formatMoney(row.amountRefunded, row.currency) },
    ])}
    ${table("Powiadomienia", report.notifications, [
      { heading: "Czas", cell: (row) => formatInstant(row.createdAt) },
      { heading: "Transakcja", cell: (row) => row.fields.tr_id ?? "" },
      { heading: "Treść", cell: (row) => row.fields.tr_status ?? "" },
      { heading: "Stan", cell: (row) => row.state + (row.fault ? ` (${row.fault})` : "") },
      { heading: "Próby", cell: (row) => row.tries.length },
      { heading: "Ostatnia odpowiedź", cell: (row) => lastAnswer(row.tries) },
    ])}
    ${table("Poczta", report.mails, [
      { heading: "Czas", cell: (row) => formatInstant(row.createdAt) },
      { heading: "Do", cell: (row) => row.to.join(", ") },
      { heading: "Temat", cell: (row) => html`<a href="/inbox/${row.id}">${row.subject}</a>` },
      { heading: "Klucz", cell: (row) => row.idempotencyKey ?? "–" },
      { heading: "Żądań", cell: (row) => row.requests },
      { heading: "Załączniki", cell: (row) => row.attachments.length },
    ])}
    ${table("Wywołania modelu", report.modelCalls, [
      { heading: "Czas", cell: (row) => formatInstant(row.createdAt) },
      { heading: "Zadanie", cell: (row) => row.task },
      { heading: "Produkt", cell: (row) => row.product ?? "–" },
      { heading: "Awaria", cell: (row) => row.fault ?? "–" },
      { heading: "Tokeny", cell: (row) => `${row.promptTokens} + ${row.completionTokens}` },
      { heading: "Trwało", cell: (row) => `${row.ms} ms` },
    ])}`;
}

function lastAnswer(tries: LedgerReport["notifications"][number]["tries"]): string {
  const last = tries.at(-1);
  return last ? `${last.status ?? "brak"}: ${last.answer.slice(0, 60)}` : "–";
}
