import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import ts from "typescript";
import { expect, test } from "vitest";
import type { Recipients } from "~/config/operator.server";
import type { ObservedService } from "~/integrations/service-calls";
import { retention, retentionTime } from "~/config/retention";
import { dataSections } from "~/legal/privacy-data";
import { retentionInWords } from "~/legal/retention-table";
import { orderSections } from "~/legal/terms-orders";
import { auditYears } from "~/services/audit/retention";
import { contactMessageLifetime } from "~/services/contact/retention";
import { linkLifetime } from "~/services/downloads/rules";
import { deliveries } from "~/products/deliveries/registry";
import { unpaidContentLifetime } from "~/services/orders/retention";
import { draftLifetime } from "~/services/rental/draft.server";
import { factLifetimes } from "~/services/talks/facts";
import { absoluteLimit, idleLimit } from "~/services/sessions/session-limits";

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/(?:\u00a0|\s)+/g, " ")
    .trim();

const trader = {
  name: "Firma",
  address: "Warszawa",
  nip: "1",
  phone: "1",
  email: "pomoc@firma.example",
  register: "1",
  officer: "iod@firma.example",
};
const recipients: Recipients = {
  hosting: { name: "Serwery", country: "Polska", ground: "eea" },
  payments: { name: "Bramka", country: "Polska", ground: "eea" },
  mail: { name: "Poczta", country: "USA", ground: "clauses" },
  identity: { name: "Logowanie", country: "USA", ground: "adequacy" },
  models: [
    { name: "Model", country: "Irlandia", ground: "eea", trains: false },
    { name: "Zapasowy", country: "Francja", ground: "eea", trains: true },
  ],
};

const policy = plain(
  renderToStaticMarkup(
    <>
      {dataSections(trader, recipients).map(({ id, body }) => (
        <div key={id}>{body}</div>
      ))}
    </>,
  ),
);

test("the policy's table has every row of the code's, with its time", () => {
  for (const row of Object.values(retention))
    expect(policy).toContain(plain(`${row.what} ${retentionInWords(row)} ${row.from}`));
});

test("the policy says each time where it tells what is kept, too", () => {
  const prose = policy.slice(0, policy.indexOf("Wszystkie terminy w jednym miejscu"));
  for (const row of Object.values(retention)) expect(prose).toContain(plain(retentionInWords(row)));
});

test("what the code deletes by is what the policy says", () => {
  const hour = 3_600_000;
  const lifetimes = Object.values(deliveries).map(({ contentLifetime }) => contentLifetime);
  expect(new Set([...lifetimes, unpaidContentLifetime])).toEqual(new Set([24 * hour]));
  expect(draftLifetime).toBe(retentionTime(retention.rentalDraft));
  expect(linkLifetime).toBe(retentionTime(retention.downloadLink));
  expect(contactMessageLifetime).toBe(retentionTime(retention.contactMessage));
  expect([absoluteLimit, idleLimit]).toEqual([
    retentionTime(retention.session),
    retentionTime(retention.idleSession),
  ]);
  const facts = Object.values(factLifetimes).map(({ time }) => time);
  expect(Math.max(...facts)).toBe(retentionTime(retention.rememberedFact));
  expect(auditYears).toBe(retention.audit.amount);
});

test("policy and terms tell of drafts, downloads, formats and the second reader", () => {
  for (const words of [
    "Szkic umowy najmu",
    "obu stron",
    "EPUB",
    "DOCX",
    "10 pobrań",
    "model językowy, który odpowiada jednym słowem",
    "Pamięć mentora jest wyłączona, dopóki jej nie włączysz",
    "rozmów bez śladu",
  ])
    expect(policy).toContain(words);
  const terms = plain(
    renderToStaticMarkup(
      <>
        {orderSections(trader).map(({ id, body }) => (
          <div key={id}>{body}</div>
        ))}
      </>,
    ),
  );
  for (const words of [
    "7 dni",
    "30 dni",
    "10 pobrań",
    "e-booka tracę prawo",
    "wyraźnie zgadzam się",
  ])
    expect(terms).toContain(words);
});

test("the policy names everybody who gets data, where, on what ground and what models learn", () => {
  const all = [
    recipients.hosting,
    recipients.payments,
    recipients.mail,
    recipients.identity,
    ...recipients.models,
  ];
  for (const { name, country } of all) expect(policy).toContain(`${name} (${country})`);
  expect(policy).toMatch(/Model \(Irlandia\).*nie pozwala uczyć.*Zapasowy.*może uczyć na nich/);
  expect(policy).toMatch(/Poczta \(USA\)[^.]*\. [^.]*standardowych klauzul/);
  expect(policy).toMatch(/Logowanie \(USA\)[^.]*\. [^.]*decyzji Komisji/);
});

test("every outside service has a recipient in the policy", () => {
  const named: Record<ObservedService, string> = {
    tpay: "bramka płatnicza",
    resend: "poczta:",
    model: "model językowy:",
    auth0: "logowanie",
    storage: "serwery i baza danych",
  };
  for (const words of Object.values(named)) expect(policy).toContain(words);
});

test("drafts stay in the tab, as the policy says, and nothing of ours outlives it there", () => {
  expect(policy).toContain("w pamięci tej jednej karty (sessionStorage)");
  const files = ts.sys.readDirectory("app", [".ts", ".tsx"]);
  expect(files.length).toBeGreaterThan(300);
  const longer = files.filter((file) => /localStorage|indexedDB/.test(readFileSync(file, "utf8")));
  // But for a plan that somebody has pressed to keep.
  expect(longer).toEqual(["app/enhance/plan-keeper.ts", "app/legal/privacy-data.tsx"]);
  expect(policy).toContain("naciśniesz „Zachowaj na tym urządzeniu”");
});

test("whoever a setting names as a recipient is in the policy", () => {
  const source = readFileSync("app/config/settings.ts", "utf8");
  const settings = new Set(source.match(/RECIPIENT_[A-Z_]+(?=:)/g));
  expect(settings.size).toBe(7);
  const used = readFileSync("app/config/operator.server.ts", "utf8");
  for (const setting of settings) expect(used).toContain(`env.${setting}`);
});
