import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CrisisDetour } from "~/crisis/crisis-detour";
import { passCrisisGate } from "~/services/crisis/pass-crisis-gate.server";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { detour, formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { keepingWords } from "~/http/keeping-words.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { editComment } from "~/services/posts/edit-comment.server";
import { assertOwnComment } from "~/services/posts/find-post.server";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { CommentForm, contentField } from "./comment-form";
import { PostFailed } from "./post-failed";
import { writingWords } from "./refusals";
import { asMember, readWords } from "./viewer.server";
import { sayNo, writing } from "./writing.server";

export const handle: RouteHandle = { community: true };
export const meta = formMeta("Edycja komentarza");

type Page = { id: string; postId: string; content: string };

async function own(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const { id, postId, content } = await assertOwnComment(ctx, visit.params.id ?? "");
  return { ctx, page: { id, postId, content } satisfies Page };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await own(visit)).page;
}

export const action = keepingWords(async (visit: ActionFunctionArgs) => {
  const { ctx, page } = await own(visit);
  const form = await readWords(visit.request);
  const { values } = form;
  const texts = [{ text: values.content ?? "", rulesOnly: false }];
  const { step, assessment } = await passCrisisGate(ctx, { place: "comment", texts, values });
  if (step) throw detour(page, form, step);
  const { content } = acceptForm([contentField], form, page);
  const outcome = await writing(form, page, () =>
    editComment(ctx, { commentId: page.id, content, crisisLevel: assessment.level }),
  );
  if (outcome === "new_member_link") return sayNo(form, page, writingWords[outcome].comment);
  const done = outcome === "held" ? "comment-held" : "comment-saved";
  return redirect(withFlash(paths.comment(page.id), done), 303);
});

export default function EditComment() {
  const page = useLoaderData<typeof loader>();
  return <EditCommentPage page={page} form={{ values: { content: page.content }, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, step, ...form }) =>
    step === "help" ? (
      <CrisisDetour
        place="comment"
        action={paths.commentEditing(page.id)}
        names={["content"]}
        values={form.values}
      />
    ) : (
      <EditCommentPage page={page} form={form} />
    ),
  {
    fields: [contentField],
    otherwise: () => <PostFailed message="Nie udało się zaktualizować komentarza" />,
  },
);

function EditCommentPage({ page, form }: { page: Page; form: FormState }) {
  return (
    <div data-area="community">
      <Container className="space-y-6 py-6 sm:py-10">
        <BackLink href={paths.comment(page.id)}>Wróć do komentarza</BackLink>
        <h1 className="text-3xl">Edycja komentarza</h1>
        <div id={`comment-${page.id}-text`}>
          <CommentForm
            action={paths.commentEditing(page.id)}
            form={form}
            label="Treść komentarza"
            submit="Zapisz"
            draft={null}
            cancelHref={paths.comment(page.id)}
          />
        </div>
      </Container>
    </div>
  );
}
