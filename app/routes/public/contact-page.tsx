import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { HelpSeen } from "~/crisis/help-seen";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLineBand } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import type { Operator } from "~/config/operator.server";
import { OperatorFacts } from "~/legal/section";
import { contactFields, contactTrapName } from "./contact-form";

export function ContactPage({ trader, form }: { trader: Operator; form?: FormState }) {
  const flash = useFlash();
  return (
    <Container
      width="wide"
      className="grid items-start gap-x-16 gap-y-12 py-10 sm:py-14 lg:grid-cols-[1.5fr_1fr]"
    >
      <div className="space-y-7">
        <h1 className="text-4xl sm:text-5xl">Kontakt</h1>
        {flash && !form ? (
          <FlashNotice flash={flash}>
            <p>
              <a href={paths.contact()} className="link inline-block py-2">
                Napisz jeszcze jedną
              </a>
            </p>
          </FlashNotice>
        ) : (
          <ContactForm {...(form ?? emptyForm)} />
        )}
      </div>
      <ContactAside trader={trader} />
    </Container>
  );
}

function ContactForm({ values, errors }: FormState) {
  return (
    <form method="post" action={paths.contact()} noValidate className="max-w-text space-y-6">
      <FormErrors fields={contactFields} errors={errors} />
      <p className="text-lg">
        {tieWords(
          "Pytanie, kłopot z zamówieniem, reklamacja albo dobre słowo – czyta to człowiek.",
        )}
      </p>
      {contactFields.map((field) => (
        <FieldInput key={field.name} field={field} errors={errors} values={values} />
      ))}
      <HelpSeen values={values} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor={contactTrapName}>Zostaw to pole puste</label>
        <input
          id={contactTrapName}
          name={contactTrapName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <Button>Wyślij</Button>
      <p className="text-sm text-muted">
        Wiadomość przechowujemy 90&nbsp;dni, żeby móc na nią odpowiedzieć. Więcej w&nbsp;
        <a href={paths.privacy()} className="link inline-block py-1">
          polityce prywatności
        </a>
        .
      </p>
    </form>
  );
}

function ContactAside({ trader }: { trader: Operator }) {
  return (
    <aside className="space-y-8 lg:mt-20">
      <section aria-labelledby="e-mail" className="space-y-2 border-l-2 border-gold pl-5">
        <h2 id="e-mail" className="text-xl">
          Wolisz zwykły e‑mail?
        </h2>
        <p>
          <a
            href={`mailto:${trader.email}`}
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {trader.email}
          </a>
        </p>
        <p className="text-sm text-muted">
          {tieWords(
            "Dokument nie przyszedł? Poczekaj 10 minut i zajrzyj do folderu Spam lub Oferty. Na stronie zamówienia możesz wysłać go jeszcze raz.",
          )}
        </p>
      </section>
      <section aria-labelledby="sprzedawca" className="space-y-2 border-l-2 border-gold pl-5">
        <h2 id="sprzedawca" className="text-xl">
          Kto prowadzi serwis
        </h2>
        <OperatorFacts operator={trader} isContact />
      </section>
      <section aria-labelledby="kryzys" className="space-y-3 border-l-2 border-gold pl-5">
        <h2 id="kryzys" className="text-xl">
          To nie jest telefon zaufania
        </h2>
        <p>{tieWords("Jeśli jest Ci bardzo źle, nie czekaj na naszą odpowiedź. Zadzwoń:")}</p>
        <HelpLineBand />
      </section>
    </aside>
  );
}
