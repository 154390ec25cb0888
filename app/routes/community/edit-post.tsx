import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { HelpSeen } from "~/crisis/help-seen";
import { controlNames } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { FormErrors } from "~/forms/form-errors";
import { formMeta, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { NotFound } from "~/services/command/errors";
import { pictureRefusals } from "~/services/pictures/refusals";
import { editPost } from "~/services/posts/edit-post.server";
import { assertOwnPost } from "~/services/posts/find-post.server";
import { findPost } from "~/services/posts/post-page.server";
import { firstDayOf, type FirstDay } from "~/services/posts/writing-limits.server";
import { writingRefusals } from "~/services/posts/refusals";
import { readTags } from "~/services/posts/text-rules";
import { replyPreferenceLabels, type ReplyPreference, type ShownPost } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { PostPicture } from "~/ui/post-card";
import { postVersion } from "~/services/posts/written-version";
import { FirstDayNote } from "./first-day-note";
import { FormButtons } from "./form-buttons";
import {
  dropPictureName,
  KeptPicture,
  keptPictureName,
  keptPictureNames,
  whereThePictureIs,
} from "./kept-picture";
import { inGroup, pictureFields, withoutPictureField, wordFields } from "./post-form";
import { PostFailed } from "./post-failed";
import { sentPicture, withKeptPicture } from "./sent-picture.server";
import {
  ChangedMeanwhile,
  differs,
  hasChanged,
  markedLabel,
  TwoVersions,
  withoutConflict,
  type Compared,
} from "./two-versions";
import { asMember, readWords } from "./viewer.server";
import { WritingStopped } from "./writing-stopped";
import { writingFailures } from "./writing-failures";

export const handle: RouteHandle = { community: true, files: true };
export const meta = formMeta("Edycja posta");

const fields = [...wordFields, ...pictureFields, withoutPictureField] as const;
const fieldsWithout = [...wordFields, ...pictureFields] as const;

async function own(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { id } = await assertOwnPost(ctx, visit.params.id ?? "");
  const found = await findPost(ctx, id);
  if (!found) throw new NotFound("post");
  const { post, group } = found;
  const version = postVersion(post);
  const firstDay = await firstDayOf(ctx);
  const page: Page = { post, isSensitive: group.isSensitive, version, firstDay };
  return { ctx, page, groupId: group.id, mayBeRead: found.mayBeRead };
}

/** `version` names what is changed. */
type Page = {
  post: ShownPost;
  isSensitive: boolean;
  version: string;
  firstDay: FirstDay | null;
};

export async function loader(visit: LoaderFunctionArgs) {
  return (await own(visit)).page;
}

const form = defineFreeTextForm<Page>()({
  place: "post",
  fields,
  action: ({ post }) => paths.postEditing(post.id),
  carries: () =>
    [...fields.flatMap(controlNames), "version", ...keptPictureNames].filter(
      (name) => name !== "image",
    ),
  keptFiles: whereThePictureIs,
  show: (page, form) => <EditPostPage page={page} form={form} />,
  otherwise: () => <PostFailed message="Nie udało się zaktualizować posta." />,
});

export const action = freeTextAction(form, {
  read: own,
  body: readWords,
  mayBeRead: ({ mayBeRead }) => mayBeRead,
  keepFiles: ({ ctx, groupId }, form) => withKeptPicture(ctx, form, groupId),
  refused: { image: pictureRefusals, form: writingRefusals },
  failures: writingFailures,
  async submit({ ctx, page }, answers, screening, { form }) {
    const { id } = page.post;
    const outcome = await editPost(ctx, {
      postId: id,
      title: answers.title,
      content: answers.content,
      replyPreference: answers.replyPreference ?? null,
      isHard: answers.isHard === "on",
      tags: readTags(answers.tags ?? ""),
      picture: await sentPicture(form),
      withoutPicture: answers.withoutPicture === "on",
      alternativeText: answers.alternativeText ?? null,
      version: form.values.version,
      screening,
    });
    return { to: paths.post(id), notice: saidOf[outcome] };
  },
});

const saidOf = {
  saved: "post-saved",
  held: "post-held",
  held_without_picture: "post-held-without-picture",
} as const;

const typed = ({ title, text, replyPreference, isHard, tags, picture }: ShownPost): FormState => ({
  values: {
    title,
    content: text,
    replyPreference: replyPreference ?? "",
    isHard: isHard ? "on" : "",
    tags: tags.join(", "),
    alternativeText: picture?.alternativeText ?? "",
  },
  errors: {},
});

/** Everything that the form changes, as it is saved and as it came back. */
function compared(post: ShownPost, { values }: FormState): Compared[] {
  const saved = typed(post).values;
  const preference = (value: string | undefined) =>
    value ? (replyPreferenceLabels[value as ReplyPreference] ?? "") : "";
  const hard = (value: string | undefined) => (value === "on" ? "tak" : "");
  const savedPicture = post.picture ? "jest" : "";
  const isNewPicture = values[keptPictureName] && values[dropPictureName] !== "on";
  const parts: Record<string, [saved: string | undefined, own: string | undefined]> = {
    title: [saved.title, values.title],
    content: [saved.content, values.content],
    replyPreference: [preference(saved.replyPreference), preference(values.replyPreference)],
    isHard: [hard(saved.isHard), hard(values.isHard)],
    tags: [saved.tags, readTags(values.tags ?? "").join(", ")],
    image: [
      savedPicture,
      isNewPicture ? "nowe" : values.withoutPicture === "on" ? "" : savedPicture,
    ],
    alternativeText: [saved.alternativeText, values.alternativeText],
  };
  return fieldsWithout.map(({ name, label }) => {
    const [now = "", own = ""] = parts[name] ?? [];
    return { name, label, saved: now, own };
  });
}

export default function EditPost() {
  const page = useLoaderData<typeof loader>();
  return <EditPostPage page={page} form={typed(page.post)} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function EditPostPage({ page, form }: { page: Page; form: FormState }) {
  const { post, version } = page;
  const isChanged = hasChanged(form, version);
  const parts = isChanged ? compared(post, form) : [];
  const editing = <EditPostForm page={page} form={withoutConflict(form)} parts={parts} />;
  return (
    <div data-area="community">
      <Container width={isChanged ? "wide" : "text"} className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.post(post.id)}>Wróć do posta</BackLink>
        <h1 className="text-3xl">Edycja posta</h1>
        {isChanged ? (
          <>
            <ChangedMeanwhile title="Post zmienił się w międzyczasie" form={form} />
            <TwoVersions parts={parts}>{editing}</TwoVersions>
          </>
        ) : (
          editing
        )}
        {(page.isSensitive || post.needsHelp) && <HelpLinesNote />}
      </Container>
    </div>
  );
}

/** @param parts compared with what is saved, where that is another version; else none */
function EditPostForm({
  page: { post, version, isSensitive, firstDay },
  form,
  parts,
}: {
  page: Page;
  form: FormState;
  parts: readonly Compared[];
}) {
  const shown = post.picture ? fields : fieldsWithout;
  const other = new Set(parts.filter(differs).map(({ name }) => name));
  const isChanged = parts.length > 0;
  return (
    <div id={`post-${post.id}-text`}>
      <form
        method="post"
        action={paths.postEditing(post.id)}
        encType="multipart/form-data"
        noValidate
        className="space-y-6"
        data-quick
      >
        <FormErrors fields={shown} errors={form.errors} />
        <WritingStopped form={form} />
        <HelpSeen values={form.values} />
        <input type="hidden" name="version" value={version} />
        {shown.map((field) => (
          <Fragment key={field.name}>
            {field.name === "image" && post.picture && (
              <div className="max-w-80">
                <PostPicture picture={post.picture} eager />
              </div>
            )}
            {field.name === "image" && <KeptPicture values={form.values} />}
            <FieldInput
              field={inGroup(
                other.has(field.name) ? { ...field, label: markedLabel(field.label) } : field,
                isSensitive,
              )}
              {...form}
            />
          </Fragment>
        ))}
        <FirstDayNote day={firstDay} what="change" />
        <FormButtons
          cancelHref={paths.post(post.id)}
          cancelLabel={isChanged ? "Zostaw obecną" : undefined}
        >
          <Button busyLabel="Zapisuję…">
            {isChanged ? "Zapisz moją wersję" : "Zapisz zmiany"}
          </Button>
        </FormButtons>
      </form>
    </div>
  );
}
