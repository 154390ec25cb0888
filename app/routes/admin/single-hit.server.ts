import { redirect } from "@remix-run/node";
import { listSearch, type ListQuery } from "~/forms/filters";
import { flashParameter } from "~/notices/notices";
import { paths } from "~/paths";
import type { NumberedPage } from "~/services/listing/numbered-page";

/**
 * Leads on to the row that filters found, where it is the only one. A notice is shown first: what it says is over once it
 * was led past.
 * @throws Response
 */
export function openSingleHit(
  { request, params }: { request: Request; params: Readonly<Record<string, string | undefined>> },
  tab: string,
  { values, errors }: Pick<ListQuery, "values" | "errors">,
  { rows, total }: NumberedPage<{ id: string }>,
): void {
  const [hit] = rows;
  const isSearched = Object.keys(values).length > 0 && Object.keys(errors).length === 0;
  const isList = params.id === undefined && !new URL(request.url).searchParams.has(flashParameter);
  if (hit && total === 1 && isSearched && isList)
    throw redirect(paths.adminTab(tab, hit.id) + listSearch(values));
}
