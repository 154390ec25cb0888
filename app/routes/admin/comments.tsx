import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { paths } from "~/paths";
import { commentDetail, listComments } from "~/services/posts/desk-queries.server";
import { plainLine } from "~/site/written-text";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { TextDesk, textStateField } from "./text-desk";
import { readTextDesk } from "./text-desk.server";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Komentarze",
  ({ found }) => found && `Komentarz z ${formatDateTime(found.createdAt)}`,
);

const filters = [
  { kind: "text", name: "content", label: "Słowa w treści" },
  { kind: "text", name: "user", label: "Autor (nazwa)" },
  { kind: "uuid", name: "postId", label: "Numer posta" },
  textStateField,
] as const satisfies readonly Field[];

type Filters = Parameters<typeof listComments>[1];

export const loader = (visit: LoaderFunctionArgs) =>
  readTextDesk(visit, {
    kind: "comment",
    filters,
    author: "user",
    list: (ctx, { user, ...others }: Filters & { user?: string }, page) =>
      listComments(ctx, { ...others, author: user }, page),
    detail: commentDetail,
  });

export default function Comments() {
  return (
    <TextDesk
      tab="comments"
      title="Komentarze"
      intro="Komentarze ze wszystkich grup. Autor przeczyta, dlaczego coś zmieniasz, ukrywasz albo usuwasz."
      desk={useLoaderData<typeof loader>()}
      column={{ heading: "Treść", cell: ({ excerpt }) => <bdi>{plainLine(excerpt) || "–"}</bdi> }}
      empty="Nie ma takich komentarzy."
      choose="Wybierz komentarz z listy."
      titleOf={() => "Komentarz"}
      around={({ post }) => (
        <p className="wrap-anywhere">
          Pod postem{" "}
          <a className="link" href={paths.adminTab("posts", post.id)}>
            <bdi>{post.title || "bez tytułu"}</bdi>
          </a>
        </p>
      )}
    />
  );
}

export const ErrorBoundary = listFailure({
  title: "Komentarze",
  message: "Nie udało się załadować komentarzy.",
});
