import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Nie ma takiej strony");

/** Any other address of the administration: whoever works here keeps its menu. */
export async function loader(visit: LoaderFunctionArgs) {
  await staffContext(visit);
  return data(null, { status: 404 });
}

export async function action(visit: ActionFunctionArgs) {
  await staffContext(visit);
  return data(null, { status: 404 });
}

export default function Unknown() {
  return (
    <div className="space-y-6">
      <h1 className="text-3xl">Nie ma takiej strony</h1>
      <p className="max-w-text text-muted">
        W&nbsp;administracji nic nie ma pod tym adresem. Może być nieaktualny albo zawierać
        literówkę.
      </p>
      <ButtonLink href={paths.admin()}>Pulpit</ButtonLink>
    </div>
  );
}
