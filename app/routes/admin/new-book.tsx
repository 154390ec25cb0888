import { randomUUID } from "node:crypto";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { FieldInput } from "~/forms/field-input";
import { typedGrosze } from "~/forms/typed-values";
import { formBoundary } from "~/forms/form-boundary";
import { FormErrors } from "~/forms/form-errors";
import { missingOf } from "~/forms/missing";
import { acceptForm } from "~/forms/parse-form";
import { formMeta, type FormState } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { formFailure } from "~/http/form-failure.server";
import { paths } from "~/paths";
import { ebook } from "~/products/e-book/product";
import { formTokenField, formTokenName } from "~/products/order-fields";
import { add } from "~/services/acts/definitions/books.server";
import { openOwnPageAct } from "~/services/acts/open-staff-act.server";
import { newestLooseFile, storedBookFiles } from "~/services/books/book-files.server";
import type { EditionFile } from "~/services/books/queries.server";
import { Button, ButtonLink } from "~/ui/button";
import {
  bookFileField,
  factFields,
  factsOf,
  fileFields,
  fillAll,
  publishedField,
} from "~/services/books/book-fields";
import { sentBookFiles } from "./sent-book-files.server";
import { staffContext } from "./staff-context.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { files: true };

type Page = { stored: readonly EditionFile[] };

export const meta = formMeta("Dodaj książkę");

const fieldsOf = ({ stored }: Page) =>
  [...factFields, ...fileFields(stored), publishedField, formTokenField] as const;

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit);
  await openOwnPageAct(ctx, add, "new");
  const [stored, filePath] = await Promise.all([storedBookFiles(ctx), newestLooseFile(ctx)]);
  return {
    page: { stored },
    values: {
      author: brand.name,
      price: typedGrosze(ebook.priceGrosze),
      filePath: filePath ?? "",
      isPublished: "on",
      [formTokenName]: randomUUID() as string,
    },
  };
}

const failed = "❌ Błąd przy dodawaniu e-booka.";

/** Adds a book; what was sent along is looked into and kept first, so that nobody has to send it twice. */
export async function action(visit: ActionFunctionArgs) {
  const { ctx } = await staffContext(visit);
  const { perform } = await openOwnPageAct(ctx, add, "new");
  const form = await readForm(visit.request);
  const { files, errors, stored } = await sentBookFiles(ctx, form);
  const page: Page = { stored };
  const values = { ...form.values, file: files[0]?.id ?? form.values.file ?? "" };
  const missing = missingOf(values, ["title", "description", "file"], fillAll);
  const answers = acceptForm(fieldsOf(page), form, page, { ...missing, ...errors });
  const { id, done } = await perform({
    ...factsOf(answers),
    fileIds: files.map((file) => file.id),
    isPublished: answers.isPublished === "on",
    formToken: answers.formToken,
  }).catch(formFailure({ context: visit.context, form, page }, { notKept: failed }));
  return redirect(withFlash(paths.adminTab("books", id), done), 303);
}

export default function NewBook() {
  const { page, values } = useLoaderData<typeof loader>();
  return <NewBookForm page={page} form={{ values, errors: {} }} />;
}

export const ErrorBoundary = formBoundary<Page>(
  ({ page, ...form }) => <NewBookForm page={page} form={form} />,
  { fields: [...factFields, bookFileField, publishedField] },
);

function NewBookForm({ page, form }: { page: Page; form: FormState }) {
  const fields = fieldsOf(page);
  return (
    <div className="max-w-text space-y-6">
      <h1 className="text-3xl">Dodaj książkę</h1>
      <FormErrors fields={fields} errors={form.errors} />
      <form
        method="post"
        action={paths.adminNewBook()}
        encType="multipart/form-data"
        noValidate
        className="space-y-6"
      >
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} {...form} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button busyLabel="Dodawanie...">Dodaj</Button>
          <ButtonLink href={paths.adminTab("books")} variant="secondary">
            Anuluj
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
