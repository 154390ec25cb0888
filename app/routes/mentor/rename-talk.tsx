import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import { titleLength } from "~/services/talks/limits";
import { ownTalk } from "~/services/talks/own-talk.server";
import { talkRefusals } from "~/services/talks/refusals";
import { renameTalk } from "~/services/talks/rename-talk.server";
import { talkName } from "~/services/talks/talk-names.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { mentorVisit } from "./visit.server";

export const meta = formMeta("Nazwa rozmowy");

const fields = [
  {
    kind: "text",
    name: "title",
    label: "Nazwa rozmowy",
    hint: "Mentor nazwy nie widzi. Gdy zostawisz puste pole, nazwiemy rozmowę za Ciebie.",
    limit: { length: titleLength, message: talkRefusals.talk_title.text },
    autoComplete: "off",
  },
] as const satisfies readonly Field[];

type Page = { id: string; title: string; name: string };

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await mentorVisit(visit);
  const talk = await ownTalk(ctx, visit.params.id ?? "");
  const { id, title } = talk;
  const page: Page = { id, title: title ?? "", name: await talkName(ctx, talk) };
  return { ctx, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

const form = defineFreeTextForm<Page>()({
  place: "talk",
  fields,
  action: ({ id }) => paths.talkName(id),
  show: (page, form) => <RenamePage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  counted: "a name is for its member's list alone, and the talk has a level of its own",
  refused: { title: talkRefusals },
  async submit({ ctx, page: { id } }, { title }) {
    await renameTalk(ctx, { id, title: title ?? "" });
    return { to: paths.talk(id), notice: "talk-renamed" };
  },
});

export default function RenameTalk() {
  const page = useLoaderData<typeof loader>();
  return <RenamePage page={page} form={{ values: { title: page.title }, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function RenamePage({ page, form }: { page: Page; form: FormState }) {
  return (
    <Container className="space-y-7 py-10 sm:py-14">
      <BackLink href={paths.talk(page.id)}>{page.name}</BackLink>
      <FormErrors fields={fields} errors={form.errors} />
      <h1 className="text-4xl">Nazwa rozmowy</h1>
      <form method="post" action={paths.talkName(page.id)} noValidate className="space-y-6">
        <HelpSeen values={form.values} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>Zapisz nazwę</Button>
      </form>
      <HelpLinesNote />
    </Container>
  );
}
