import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { HelpSeen } from "~/crisis/help-seen";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { controlNames } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { keepingWords } from "~/http/keeping-words.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { editPost } from "~/services/posts/edit-post.server";
import { findPost } from "~/services/posts/post-page.server";
import { readTags } from "~/services/posts/text-rules";
import type { ShownPost } from "~/site/posts";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { FormButtons } from "./form-buttons";
import { alternativeTextField, wishOf, withoutPictureField, wordFields } from "./post-form";
import { PostFailed } from "./post-failed";
import { writingWords } from "./refusals";
import { asMember, readWords } from "./viewer.server";
import { WritingStopped } from "./writing-stopped";
import { sayNo, writing } from "./writing.server";

export const handle: RouteHandle = { community: true };
export const meta = formMeta("Edycja posta");

const fields = [...wordFields, alternativeTextField, withoutPictureField] as const;

async function own(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const found = await findPost(ctx, visit.params.id ?? "");
  if (!found) throw new NotFound("post");
  if (!found.post.isMine) throw new NotAllowed("not_author");
  return { ctx, page: { post: found.post } };
}

type Page = { post: ShownPost };

export async function loader(visit: LoaderFunctionArgs) {
  return (await own(visit)).page;
}

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, page } = await own(visit);
  const form = await readWords(visit.request);
  const { values } = form;
  const texts = freeTextsOf(fields, values);
  const { step, assessment } = await passCrisisGate(ctx, { place: "post", texts, values });
  if (step) throw detour(page, form, step);
  const answers = acceptForm(fields, form, page);
  const { id } = page.post;
  const outcome = await writing(form, page, () =>
    editPost(ctx, {
      postId: id,
      title: answers.title,
      content: answers.content,
      wish: wishOf(answers.wish),
      isHard: answers.isHard === "on",
      tags: readTags(answers.tags ?? ""),
      withoutPicture: answers.withoutPicture === "on",
      alternativeText: answers.alternativeText ?? null,
      crisisLevel: assessment.level,
    }),
  );
  if (outcome === "new_member_link") return sayNo(form, page, writingWords[outcome].post);
  return redirect(withFlash(paths.post(id), outcome === "held" ? "post-held" : "post-saved"), 303);
});

const typed = ({ title, text, wish, isHard, tags, picture }: ShownPost): FormState => ({
  values: {
    title,
    content: text,
    wish: wish ?? "",
    isHard: isHard ? "on" : "",
    tags: tags.join(", "),
    alternativeText: picture?.alternativeText ?? "",
  },
  errors: {},
});

export default function EditPost() {
  const page = useLoaderData<typeof loader>();
  return <EditPostPage page={page} form={typed(page.post)} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="post"
        action={paths.postEditing(page.post.id)}
        names={fields.flatMap(controlNames)}
        values={form.values}
      />
    ) : (
      <EditPostPage page={page} form={form} />
    ),
  { fields, otherwise: () => <PostFailed message="Nie udało się zaktualizować posta." /> },
);

function EditPostPage({ page, form }: { page: Page; form: FormState }) {
  const { post } = page;
  const shown = post.picture ? fields : wordFields;
  return (
    <div data-area="community">
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.post(post.id)}>Wróć do posta</BackLink>
        <h1 className="text-3xl">Edycja posta</h1>
        <div id={`post-${post.id}-text`}>
          <form
            method="post"
            action={paths.postEditing(post.id)}
            noValidate
            className="space-y-6"
            data-quick
          >
            <FormErrors fields={shown} errors={form.errors} />
            <WritingStopped form={form} />
            <HelpSeen values={form.values} />
            {shown.map((field) => (
              <FieldInput key={field.name} field={field} {...form} />
            ))}
            <FormButtons cancelHref={paths.post(post.id)}>
              <Button busyLabel="Zapisuję…">Zapisz zmiany</Button>
            </FormButtons>
          </form>
        </div>
      </Container>
    </div>
  );
}
