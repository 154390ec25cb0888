import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deletedWordsNote } from "~/copy/deleted-words";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { groupPage } from "~/services/groups/queries.server";
import { hasWritten } from "~/services/posts/erase-texts.server";
import { withdrawFromGroup } from "~/services/posts/withdraw-from-group.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { asMember } from "./viewer.server";

export const meta = formMeta("Opuszczenie grupy");

const textsField = {
  kind: "radio",
  name: "texts",
  label: "Co zrobić z tym, co tu jest Twoje?",
  required: "Wybierz, co zrobić z Twoimi wpisami.",
  wrong: "Wybierz jedną z dwóch możliwości.",
  options: [
    {
      value: "keep",
      label: "Zostaw moje wpisy",
      hint: "Zostaną pod tą samą nazwą. Jeśli wrócisz, znów będą Twoje.",
    },
    {
      value: "remove",
      label: "Usuń moje wpisy",
      hint: "Znikną treści, zdjęcia i polubienia. Tego nie można cofnąć.",
    },
  ],
} as const satisfies Field;

type Leaving = { slug: string; name: string; isSensitive: boolean; hasWritten: boolean };

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const page = await groupPage(ctx, visit.params.slug ?? "");
  const state = page?.membership?.state;
  if (!page?.membership || (state !== "active" && state !== "requested"))
    throw new NotFound("membership");
  const { slug, name, isSensitive } = page.card;
  const leaving: Leaving = {
    slug,
    name,
    isSensitive,
    hasWritten: await hasWritten(ctx, [page.membership.id]),
  };
  return { ctx, page, leaving, wasRequested: state === "requested" };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).leaving;
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx, page, leaving, wasRequested } = await read(visit);
  const form = await readForm(visit.request);
  const { texts } = leaving.hasWritten
    ? acceptForm([textsField], form, leaving)
    : { texts: leaving.isSensitive ? "remove" : "keep" };
  await withdrawFromGroup(ctx, { groupId: page.id, texts: texts === "remove" ? "remove" : "keep" });
  const removed = leaving.hasWritten && texts === "remove";
  const done = wasRequested ? "request-withdrawn" : removed ? "group-erased" : "group-left";
  return redirect(withFlash(paths.group(leaving.slug), done), 303);
}

export default function LeaveRoute() {
  return <LeavePage leaving={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Leaving>(
  ({ page, ...form }) => <LeavePage leaving={page} form={form} />,
  { fields: [textsField] },
);

function LeavePage({ leaving, form = emptyForm }: { leaving: Leaving; form?: FormState }) {
  const { slug, name, isSensitive, hasWritten: asks } = leaving;
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <BackLink href={paths.group(slug)}>Wróć do grupy</BackLink>
      <FormErrors fields={asks ? [textsField] : []} errors={form.errors} />
      <h1 className="text-4xl">Opuszczasz grupę?</h1>
      <p className="text-lg">
        Grupa: <strong className="wrap-anywhere">{name}</strong>
      </p>
      <p>{tieWords("Możesz wrócić, kiedy zechcesz. Nikogo o tym nie zawiadamiamy.")}</p>
      {isSensitive && (
        <p>
          {tieWords(
            asks
              ? "Jeśli usuniesz swoje wpisy, wycofasz też zgodę na przechowywanie danych wrażliwych. Jeśli je zostawisz, zgoda obejmuje dalej tylko to, co już tu jest."
              : "Wychodząc, wycofujesz zgodę na przechowywanie danych wrażliwych w tej grupie.",
          )}
        </p>
      )}
      <form method="post" action={paths.leaveGroup(slug)} noValidate className="space-y-6">
        {asks && <FieldInput field={textsField} {...form} />}
        {asks && <p className="text-muted">{tieWords(deletedWordsNote)}</p>}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger">Opuść grupę</Button>
          <ButtonLink href={paths.group(slug)} variant="secondary">
            Zostaję
          </ButtonLink>
        </div>
      </form>
      {isSensitive && <HelpLinesNote />}
    </Container>
  );
}
