import type { FastifyInstance } from "fastify";
import { html } from "./web/html.ts";
import { sendPage } from "./web/page.ts";

/** `GET /`: what this server is and where to look. */
export function indexRoute(app: FastifyInstance): void {
  app.get("/", (_request, reply) => sendPage(reply, { title: "Piaskownica", body }));
}

const body = html`<h1>Piaskownica</h1>
  <p>
    Ten serwer zastępuje sklepowi świat zewnętrzny: płatności, pocztę, logowanie i model językowy.
    Mówi ich językiem, więc sklep działa tak samo jak naprawdę. Nikt tu nie płaci, żadna wiadomość
    nie wychodzi na zewnątrz, a teksty nie pochodzą od prawdziwego modelu.
  </p>
  <ul class="plain card">
    <li><a href="/inbox">Poczta</a> – wiadomości, które sklep wysłał, z załącznikami</li>
    <li><a href="/ledger">Księga</a> – płatności, powiadomienia, wiadomości i wywołania modelu</li>
    <li><a href="/faults">Awarie</a> – co ma się zepsuć przy najbliższej okazji</li>
  </ul>
  <h2>Co się dzieje z wiadomościami</h2>
  <p>
    Chwilę po przyjęciu wiadomości piaskownica zgłasza sklepowi, że dotarła. Te adresy (także z
    dopiskiem, na przykład <code>bounced+anna@resend.dev</code>) mają inny los:
  </p>
  <dl class="card">
    <dt><code>bounced@resend.dev</code></dt>
    <dd>wiadomość wraca: takiej skrzynki nie ma</dd>
    <dt><code>complained@resend.dev</code></dt>
    <dd>wiadomość dociera, a odbiorca oznacza ją jako spam</dd>
    <dt><code>suppressed@resend.dev</code></dt>
    <dd>poczta w ogóle jej nie wysyła, bo wcześniejsze wróciły</dd>
  </dl>
  <p>
    Pełną skrzynkę i każdy inny los dowolnego adresu ustawia się w
    <a href="/faults">awariach</a> (<code>mail_reports</code>; <code>path</code> to część adresu
    odbiorcy).
  </p>
  <p>
    Na stronie wiadomości, na którą można odpisać, jest formularz odpowiedzi: zwykłej, z plikami, z
    obcego adresu, podrobionej albo wysłanej przez automat.
  </p>
  <h2>Dla programów</h2>
  <dl class="card">
    <dt>Tpay</dt>
    <dd><code>/tpay</code>, <code>/panel</code></dd>
    <dt>Resend</dt>
    <dd><code>/resend</code></dd>
    <dt>Auth0</dt>
    <dd><code>/auth0</code></dd>
    <dt>Model</dt>
    <dd><code>/v1</code></dd>
    <dt>Narzędzia</dt>
    <dd>
      <code>/inbox.json</code>, <code>/ledger.json</code>, <code>/faults</code>,
      <code>/tools/transactions/:id/pay</code>, <code>…/refund</code>, <code>…/age</code>,
      <code>/tools/notifications/:id</code>,
      <code>POST /tools/received-mails</code>
    </dd>
  </dl>`;
