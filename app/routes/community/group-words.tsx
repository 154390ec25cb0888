import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { inSentence } from "~/copy/in-sentence";
import { tieWords } from "~/copy/typography";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { controlNames } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { freeTextAction } from "~/http/free-text-action.server";
import { paths } from "~/paths";
import { groupWordsFields } from "~/services/groups/group-words-fields";
import { groupWordsRefusals, writeRefusals } from "~/services/groups/refusals";
import { groupWords, writeGroupWords } from "~/services/groups/write-group-words.server";
import { hiddenGroupWords } from "~/services/moderation/hidden-group-words.server";
import type { GroupField } from "~/site/group-words-text";
import { reasonText } from "~/site/moderation";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { FlashNotice, useFlash } from "~/ui/flash-notice";
import { Notice } from "~/ui/notice";
import { UnsentText } from "~/ui/quoted-text";
import { WrittenText } from "~/ui/written-text";
import { FailedInGroup } from "./failed-in-group";
import { NowSays } from "./now-says";
import { refusedToFormerKeeper } from "./refused-to-keeper.server";
import { SilencedKeeper } from "./silenced-keeper";
import { asMember } from "./viewer.server";

export const meta = formMeta("Zasady grupy i powitanie");

type Page = {
  slug: string;
  name: string;
  isSensitive: boolean;
  rules: string;
  welcome: string;
  version: string;
  silencedUntil: string | null;
  /** Why staff hid what stood there, by the field. */
  hidden: Partial<Record<GroupField, string>>;
};

async function read(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const slug = visit.params.slug ?? "";
  const { id: groupId, ...words } = await groupWords(ctx, slug);
  const hidden = await hiddenGroupWords(ctx, groupId);
  return { ctx, groupId, page: { slug, ...words, hidden } satisfies Page };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  return (await read(visit).catch(refusedToFormerKeeper(ctx, visit.params.slug ?? ""))).page;
}

const form = defineFreeTextForm<Page>()({
  place: "keeping",
  fields: groupWordsFields,
  action: ({ slug }) => paths.groupWords(slug),
  carries: () => [...groupWordsFields.flatMap(controlNames), "version"],
  otherwise: () => <FailedInGroup />,
  show: (page, form) => <GroupWordsPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  counted: "They are for a whole group, and no row of them has a place for it.",
  refused: { rules: groupWordsRefusals },
  failures: { impossible: { silenced: writeRefusals.silenced } },
  async submit({ ctx, page, groupId }, { rules, welcome }, { form: { values } }) {
    await writeGroupWords(ctx, {
      groupId,
      rules: rules ?? "",
      welcome: welcome ?? "",
      version: values.version ?? "",
    });
    return { to: paths.groupWords(page.slug), notice: "group-words-saved" };
  },
});

export default function GroupWordsRoute() {
  const page = useLoaderData<typeof loader>();
  const { rules, welcome } = page;
  return <GroupWordsPage page={page} form={{ values: { rules, welcome }, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);

/** Why a field is empty that its keepers had filled. */
function Hidden({ label, reason }: { label: string; reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Notice kind="warning" title={`${label}: poprzedni tekst jest ukryty`}>
      <p>
        {tieWords(
          `Tak zdecydował nasz zespół. Powód: ${inSentence(reasonText(reason))}. Możesz napisać to od nowa, już bez tego. Kto to napisał, ma decyzję i drogę odwołania w`,
        )}
        {"\u00a0"}
        <a href={paths.cases()} className="link">
          swoich sprawach
        </a>
        .
      </p>
    </Notice>
  );
}

function GroupWordsPage({ page, form }: { page: Page; form: FormState }) {
  const { slug, name, isSensitive, version, silencedUntil } = page;
  const isStale = form.values.version !== undefined && form.values.version !== version;
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <BackLink href={paths.keeperOverview(slug)}>Dla opiekunów</BackLink>
      <FlashNotice flash={useFlash()} />
      <h1 className="text-4xl">{tieWords("Zasady grupy i powitanie")}</h1>
      <p className="text-lg wrap-anywhere">{tieWords(name)}</p>
      {silencedUntil !== null ? (
        <>
          <SilencedKeeper until={silencedUntil} />
          {Object.keys(form.errors).length > 0 &&
            groupWordsFields
              .filter(({ name: field }) => form.values[field])
              .map(({ name: field, label }) => (
                <UnsentText key={field} label={label} text={form.values[field]} />
              ))}
        </>
      ) : (
        <form method="post" action={paths.groupWords(slug)} noValidate className="space-y-6">
          <FormErrors fields={groupWordsFields} errors={form.errors} />
          <HelpSeen values={form.values} />
          <input type="hidden" name="version" value={version} />
          {groupWordsFields.map((field) => (
            <Fragment key={field.name}>
              <Hidden label={field.label} reason={page.hidden[field.name]} />
              <FieldInput field={field} {...form} />
            </Fragment>
          ))}
          <Button>Zapisz</Button>
        </form>
      )}
      {isStale && (
        <>
          <NowSays title="Zasady grupy" text={page.rules} />
          <div className="space-y-2">
            <p className="font-semibold">Powitanie</p>
            <WrittenText text={page.welcome} />
          </div>
        </>
      )}
      {isSensitive && <HelpLinesNote />}
    </Container>
  );
}
