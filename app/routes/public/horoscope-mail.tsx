import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formTitle, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { requestSubscription } from "~/services/horoscopes/subscribe.server";
import { findSign, signs } from "~/sky/signs";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

const fields = [
  {
    kind: "choice",
    name: "sign",
    label: "Znak",
    placeholder: "Wybierz znak",
    required: "Wybierz znak zodiaku.",
    options: signs.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  {
    kind: "email",
    name: "email",
    label: "E-mail",
    hint: "Wyślemy na niego jedną wiadomość z prośbą o potwierdzenie. Bez niej nic nie przyjdzie.",
    required: "Podaj adres e-mail.",
  },
] as const satisfies readonly Field[];

export const meta = ({ error }: { error?: unknown }) =>
  pageMeta(
    formTitle("Horoskop e-mailem", error),
    "Codziennie rano jedno zdanie, trzy myśli i pytanie dla Twojego znaku. Bez konta, wypisujesz się jednym kliknięciem.",
  );

export function loader({ request }: LoaderFunctionArgs) {
  const asked = findSign(new URL(request.url).searchParams.get("sign") ?? "");
  return { sign: asked?.slug ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const form = await readForm(request);
  const page = { sign: form.values.sign ?? "" };
  const { sign, email } = acceptForm(fields, form, page);
  await requestSubscription(ctx, { sign, email, clientAddress: context.clientAddress }).catch(
    formFailure(
      { context, form, page },
      { tooOften: "Za dużo prób naraz. Spróbuj ponownie za godzinę." },
    ),
  );
  return redirect(withFlash(paths.horoscopeMail(), "horoscope-mail-asked"), 303);
}

export default function HoroscopeMail() {
  return <HoroscopeMailPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<{ sign: string }>(
  ({ page, ...form }) => <HoroscopeMailPage {...page} form={form} />,
  { fields },
);

function HoroscopeMailPage({ sign, form }: { sign: string; form?: FormState }) {
  const state = form ?? { ...emptyForm, values: { sign } };
  return (
    <div data-area="spirituality">
      <PageHeader
        area="spirituality"
        title="Horoskop e-mailem"
        lead="Codziennie rano: jedno zdanie, trzy myśli i pytanie na dziś."
        back={{ href: "/horoscope#znaki", label: "Wróć do horoskopów" }}
      />
      <Container className="space-y-8 pt-10 pb-20">
        <FlashNotice flash={useFlash()} />
        <FormErrors fields={fields} errors={state.errors} />
        <form
          method="post"
          action={paths.horoscopeMail()}
          noValidate
          className="max-w-xl space-y-6"
        >
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} {...state} />
          ))}
          <p className="text-muted">
            {tieWords(
              "Adres trzymamy tylko po to, żeby wysyłać na niego horoskop, i usuwamy go, gdy klikniesz „Nie chcę więcej”. Niepotwierdzony znika po 7 dniach.",
            )}{" "}
            <a className="link" href={paths.privacy()}>
              Polityka prywatności
            </a>
          </p>
          <Button>Wyślij mi potwierdzenie</Button>
        </form>
      </Container>
    </div>
  );
}
