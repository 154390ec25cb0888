import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { HelpSeen } from "~/crisis/help-seen";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import type { Field } from "~/forms/fields";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { detour, emptyForm, formMeta, refusal, type FormState } from "~/forms/refusal";
import { readForm } from "~/http/form-body.server";
import { keepingWords } from "~/http/keeping-words.server";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { claimNick } from "~/services/groups/claim-nick.server";
import { nickProblems } from "~/site/nick-problems";
import { requireAllowance } from "~/services/throttle/take-allowance.server";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { asMember } from "./viewer.server";

export const meta = formMeta("Twój nick");

const nickField = {
  kind: "publicName",
  name: "nick",
  label: "Nick",
  hint: "Zobaczą go inni przy tym, co piszesz. Nie musi przypominać Twojego imienia.",
  required: "Wpisz nick.",
  autoComplete: "nickname",
} as const satisfies Field;

/** @param returnTo what one was doing; null leads to the groups */
type Naming = { nick: string | null; returnTo: string | null };

export async function loader(visit: LoaderFunctionArgs): Promise<Naming> {
  const { member } = (await asMember(visit)).session;
  const { searchParams } = new URL(visit.request.url);
  return { nick: member.nick, returnTo: localPath(searchParams.get("returnTo")) };
}

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, session } = await asMember(visit);
  const { member } = session;
  const form = await readForm(visit.request);
  const returnTo = localPath(form.values.returnTo);
  const page: Naming = { nick: member.nick, returnTo };
  const { step } = await passCrisisGate(ctx, {
    place: "nick",
    texts: freeTextsOf([nickField], form.values),
    values: form.values,
  });
  if (step) throw detour(page, form, step);
  const { nick } = acceptForm([nickField], form, page);
  await requireAllowance(ctx, "nameClaims", member.id);
  const outcome = await claimNick(ctx, nick);
  if (outcome !== "claimed") throw refusal(page, form, { nick: nickProblems[outcome] });
  return redirect(returnTo ?? paths.groups(), 303);
});

export default function NickRoute() {
  return <NickPage page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = formBoundary<Naming>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="nick"
        action={paths.nick()}
        names={[nickField.name, "returnTo"]}
        values={form.values}
      />
    ) : (
      <NickPage page={page} form={form} />
    ),
  { fields: [nickField] },
);

/** Asked once, before somebody writes where others see their nick. */
function NickPage({ page, form }: { page: Naming; form?: FormState }) {
  const state = form ?? { ...emptyForm, values: { nick: page.nick ?? "" } };
  return (
    <Container className="space-y-7 py-10 sm:py-16">
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
