import { composeLetter } from "./letter.server";
import { contractFacts, type ContractFacts } from "./contract-facts.server";

/**
 * The confirmation of a contract as a page to be saved, for whom no mail has brought it: the same as what the mail says, with
 * the terms below it (art. 21 ust. 1 u.p.k.).
 * @param termsHtml the terms that the order was placed under, as they are kept
 * @param what that is delivered, in the genitive
 */
export function confirmationFile(facts: ContractFacts, termsHtml: string, what: string): Buffer {
  const { order, trader, consent, withdrawal, complaint, terms } = contractFacts(
    facts,
    what,
    "file",
  );
  const { html } = composeLetter({
    subject: `Potwierdzenie umowy ${facts.orderNumber}`,
    preview: "Zachowaj ten plik.",
    heading: "Potwierdzenie umowy",
    paragraphs: ["Zachowaj ten plik: mówi, co zostało kupione, od kogo i na jakich zasadach."],
    facts: [order, trader, consent, withdrawal, complaint, ...terms],
  });
  const article = `<article style="max-width:40rem;margin:2rem auto;padding:1rem;font:16px/1.6 sans-serif;background:#fff;color:#1b1b33">${termsHtml}</article>`;
  const end = html.lastIndexOf("</body>");
  if (end === -1) throw new Error("A letter has no end to put the terms before.");
  return Buffer.from(html.slice(0, end) + article + html.slice(end));
}
