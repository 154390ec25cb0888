import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { listSearch, readListQuery } from "~/forms/filters";
import { flashIn } from "~/http/flash.server";
import { emptyForm, formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { exportReasonField, exportOf } from "./exports.server";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Eksport CSV");

/** Asks why rows leave the house; the file itself comes from `export-file.ts`. */
export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "export_payments");
  const { module = "" } = visit.params;
  const { filters, title, count } = exportOf(module);
  const query = readListQuery(filters, visit.request);
  const search = listSearch(query.values);
  return {
    title,
    rows: await count(ctx, query.filters),
    action: paths.adminExportFile(`modules/${module}`) + search,
    back: paths.adminTab(`modules/${module}`) + search,
    reason: exportReasonField,
    isRefused: flashIn(visit.request.url)?.code === "export-without-reason",
  };
}

export default function Export() {
  const { title, rows, action, back, reason, isRefused } = useLoaderData<typeof loader>();
  const form = isRefused ? { ...emptyForm, errors: { reason: reason.required } } : emptyForm;
  return (
    <div className="max-w-text space-y-6">
      <h1 className="text-4xl">{title}</h1>
      <p>
        {tieWords(
          `Plik będzie zawierał: ${rows}. Są w nim adresy e-mail, więc eksport i jego powód trafiają do dziennika.`,
        )}
      </p>
      <form method="post" action={action} noValidate className="space-y-6">
        <FieldInput field={reason} {...form} />
        <div className="flex flex-wrap gap-3">
          <Button>Pobierz plik CSV</Button>
          <ButtonLink href={back} variant="secondary">
            Wróć
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
