import type { LoaderFunctionArgs } from "@remix-run/node";
import { formMeta } from "~/forms/refusal";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Blog");

export async function loader(visit: LoaderFunctionArgs) {
  await staffContext(visit, "view_members");
  return null;
}

export default function Blog() {
  return (
    <div className="space-y-6">
      <h1 className="text-3xl">Blog</h1>
      <p className="text-muted">Brak komponentów dla tej sekcji.</p>
    </div>
  );
}
