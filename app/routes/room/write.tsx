import { randomUUID } from "node:crypto";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { paths } from "~/paths";
import { roomNotes } from "~/services/talks/room-notes";
import { roomWords } from "~/services/talks/room-words";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { roomFields } from "./message-fields";
import { roomSteps, say, visitRoom } from "./room-actions.server";
import type { ShownRoom } from "./room-view";
import { timeLeft } from "./time-left";

/** Where one writes in a room without a script: a page that does not refresh itself, so that nothing typed is lost. */
export const handle: RouteHandle = { secret: "path", slim: true };

export const meta = formMeta("Napisz wiadomość");

export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await visitRoom(visit);
  if (page.phase !== "during") throw redirect(paths.room(page.token), 303);
  return { page, formToken: randomUUID() };
}

const form = defineFreeTextForm<ShownRoom>()({
  place: "room",
  fields: roomFields,
  action: ({ token }) => paths.roomWriting(token),
  show: (page, form) => <WritePage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  ...roomSteps,
  async submit(facts, answers, screening, sent) {
    await say(facts, answers, screening, sent);
    return { to: paths.room(facts.page.token) };
  },
});

export default function WriteRoute() {
  const { page, formToken } = useLoaderData<typeof loader>();
  return <WritePage page={page} form={{ values: { formToken }, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function WritePage({ page, form }: { page: ShownRoom; form: FormState }) {
  const { token, persona, phase, remaining, team } = page;
  const asked = roomFields.filter(({ kind }) => kind !== "formToken");
  return (
    <div data-area={team.area}>
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.room(token)}>Wróć do rozmowy</BackLink>
        <h1 className="text-3xl">Napisz: {persona.name} (AI)</h1>
        <p>
          {phase === "during"
            ? tieWords(
                `Gdy otwierała się ta strona, do końca zostało ${timeLeft(remaining)}. Ta strona się nie odświeża, więc nic, co piszesz, nie zginie.`,
              )
            : phase === "before"
              ? roomNotes.notBegun
              : roomWords.over}
        </p>
        <form method="post" action={paths.roomWriting(token)} noValidate className="space-y-6">
          <FormErrors fields={asked} errors={form.errors} />
          <input type="hidden" name="formToken" value={form.values.formToken ?? ""} />
          <HelpSeen values={form.values} />
          {asked.map((field) => (
            <FieldInput key={field.name} field={field} {...form} />
          ))}
          <Button>Wyślij</Button>
        </form>
        <HelpLinesNote />
      </Container>
    </div>
  );
}
