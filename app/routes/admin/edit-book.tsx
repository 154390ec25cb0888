import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPrice } from "~/copy/format";
import { FieldInput } from "~/forms/field-input";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { acceptForm } from "~/forms/parse-form";
import { formMeta, refusal, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { type BookReason, bookReasons } from "~/services/books/acts";
import { bookCard, type BookCard } from "~/services/books/desk-queries.server";
import { editBook } from "~/services/books/edit-book.server";
import { Conflict } from "~/services/command/errors";
import { Button, ButtonLink } from "~/ui/button";
import { reasonField } from "~/services/acts/reason-field";
import { factFields, factsOf, missingOf } from "./book-form";
import { changedMeanwhile, revisionOf, RevisionControl } from "./book-revision";
import { staffContext } from "./staff-context.server";
import { useReturnPath, returnPathOf } from "./return-path";

type Page = Pick<BookCard, "id" | "title" | "priceGrosze" | "revision">;

export const meta = formMeta("Zmień książkę");

const fields = [...factFields, reasonField(bookReasons)] as const;

const pageOf = ({ id, title, priceGrosze, revision }: BookCard): Page => ({
  ...{ id, title, priceGrosze, revision },
});

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_books");
  const book = await bookCard(ctx, visit.params.id ?? "");
  const { title, author, description, excerpt, priceGrosze } = book;
  return {
    page: pageOf(book),
    values: {
      ...{ title, author, description },
      excerpt: excerpt ?? "",
      price: (priceGrosze / 100).toFixed(2).replace(".", ","),
    },
  };
}

export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit, "manage_books");
  const form = await readForm(visit.request);
  const bookId = visit.params.id ?? "";
  const page = pageOf(await bookCard(ctx, bookId));
  const missing = missingOf(form.values, ["title", "description"]);
  const { reason, ...facts } = acceptForm(fields, form, page, missing);
  await editBook(ctx, {
    ...factsOf(facts),
    bookId,
    revision: revisionOf(form.values),
    reason: reason as BookReason,
  }).catch(async (error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
    throw refusal(pageOf(await bookCard(ctx, bookId)), form, changedMeanwhile, 409);
  });
  const back = returnPathOf(visit.request) ?? paths.adminTab("books", bookId);
  return redirect(withFlash(back, "book-edited"), 303);
}

export default function EditBook() {
  const { page, values } = useLoaderData<typeof loader>();
  return <EditBookForm page={page} form={{ values, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <EditBookForm page={page} form={form} />,
  { fields },
);

function EditBookForm({ page, form }: { page: Page; form: FormState }) {
  const returnTo = useReturnPath();
  return (
    <div className="max-w-text space-y-6">
      <header className="space-y-2">
        <h1 className="text-4xl">Zmień książkę</h1>
        <p className="text-lg wrap-anywhere">
          Teraz: {page.title}, {formatPrice(page.priceGrosze)}
        </p>
        <p className="text-muted">
          Adres strony zostaje. Nowa cena obowiązuje od razu i trafia do historii cen; kto już
          zamówił, ma tytuł i cenę z chwili zamówienia.
        </p>
      </header>
      <FormErrors fields={fields} errors={form.errors} />
      <form
        method="post"
        action={paths.adminBookForm(page.id, "edit", returnTo ?? undefined)}
        noValidate
        className="space-y-6"
      >
        <RevisionControl revision={page.revision} />
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button>Zapisz</Button>
          <ButtonLink href={returnTo ?? paths.adminTab("books", page.id)} variant="secondary">
            Anuluj
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
