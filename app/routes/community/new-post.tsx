import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction, type Sent } from "~/http/free-text-action.server";
import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { controlNames } from "~/forms/fields";
import { isFile, pictureMessages } from "~/forms/files";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import type { ServiceContext } from "~/services/command/context.server";
import { preparePicture } from "~/services/pictures/prepare-picture.server";
import { writableGroups } from "~/services/posts/composer.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { readTags } from "~/services/posts/text-rules";
import { Composer, type ComposerPage } from "./composer";
import { groupField, newPostFields } from "./post-form";
import { PostFailed } from "./post-failed";
import { writingWords } from "./refusals";
import { asMember, readWords } from "./viewer.server";
import { writing } from "./writing.server";

export const handle: RouteHandle = { community: true, files: true };
export const meta = formMeta("Nowy post");

async function pageOf(
  visit: LoaderFunctionArgs,
): Promise<{ ctx: ServiceContext; page: ComposerPage }> {
  const { ctx, session } = await asMember(visit);
  const slug = new URL(visit.request.url).searchParams.get("group");
  const groups = await writableGroups(ctx);
  return { ctx, page: { groups, slug, owner: session.member.username } };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { page } = await pageOf(visit);
  return { ...page, formToken: randomUUID() };
}

const form = defineFreeTextForm<ComposerPage>()({
  place: "post",
  fields: ({ groups }) =>
    [
      groupField(groups.map(({ id, name }) => ({ value: id, label: name }))),
      ...newPostFields,
    ] as const,
  unsent: newPostFields,
  action: ({ slug }) => paths.newPost(slug),
  carries: () =>
    ["groupId", ...newPostFields.flatMap(controlNames)].filter((name) => name !== "image"),
  losesFiles: (_, { image }) => Boolean(image),
  show: (page, form) => <Composer page={page} form={form} />,
  otherwise: () => <PostFailed message="Wystąpił błąd przy publikacji posta" />,
});

export const action = freeTextAction(form, {
  read: pageOf,
  body: readWords,
  async submit({ ctx, page }, answers, screening, sent) {
    const picture = await pictureOf(sent, answers.alternativeText);
    const outcome = await writing(sent, () =>
      publishPost(ctx, {
        groupId: answers.groupId,
        title: answers.title,
        content: answers.content,
        replyPreference: answers.replyPreference ?? null,
        isHard: answers.isHard === "on",
        tags: readTags(answers.tags ?? ""),
        picture,
        formToken: answers.formToken,
        screening,
      }),
    );
    if (typeof outcome === "string") return sent.refuse(writingWords[outcome].post);
    const { postId, state } = outcome;
    if (state === "held") return { to: paths.post(postId), notice: "post-held" };
    const slug = page.groups.find(({ id }) => id === answers.groupId)?.slug;
    return { to: `${paths.groupFeed(slug)}#post-${postId}`, notice: "post-published" };
  },
});

/** The picture of a form, drawn anew; a picture that cannot be one brings the form back. */
async function pictureOf({ form, refuse }: Sent<ComposerPage>, alternativeText = "") {
  const file = form.formData.get("image");
  if (!isFile(file)) return null;
  const prepared = await preparePicture(file);
  if (typeof prepared !== "string") return { prepared, alternativeText: alternativeText || null };
  return refuse({ image: pictureMessages[prepared] });
}

export default function NewPost() {
  const { formToken, ...page } = useLoaderData<typeof loader>();
  return <Composer page={page} form={{ values: { formToken }, errors: {} }} />;
}

export const ErrorBoundary = freeTextBoundary(form);
