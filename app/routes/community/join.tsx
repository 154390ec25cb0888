import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { redirectRefused } from "~/http/redirect-refused.server";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { controlNames } from "~/forms/fields";
import { localPath } from "~/http/local-path";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { chooseNick } from "~/services/groups/claim-nick.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { drawnPicture, drawPicture } from "~/services/groups/picture-keys.server";
import { groupPage } from "~/services/groups/queries.server";
import {
  consentRefusals,
  nickRefusals,
  pseudonymRefusals,
  writeRefusals,
} from "~/services/groups/refusals";
import { suggestPseudonyms } from "~/services/groups/suggest-pseudonyms.server";
import { AuthorPicture } from "~/ui/author-picture";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { FormattedText } from "~/ui/formatted-text";
import { FailedInGroup } from "./failed-in-group";
import { joinFields, type Joining } from "./join-fields";
import { nickField } from "./nick-field";
import { asMember } from "./viewer.server";

export const meta = formMeta("Dołączanie do grupy");

/** Where a form says of which its picture and its names are made. */
const pictureControl = "picture";

/** @param pictureKey of a form that was sent; without one of ours for its sender, picture and names are new */
async function read(
  { params }: LoaderFunctionArgs,
  { ctx, session }: Awaited<ReturnType<typeof asMember>>,
  pictureKey = "",
) {
  const { nick, hasNick } = session.member;
  const page = await groupPage(ctx, params.slug ?? "");
  if (!page) throw new NotFound("group");
  const { card, membership } = page;
  const { slug, name, isPrivate, isSensitive } = card;
  const picture =
    isSensitive && !membership
      ? (drawnPicture(ctx, page.id, pictureKey) ?? drawPicture(ctx, page.id))
      : null;
  const joining: Joining = {
    slug,
    name,
    isSensitive,
    rules: page.rules,
    asksToBeLetIn: isPrivate && membership?.state !== "active",
    pseudonym: membership?.pseudonym ?? null,
    picture,
    suggestions: picture
      ? await suggestPseudonyms(ctx, { groupId: page.id, seed: picture.seed })
      : [],
    needsNick: !isSensitive && !hasNick,
    nick,
    returnTo: null,
  };
  return { ctx, page, joining };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { page, joining } = await read(visit, await asMember(visit));
  const { membership, cannotWrite, card } = page;
  const returnTo = localPath(new URL(visit.request.url).searchParams.get("returnTo"));
  const isIn = membership?.state === "active" && cannotWrite !== "pseudonym_missing";
  if (isIn || membership?.state === "banned" || membership?.state === "requested")
    throw redirect(returnTo ?? paths.group(card.slug), 303);
  return { ...joining, returnTo };
}

const done = { joined: "group-joined", requested: "group-requested", already: null } as const;
const { nick_missing } = writeRefusals;

const form = defineFreeTextForm<Joining>()({
  place: "group_request",
  fields: joinFields,
  unsent: ({ values }) =>
    joinFields({
      isSensitive: "pseudonym" in values,
      asksToBeLetIn: "request" in values,
      needsNick: "nick" in values,
    }),
  action: ({ slug }) => paths.joinGroup(slug),
  carries: (joining) => [...joinFields(joining).flatMap(controlNames), pictureControl, "returnTo"],
  otherwise: () => <FailedInGroup />,
  show: (joining, form) => <JoinPage joining={joining} form={form} />,
});

export const action = freeTextAction(form, {
  async read(visit, posted) {
    // Before the form is read, which goes through signing in.
    const member = await asMember(visit);
    const { values } = await posted();
    const { ctx, page, joining } = await read(visit, member, values[pictureControl]);
    const returnTo = localPath(values.returnTo);
    return { ctx, page: { ...joining, returnTo }, groupId: page.id };
  },
  // The button of the group's page joins at once, but for whoever has something to choose first.
  async instead({ page: { needsNick, slug, returnTo } }, { form }) {
    const isAsked = needsNick && !(nickField.name in form.values);
    return isAsked ? { to: paths.joinGroup(slug, returnTo ?? undefined) } : null;
  },
  texts({ page }, values) {
    const texts = freeTextsOf(joinFields(page), values);
    return texts.length > 0 ? texts : null;
  },
  refused: { nick: nickRefusals, pseudonym: pseudonymRefusals, consents: consentRefusals },
  failures: {
    tooOften:
      "To dużo prób w krótkim czasie. Spróbuj ponownie później. To, co wpisujesz, zostało w formularzu.",
  },
  async submit(
    { ctx, page, groupId },
    { nick, pseudonym, suggestion, request, consents },
    screening,
  ) {
    const { slug, asksToBeLetIn, needsNick, returnTo } = page;
    if (needsNick && nick) await chooseNick(ctx, nick);
    const outcome = await joinGroup(ctx, {
      groupId,
      pseudonym: pseudonym || suggestion,
      pictureKey: page.picture?.key,
      consents: consents === "on",
      request: asksToBeLetIn ? { text: request ?? "", screening } : undefined,
    }).catch(redirectRefused({ nick_missing }, paths.joinGroup(slug, returnTo ?? undefined)));
    return { to: returnTo ?? paths.group(slug), notice: done[outcome] };
  },
});

export default function JoinRoute() {
  return <JoinPage joining={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function JoinPage({ joining, form }: { joining: Joining; form?: FormState }) {
  const { slug, name, isSensitive, asksToBeLetIn, rules, pseudonym, picture } = joining;
  const { nick, returnTo } = joining;
  const fields = joinFields(joining);
  const proposed = { pseudonym: pseudonym ?? "", nick: nick ?? "" };
  const state = form ?? { ...emptyForm, values: proposed };
  const flash = useFlash({
    "account-created": asksToBeLetIn
      ? "Została jeszcze prośba o przyjęcie do grupy."
      : "Jeszcze jedno naciśnięcie i jesteś w grupie.",
  });
  return (
    <Container className="space-y-6 py-8 sm:py-12">
      <BackLink href={paths.group(slug)}>Wróć do grupy</BackLink>
      <FormErrors fields={fields} errors={state.errors} />
      {!form && <FlashNotice flash={flash} />}
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
          <FormattedText text={rules} />
        </section>
      )}
      <form method="post" action={paths.joinGroup(slug)} noValidate className="space-y-6">
        <HelpSeen values={state.values} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        {picture && (
          <div className="flex items-center gap-4">
            <input type="hidden" name={pictureControl} value={picture.key} />
            <AuthorPicture
              author={{ picture: { kind: "drawn", seed: picture.seed } }}
              size="large"
            />
            <p>{tieWords("To Twój obrazek w tej grupie. Narysował go przypadek.")}</p>
          </div>
        )}
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...state} />
        ))}
        <Button>{asksToBeLetIn ? "Wyślij prośbę" : "Dołącz do grupy"}</Button>
      </form>
      {isSensitive && <HelpLinesNote />}
    </Container>
  );
}
