import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HelpSeen } from "~/crisis/help-seen";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { nickRefusals } from "~/services/groups/refusals";
import { chooseNick } from "~/services/groups/claim-nick.server";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { nickField } from "./nick-field";
import { asMember } from "./viewer.server";

export const meta = formMeta("Twój nick");

/** @param returnTo what one was doing; null leads to the groups */
type Naming = { nick: string | null; returnTo: string | null };

export async function loader(visit: LoaderFunctionArgs): Promise<Naming> {
  const { member } = (await asMember(visit)).session;
  const { searchParams } = new URL(visit.request.url);
  return { nick: member.nick, returnTo: localPath(searchParams.get("returnTo")) };
}

const form = defineFreeTextForm<Naming>()({
  place: "nick",
  fields: [nickField],
  action: () => paths.nick(),
  carries: () => [nickField.name, "returnTo"],
  show: (page, form) => <NickPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  async read(visit, posted) {
    const { ctx, session } = await asMember(visit);
    const { member } = session;
    const returnTo = localPath((await posted()).values.returnTo);
    const page: Naming = { nick: member.nick, returnTo };
    return { ctx, page };
  },
  counted: "A name is no text that anybody looks after.",
  refused: { nick: nickRefusals },
  async submit({ ctx, page }, { nick }) {
    await chooseNick(ctx, nick);
    return { to: page.returnTo ?? paths.groups() };
  },
});

export default function NickRoute() {
  return <NickPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function NickPage({ page, form }: { page: Naming; form?: FormState }) {
  const state = form ?? { ...emptyForm, values: { nick: page.nick ?? "" } };
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <FormErrors fields={[nickField]} errors={state.errors} />
      <h1 className="text-4xl">Jak mają Cię tu nazywać?</h1>
      <p className="text-lg">
        {tieWords(
          "W otwartych grupach pisze się pod nickiem. Wybierz taki, który jest tylko Twój. Potem wrócisz tam, gdzie skończyliśmy.",
        )}
      </p>
      <form method="post" action={paths.nick()} noValidate className="space-y-6">
        {page.returnTo && <input type="hidden" name="returnTo" value={page.returnTo} />}
        <FieldInput field={nickField} {...state} />
        <HelpSeen values={state.values} />
        <Button>Zapisz nick</Button>
      </form>
    </Container>
  );
}
