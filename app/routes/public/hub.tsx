import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { publicHeaders } from "~/http/public-headers";
import { teamOfHub } from "~/site/personas";
import { findHub, type Hub } from "~/site/hubs";
import { withCovers } from "~/services/samples/queries.server";
import type { HubProduct } from "./hub-view";
import { productsInHub } from "~/products/registry";
import { serviceContext } from "~/services/command/context.server";
import { withPrices } from "~/services/prices/queries.server";
import { tieWords } from "~/copy/typography";
import { HelpLineList } from "~/ui/crisis-help";
import { Prose } from "~/ui/prose";
import { bookingPathOf } from "~/products/talk/product";
import { TeamSection } from "~/ui/team-section";
import { HubView } from "./hub-view";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction = ({ location }) => {
  const hub = findHub(location.pathname);
  return pageMeta(hub?.title ?? "", hub?.description);
};

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const hub = findHub(new URL(request.url).pathname);
  return { products: withCovers(await withPrices(ctx, hub ? productsInHub(hub.path) : [])) };
}

export default function HubRoute() {
  const { products } = useLoaderData<typeof loader>();
  const hub = findHub(useLocation().pathname);
  return hub ? <HubPage hub={hub} products={products as HubProduct[]} /> : null;
}

function HubPage({ hub, products }: { hub: Hub; products: readonly HubProduct[] }) {
  const team = teamOfHub(hub.path);
  return (
    <HubView
      area={hub.area}
      title={hub.title}
      lead={hub.lead}
      constellation={hub.constellation}
      products={products}
      productsTitle={hub.question}
      aside={hub.aside === "crisis" ? <CrisisPhones /> : <Advice {...hub.aside} />}
    >
      {team && <TeamSection team={team} bookingPath={bookingPathOf(team)} />}
      <section aria-labelledby="co-to-jest">
        <h2 id="co-to-jest" className="mb-4 text-3xl">
          Co to jest
        </h2>
        <Prose>
          {hub.about.map((text) => (
            <p key={text}>{tieWords(text)}</p>
          ))}
        </Prose>
      </section>
    </HubView>
  );
}

function Advice({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <aside className="border-l-2 border-area pl-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-area">
        {items.map((item) => (
          <li key={item}>{tieWords(item)}</li>
        ))}
      </ul>
    </aside>
  );
}

function CrisisPhones() {
  return (
    <section
      aria-labelledby="telefony"
      className="rounded-card bg-info-soft px-5 py-6 text-info-ink sm:px-8"
    >
      <h2 id="telefony" className="text-xl">
        To nie jest pomoc kryzysowa
      </h2>
      <p className="mt-1">
        {tieWords("Jeśli jest Ci teraz bardzo źle, zadzwoń. Pod tymi numerami ktoś Cię wysłucha.")}
      </p>
      <HelpLineList className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}
