import { defineFreeTextForm, freeTextBoundary } from "~/crisis/free-text-form";
import { freeTextAction } from "~/http/free-text-action.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta, type FormState } from "~/forms/refusal";
import { paths } from "~/paths";
import type { RouteHandle } from "~/http/route-handle";
import { editComment } from "~/services/posts/edit-comment.server";
import { assertOwnComment, isKeptAsItIs } from "~/services/posts/find-post.server";
import { findPost } from "~/services/posts/post-page.server";
import { firstDayOf, type FirstDay } from "~/services/posts/writing-limits.server";
import { writingRefusals } from "~/services/posts/refusals";
import { BackLink } from "~/ui/back-link";
import { Container } from "~/ui/container";
import { HelpLinesNote } from "~/ui/crisis-help";
import { NotWelcome } from "./cannot-write";
import { CommentForm, contentField } from "./comment-form";
import { commentVersion } from "~/services/posts/written-version";
import { placeInThread } from "./place-in-thread";
import { PostFailed } from "./post-failed";
import { ChangedMeanwhile, hasChanged, TwoVersions, withoutConflict } from "./two-versions";
import { asMember, readWords } from "./viewer.server";
import { writingFailures } from "./writing-failures";

export const handle: RouteHandle = { community: true };
export const meta = formMeta("Edycja komentarza");

/** `version` names the words that are changed. */
type Page = {
  id: string;
  postId: string;
  content: string;
  version: string;
  firstDay: FirstDay | null;
  needsHelp: boolean;
  /** Whoever it answers has blocked its author, who may only take it back. */
  isKeptAsItIs: boolean;
  /** Its place in the thread. */
  place: string;
};

async function own(visit: LoaderFunctionArgs) {
  const { ctx } = await asMember(visit);
  const comment = await assertOwnComment(ctx, visit.params.id ?? "");
  const { id, postId, content, needsHelp } = comment;
  const found = await findPost(ctx, postId);
  const place = placeInThread(comment, found?.post.commentCount ?? 0);
  const version = commentVersion(content);
  const firstDay = await firstDayOf(ctx);
  const page: Page = {
    ...{ id, postId, content, version, firstDay, needsHelp, place },
    isKeptAsItIs: await isKeptAsItIs(ctx, comment),
  };
  return { ctx, page, mayBeRead: found?.mayBeRead ?? false };
}

export async function loader(visit: LoaderFunctionArgs) {
  return (await own(visit)).page;
}

const form = defineFreeTextForm<Page>()({
  place: "comment",
  fields: [contentField],
  action: ({ id }) => paths.commentEditing(id),
  carries: () => ["content", "version"],
  show: (page, form) => <EditCommentPage page={page} form={form} />,
  otherwise: () => <PostFailed message="Nie udało się zaktualizować komentarza" />,
});

export const action = freeTextAction(form, {
  read: own,
  body: readWords,
  mayBeRead: ({ mayBeRead }) => mayBeRead,
  refused: { form: writingRefusals },
  failures: writingFailures,
  async submit({ ctx, page }, { content }, screening, { form: { values } }) {
    const { version } = values;
    const outcome = await editComment(ctx, { commentId: page.id, content, version, screening });
    const notice = outcome === "held" ? "comment-held" : "comment-saved";
    return { to: page.place, notice };
  },
});

export default function EditComment() {
  const page = useLoaderData<typeof loader>();
  const form = { values: { content: page.content }, errors: {} };
  return <EditCommentPage page={page} form={page.isKeptAsItIs ? null : form} />;
}

export const ErrorBoundary = freeTextBoundary(form);

/** @param form null where it would be refused */
function EditCommentPage({ page, form }: { page: Page; form: FormState | null }) {
  const isChanged = form !== null && hasChanged(form, page.version);
  const editing = (
    <div id={`comment-${page.id}-text`}>
      {form === null ? (
        <NotWelcome>
          <a
            href={paths.commentDeletion(page.id)}
            className="link inline-flex min-h-11 items-center"
          >
            Usuń komentarz
          </a>
        </NotWelcome>
      ) : (
        <CommentForm
          action={paths.commentEditing(page.id)}
          form={withoutConflict(form)}
          label={contentLabel}
          submit={isChanged ? "Zapisz moją wersję" : "Zapisz"}
          draft={null}
          cancelHref={page.place}
          cancelLabel={isChanged ? "Zostaw obecną" : undefined}
          version={page.version}
          firstDay={page.firstDay}
        />
      )}
    </div>
  );
  return (
    <div data-area="community">
      <Container width={isChanged ? "wide" : "text"} className="space-y-6 py-6 sm:py-10">
        <BackLink href={page.place}>Wróć do komentarza</BackLink>
        <h1 className="text-3xl">Edycja komentarza</h1>
        {isChanged ? (
          <>
            <ChangedMeanwhile title="Komentarz zmienił się w międzyczasie" form={form} />
            <TwoVersions
              parts={[
                {
                  name: contentField.name,
                  label: contentLabel,
                  saved: page.content,
                  own: form.values.content ?? "",
                },
              ]}
            >
              {editing}
            </TwoVersions>
          </>
        ) : (
          editing
        )}
        {page.needsHelp && <HelpLinesNote />}
      </Container>
    </div>
  );
}

const contentLabel = "Treść komentarza";
