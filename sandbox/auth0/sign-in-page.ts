import { html, type Html } from "../web/html.ts";
import type { AuthorizeRequest } from "./authorize-request.ts";
import { cast } from "./cast.ts";

const roles: Record<keyof typeof cast, string> = {
  member: "ma już konto",
  secondMember: "ma już konto",
  unverified: "adres e-mail niepotwierdzony",
  banned: "konto zablokowane",
  administrator: "administracja",
  secondAdministrator: "administracja",
  finance: "finanse",
  support: "obsługa klienta",
  moderator: "moderacja",
};

export interface NewIdentityForm {
  name: string;
  email: string;
  verified: boolean;
}

/** The body of the provider's sign-in page: the demo cast as buttons and a form for anybody else. */
export function signInPage(
  request: AuthorizeRequest,
  filled: NewIdentityForm = { name: "", email: "", verified: true },
  problem?: string,
): Html {
  const hidden = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const known = html`<h2>Kto się loguje?</h2>
    <form method="post" action="/auth0/authorize/known">
      ${hidden}
      ${Object.entries(cast).map(
        ([key, { name, id }]) =>
          html`<p>
            <button name="identity" value="${id}">
              ${name} – ${roles[key as keyof typeof cast]}
            </button>
          </p>`,
      )}
    </form>`;
  const fresh = html`<h2>Ktoś nowy</h2>
    <form method="post" action="/auth0/authorize/new" class="card">
      ${hidden} ${problem && html`<p class="error" role="alert">Błąd: ${problem}</p>`}
      <label for="name">Imię i nazwisko</label>
      <input id="name" name="name" value="${filled.name}" autocomplete="off" />
      <label for="email">Adres e-mail</label>
      <input id="email" name="email" type="email" value="${filled.email}" autocomplete="off" />
      <label class="choice">
        <input type="checkbox" name="verified" value="yes" ${filled.verified && "checked"} />
        Adres jest już potwierdzony
      </label>
      <input type="submit" class="primary" value="Zaloguj się" />
    </form>`;
  return html`<div class="narrow">
    <h1>Logowanie</h1>
    <p class="note">
      <strong>To jest demonstracja.</strong> Ta strona udaje dostawcę logowania. Nie ma tu haseł, a
      wymyślone osoby istnieją tylko w piaskownicy.
    </p>
    ${request.screen_hint === "signup" ? [fresh, known] : [known, fresh]}
    <form method="post" action="/auth0/authorize/cancel">
      ${hidden}
      <input type="submit" value="Anuluj" />
    </form>
  </div>`;
}
