import { randomUUID } from "node:crypto";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { backToFormName, helpSeenName } from "~/crisis/detour";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { controlNames } from "~/forms/fields";
import { isFile } from "~/forms/files";
import { formBoundary } from "~/forms/form-boundary";
import { pictureMessages } from "~/forms/files";
import { acceptForm, type PostedForm } from "~/forms/parse-form";
import { detour, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash";
import { keepingWords } from "~/http/keeping-words.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import type { ServiceContext } from "~/services/command/context.server";
import { preparePicture } from "~/services/pictures/prepare-picture.server";
import { writableGroups } from "~/services/posts/composer.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { readTags } from "~/services/posts/text-rules";
import { Composer, type ComposerPage } from "./composer";
import { groupField, newPostFields, wishOf } from "./post-form";
import { PostFailed } from "./post-failed";
import { writingWords } from "./refusals";
import { asMember, readWords } from "./viewer.server";
import { sayNo, writing } from "./writing.server";

export const handle: RouteHandle = { community: true };
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

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, page } = await pageOf(visit);
  const form = await readWords(visit.request);
  const { values } = form;
  const texts = freeTextsOf(newPostFields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "post", texts, values });
  // Somebody who goes on, and has a picture to add again, is not stopped a second time.
  if (values[backToFormName] === helpSeenName) values[helpSeenName] = "1";
  if (step) throw detour(page, form, step);

  const options = page.groups.map(({ id, name }) => ({ value: id, label: name }));
  const answers = acceptForm([groupField(options), ...newPostFields], form, page);
  const picture = await pictureOf(form, page, answers.alternativeText);
  const outcome = await writing(form, page, () =>
    publishPost(ctx, {
      groupId: answers.groupId,
      title: answers.title,
      content: answers.content,
      wish: wishOf(answers.wish),
      isHard: answers.isHard === "on",
      tags: readTags(answers.tags ?? ""),
      picture,
      formToken: answers.formToken,
      crisisLevel: assessment.level,
    }),
  );
  if (typeof outcome === "string") return sayNo(form, page, writingWords[outcome].post);
  const { postId, state } = outcome;
  if (state === "held") return redirect(withFlash(paths.post(postId), "post-held"), 303);
  const slug = page.groups.find(({ id }) => id === answers.groupId)?.slug;
  return redirect(`${withFlash(paths.groupFeed(slug), "post-published")}#post-${postId}`, 303);
});

/** The picture of a form, drawn anew; a picture that cannot be one brings the form back. */
async function pictureOf(form: PostedForm, page: ComposerPage, alternativeText = "") {
  const file = form.formData.get("image");
  if (!isFile(file)) return null;
  const prepared = await preparePicture(file);
  if (typeof prepared !== "string") return { prepared, alternativeText: alternativeText || null };
  return sayNo(form, page, { image: pictureMessages[prepared] });
}

export default function NewPost() {
  const { formToken, ...page } = useLoaderData<typeof loader>();
  return <Composer page={page} form={{ values: { formToken }, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<ComposerPage>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="post"
        action={paths.newPost(page.slug)}
        names={["groupId", ...newPostFields.flatMap(controlNames)].filter(
          (name) => name !== "image",
        )}
        values={form.values}
        losesFiles={Boolean(form.values.image)}
      />
    ) : (
      <Composer page={page} form={form satisfies FormState} />
    ),
  {
    fields: newPostFields,
    otherwise: () => <PostFailed message="Wystąpił błąd przy publikacji posta" />,
  },
);
