import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { detour, emptyForm, formMeta, refusal, type FormState } from "~/forms/refusal";
import { optionsOf } from "~/forms/kinds/options";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { keepingWords } from "~/http/keeping-words.server";
import { paths } from "~/paths";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { Conflict } from "~/services/command/errors";
import { keepOrder, keptSubject, type KeeperAct } from "~/services/moderation/keep-order.server";
import { isId } from "~/services/listing/ids";
import {
  breachLabels,
  keeperSilenceDays,
  longestWords,
  type BreachReason,
} from "~/site/moderation";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { asMember } from "./viewer.server";

export const meta = formMeta("Opieka nad grupą");

type Kind = KeeperAct["kind"];
type Page = { kind: Kind; id: string; back: string };

const fieldsFor = (kind: Kind) =>
  [
    {
      kind: "choice",
      name: "reason",
      label: "Powód",
      placeholder: "Wybierz powód",
      required: "Wybierz powód.",
      wrong: "Wybierz powód z listy.",
      options: optionsOf(breachLabels),
    },
    {
      kind: "longText",
      name: "words",
      label: "Wyjaśnienie dla tej osoby",
      hint: "Dostanie je razem z decyzją. Napisz spokojnie, co i dlaczego.",
      required: "Napisz kilka słów wyjaśnienia.",
      rows: 4,
      // Somebody else's words are often quoted in it.
      narrated: true,
      limit: { length: longestWords, message: "Skróć tekst do 2000 znaków." },
    },
    ...(kind === "member" ? [daysField] : []),
  ] as const satisfies readonly Field[];

const daysField = {
  kind: "choice",
  name: "days",
  label: "Na jak długo",
  placeholder: "Wybierz czas",
  required: "Wybierz, na jak długo.",
  wrong: "Wybierz czas z listy.",
  options: keeperSilenceDays.map((days) => ({
    value: String(days),
    label: formatCount(days, "dzień", "dni", "dni"),
  })),
} as const satisfies Field;

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { kind = "", id = "" } = visit.params;
  if (!["post", "comment", "member"].includes(kind) || !isId(id))
    throw new Response(null, { status: 404 });
  const subject = await keptSubject(ctx, { kind: kind as Kind, id });
  const back = subject.inPostId === null ? paths.member(id) : paths.post(subject.inPostId);
  const page: Page = { kind: kind as Kind, id, back };
  return { ctx, page };
}

export const loader = async (visit: LoaderFunctionArgs) => (await read(visit)).page;

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, page } = await read(visit);
  const form = await readForm(visit.request);
  const { values } = form;
  const texts = freeTextsOf(fieldsFor(page.kind), values);
  const { step } = await passCrisisGate(ctx, { place: "keeping", texts, values });
  if (step) throw detour(page, form, step);
  const answers: Partial<Record<string, string>> = acceptForm(fieldsFor(page.kind), form, page);
  await keepOrder(ctx, {
    kind: page.kind,
    id: page.id,
    reason: answers.reason as BreachReason,
    words: answers.words ?? "",
    days: answers.days === undefined ? undefined : Number(answers.days),
  }).catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
    const text =
      error.code === "decided_by_staff"
        ? "Nasz zespół już to sprawdził i zostawił. Tej decyzji opiekun grupy nie zmienia."
        : "Nie ma już czego zmieniać: ktoś był szybszy.";
    throw refusal(page, form, text, 409);
  });
  return page.kind === "member"
    ? redirect(withFlash(page.back, "keeper-silenced"), 303)
    : redirect(withFlash(paths.panel(), "keeper-hid"), 303);
});

export default function Keep() {
  return <KeepPage page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="keeping"
        action={paths.keeping(page.kind, page.id)}
        names={fieldsFor(page.kind).map(({ name }) => name)}
        values={form.values}
      />
    ) : (
      <KeepPage page={page} form={form} />
    ),
  { fields: (_, { kind }) => fieldsFor(kind as Kind) },
);

const words: Record<Kind, { title: string; text: string; button: string }> = {
  post: {
    title: "Ukryj post",
    text: "Zobaczy go już tylko autor i nasz zespół. Autor dostanie powód i może odwołać się do zespołu.",
    button: "Ukryj post",
  },
  comment: {
    title: "Ukryj komentarz",
    text: "Zobaczy go już tylko autor i nasz zespół. Autor dostanie powód i może odwołać się do zespołu.",
    button: "Ukryj komentarz",
  },
  member: {
    title: "Odbierz głos na czas",
    text: "Ta osoba będzie mogła czytać, ale nie pisać. Dostanie powód i może odwołać się do naszego zespołu.",
    button: "Odbierz głos",
  },
};

function KeepPage({ page, form }: { page: Page; form: FormState }) {
  const { kind, id, back } = page;
  const { title, text, button } = words[kind];
  const fields = fieldsFor(kind);
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <BackLink href={back}>Wróć</BackLink>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg">{tieWords(text)}</p>
      <form method="post" action={paths.keeping(kind, id)} noValidate className="space-y-6">
        <FormErrors fields={fields} errors={form.errors} />
        <HelpSeen values={form.values} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>{button}</Button>
      </form>
    </Container>
  );
}
