import { useState } from "react";
import { paths } from "~/http/paths";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary, type SummaryError } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { AccountPage } from "./account-page";
import { registrationLabels, type RegistrationField } from "./registration-form";

export type RegistrationView = {
  /** Null when they could not be read. */
  languages: { id: number; name: string }[] | null;
  identity: { auth0Id: string; email: string };
  values: Record<string, string>;
  errors: Partial<Record<RegistrationField, string>>;
  /** About the whole form: it was correct and could not be kept. */
  formError: string | null;
};

export const languagesMissing = "Nie udało się załadować języków.";

function summaryOf({ errors, formError, languages }: RegistrationView): SummaryError[] {
  const fields = Object.keys(registrationLabels) as RegistrationField[];
  const about = fields.flatMap((id) => {
    const message = errors[id];
    return message ? [{ message, fields: [{ id, label: registrationLabels[id] }] }] : [];
  });
  const merged = about.filter(
    ({ message }, index) => about.findIndex((other) => other.message === message) === index,
  );
  for (const entry of merged)
    entry.fields = about
      .filter(({ message }) => message === entry.message)
      .flatMap(({ fields: [field] }) => (field ? [field] : []));
  const whole = [formError, languages ? null : languagesMissing].filter((text) => text !== null);
  return [...merged, ...whole.map((message) => ({ message, fields: [] }))];
}

/** The registration: prefilled from the sign-in, with a language and the terms to choose. */
export function RegistrationPage(view: RegistrationView) {
  const { languages, identity, values, errors } = view;
  const [busy, setBusy] = useState(false);
  const field = (name: RegistrationField) => ({
    id: name,
    name,
    label: registrationLabels[name],
    error: errors[name],
  });
  return (
    <AccountPage
      title="Załóż konto"
      lead="Logowanie się udało. Zostało już tylko kilka szczegółów."
    >
      <form
        method="post"
        action={paths.register()}
        noValidate
        className="space-y-6"
        onSubmit={() => setBusy(true)}
      >
        <ErrorSummary errors={summaryOf(view)} />
        <input type="hidden" name="returnTo" value={values.returnTo ?? ""} />
        <TextField
          {...field("username")}
          required
          autoComplete="username"
          defaultValue={values.username}
        />
        <TextField {...field("email")} required type="email" readOnly value={identity.email} />
        <TextField
          {...field("auth0Id")}
          required
          readOnly
          value={identity.auth0Id}
          hint="Po nim rozpoznajemy Twoje konto. Nie trzeba go pamiętać."
        />
        <TextField
          {...field("nick")}
          autoComplete="nickname"
          defaultValue={values.nick}
          hint="Tak będziemy się do Ciebie zwracać."
        />
        <TextField {...field("fullName")} autoComplete="name" defaultValue={values.fullName} />
        <TextField
          {...field("profilePictureUrl")}
          type="url"
          autoComplete="photo"
          defaultValue={values.profilePictureUrl}
        />
        {languages ? (
          <SelectField
            {...field("languageId")}
            required
            defaultValue={values.languageId ?? ""}
            options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder="Wybierz język"
          />
        ) : (
          <Notice kind="error">
            <p>{languagesMissing}</p>
          </Notice>
        )}
        <CheckboxField
          {...field("terms")}
          required
          defaultChecked={values.terms === "on"}
          label={
            <>
              Akceptuję{" "}
              <a href="/regulamin" target="_blank" className="link">
                regulamin
              </a>{" "}
              i{" "}
              <a href="/polityka-prywatnosci" target="_blank" className="link">
                politykę prywatności
              </a>
              .
            </>
          }
        />
        <Button size="large" busy={busy} busyLabel="Rejestracja...">
          Załóż konto
        </Button>
      </form>
      <form method="post" action={paths.logout()}>
        <Button variant="quiet">Nie teraz – wyloguj się</Button>
      </form>
    </AccountPage>
  );
}
