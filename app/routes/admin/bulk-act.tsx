import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount } from "~/copy/format";
import { listSearch, readListQuery } from "~/forms/filters";
import { formBoundary } from "~/forms/form-boundary";
import { acceptForm } from "~/forms/parse-form";
import { emptyForm, formTitle, refusal } from "~/forms/refusal";
import { withFlash } from "~/http/flash.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { bulkExtent, requestBulk } from "~/services/acts/request-bulk.server";
import { mostBulkRows } from "~/services/acts/bulk-kinds";
import { NotAllowed } from "~/services/command/errors";
import { ActView, explain, signInAgain, type ActPage } from "./act";
import { bulkActs } from "./acts/bulk-acts";
import { asOrderFilters, orderFilters } from "./orders-filters";
import { staffContext } from "./staff-context.server";
import { pageMeta } from "~/ui/page-meta";

export const meta = ({ data, error }: { data?: ActPage; error?: unknown }) =>
  pageMeta(formTitle(data?.title ?? "Czynność", error));

async function openBulk(visit: LoaderFunctionArgs | ActionFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "act_in_bulk");
  const act = bulkActs.find(({ name }) => name === visit.params.act);
  if (!act) throw new Response(null, { status: 404 });
  if (!session.actor.permissions.includes(act.permission)) throw new NotAllowed(act.permission);
  const { filters: chosen, values, errors } = readListQuery(orderFilters, visit.request);
  const filters = asOrderFilters(chosen);
  const isFiltered = Object.keys(chosen).length > 0 && Object.keys(errors).length === 0;
  const search = listSearch(values);
  const found = isFiltered ? await bulkExtent(ctx, filters) : { orders: 0, leftGrosze: 0 };
  const page: ActPage = {
    title: act.title,
    button: "Poproś o zgodę drugiej osoby",
    isDangerous: true,
    needsSignIn: !session.isFresh,
    fields: act.fields,
    values: {},
    preview: {
      subject: formatCount(found.orders, "zamówienie", "zamówienia", "zamówień"),
      effects: [
        ...act.effects(found),
        "Nic się nie stanie, dopóki nie zgodzi się druga osoba z administracji. Zamówienia, które przyjdą później, nie wejdą na listę.",
      ],
      impossible: !isFiltered
        ? "Najpierw zawęź listę filtrem: bez niego byłyby to wszystkie zamówienia."
        : found.orders === 0
          ? "Temu filtrowi nie odpowiada żadne zamówienie."
          : found.orders > mostBulkRows
            ? `Na raz można wskazać najwyżej ${formatCount(mostBulkRows, "zamówienie", "zamówienia", "zamówień")}. Zawęź filtr.`
            : undefined,
    },
    here: paths.adminBulk("orders", act.name) + search,
    back: paths.adminTab("orders") + search,
  };
  return { act, ctx, filters, page };
}

export async function loader(visit: LoaderFunctionArgs): Promise<ActPage> {
  return (await openBulk(visit)).page;
}

export async function action(visit: ActionFunctionArgs) {
  const { act, ctx, filters, page } = await openBulk(visit);
  const form = await readForm(visit.request);
  if (page.needsSignIn) throw refusal(page, form, signInAgain, 401);
  if (page.preview.impossible) throw refusal(page, form, page.preview.impossible, 409);
  const { reason = "" } = acceptForm(act.fields, form, page) as { reason?: string };
  try {
    const id = await requestBulk(ctx, { kind: act.kind, filters, reason });
    return redirect(withFlash(paths.adminTab("bulk", id), "bulk-asked"), 303);
  } catch (error) {
    const told = explain(error);
    if (!told) throw error;
    throw refusal(page, form, told.text, told.status);
  }
}

export default function BulkActRoute() {
  return <ActView {...useLoaderData<typeof loader>()} form={emptyForm} />;
}

export const ErrorBoundary = formBoundary<ActPage>(
  ({ page, ...form }) => <ActView {...page} form={form} />,
  // What an act asks is known to the server alone. Longer words are shown all the same.
  { fields: [] },
);
