import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { FieldInput } from "~/forms/field-input";
import { listSearch } from "~/forms/filters";
import { flashIn } from "~/http/flash.server";
import { emptyForm, formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { accessRefusals } from "~/services/access/refusals";
import { reasonField } from "~/services/acts/reason-field";
import { countLimit } from "~/services/listing/numbered-page";
import { Button, ButtonLink } from "~/ui/button";
import { SignInAgain } from "~/ui/sign-in-again";
import { openExport } from "./open-export.server";

export const meta = formMeta("Eksport CSV");

/** Asks why rows leave the house; the file itself comes from `export-file.ts`. */
export async function loader(visit: LoaderFunctionArgs) {
  const { tab, exporting, typed, opened } = await openExport(visit);
  const search = listSearch(typed);
  return {
    title: exporting.title,
    rows: inWords(await opened.count()),
    needsSignIn: opened.needsSignIn,
    here: paths.adminExport(tab) + search,
    action: paths.adminExportFile(tab) + search,
    back: paths.adminTab(tab) + search,
    reason: reasonField(exporting.act.reasons),
    isRefused: flashIn(visit.request.url)?.code === "export-without-reason",
  };
}

const inWords = ({ total, isMore }: { total: number; isMore: boolean }) =>
  isMore
    ? `ponad ${countLimit.toLocaleString("pl-PL")} wierszy`
    : formatCount(total, "wiersz", "wiersze", "wierszy");

export default function Export() {
  const { title, rows, needsSignIn, here, action, back, reason, isRefused } =
    useLoaderData<typeof loader>();
  const form = isRefused ? { ...emptyForm, errors: { reason: reason.required } } : emptyForm;
  return (
    <div className="max-w-text space-y-6">
      <h1 className="text-3xl">{title}</h1>
      <p>
        {tieWords(
          `Plik będzie zawierał: ${rows}. Są w nim adresy e-mail, więc eksport i jego powód trafiają do dziennika.`,
        )}
      </p>
      {needsSignIn ? (
        <SignInAgain text={accessRefusals.sign_in_again.text} returnTo={here}>
          <ButtonLink href={back} variant="secondary">
            Wróć
          </ButtonLink>
        </SignInAgain>
      ) : (
        <form method="post" action={action} noValidate className="space-y-6">
          <FieldInput field={reason} {...form} />
          <div className="flex flex-wrap gap-3">
            <Button>Pobierz plik CSV</Button>
            <ButtonLink href={back} variant="secondary">
              Wróć
            </ButtonLink>
          </div>
        </form>
      )}
    </div>
  );
}
