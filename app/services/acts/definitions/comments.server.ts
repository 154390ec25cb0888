import type { Field } from "~/forms/fields";
import { commentDetail } from "~/services/posts/desk-queries.server";
import { commentLength } from "~/services/posts/text-rules";
import { textActs } from "./texts.server";

export const comments = textActs({
  kind: "comment",
  titles: {
    edit: "Zmień komentarz",
    hide: "Ukryj komentarz",
    restore: "Przywróć komentarz",
    delete: "Czy na pewno chcesz usunąć ten komentarz?",
  },
  read: commentDetail,
  subject: ({ post, author, group }) =>
    `${author.name}${post.title ? ` pod postem „${post.title}”` : ""}, grupa „${group.name}”`,
  words: [
    {
      kind: "longText",
      name: "content",
      label: "Treść",
      required: "Treść jest wymagana.",
      rows: 8,
      uncounted: true,
      limit: { length: commentLength.most, message: "Skróć treść do 10 000 znaków." },
    },
  ] as const satisfies readonly Field[],
});
