import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { listSearch, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { casesAbout } from "~/services/moderation/text-cases.server";
import { listPosts, postDetail, type TextState } from "~/services/posts/desk-queries.server";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";
import { TextDetail } from "./text-detail";
import { textColumns, textStateField } from "./text-list";

export const meta = formMeta("Posty");

const filters = [
  { kind: "text", name: "title", label: "Słowa w tytule" },
  { kind: "text", name: "author", label: "Autor (cała nazwa)" },
  { kind: "text", name: "tag", label: "Tag" },
  { kind: "uuid", name: "groupId", label: "Numer grupy" },
  textStateField,
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "moderate_content");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, post, cases] = await Promise.all([
    listPosts(ctx, { ...chosen, state: chosen.state as TextState | undefined }, query.page),
    id === undefined ? null : postDetail(ctx, id),
    id === undefined ? [] : casesAbout(ctx, id),
  ]);
  return { query, list, post, cases };
}

export default function Posts() {
  const { query, list, post, cases } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Posty"
      path={paths.adminTab("posts")}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Tytuł", cell: ({ title }) => <bdi>{title || "–"}</bdi> },
        ...textColumns,
      ]}
      empty="Nie ma takich postów."
      choose="Wybierz post z listy."
      detail={
        post && {
          id: post.id,
          content: (
            <TextDetail
              tab="posts"
              title={post.title || "Post bez tytułu"}
              found={post}
              cases={cases}
              facts={[
                { label: "Tagi", value: post.tags.join(", ") || "–" },
                { label: "Trudny temat", value: post.isHard ? "tak, tekst jest zwinięty" : "nie" },
                { label: "Zdjęcie", value: post.hasPicture ? "tak" : "nie" },
              ]}
            >
              <p className="flex flex-wrap gap-x-4 gap-y-2">
                <a
                  className="link"
                  href={paths.adminTab("comments") + listSearch({ postId: post.id })}
                >
                  {formatCount(post.commentCount, "komentarz", "komentarze", "komentarzy")}
                </a>
                <a
                  className="link"
                  href={paths.adminTab("posts") + listSearch({ groupId: post.group.id })}
                >
                  Inne posty w tej grupie
                </a>
                <a className="link" href={paths.adminTab("groups", post.group.id)}>
                  Grupa
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
  title: "Posty",
  message: "Nie udało się załadować postów.",
});
