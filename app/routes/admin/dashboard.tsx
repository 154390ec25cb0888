import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/http/paths";
import { listActs } from "~/services/acts/queries.server";
import { countWaiting } from "~/services/moderation/desk-queries.server";
import { Card } from "~/ui/card";
import { staffContext } from "./staff-context.server";

export const meta = formMeta("Administracja");

/** What waits for a person: each figure leads to the list behind it. */
export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit);
  const moderates = session.actor.permissions.includes("moderate_content");
  const [agreements, cases] = await Promise.all([
    listActs(ctx, "waiting"),
    moderates ? countWaiting(ctx) : null,
  ]);
  return {
    waiting: [
      ...(cases
        ? [
            {
              label:
                cases.crisis > 0
                  ? `Zgłoszone treści, w tym kryzys: ${cases.crisis}`
                  : "Zgłoszone treści",
              count: cases.waiting,
              href: paths.adminTab("reports"),
            },
          ]
        : []),
      {
        label: "Prośby, które czekają na Twoją zgodę",
        count: agreements.length,
        href: paths.adminTab("agreements"),
      },
    ],
  };
}

export default function Dashboard() {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <h1 className="text-4xl">Administracja</h1>
        <p className="text-muted">
          To miejsce widzą tylko osoby, które pracują w&nbsp;serwisie. Ze względów bezpieczeństwa po
          dwunastu godzinach od logowania poprosimy o&nbsp;ponowne zalogowanie.
        </p>
      </header>
      <section aria-labelledby="czeka" className="space-y-4">
        <h2 id="czeka" className="text-2xl">
          Co czeka
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map(({ label, count, href }) => (
            <Card as="li" key={href}>
              <p className="text-4xl font-semibold tabular-nums">{count}</p>
              <a href={href} className="link after:absolute after:inset-0 after:rounded-card">
                {label}
              </a>
            </Card>
          ))}
        </ul>
      </section>
    </div>
  );
}
