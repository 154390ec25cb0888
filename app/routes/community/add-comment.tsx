import { randomUUID } from "node:crypto";
import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { formMeta, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import type { ServiceContext } from "~/services/command/context.server";
import { NotFound } from "~/services/command/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { findCommentPage, findPost, findPostPage } from "~/services/posts/post-page.server";
import { firstDayOf } from "~/services/posts/writing-limits.server";
import { writingRefusals } from "~/services/posts/refusals";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { backTo } from "./back-to";
import { CommentView } from "./comment-view";
import { CommentForm, commentFields } from "./comment-form";
import { askedOf } from "./muted-thread";
import { placeInThread } from "./place-in-thread";
import { PostBoundary } from "./post-boundary";
import { PostView } from "./post-view";
import { asMember, readWords } from "./viewer.server";
import { writingFailures } from "./writing-failures";

export const handle: RouteHandle = { community: true };

export const meta = formMeta("Komentarz");

export async function loader(visit: LoaderFunctionArgs) {
  await asMember(visit);
  return redirect(paths.post(visit.params.id ?? ""), 303);
}

const answeredIsGone =
  "Komentarza, na który odpowiadasz, już tu nie ma. Twoje słowa są niżej w formularzu: możesz dodać je pod postem.";

type Page = {
  postId: string;
  title: string;
  isSensitive: boolean;
  /** Where its form stands, once it came back: the thread as it was, or the conversation below the comment that it answers. */
  thread?: { post: PostView } | { comment: CommentView };
};

const form = defineFreeTextForm<Page>()({
  place: "comment",
  fields: commentFields,
  action: ({ postId }) => paths.postComments(postId),
  carries: () => ["content", "formToken", "parentId"],
  show: (page, form) => <ThreadAgain page={page} form={form} />,
  otherwise: () => <PostBoundary />,
});

export const action = freeTextAction(form, {
  async read(visit) {
    const { ctx, session } = await asMember(visit);
    const found = await findPost(ctx, visit.params.id ?? "");
    if (!found) throw new NotFound("post");
    const { id: postId, title, commentCount } = found.post;
    const { isSensitive } = found.group;
    return {
      ctx,
      owner: session.member.username,
      page: { postId, title, isSensitive },
      commentCount,
      mayBeRead: found.mayBeRead,
    };
  },
  body: readWords,
  mayBeRead: ({ mayBeRead }) => mayBeRead,
  shownAgain: async ({ ctx, owner, page }, { request }, { values }) => ({
    ...page,
    thread: await threadOf(ctx, { owner, request, postId: page.postId, values }),
  }),
  refused: { form: writingRefusals },
  failures: writingFailures,
  async submit({ ctx, page, commentCount }, { content, formToken }, screening, { form, refuse }) {
    const { postId } = page;
    const parentId = form.values.parentId || null;
    const input = { postId, parentId, content, formToken, screening };
    const { comment, state } = await addComment(ctx, input).catch((error: unknown) => {
      if (!(error instanceof NotFound) || error.code !== "comment") throw error;
      // The talk goes on without the comment: so may the answer.
      delete form.values.parentId;
      return refuse({ form: answeredIsGone }, 409);
    });
    const notice = state === "held" ? "comment-held" : "comment-added";
    return { to: placeInThread({ ...comment, postId }, commentCount), notice };
  },
});

export default function AddComment() {
  return null;
}

export const ErrorBoundary = freeTextBoundary(form);

type Answering = {
  owner: string;
  request: Request;
  postId: string;
  values: Readonly<Record<string, string>>;
};

async function threadOf(
  ctx: ServiceContext,
  { owner, request, postId, values: { parentId } }: Answering,
): Promise<Page["thread"]> {
  const thread = parentId ? paths.comment(parentId) : paths.post(postId);
  const asked = askedOf(new URL(backTo(request, thread), request.url).href);
  const shown = {
    now: ctx.now().toISOString(),
    firstDay: await firstDayOf(ctx),
    formToken: randomUUID(),
    ...{ showsMuted: asked.showsMuted, isLater: asked.after !== null, isMember: true },
  };
  if (!parentId) {
    const post = await findPostPage(ctx, postId, asked);
    return post ? { post: { ...post, ...shown, owner } } : undefined;
  }
  const comment = await findCommentPage(ctx, parentId, asked);
  return comment ? { comment: { ...comment, ...shown } } : undefined;
}

function ThreadAgain({ page, form }: { page: Page; form: FormState }) {
  const { thread } = page;
  if (!thread) return <AnswerAgain page={page} form={form} />;
  if ("comment" in thread) return <CommentView view={thread.comment} form={form} />;
  const self = (after?: string | null) => paths.post(page.postId, after);
  const back = paths.feed(thread.post.group.slug);
  return <PostView view={thread.post} at={{ self, back }} form={form} />;
}

/** Where the thread has gone while somebody wrote. */
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
