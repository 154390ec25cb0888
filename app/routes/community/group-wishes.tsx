import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { controlNames, type Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { normalise, withoutControlCharacters } from "~/forms/text";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import { proposeGroup } from "~/services/groups/make-wish.server";
import { ownWishes, type OwnWish } from "~/services/groups/own-wishes.server";
import { wishRefusals, writeRefusals } from "~/services/groups/refusals";
import { groupNameLength, wishLength } from "~/services/groups/word-lengths";
import { StatusBadge } from "~/ui/badge";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Container } from "~/ui/container";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { WrittenText } from "~/ui/written-text";
import { NowSays } from "./now-says";
import { asMember } from "./viewer.server";
import { WishAnswer } from "./wish-answer";
import { wishForms } from "./wish-words";

export const meta = formMeta("Zaproponuj grupę");

const fields = [
  {
    kind: "text",
    name: "name",
    label: "Nazwa grupy",
    required: "Wpisz nazwę grupy.",
    limit: { length: groupNameLength, message: `Skróć nazwę do ${groupNameLength} znaków.` },
    autoComplete: "off",
  },
  {
    kind: "longText",
    name: "words",
    label: "O czym i dla kogo ma być?",
    required: "Napisz, o czym ma być ta grupa.",
    rows: 5,
    limit: { length: wishLength, message: `Skróć tekst do ${wishLength} znaków.` },
  },
] as const satisfies readonly Field[];

type Page = { wishes: (OwnWish & { version: string })[]; hasNick: boolean };

async function read(visit: LoaderFunctionArgs) {
  const { ctx, session } = await asMember(visit);
  const { hasNick } = session.member;
  return { ctx, page: { wishes: await ownWishes(ctx), hasNick } satisfies Page };
}

export const loader = async (visit: LoaderFunctionArgs) => (await read(visit)).page;

const form = defineFreeTextForm<Page>()({
  place: "contact",
  fields,
  action: () => paths.groupWishes(),
  carries: () => [...fields.flatMap(controlNames), "version"],
  show: (page, form) => <GroupWishesPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  counted: wishForms.counted,
  refused: { name: wishRefusals },
  failures: {
    ...wishForms.failures,
    impossible: {
      ...wishForms.failures.impossible,
      nick_missing: writeRefusals.nick_missing,
    },
  },
  async submit({ ctx }, { name, words }, { form: { values } }) {
    await proposeGroup(ctx, { name, words, version: values.version ?? "" });
    return { to: paths.groupWishes(), notice: "wish-sent" };
  },
});

export default function GroupWishesRoute() {
  return <GroupWishesPage page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function GroupWishesPage({ page, form }: { page: SerializeFrom<Page>; form: FormState }) {
  // Whoever is shown what waits under this name may change it; a name that nobody has typed is none.
  const typed = normalise(withoutControlCharacters(form.values.name ?? "")).toLowerCase();
  const waiting = page.wishes.find(
    ({ group, outcome, name }) =>
      group === null && outcome === null && name.toLowerCase() === typed,
  );
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <BackLink href={paths.groups()}>Grupy</BackLink>
      <FlashNotice flash={useFlash()} />
      <h1 className="text-4xl">Zaproponuj grupę</h1>
      <p className="text-lg">
        {tieWords(
          "Propozycję przeczyta ktoś z naszego zespołu i odpowie. Zobaczy przy niej Twój nick. O odpowiedzi damy Ci znać w powiadomieniach.",
        )}
      </p>
      {!page.hasNick && (
        <div className="space-y-4">
          <p>{tieWords("Najpierw wybierz nick: po nim poznamy, komu odpowiadamy.")}</p>
          <ButtonLink href={paths.nick(paths.groupWishes())}>Wybierz nick</ButtonLink>
        </div>
      )}
      {(page.hasNick || Object.keys(form.errors).length > 0) && (
        <form method="post" action={paths.groupWishes()} noValidate className="space-y-6">
          <FormErrors fields={fields} errors={form.errors} />
          <HelpSeen values={form.values} />
          <input type="hidden" name="version" value={waiting?.version ?? ""} />
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} {...form} />
          ))}
          <Button>Wyślij propozycję</Button>
        </form>
      )}
      {waiting && <NowSays title={waiting.name} text={waiting.words} />}
      {page.wishes.length > 0 && (
        <section className="space-y-4">
          <h2 className="text-2xl">Twoje propozycje</h2>
          <ul className="space-y-4">
            {page.wishes.map((wish) => (
              <Wish key={wish.id} wish={wish} />
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}

const outcomes = {
  accepted: { tone: "success", label: "Przyjęta" },
  declined: { tone: "neutral", label: "Tym razem nie" },
} as const;

function Wish({ wish }: { wish: SerializeFrom<OwnWish> }) {
  const { name, group, words, createdAt, outcome, answer } = wish;
  return (
    <Card as="li" area="community" className="space-y-3">
      <h3 className="text-lg wrap-anywhere">
        {group === null ? name : `Opieka nad grupą „${group}”`}
      </h3>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge
          {...(outcome === null
            ? ({ tone: "warning", label: "Czeka na odpowiedź" } as const)
            : outcomes[outcome])}
        />
        {formatDate(createdAt)}
      </p>
      <WrittenText text={words} />
      {answer !== null && <WishAnswer text={answer} />}
    </Card>
  );
}
