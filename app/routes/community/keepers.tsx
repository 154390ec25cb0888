import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formMeta, refusal, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { requireStaff } from "~/http/guards.server";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { serviceContext } from "~/services/command/context.server";
import { reasonField } from "~/services/acts/reason-field";
import { Conflict, NotFound } from "~/services/command/errors";
import {
  appointKeeper,
  dismissKeeper,
  findMemberByName,
} from "~/services/groups/appoint-keeper.server";
import { appointmentReasons, dismissalReasons } from "~/services/groups/acts";
import { groupPage, keepersOf } from "~/services/groups/queries.server";
import type { Author } from "~/site/author";
import { AuthorPicture } from "~/ui/author-picture";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { FlashNotice, useFlash } from "~/ui/flash-notice";

export const meta = formMeta("Opiekunowie grupy");

const wrong = "Wybierz powód z listy.";

const appointmentFields = (isSensitive: boolean) =>
  [
    {
      kind: "text",
      name: "name",
      label: isSensitive ? "Pseudonim w tej grupie" : "Nick",
      required: isSensitive ? "Wpisz pseudonim." : "Wpisz nick.",
      limit: { length: 60, message: "Nazwa jest za długa." },
      autoComplete: "off",
    },
    { ...reasonField(appointmentReasons), wrong },
  ] as const satisfies readonly Field[];

const dismissalField = {
  ...reasonField(dismissalReasons),
  wrong,
  name: "dismissalReason",
  label: "Powód odwołania",
  required: "Wybierz powód odwołania.",
} as const satisfies Field;

type Keeping = { slug: string; name: string; isSensitive: boolean; keepers: Author[] };

async function read(visit: LoaderFunctionArgs) {
  const { actor } = await requireStaff(visit, "appoint_keepers");
  const ctx = serviceContext(actor, requestLog(visit.context));
  const found = await groupPage(ctx, visit.params.slug ?? "");
  if (!found) throw new NotFound("group");
  const { slug, name, isSensitive } = found.card;
  const page: Keeping = { slug, name, isSensitive, keepers: await keepersOf(ctx, found.id) };
  return { ctx, groupId: found.id, page };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await read(visit)).page;
}

/** Appoints whoever is named, or with `dismiss` dismisses a keeper. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx, groupId, page } = await read(visit);
  const form = await readForm(visit.request);
  const { dismiss } = form.values;
  const isKeeper = async (membershipId: string) =>
    (await keepersOf(ctx, groupId)).some(({ id }) => id === membershipId);
  if (dismiss !== undefined) {
    const { dismissalReason } = acceptForm([dismissalField], form, page);
    const keeper = page.keepers.find(({ id }) => id === dismiss);
    if (keeper)
      await dismissKeeper(ctx, { membershipId: keeper.id, reason: dismissalReason }).catch(
        unlessDone(async () => !(await isKeeper(keeper.id))),
      );
    return redirect(withFlash(paths.keepers(page.slug), "keeper-dismissed"), 303);
  }
  const { name, reason } = acceptForm(appointmentFields(page.isSensitive), form, page);
  const membershipId = await findMemberByName(ctx, { groupId, name });
  if (!membershipId) throw refusal(page, form, { name: "Nikt w tej grupie tak się nie nazywa." });
  if (!page.keepers.some(({ id }) => id === membershipId))
    await appointKeeper(ctx, { membershipId, reason }).catch(
      unlessDone(() => isKeeper(membershipId)),
    );
  return redirect(withFlash(paths.keepers(page.slug), "keeper-appointed"), 303);
}

/** Of two presses at once the second finds done what it asked for. */
const unlessDone = (isDone: () => Promise<boolean>) => async (error: unknown) => {
  if (!(error instanceof Conflict) || !(await isDone())) throw error;
};

export default function KeepersRoute() {
  return <KeepersPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Keeping>(
  ({ page, ...form }) => <KeepersPage page={page} form={form} />,
  { fields: ({ values }) => ("dismiss" in values ? [dismissalField] : appointmentFields(false)) },
);

function KeepersPage({ page, form = emptyForm }: { page: Keeping; form?: FormState }) {
  const { slug, name, isSensitive, keepers } = page;
  const fields = appointmentFields(isSensitive);
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <BackLink href={paths.group(slug)}>Wróć do grupy</BackLink>
      <FormErrors fields={[...fields, dismissalField]} errors={form.errors} />
      <FlashNotice flash={useFlash()} />
      <h1 className="text-4xl">Opiekunowie grupy</h1>
      <p className="text-lg wrap-anywhere">{tieWords(name)}</p>
      {keepers.length === 0 ? (
        <EmptyState title="Ta grupa nie ma jeszcze opiekuna" />
      ) : (
        <form method="post" action={paths.keepers(slug)} noValidate className="space-y-5">
          <ul className="space-y-3">
            {keepers.map((keeper) => (
              <Card
                as="li"
                key={keeper.id}
                className="flex flex-wrap items-center justify-between gap-3"
              >
                <span className="inline-flex min-w-0 items-center gap-3">
                  <AuthorPicture author={keeper} />
                  <strong className="wrap-anywhere">{keeper.name}</strong>
                </span>
                <Button name="dismiss" value={keeper.id} variant="secondary" size="small">
                  Odwołaj<span className="sr-only">: {keeper.name}</span>
                </Button>
              </Card>
            ))}
          </ul>
          <FieldInput field={dismissalField} {...form} />
        </form>
      )}
      <form method="post" action={paths.keepers(slug)} noValidate className="space-y-6">
        <h2 className="text-2xl">Nowy opiekun</h2>
        <p>
          {tieWords("Opiekun przyjmuje osoby do grupy i dba o jej zasady. Musi do niej należeć.")}
        </p>
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>Powołaj</Button>
      </form>
      {isSensitive && <HelpLinesNote />}
    </Container>
  );
}
