import type { Attachment, Mail } from "../store/records.ts";
import { html, type Html, linkify } from "../web/html.ts";
import { formatInstant } from "../web/page.ts";
import { attachmentPath } from "./attachment-path.ts";
import { replyKinds } from "./replies.ts";

const formatSize = ({ size }: Attachment) =>
  size < 1024 ? `${size} B` : `${Math.round(size / 1024)} KB`;

/** The list of mails, newest first. */
export function inboxPage(mails: Mail[], total: number, to: string): Html {
  return html`<h1>Poczta</h1>
    <p class="soft">Wiadomości, które sklep oddał do wysłania. Nikt ich naprawdę nie dostał.</p>
    <form class="filter" method="get" action="/inbox">
      <label for="to">Do</label>
      <input id="to" name="to" type="text" inputmode="email" value="${to}" autocomplete="off" />
      <button class="inline">Pokaż</button>
      ${to && html`<a href="/inbox">wszystkie</a>`}
    </form>
    <p>
      Wiadomości: ${total}${total > mails.length && html`, poniżej ${mails.length} najnowszych`}.
    </p>
    ${
      mails.length === 0
        ? html`<p class="card">Jeszcze nic nie przyszło.</p>`
        : html`<ul class="plain card">
            ${mails.map(
              (mail) =>
                html`<li>
                  <a href="/inbox/${mail.id}"><strong>${mail.subject}</strong></a
                  ><br />
                  do ${mail.to.join(", ")}<br />
                  <span class="soft"
                    >${formatInstant(mail.createdAt)}${mail.attachments.map(
                      ({ filename }) => ` · załącznik ${filename}`,
                    )}</span
                  >
                </li>`,
            )}
          </ul>`
    }`;
}

/** One mail: its headers, attachments, text and, in a frame that runs no script, its HTML. */
export function mailPage(mail: Mail): Html {
  const headers: [string, string][] = [
    ["Od", mail.from],
    ["Do", mail.to.join(", ")],
    ["Kopia", mail.cc.join(", ")],
    ["Kopia ukryta", mail.bcc.join(", ")],
    ["Odpowiedź do", mail.replyTo.join(", ")],
    ["Wysłano", formatInstant(mail.createdAt)],
    ["Klucz", mail.idempotencyKey ?? ""],
    ...Object.entries(mail.headers),
  ];
  return html`<p><a href="/inbox">← Poczta</a></p>
    <h1>${mail.subject}</h1>
    <dl class="card">
      ${headers
        .filter(([, value]) => value !== "")
        .map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
    </dl>
    ${
      mail.attachments.length > 0 &&
      html`<h2>Załączniki</h2>
        <ul class="card plain">
          ${mail.attachments.map(
            (attachment, index) =>
              html`<li>
                <a href="${attachmentPath(mail, index)}">${attachment.filename}</a>
                <span class="soft">(${attachment.contentType}, ${formatSize(attachment)})</span>
              </li>`,
          )}
        </ul>`
    }
    ${
      mail.html &&
      html`<h2>Wiadomość</h2>
        <iframe
          src="/inbox/${mail.id}/html"
          title="Treść wiadomości"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
        <p><a href="/inbox/${mail.id}/html">Otwórz samą wiadomość</a></p>`
    }
    ${
      mail.text &&
      html`<h2>Wersja tekstowa</h2>
        <pre class="card">${linkify(mail.text)}</pre>`
    }
    ${mail.replyTo.length > 0 && replyForm(mail)}`;
}

/** For mails that say where an answer goes. */
function replyForm(mail: Mail): Html {
  return html`<h2>Odpisz</h2>
    <form class="card" method="post" action="/inbox/${mail.id}/reply">
      <label for="text">Treść</label>
      <textarea id="text" name="text" rows="5">Dziękuję, teraz działa.</textarea>
      <label for="kind">Jaki to e-mail</label>
      <select id="kind" name="kind">
        ${Object.entries(replyKinds).map(
          ([kind, { label }]) => html`<option value="${kind}">${label}</option>`,
        )}
      </select>
      <input type="submit" class="primary" value="Wyślij" />
    </form>`;
}

export const replySentPage = (mail: Mail): Html =>
  html`<h1>Odpowiedź wysłana</h1>
    <p>Poczta przyjęła ją i powiadomiła sklep.</p>
    <p><a href="/inbox/${mail.id}">← ${mail.subject}</a></p>`;

export const missingMailPage = html`<h1>Nie ma takiej wiadomości</h1>
  <p><a href="/inbox">Poczta</a></p>`;
