import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import type { TextByControl } from "~/forms/kind";
import { wholeForm, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { tieWords } from "~/copy/typography";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { AsidePart } from "~/ui/with-aside";
import { EntrancePage } from "./entrance-page";
import type { Language } from "./member-fields";
import {
  ageField,
  languageControl,
  languageField,
  nameField,
  termsField,
} from "./registration-form";

export type RegistrationView = {
  languages: Language[] | null;
  identity: { email: string; fullName: string | null };
  values: TextByControl;
};

export const languagesMissing = "Nie udało się załadować języków.";

const emailFact = { kind: "email", name: "email", label: "Adres e-mail" } as const;

const WhatComes = () => (
  <AsidePart id="co-dalej" title="Co będzie dalej">
    <ol className="list-decimal space-y-2 pl-5">
      <li>{tieWords("Zobaczysz grupy i wybierzesz te, które są dla Ciebie.")}</li>
      <li>{tieWords("Napiszesz pierwszy post albo po prostu poczytasz.")}</li>
      <li>{tieWords("Co widać, a czego nie, ustawisz w każdej chwili.")}</li>
    </ol>
  </AsidePart>
);

export function RegistrationPage({
  view: { languages, identity, values: fresh },
  form: { values, errors } = { values: fresh, errors: {} },
}: {
  view: RegistrationView;
  form?: FormState;
}) {
  const language = languages && languageField(languages);
  const { email, fullName } = identity;
  const isFilledIn = Boolean(fresh[nameField.name] && fresh[languageControl]);
  return (
    <EntrancePage
      title="Załóż konto"
      lead={
        isFilledIn
          ? "Prawie gotowe. Zostały dwa potwierdzenia."
          : "Prawie gotowe. Zostały już tylko imię, język i dwa potwierdzenia."
      }
      asideLabel="Co będzie dalej"
      aside={<WhatComes />}
    >
      <form method="post" action={paths.register()} noValidate className="space-y-6">
        <FormErrors
          fields={[nameField, emailFact, ...(language ? [language] : []), termsField, ageField]}
          errors={language ? errors : { ...errors, [wholeForm]: languagesMissing }}
        />
        <input type="hidden" name="returnTo" value={values.returnTo ?? ""} />
        <HelpSeen values={values} />
        <FieldInput field={nameField} values={values} errors={errors} />
        <TextField
          id="email"
          name="email"
          label={emailFact.label}
          error={errors.email}
          required
          type="email"
          readOnly
          value={email}
          hint={tieWords(
            fullName
              ? `Z logowania. Zapiszemy też imię i nazwisko: ${fullName}. Zmienisz je albo usuniesz w ustawieniach.`
              : "Z logowania. Nie trzeba go potwierdzać drugi raz.",
          )}
        />
        {language ? (
          <FieldInput field={language} values={values} errors={errors} />
        ) : (
          <Notice kind="error">
            <p>{languagesMissing}</p>
          </Notice>
        )}
        <p>
          Co robimy z&nbsp;Twoimi danymi, po co i&nbsp;jak długo, mówi{" "}
          <a href={paths.privacy()} target="_blank" className="link">
            polityka prywatności
          </a>
          . To informacja: nie trzeba się na nią zgadzać.
        </p>
        <div className="space-y-3">
          <FieldInput field={termsField} values={values} errors={errors} />
          <FieldInput field={ageField} values={values} errors={errors} />
        </div>
        <Button size="large" busyLabel="Rejestracja...">
          Załóż konto
        </Button>
      </form>
      <form method="post" action={paths.logout()}>
        <Button variant="quiet">Nie teraz – wyloguj się</Button>
      </form>
    </EntrancePage>
  );
}
