import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recipients } from "~/config/operator.server";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { giveConsent } from "~/services/talks/consent.server";
import { mentorConsent } from "~/site/mentor-consent";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { mentorVisit } from "./visit.server";
import { WhatItIs, type ModelVendor } from "./what-it-is";

export const meta = formMeta("Zgoda na rozmowy z mentorem AI");

const fields = [
  {
    kind: "consent",
    name: "adult",
    label: mentorConsent.adult,
    required: mentorConsent.adultRequired,
  },
  {
    kind: "consent",
    name: "consents",
    label: "Zgoda na dane wrażliwe",
    required: mentorConsent.required,
    statement: [
      `${mentorConsent.text} Więcej mówi `,
      { text: "polityka prywatności", href: paths.privacy() },
      ".",
    ],
  },
] as const satisfies readonly Field[];

type Page = { vendors: readonly ModelVendor[] };

const pageOf = (): Page => ({
  vendors: recipients.models.map(({ name, country }) => ({ name, country })),
});

export async function loader(visit: LoaderFunctionArgs) {
  const { consent } = await mentorVisit(visit);
  if (consent === "given") throw redirect(paths.newTalk(), 303);
  return pageOf();
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const form = await readForm(visit.request);
  const { adult, consents } = acceptForm(fields, form, pageOf());
  await giveConsent(ctx, { isAdult: adult === "on", consents: consents === "on" });
  return redirect(paths.newTalk(), 303);
}

export default function ConsentRoute() {
  return <ConsentPage page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <ConsentPage page={page} form={form} />,
  { fields },
);

function ConsentPage({ page, form }: { page: Page; form: FormState }) {
  return (
    <Container className="space-y-7 py-10 sm:py-14">
      <BackLink href={paths.talks()}>Mentor AI</BackLink>
      <FormErrors fields={fields} errors={form.errors} />
      <h1 className="text-4xl">Zanim zaczniesz rozmowę</h1>
      <WhatItIs vendors={page.vendors} />
      <form method="post" action={paths.talkConsent()} noValidate className="space-y-6">
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>Zgadzam się i zaczynam</Button>
      </form>
      <HelpLinesNote />
    </Container>
  );
}
