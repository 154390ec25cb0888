import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { HelpSeen } from "~/crisis/help-seen";
import { FieldInput } from "~/forms/field-input";
import { controlNames, type Field } from "~/forms/fields";
import { FormErrors } from "~/forms/form-errors";
import { emptyForm, formMeta, type FormState } from "~/forms/refusal";
import { optionsOf } from "~/forms/kinds/options";
import { localPath } from "~/http/local-path";
import { redirectRefused } from "~/http/redirect-refused.server";
import type { PostedForm } from "~/forms/parse-form";
import { paths } from "~/paths";
import { groupAccess } from "~/services/groups/access.server";
import { writeRefusals } from "~/services/groups/refusals";
import { silenceField } from "~/services/moderation/silence-field";
import {
  moderateAsKeeper,
  moderatedSubject,
  type KeeperAct,
} from "~/services/moderation/moderate-as-keeper.server";
import { keeperRefusals, keptByStaff } from "~/services/moderation/refusals";
import { isId } from "~/services/listing/ids";
import { breachLabels, keeperSilenceDays, maxWordsLength } from "~/site/moderation";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { backTo } from "./back-to";
import { FailedInGroup } from "./failed-in-group";
import { refusedOnOldPage } from "./refused-to-keeper.server";
import { asMember } from "./viewer.server";

export const meta = formMeta("Opieka nad grupą");

type Kind = KeeperAct["kind"];
type Page = {
  kind: Kind;
  id: string;
  /** The page on which it was pressed. */
  back: string;
  /** Where one goes on: that page or, of a post that is gone from it then, its group. */
  onwards: string;
  isSensitive: boolean;
};

const fieldsFor = (kind: Kind) =>
  [
    {
      kind: "choice",
      name: "reason",
      label: "Powód",
      placeholder: "Wybierz powód",
      required: "Wybierz powód.",
      wrong: "Wybierz powód z listy.",
      options: optionsOf(breachLabels),
    },
    {
      kind: "longText",
      name: "words",
      label: "Wyjaśnienie dla tej osoby",
      hint: "Dostanie je razem z decyzją. Napisz spokojnie, co i dlaczego.",
      required: "Napisz kilka słów wyjaśnienia.",
      rows: 4,
      narrated: true,
      limit: { length: maxWordsLength, message: "Skróć tekst do 2000 znaków." },
    },
    ...(kind === "member" ? [silenceField(keeperSilenceDays)] : []),
  ] as const satisfies readonly Field[];

const isKind = (kind: string): kind is Kind => Object.hasOwn(words, kind);

async function read(visit: LoaderFunctionArgs, posted?: () => Promise<PostedForm>) {
  const { ctx } = await asMember(visit);
  const { kind = "", id = "" } = visit.params;
  if (!isKind(kind) || !isId(id)) throw new Response(null, { status: 404 });
  const subject = await moderatedSubject(ctx, { kind, id });
  const own = subject.inPostId === null ? paths.member(id) : paths.post(subject.inPostId);
  const back = posted
    ? (localPath((await posted()).values.returnTo) ?? own)
    : backTo(visit.request, own);
  const access = await groupAccess(ctx, { id: subject.groupId });
  const isOwnPage = kind === "post" && back.includes(`/${id}`);
  const onwards = isOwnPage ? paths.feed(access?.group.slug) : back;
  const page: Page = {
    ...{ kind, id, back, onwards },
    isSensitive: access?.group.isSensitive ?? false,
  };
  return { ctx, page };
}

/** Whoever comes from an older page, or to what is for staff alone, is led back there with the reason. */
export async function loader(visit: LoaderFunctionArgs) {
  const { kind = "", id = "" } = visit.params;
  const { ctx } = await asMember(visit);
  const to =
    kind === "member" ? paths.member(id) : kind === "post" ? paths.post(id) : paths.comment(id);
  const { page } = await read(visit)
    .catch(refusedOnOldPage(ctx, { kind, id, to }))
    .catch(redirectRefused(keptByStaff, to, () => "keeper-not-keepers"));
  return page;
}

const form = defineFreeTextForm<Page>()({
  place: "keeping",
  fields: ({ kind }) => fieldsFor(kind),
  unsent: (_, { kind = "" }) => (isKind(kind) ? fieldsFor(kind) : []),
  action: ({ kind, id }) => paths.keeping(kind, id),
  carries: ({ kind }) => [...fieldsFor(kind).flatMap(controlNames), "returnTo"],
  otherwise: () => <FailedInGroup />,
  show: (page, form) => <KeepPage page={page} form={form} />,
});

export const action = freeTextAction(form, {
  read,
  failures: { impossible: { ...keeperRefusals, silenced: writeRefusals.silenced } },
  async submit({ ctx, page }, { reason, words, days }, screening) {
    const { kind, id, onwards } = page;
    await moderateAsKeeper(ctx, {
      kind,
      id,
      reason,
      words,
      days: days ? Number(days) : undefined,
      screening,
    });
    return { to: onwards, notice: kind === "member" ? "keeper-silenced" : "keeper-hid" };
  },
});

export default function Keep() {
  return <KeepPage page={useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = freeTextBoundary(form);

const words: Record<Kind, { title: string; text: string; button: string }> = {
  post: {
    title: "Ukryj post",
    text: "Zobaczy go już tylko autor i nasz zespół. Autor dostanie powód i może odwołać się do zespołu.",
    button: "Ukryj post",
  },
  comment: {
    title: "Ukryj komentarz",
    text: "Zobaczy go już tylko autor i nasz zespół. Autor dostanie powód i może odwołać się do zespołu.",
    button: "Ukryj komentarz",
  },
  member: {
    title: "Odbierz głos na czas",
    text: "Ta osoba będzie mogła czytać, ale nie pisać. Dostanie powód i może odwołać się do naszego zespołu.",
    button: "Odbierz głos",
  },
};

function KeepPage({ page, form }: { page: Page; form: FormState }) {
  const { kind, id, back } = page;
  const { title, text, button } = words[kind];
  const fields = fieldsFor(kind);
  return (
    <Container className="max-w-text space-y-7 py-8 sm:py-12">
      <BackLink href={back}>Wróć</BackLink>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg">{tieWords(text)}</p>
      <form method="post" action={paths.keeping(kind, id)} noValidate className="space-y-6">
        <FormErrors fields={fields} errors={form.errors} />
        <HelpSeen values={form.values} />
        <input type="hidden" name="returnTo" value={back} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <Button>{button}</Button>
      </form>
      {page.isSensitive && <HelpLinesNote />}
    </Container>
  );
}
