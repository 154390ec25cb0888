import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { formMeta, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import { NotFound } from "~/services/command/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { findPost } from "~/services/posts/post-page.server";
import { writingRefusals } from "~/services/posts/refusals";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { CommentForm, commentFields } from "./comment-form";
import { placeInThread } from "./place-in-thread";
import { PostBoundary } from "./post-boundary";
import { asMember, readWords } from "./viewer.server";
import { writingFailures } from "./writing-failures";

export const meta = formMeta("Komentarz");

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.post(visit.params.id ?? ""), 303);
}

type Page = { postId: string; title: string; isSensitive: boolean };

const form = defineFreeTextForm<Page>()({
  place: "comment",
  fields: commentFields,
  action: ({ postId }) => paths.postComments(postId),
  carries: () => ["content", "formToken", "parentId"],
  show: (page, form) => <AnswerAgain page={page} form={form} />,
  otherwise: () => <PostBoundary />,
});

export const action = freeTextAction(form, {
  async read(visit) {
    const { ctx } = await asMember(visit);
    const found = await findPost(ctx, visit.params.id ?? "");
    if (!found) throw new NotFound("post");
    const { id: postId, title, commentCount } = found.post;
    const { isSensitive } = found.group;
    return {
      ctx,
      page: { postId, title, isSensitive },
      commentCount,
      mayBeRead: found.mayBeRead,
    };
  },
  body: readWords,
  mayBeRead: ({ mayBeRead }) => mayBeRead,
  refused: { form: writingRefusals },
  failures: writingFailures,
  async submit({ ctx, page, commentCount }, { content, formToken }, screening, { form }) {
    const { postId } = page;
    const parentId = form.values.parentId || null;
    const input = { postId, parentId, content, formToken, screening };
    const { comment, state } = await addComment(ctx, input);
    const notice = state === "held" ? "comment-held" : "comment-added";
    return { to: placeInThread({ ...comment, postId }, commentCount), notice };
  },
});

export default function AddComment() {
  return null;
}

export const ErrorBoundary = freeTextBoundary(form);

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
      {page.isSensitive && <HelpLinesNote />}
    </Container>
  );
}
