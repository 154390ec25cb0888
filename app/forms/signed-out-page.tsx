import { tieWords } from "~/copy/typography";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldInput } from "./field-input";
import { controlNames, type Field } from "./fields";
import type { SignedOutForm } from "./refusal";

const message = "Ta sesja już się skończyła, więc niczego nie zapisaliśmy. Zaloguj się ponownie.";

/** A form that came without a session: filled as it was, with a way to sign in beside it and to send it again. */
export function SignedOutPage({
  form: { values, action, signIn },
  fields,
}: {
  form: SignedOutForm;
  fields: readonly Field[];
}) {
  // A page may hold several forms; its fields are those of one of them.
  const isTheirs = fields.flatMap(controlNames).some((name) => name in values);
  const asked = isTheirs ? fields : [];
  const shown = new Set(asked.flatMap(controlNames));
  const others = Object.entries(values).filter(([name]) => !shown.has(name));
  const takesFiles = asked.some(({ kind }) => kind === "file");
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <h1 className="text-4xl">Zaloguj się ponownie</h1>
      <ErrorSummary errors={[{ message, fields: [] }]} />
      <p className="text-lg">
        {tieWords(
          "Twoje odpowiedzi są nadal na tej stronie. Zaloguj się w nowej karcie, wróć tutaj i wyślij formularz jeszcze raz.",
        )}
      </p>
      <ButtonLink href={signIn} target="_blank">
        Zaloguj się w nowej karcie
      </ButtonLink>
      <form
        method="post"
        action={action}
        encType={takesFiles ? "multipart/form-data" : undefined}
        noValidate
        className="space-y-6"
      >
        {asked.map((field) => (
          <FieldInput key={field.name} field={field} values={values} errors={{}} />
        ))}
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="secondary">Wyślij jeszcze raz</Button>
      </form>
    </Container>
  );
}
