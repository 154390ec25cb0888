import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { casesAbout } from "~/services/moderation/text-cases.server";
import { commentDetail, listComments, type TextState } from "~/services/posts/desk-queries.server";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";
import { TextDetail } from "./text-detail";
import { textColumns, textStateField } from "./text-list";

export const meta = formMeta("Komentarze");

const filters = [
  { kind: "text", name: "content", label: "Słowa w treści" },
  { kind: "text", name: "user", label: "Autor (cała nazwa)" },
  { kind: "uuid", name: "postId", label: "Numer posta" },
  textStateField,
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "moderate_content");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const { user, state, ...others } = chosen;
  const [list, comment, cases] = await Promise.all([
    listComments(
      ctx,
      { ...others, author: user, state: state as TextState | undefined },
      query.page,
    ),
    id === undefined ? null : commentDetail(ctx, id),
    id === undefined ? [] : casesAbout(ctx, id),
  ]);
  return { query, list, comment, cases };
}

export default function Comments() {
  const { query, list, comment, cases } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Komentarze"
      path={paths.adminTab("comments")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Treść", cell: ({ excerpt }) => <bdi>{excerpt || "–"}</bdi> },
        ...textColumns,
      ]}
      empty="Nie ma takich komentarzy."
      choose="Wybierz komentarz z listy."
      detail={
        comment && {
          id: comment.id,
          content: (
            <TextDetail tab="comments" title="Komentarz" found={comment} cases={cases} facts={[]}>
              <p className="wrap-anywhere">
                Pod postem{" "}
                <a className="link" href={paths.adminTab("posts", comment.post.id)}>
                  <bdi>{comment.post.title || "bez tytułu"}</bdi>
                </a>
              </p>
            </TextDetail>
          ),
        }
      }
    />
  );
}

export const ErrorBoundary = listFailure({
  title: "Komentarze",
  message: "Nie udało się załadować komentarzy.",
});
