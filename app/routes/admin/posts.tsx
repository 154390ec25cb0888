import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { listSearch } from "~/forms/filters";
import { paths } from "~/paths";
import { listPosts, postDetail } from "~/services/posts/desk-queries.server";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { TextDesk, textStateField } from "./text-desk";
import { readTextDesk } from "./text-desk.server";

const untitled = "Post bez tytułu";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Posty",
  ({ found }) => found && (found.title || untitled),
);

const filters = [
  { kind: "text", name: "title", label: "Słowa w tytule" },
  { kind: "text", name: "author", label: "Autor (nazwa)" },
  { kind: "text", name: "tag", label: "Tag" },
  { kind: "text", name: "groupId", label: "Grupa (nazwa)" },
  textStateField,
] as const satisfies readonly Field[];

export const loader = (visit: LoaderFunctionArgs) =>
  readTextDesk(visit, {
    kind: "post",
    filters,
    author: "author",
    list: listPosts,
    detail: postDetail,
  });

export default function Posts() {
  return (
    <TextDesk
      tab="posts"
      title="Posty"
      intro="Posty ze wszystkich grup. Autor przeczyta, dlaczego coś zmieniasz, ukrywasz albo usuwasz."
      desk={useLoaderData<typeof loader>()}
      column={{ heading: "Tytuł", cell: ({ title }) => <bdi>{title || "–"}</bdi> }}
      empty="Nie ma takich postów."
      choose="Wybierz post z listy."
      titleOf={({ title }) => title || untitled}
      factsOf={({ tags, isHard, hasPicture }) => [
        { label: "Tagi", value: tags.join(", ") || "–" },
        { label: "Trudny temat", value: isHard ? "tak, tekst jest zwinięty" : "nie" },
        { label: "Zdjęcie", value: hasPicture ? "tak" : "nie" },
      ]}
      around={({ id, commentCount, group }) => (
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          <a className="link" href={paths.adminTab("comments") + listSearch({ postId: id })}>
            {formatCount(commentCount, "komentarz", "komentarze", "komentarzy")}
          </a>
          <a className="link" href={paths.adminTab("posts") + listSearch({ groupId: group.name })}>
            Inne posty w tej grupie
          </a>
          <a className="link" href={paths.adminTab("groups", group.id)}>
            Grupa
          </a>
        </p>
      )}
    />
  );
}

export const ErrorBoundary = listFailure({
  title: "Posty",
  message: "Nie udało się załadować postów.",
});
