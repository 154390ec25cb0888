import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { optionsOf } from "~/forms/kinds/options";
import { formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import {
  factLength,
  factLifetimes,
  factRefusals,
  usualLifetime,
  type FactLifetime,
} from "~/services/talks/facts";
import { keepFact, ownFact, type OwnFact } from "~/services/talks/keep-fact.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { mentorVisit } from "./visit.server";

export const meta = formMeta("Co mentor ma pamiętać");

const fields = [
  {
    kind: "longText",
    name: "content",
    label: "Co mentor ma pamiętać?",
    required: factRefusals.fact_empty.text,
    limit: { length: factLength, message: `Skróć to do ${factLength} znaków.` },
    rows: 3,
  },
  {
    kind: "radio",
    name: "lifetime",
    label: "Jak długo?",
    required: "Wybierz, jak długo mentor ma to pamiętać.",
    fallback: usualLifetime,
    options: optionsOf(factLifetimes),
  },
] as const satisfies readonly Field[];

async function read(visit: LoaderFunctionArgs) {
  const { ctx, consent } = await mentorVisit(visit);
  const page = await ownFact(ctx, visit.params.id ?? "");
  if (page.isProposed && consent !== "given") throw redirect(paths.mentorMemory(), 303);
  return { ctx, page, consent };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

const form = defineFreeTextForm<OwnFact>()({
  place: "talk",
  fields,
  action: ({ id }) => paths.rememberedFact(id),
  show: (page, form) => <EditFactPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  mayBeRead: ({ consent }) => consent === "given",
  refused: { content: factRefusals },
  async submit({ ctx, page }, { content, lifetime }, screening) {
    await keepFact(ctx, {
      id: page.id,
      lifetime: lifetime as FactLifetime,
      edited: { content, screening },
    });
    return { to: paths.mentorMemory(), notice: "fact-kept" };
  },
});

export default function EditFact() {
  const page = useLoaderData<typeof loader>();
  return <EditFactPage page={page} form={{ values: { content: page.content }, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function EditFactPage({ page, form }: { page: OwnFact; form: FormState }) {
  return (
    <Container className="space-y-7 py-10 sm:py-14">
      <BackLink href={paths.mentorMemory()}>Pamięć mentora</BackLink>
      <FormErrors fields={fields} errors={form.errors} />
      <h1 className="text-4xl">Co mentor ma pamiętać</h1>
      <form method="post" action={paths.rememberedFact(page.id)} noValidate className="space-y-6">
        <HelpSeen values={form.values} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>Zapamiętaj</Button>
      </form>
      <HelpLinesNote />
    </Container>
  );
}
