import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { controlNames, type Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import { authoriseOffer, lastOffer, offerToKeep } from "~/services/groups/make-wish.server";
import { wishLength } from "~/services/groups/word-lengths";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FailedInGroup } from "./failed-in-group";
import { NowSays } from "./now-says";
import { asMember } from "./viewer.server";
import { WishAnswer } from "./wish-answer";
import { wishForms } from "./wish-words";

export const meta = formMeta("Opieka nad grupą");

const fields = [
  {
    kind: "longText",
    name: "words",
    label: "Dlaczego właśnie Ty?",
    hint: "Wystarczy kilka zdań: jak często tu zaglądasz i co jest dla Ciebie w tej grupie ważne.",
    required: "Napisz kilka zdań.",
    rows: 5,
    limit: { length: wishLength, message: `Skróć tekst do ${wishLength} znaków.` },
  },
] as const satisfies readonly Field[];

type Page = {
  slug: string;
  name: string;
  isSensitive: boolean;
  /** What they offered before: it waits while nobody has answered. */
  last: { words: string; answer: string | null; version: string } | null;
};

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { group, membership } = await authoriseOffer(ctx, visit.params.slug ?? "");
  const { slug, name, isSensitive } = group;
  const last = await lastOffer(ctx, membership.id);
  return { ctx, page: { slug, name, isSensitive, last } satisfies Page };
}

export const loader = async (visit: LoaderFunctionArgs) => (await read(visit)).page;

const form = defineFreeTextForm<Page>()({
  place: "contact",
  fields,
  action: ({ slug }) => paths.offerToKeep(slug),
  carries: () => [...fields.flatMap(controlNames), "version"],
  otherwise: () => <FailedInGroup />,
  show: (page, form) => <OfferPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  counted: wishForms.counted,
  failures: wishForms.failures,
  async submit({ ctx, page: { slug } }, { words }, { form: { values } }) {
    await offerToKeep(ctx, { slug, words, version: values.version ?? "" });
    return { to: paths.group(slug), notice: "wish-sent" };
  },
});

export default function OfferToKeepRoute() {
  const page = useLoaderData<typeof loader>();
  const waiting = waitingIn(page);
  return (
    <OfferPage
      page={page}
      form={waiting ? { values: { words: waiting.words }, errors: {} } : emptyForm}
    />
  );
}

export const ErrorBoundary = freeTextBoundary(form);

const waitingIn = ({ last }: Page) => (last?.answer === null ? last : null);

function OfferPage({ page, form }: { page: Page; form: FormState }) {
  const { slug, name, isSensitive, last } = page;
  const waiting = waitingIn(page);
  const version = waiting?.version ?? "";
  const isStale = form.values.version !== undefined && form.values.version !== version;
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <BackLink href={paths.group(slug)}>Wróć do grupy</BackLink>
      <h1 className="text-4xl">Opieka nad grupą</h1>
      <p className="text-lg wrap-anywhere">{tieWords(name)}</p>
      <p>
        {tieWords(
          "Opiekunowie witają nowe osoby, zaglądają do postów bez odpowiedzi i dbają o zasady. Twoją propozycję przeczyta ktoś z naszego zespołu.",
        )}
      </p>
      {isSensitive && (
        <p>{tieWords("Zobaczy przy niej tylko Twój pseudonim z tej grupy, nie konto.")}</p>
      )}
      {waiting && (
        <p className="font-semibold">
          {tieWords(
            "Twoja propozycja czeka na odpowiedź. Możesz ją tu zmienić: zespół przeczyta ostatnią wersję.",
          )}
        </p>
      )}
      <form method="post" action={paths.offerToKeep(slug)} noValidate className="space-y-6">
        <FormErrors fields={fields} errors={form.errors} />
        <HelpSeen values={form.values} />
        <input type="hidden" name="version" value={version} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>{waiting ? "Zapisz zmianę" : "Wyślij propozycję"}</Button>
      </form>
      {isStale && waiting && <NowSays text={waiting.words} />}
      {isStale && last?.answer != null && <WishAnswer text={last.answer} />}
      {isSensitive && <HelpLinesNote />}
    </Container>
  );
}
