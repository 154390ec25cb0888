import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { keepingWords } from "~/http/keeping-words.server";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { commentPageSize } from "~/services/posts/comments-page.server";
import { cursorBefore } from "~/services/posts/cursor";
import { findPost } from "~/services/posts/post-page.server";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { CommentForm, commentFields } from "./comment-form";
import { PostBoundary } from "./post-boundary";
import { writingWords } from "./refusals";
import { asMember, readWords } from "./viewer.server";
import { sayNo, writing } from "./writing.server";

export const meta = formMeta("Komentarz");

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.post(visit.params.id ?? ""), 303);
}

type Page = { postId: string; title: string };

/** Answers a post or, with `parentId`, a comment. */
export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx } = await asMember(visit);
  const form = await readWords(visit.request);
  const { values } = form;
  const found = await findPost(ctx, visit.params.id ?? "");
  if (!found) throw new NotFound("post");
  const page: Page = { postId: found.post.id, title: found.post.title };
  const texts = [{ text: values.content ?? "", rulesOnly: false }];
  const { step, assessment } = await passCrisisGate(ctx, { place: "comment", texts, values });
  if (step) throw detour(page, form, step);
  const { content, formToken } = acceptForm(commentFields, form, page);
  const outcome = await writing(form, page, () =>
    addComment(ctx, {
      postId: page.postId,
      parentId: values.parentId || null,
      content,
      formToken,
      crisisLevel: assessment.level,
    }),
  );
  if (typeof outcome === "string") return sayNo(form, page, writingWords[outcome].comment);
  const { comment, state } = outcome;
  const after = found.post.commentCount < commentPageSize ? null : cursorBefore(comment);
  const thread = comment.shownUnderId
    ? paths.comment(comment.shownUnderId, after)
    : paths.post(page.postId, after);
  const done = state === "held" ? "comment-held" : "comment-added";
  return redirect(`${withFlash(thread, done)}#comment-${comment.id}`, 303);
});

export default function AddComment() {
  return null;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="comment"
        action={paths.postComments(page.postId)}
        names={["content", "formToken", "parentId"]}
        values={form.values}
      />
    ) : (
      <AnswerAgain page={page} form={form} />
    ),
  { fields: commentFields, otherwise: () => <PostBoundary /> },
);

function AnswerAgain({ page, form }: { page: Page; form: FormState }) {
  return (
    <Container className="space-y-6 py-8">
      <BackLink href={paths.post(page.postId)}>{page.title}</BackLink>
      <h1 className="text-3xl">Twój komentarz</h1>
      <CommentForm
        action={paths.postComments(page.postId)}
        form={form}
        parentId={form.values.parentId}
        draft={null}
        cancelHref={paths.post(page.postId)}
      />
    </Container>
  );
}
