import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import type { TextByControl } from "~/forms/kind";
import { wholeForm, type FormState } from "~/forms/refusal";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { AccountPage } from "./account-page";
import type { Language } from "./member-fields";
import { languageField, personFields, termsField } from "./registration-form";

export type RegistrationView = {
  /** Null when they could not be read. */
  languages: Language[] | null;
  identity: { auth0Id: string; email: string };
  /** What a fresh form comes with, as the sign-in has it. */
  values: TextByControl;
};

export const languagesMissing = "Nie udało się załadować języków.";

const [nameField, ...otherFields] = personFields;
/** Not asked, but it can be missing. */
const emailFact = { kind: "email", name: "email", label: "Adres e-mail" } as const;

/** The registration: prefilled from the sign-in, with a language and the terms to choose. */
export function RegistrationPage({
  view: { languages, identity, values: fresh },
  form: { values, errors } = { values: fresh, errors: {} },
}: {
  view: RegistrationView;
  form?: FormState;
}) {
  const language = languages && languageField(languages);
  return (
    <AccountPage
      title="Załóż konto"
      lead="Logowanie się udało. Zostało już tylko kilka szczegółów."
    >
      <form method="post" action={paths.register()} noValidate className="space-y-6">
        <FormErrors
          fields={[
            nameField,
            emailFact,
            ...otherFields,
            ...(language ? [language] : []),
            termsField,
          ]}
          errors={language ? errors : { ...errors, [wholeForm]: languagesMissing }}
        />
        <input type="hidden" name="returnTo" value={values.returnTo ?? ""} />
        <FieldInput field={nameField} values={values} errors={errors} />
        <TextField
          id="email"
          name="email"
          label={emailFact.label}
          error={errors.email}
          required
          type="email"
          readOnly
          value={identity.email}
        />
        <TextField
          id="auth0Id"
          name="auth0Id"
          label="Identyfikator logowania"
          required
          readOnly
          value={identity.auth0Id}
          hint="Po nim rozpoznajemy Twoje konto. Nie trzeba go pamiętać."
        />
        {otherFields.map((field) => (
          <FieldInput key={field.name} field={field} values={values} errors={errors} />
        ))}
        {language ? (
          <FieldInput field={language} values={values} errors={errors} />
        ) : (
          <Notice kind="error">
            <p>{languagesMissing}</p>
          </Notice>
        )}
        <FieldInput field={termsField} values={values} errors={errors} />
        <Button size="large" busyLabel="Rejestracja...">
          Załóż konto
        </Button>
      </form>
      <form method="post" action={paths.logout()}>
        <Button variant="quiet">Nie teraz – wyloguj się</Button>
      </form>
    </AccountPage>
  );
}
