import { isFile } from "~/forms/files";
import type { TextByControl } from "~/forms/kind";
import { bookFileMessages } from "~/forms/kinds/book-file";
import type { PostedForm } from "~/forms/parse-form";
import { storeBookFile, storedBookFiles } from "~/services/books/book-files.server";
import { inspectBookFile } from "~/services/books/inspect-book-file.server";
import type { EditionFile } from "~/services/books/queries.server";
import type { ServiceContext } from "~/services/command/context.server";

/**
 * The files that a form names or brings. What it brings is kept at once, whatever else is wrong with the form, and named
 * in it: a form that comes back need not bring it again.
 * @returns the files, at most one a format; what is wrong with them, or that there is none; and the files that the form can name now
 */
export async function sentBookFiles(
  ctx: ServiceContext,
  { formData, values }: PostedForm,
): Promise<{ files: EditionFile[]; errors: TextByControl; stored: EditionFile[] }> {
  const errors: TextByControl = {};
  const sent = formData.get("file");
  let sentId: string | undefined;
  if (isFile(sent)) {
    const found = await inspectBookFile(sent);
    if (typeof found === "string") errors.file = bookFileMessages[found];
    else sentId = await storeBookFile(ctx, found);
  }
  const stored = await storedBookFiles(ctx);
  const ids = new Set([sentId, values.filePath].filter(Boolean));
  const files = stored.filter(({ id }) => ids.has(id));
  if (new Set(files.map(({ format }) => format)).size < files.length)
    errors.filePath = "Oba pliki mają ten sam format. Zostaw jeden z nich.";
  else if (sentId && !values.filePath) values.filePath = sentId;
  if (files.length === 0 && !errors.file)
    errors.file = "Dodaj plik EPUB albo PDF, albo wybierz taki, który już mamy.";
  return { files, errors, stored };
}
