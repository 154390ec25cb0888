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
import { replyPreferenceLabels, type ShownPost } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { PostPicture } from "~/ui/post-card";
import { postVersion } from "~/services/posts/written-version";
import { FirstDayNote } from "./first-day-note";
import { FormButtons } from "./form-buttons";
import { KeptPicture, keptPictureNames, whereThePictureIs } from "./kept-picture";
import { NowSays } from "./now-says";
import { inGroup, pictureFields, withoutPictureField, wordFields } from "./post-form";
import { PostFailed } from "./post-failed";
import { sentPicture, withKeptPicture } from "./sent-picture.server";
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

/** What stands beside a post's words, as somebody reads it who has to choose between two states of it. */
const besideWords = ({ replyPreference, isHard, tags, picture }: ShownPost) =>
  [
    replyPreference && replyPreferenceLabels[replyPreference],
    isHard && "Trudny temat",
    tags.length > 0 && `Tagi: ${tags.join(", ")}`,
    picture?.alternativeText && `Na zdjęciu: ${picture.alternativeText}`,
  ].filter((line) => typeof line === "string");

export default function EditPost() {
  const page = useLoaderData<typeof loader>();
  return <EditPostPage page={page} form={typed(page.post)} />;
}

export const ErrorBoundary = freeTextBoundary(form);

function EditPostPage({ page, form }: { page: Page; form: FormState }) {
  const { post } = page;
  const shown = post.picture ? fields : fieldsWithout;
  return (
    <div data-area="community">
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.post(post.id)}>Wróć do posta</BackLink>
        <h1 className="text-3xl">Edycja posta</h1>
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
            <input type="hidden" name="version" value={page.version} />
            {shown.map((field) => (
              <Fragment key={field.name}>
                {field.name === "image" && post.picture && (
                  <div className="max-w-80">
                    <PostPicture picture={post.picture} eager />
                  </div>
                )}
                {field.name === "image" && <KeptPicture values={form.values} />}
                <FieldInput field={inGroup(field, page.isSensitive)} {...form} />
              </Fragment>
            ))}
            <FirstDayNote day={page.firstDay} what="change" />
            <FormButtons cancelHref={paths.post(post.id)}>
              <Button busyLabel="Zapisuję…">Zapisz zmiany</Button>
            </FormButtons>
          </form>
        </div>
        {form.values.version !== undefined && form.values.version !== page.version && (
          <NowSays title={post.title} text={post.text} beside={besideWords(post)} />
        )}
        {(page.isSensitive || post.needsHelp) && <HelpLinesNote />}
      </Container>
    </div>
  );
}
