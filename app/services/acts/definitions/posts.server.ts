import type { Field } from "~/forms/fields";
import { postDetail } from "~/services/posts/desk-queries.server";
import { contentLength, titleLength } from "~/services/posts/text-rules";
import { textActs } from "./texts.server";

export const posts = textActs({
  kind: "post",
  titles: {
    edit: "Zmień post",
    hide: "Ukryj post",
    restore: "Przywróć post",
    delete: "Czy na pewno chcesz usunąć ten post?",
  },
  read: postDetail,
  subject: ({ title, author, group }) =>
    `${title ? `„${title}”, ` : ""}${author.name}, grupa „${group.name}”`,
  words: [
    {
      kind: "text",
      name: "title",
      label: "Tytuł",
      required: "Tytuł jest wymagany.",
      limit: { length: titleLength.most, message: `Skróć tytuł do ${titleLength.most} znaków.` },
      shortest: { length: titleLength.least, message: "Tytuł jest za krótki." },
      autoComplete: "off",
    },
    {
      kind: "longText",
      name: "content",
      label: "Treść",
      required: "Treść jest wymagana.",
      rows: 10,
      uncounted: true,
      limit: { length: contentLength.most, message: "Skróć treść do 10 000 znaków." },
      shortest: { length: contentLength.least, message: "Treść jest za krótka." },
    },
  ] as const satisfies readonly Field[],
});
