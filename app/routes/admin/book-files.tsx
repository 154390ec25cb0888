import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Field } from "~/forms/fields";
import { FieldInput } from "~/forms/field-input";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { formMeta, refusal, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { storedBookFiles } from "~/services/books/book-files.server";
import { bookReasons } from "~/services/books/acts";
import type { BookCard } from "~/services/books/desk-queries.server";
import type { EditionFile } from "~/services/books/queries.server";
import { Conflict } from "~/services/command/errors";
import { Button, ButtonLink } from "~/ui/button";
import { replaceFiles } from "~/services/acts/definitions/books.server";
import { openOwnPageAct } from "~/services/acts/open-staff-act.server";
import { reasonField } from "~/services/acts/reason-field";
import { bookFileField, fileFields, fileLabel } from "~/services/books/book-fields";
import { refusalMessage } from "./refusal-messages.server";
import { sentBookFiles } from "./sent-book-files.server";
import { staffContext } from "./staff-context.server";
import { useReturnPath, returnPathOf } from "./return-path";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { files: true };

type Page = Pick<BookCard, "id" | "title" | "edition" | "revision"> & {
  files: readonly EditionFile[];
  stored: readonly EditionFile[];
};

export const meta = formMeta("Nowe wydanie");

const keepField = {
  kind: "checkbox",
  name: "keep",
  label: "Zostaw w nowym wydaniu drugi format z obecnego",
} as const satisfies Field;

const fieldsOf = ({ stored }: Pick<Page, "stored">) =>
  [...fileFields(stored), keepField, reasonField(bookReasons)] as const;

function pageOf(book: BookCard, stored: readonly EditionFile[]): Page {
  const { id, title, edition, revision, editions } = book;
  const files = editions.find(({ number }) => number === edition)?.files ?? [];
  return { id, title, edition, revision, files, stored };
}

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { card: book, refused } = await openOwnPageAct(ctx, replaceFiles, visit.params.id ?? "");
  if (refused) throw new Conflict(refused);
  const stored = await storedBookFiles(ctx);
  return { page: pageOf(book, stored), values: { keep: "on" } };
}

/** Makes another edition of a book. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const bookId = visit.params.id ?? "";
  const { card: book, perform } = await openOwnPageAct(ctx, replaceFiles, bookId);
  const form = await readForm(visit.request);
  const { files, errors, stored } = await sentBookFiles(ctx, form);
  const page = pageOf(book, stored);
  const answers = acceptForm(fieldsOf(page), form, page, errors);
  const kept = page.files.filter(({ format }) => !files.some((file) => file.format === format));
  const fileIds = [...files, ...(answers.keep === "on" ? kept : [])].map(({ id }) => id);
  const { version = "" } = form.values;
  const { done } = await perform({ fileIds, version, reason: answers.reason }).catch(
    async (error: unknown) => {
      const message = refusalMessage(error);
      if (!message) throw error;
      const { card } = await openOwnPageAct(ctx, replaceFiles, bookId);
      throw refusal(pageOf(card, stored), form, message.text, message.status);
    },
  );
  const back = returnPathOf(visit.request) ?? paths.adminTab("books", bookId);
  return redirect(withFlash(back, done), 303);
}

export default function BookFiles() {
  const { page, values } = useLoaderData<typeof loader>();
  return <BookFilesForm page={page} form={{ values, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <BookFilesForm page={page} form={form} />,
  { fields: [bookFileField, keepField, reasonField(bookReasons)] },
);

function BookFilesForm({ page, form }: { page: Page; form: FormState }) {
  const returnTo = useReturnPath();
  const fields = fieldsOf(page);
  return (
    <div className="max-w-text space-y-6">
      <header className="space-y-2">
        <h1 className="text-3xl">Nowe wydanie</h1>
        <p className="text-lg wrap-anywhere">
          {page.title}, teraz wydanie {page.edition}:{" "}
          {page.files.length === 0
            ? "nasz własny tekst, EPUB i PDF"
            : page.files.map(fileLabel).join(", ")}
        </p>
        <p className="text-muted">
          Nowe zamówienia dostaną nowe wydanie. Kto kupił wcześniejsze, pobiera je dalej, także
          z&nbsp;nowym linkiem.
        </p>
      </header>
      <FormErrors fields={fields} errors={form.errors} />
      <form
        method="post"
        action={paths.adminAct("books", page.id, "files", returnTo ?? undefined)}
        encType="multipart/form-data"
        noValidate
        className="space-y-6"
      >
        <input type="hidden" name="version" value={page.revision} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button busyLabel="Dodawanie...">Zapisz nowe wydanie</Button>
          <ButtonLink href={returnTo ?? paths.adminTab("books", page.id)} variant="secondary">
            Anuluj
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
