import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { joinGroup } from "~/services/groups/join-group.server";
import { groupPage } from "~/services/groups/queries.server";
import { consentRefusals, pseudonymRefusals, writeRefusals } from "~/services/groups/refusals";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { WrittenText } from "~/ui/written-text";
import { FailedInGroup } from "./failed-in-group";
import { joinFields, type Joining } from "./join-fields";
import { asMember } from "./viewer.server";

export const meta = formMeta("Dołączanie do grupy");

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const page = await groupPage(ctx, visit.params.slug ?? "");
  if (!page) throw new NotFound("group");
  const { card, membership } = page;
  const { slug, name, isPrivate, isSensitive } = card;
  const joining: Joining = {
    slug,
    name,
    isSensitive,
    rules: page.rules,
    asksToBeLetIn: isPrivate && membership?.state !== "active",
    pseudonym: membership?.pseudonym ?? null,
  };
  return { ctx, page, joining };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { page, joining } = await read(visit);
  const { membership, cannotWrite, card } = page;
  const isIn = membership?.state === "active" && cannotWrite !== "pseudonym_missing";
  if (isIn || membership?.state === "banned" || membership?.state === "requested")
    throw redirect(paths.group(card.slug), 303);
  return joining;
}

const done = { joined: "group-joined", requested: "group-requested", already: null } as const;
const { nick_missing } = writeRefusals;

const form = defineFreeTextForm<Joining>()({
  place: "group_request",
  fields: (joining) => joinFields(joining),
  unsent: ({ values }) =>
    joinFields({ isSensitive: "pseudonym" in values, asksToBeLetIn: "request" in values }),
  action: ({ slug }) => paths.joinGroup(slug),
  otherwise: () => <FailedInGroup />,
  show: (joining, form) => <JoinPage joining={joining} form={form} />,
});

export const action = freeTextAction(form, {
  async read(visit) {
    const { ctx, page, joining } = await read(visit);
    return { ctx, page: joining, groupId: page.id };
  },
  texts({ page }, values) {
    const texts = freeTextsOf(joinFields(page), values);
    return texts.length > 0 ? texts : null;
  },
  refused: { pseudonym: pseudonymRefusals, consents: consentRefusals },
  failures: {
    tooOften:
      "To dużo prób w krótkim czasie. Spróbuj ponownie później. To, co wpisujesz, zostało w formularzu.",
  },
  async submit({ ctx, page, groupId }, { pseudonym, request, consents }, screening) {
    const { slug, asksToBeLetIn } = page;
    const outcome = await joinGroup(ctx, {
      groupId,
      pseudonym,
      consents: consents === "on",
      request: asksToBeLetIn ? { text: request ?? "", screening } : undefined,
    }).catch(redirectRefused({ nick_missing }, paths.nick(paths.joinGroup(slug))));
    return { to: paths.group(slug), notice: done[outcome] };
  },
});

export default function JoinRoute() {
  return <JoinPage joining={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function JoinPage({ joining, form }: { joining: Joining; form?: FormState }) {
  const { slug, name, isSensitive, asksToBeLetIn, rules, pseudonym } = joining;
  const fields = joinFields(joining);
  const state = form ?? { ...emptyForm, values: { pseudonym: pseudonym ?? "" } };
  return (
    <Container className="space-y-7 py-10 sm:py-16">
      <BackLink href={paths.group(slug)}>Wróć do grupy</BackLink>
      <FormErrors fields={fields} errors={state.errors} />
      <h1 className="text-4xl wrap-anywhere">{tieWords(name)}</h1>
      {isSensitive && (
        <div className="space-y-3">
          <p>
            {tieWords(
              "Tutaj nikt nie widzi Twojego nicku ani zdjęcia. Masz pseudonim i narysowany obrazek, wybrane tylko dla tej grupy. Poza nią nie widać nawet, że do niej należysz.",
            )}
          </p>
          <p>
            {tieWords(
              "Nie podawaj tu danych, po których można Cię rozpoznać: nazwiska, adresu, miejsca pracy.",
            )}
          </p>
        </div>
      )}
      {asksToBeLetIn && (
        <p>
          {tieWords(
            "To grupa w małym gronie: ktoś z jej opiekunów przeczyta Twoją prośbę i odpowie. Damy Ci znać w powiadomieniach.",
          )}
        </p>
      )}
      {!isSensitive && !asksToBeLetIn && (
        <p>{tieWords("W tej grupie inni zobaczą Twój nick i zdjęcie przy tym, co napiszesz.")}</p>
      )}
      {rules !== "" && (
        <section aria-labelledby="zasady" className="space-y-2">
          <h2 id="zasady" className="text-2xl">
            Zasady grupy
          </h2>
          <WrittenText text={rules} />
        </section>
      )}
      <form method="post" action={paths.joinGroup(slug)} noValidate className="space-y-6">
        <HelpSeen values={state.values} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...state} />
        ))}
        <Button>{asksToBeLetIn ? "Wyślij prośbę" : "Dołącz do grupy"}</Button>
      </form>
      {isSensitive && <HelpLinesNote />}
    </Container>
  );
}
