import { FoldSummary } from "~/ui/fold-summary";
import { StarList } from "~/ui/star-list";
import { Fragment, type ReactNode } from "react";
import type { Field } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import type { FormState } from "~/forms/refusal";
import { HelpSeen } from "~/crisis/help-seen";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import type { FirstDay } from "~/services/posts/writing-limits.server";
import type { WritableGroup } from "~/services/posts/composer.server";
import { greeting } from "~/site/posts";
import { Button, ButtonLink } from "~/ui/button";
import { BackLink } from "~/ui/back-link";
import { HelpLinesNote } from "~/ui/crisis-help";
import { EmptyState } from "~/ui/empty-state";
import { InPlace } from "~/ui/in-place";
import { Notice } from "~/ui/notice";
import { UnsentText } from "~/ui/quoted-text";
import { NameSuggestions } from "~/ui/name-suggestions";
import { AsidePart, WithAside } from "~/ui/with-aside";
import { Draft } from "./draft";
import { newPostDraft } from "./drafts";
import { FirstDayNote, isSpent, SpentFirstDay } from "./first-day-note";
import { FormButtons } from "./form-buttons";
import { groupField, inGroup, newPostFields } from "./post-form";
import { KeptPicture, keptPictureName } from "./kept-picture";
import { WritingStopped } from "./writing-stopped";

const composerId = "composer";

export type ComposerPage = {
  groups: readonly WritableGroup[];
  slug: string | null;
  owner: string;
  /** Until when whoever may write nowhere is silenced, in words; null for everybody else. */
  silencedUntil: string | null;
  /** Until when they are in the group that they come from, in words; null where that is not why they cannot write there. */
  mutedHereUntil: string | null;
  firstDay: FirstDay | null;
};

export function ComposerBar({ group }: { group: string | null }) {
  return (
    <div id={composerId} className="print:hidden">
      <InPlace part={composerId}>
        <a
          href={paths.newPost(group)}
          className="flex min-h-14 items-center rounded-card border border-line bg-surface px-5 text-lg text-muted shadow-card hover:border-control"
        >
          Co słychać?
        </a>
      </InPlace>
    </div>
  );
}

type ComposerProps = {
  page: ComposerPage;
  form: FormState;
  /** Shows the title and the words alone, and folds what else a post may have: for those who write their first. */
  isShort?: boolean;
  /** What follows the form, so that it stays in view on a telephone. */
  below?: ReactNode;
  children?: ReactNode;
};

export function Composer({ page, form, isShort = false, below, children }: ComposerProps) {
  const back = paths.feed(page.slug);
  return (
    <div data-area="community">
      <WithAside
        label="Zanim opublikujesz"
        aside={page.groups.length > 0 && !isShort && <GoodToKnow />}
        className="py-6 sm:py-10"
      >
        {!isShort && <BackLink href={back}>Wróć do postów</BackLink>}
        <h1 className="text-4xl">Nowy post</h1>
        {children}
        {page.groups.length === 0 && <UnsentWords values={form.values} />}
        {page.silencedUntil ? (
          <EmptyState title="Na razie możesz tylko czytać">
            {tieWords(
              `Do ${page.silencedUntil} nie możesz pisać w grupach, do których należysz. Powód i drogę odwołania znajdziesz w powiadomieniach.`,
            )}
          </EmptyState>
        ) : page.groups.length === 0 ? (
          <EmptyState
            title="Nie ma jeszcze grupy, w której możesz pisać"
            action={<ButtonLink href={paths.groups()}>Zobacz grupy</ButtonLink>}
          >
            Posty czytają osoby z tej samej grupy. Dołącz do którejś i napisz.
          </EmptyState>
        ) : (
          <>
            <ComposerForm page={page} form={form} isShort={isShort} />
            {below}
          </>
        )}
        {mayBeSensitive(page) && <HelpLinesNote />}
      </WithAside>
    </div>
  );
}

const GoodToKnow = () => (
  <AsidePart id="dobrze-wiedziec" title="Dobrze wiedzieć">
    <StarList
      className="space-y-3"
      items={[
        "Post czytają osoby z grupy, a w otwartej także goście.",
        "W grupach o trudnych sprawach piszesz pod pseudonimem.",
        "Swój post możesz potem zmienić albo usunąć.",
      ]}
    />
  </AsidePart>
);

/** What came from a page that was opened while its writer could still write somewhere. */
const UnsentWords = ({ values: { title, content } }: Pick<FormState, "values">) => (
  <>
    <UnsentText label="Tytuł" text={title} />
    <UnsentText label="Treść" text={content} />
  </>
);

/** Whether what is written here goes into a sensitive group, or can. */
const mayBeSensitive = ({ groups, slug }: ComposerPage) => {
  const here = groups.filter((group) => group.slug === slug);
  return (here.length > 0 ? here : groups).some(({ isSensitive }) => isSensitive);
};

/** What no post goes without. */
const isNeeded = ({ name }: { name: string }) => name === "title" || name === "content";

/** A field of which little is seen at once; what nobody changes of its title is made their own. */
const inShort = (field: (typeof newPostFields)[number]): Field =>
  field.kind === "longText"
    ? { ...field, rows: 3, hint: undefined }
    : { ...field, hint: `„${greeting}” uzupełnią pierwsze słowa dłuższego tekstu.` };

type ComposerFormProps = Required<Omit<ComposerProps, "below" | "children">>;

function ComposerForm({ page, form, isShort }: ComposerFormProps) {
  const { groups, slug, owner } = page;
  const here = groups.find((group) => group.slug === slug);
  const isUnnamed = here !== undefined && here.as === null;
  const groupId = form.values.groupId ?? here?.id ?? "";
  const group = groupField(
    groups.map(({ id, name, isSensitive }) => ({
      value: id,
      label: isSensitive ? `${name} (pod pseudonimem)` : name,
    })),
  );
  const more = <MoreOfPost form={form} />;
  return (
    <div
      id={composerId}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <Draft
        name={newPostDraft}
        owner={owner}
        never={here?.isSensitive}
        neverIn={groups.filter(({ isSensitive }) => isSensitive).map(({ id }) => id)}
      >
        <form
          method="post"
          action={paths.newPost(slug)}
          encType="multipart/form-data"
          noValidate
          className="space-y-6"
          data-quick
        >
          <SpentFirstDay day={page.firstDay} what="post" />
          <FormErrors fields={[group, ...newPostFields]} errors={form.errors} />
          <WritingStopped form={form} />
          <HelpSeen values={form.values} />
          {isUnnamed && (
            <p className="text-muted">
              Zanim opublikujesz,{" "}
              <a
                href={
                  here?.isSensitive ? paths.joinGroup(here.slug) : paths.nick(paths.newPost(slug))
                }
                className="link"
              >
                wybierz {here?.isSensitive ? "pseudonim" : "nick"}
              </a>
              : pod nim zobaczą Cię inni.
            </p>
          )}
          {slug !== null && !here && (
            <Notice>
              <p>
                {tieWords(
                  `${page.mutedHereUntil === null ? "W" : `Do ${page.mutedHereUntil} w`} grupie, z której tu przychodzisz, nie możesz pisać. To, co tu napiszesz, trafi do grupy, którą wybierzesz niżej.`,
                )}
              </p>
            </Notice>
          )}
          {here ? (
            <p>
              <input type="hidden" name="groupId" value={groupId} />W grupie{" "}
              <strong>{here.name}</strong>
              {here.as && <> jako {here.as}</>}
            </p>
          ) : (
            <FieldInput field={group} values={{ ...form.values, groupId }} errors={form.errors} />
          )}
          {newPostFields.filter(isNeeded).map((field) => (
            <FieldInput
              key={field.name}
              field={isShort ? inShort(field) : inGroup(field, here?.isSensitive ?? false)}
              {...form}
            />
          ))}
          {here && <NameSuggestions group={here.slug} />}
          {!isShort && more}
          {!isShort && <FirstDayNote day={page.firstDay} what="post" />}
          <FormButtons cancelHref={paths.feed(slug)}>
            <Button
              variant={isSpent(page.firstDay, "post") ? "secondary" : undefined}
              busyLabel="Publikuję…"
            >
              Opublikuj
            </Button>
          </FormButtons>
          {isShort && more}
          {isShort && <FirstDayNote day={page.firstDay} what="post" />}
        </form>
      </Draft>
    </div>
  );
}

/** What a post may have beside its words, folded until somebody wants it or has filled in some of it. */
function MoreOfPost({ form }: { form: FormState }) {
  const fields = newPostFields.filter((field) => !isNeeded(field));
  const isTouched =
    form.values[keptPictureName] ||
    fields
      .filter(({ kind }) => kind !== "formToken")
      .some(({ name }) => form.values[name] || form.errors[name]);
  return (
    <details open={Boolean(isTouched)} className="all-optional group border-t border-line pt-2">
      <FoldSummary>Dodaj zdjęcie, tagi, o&nbsp;co prosisz</FoldSummary>
      <div className="space-y-6 pt-3">
        {fields.map((field) => (
          <Fragment key={field.name}>
            {field.name === "image" && <KeptPicture values={form.values} />}
            <FieldInput field={field} {...form} />
          </Fragment>
        ))}
      </div>
    </details>
  );
}
