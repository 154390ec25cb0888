import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import communityScript from "virtual:community-script";
import deskScript from "virtual:desk-script";
import documentScript from "virtual:document-script";
import safetyPlanScript from "virtual:safety-plan-script";
import "./app.css";
import { brand } from "./config/brand";
import { env } from "./config/env.server";
import { operator } from "./config/operator.server";
import { errorMeta } from "./forms/error-meta";
import { FailurePage } from "./forms/failure-page";
import { accountOf } from "./http/account.server";
import { flashIn } from "./http/flash.server";
import { requestLog } from "./http/load-context.server";
import { paths } from "./paths";
import { isApp, type RouteHandle } from "./http/route-handle";
import { paymentParameter, transactionParameter } from "./site/payment-return";
import { readTheme } from "./http/theme.server";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { returnedPayment } from "./services/payments/returned-payment.server";
import { isOnCached } from "~/services/switches/cached-switches.server";
import figtreePolish from "./ui/fonts/figtree-latin-ext.woff2?url";
import figtree from "./ui/fonts/figtree-latin.woff2?url";
import frauncesPolish from "./ui/fonts/fraunces-latin-ext.woff2?url";
import fraunces from "./ui/fonts/fraunces-latin.woff2?url";
import { keptData } from "./ui/kept-data";
import { NonceContext } from "./ui/nonce";
import { PageShell } from "./ui/page-shell";
import { PaymentToast } from "./ui/payment-toast";

export const meta = errorMeta;

/** Named ahead of the style sheet, so that the first paint has the letters that stay. */
export const links: LinksFunction = () =>
  [figtree, figtreePolish, fraunces, frauncesPolish].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  }));

/** A return from the gateway is written down, and told by our books: no kept page answers it. */
export const handle: RouteHandle = { cached: { parameters: { [paymentParameter]: () => [] } } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const [theme, account, payment] = await Promise.all([
    readTheme(request),
    accountOf(request, context),
    paymentIn(ctx, request),
  ]);
  return {
    theme,
    account,
    origin: env.APP_URL,
    trader: operator,
    scripts,
    flash: flashIn(request.url),
    payment,
    writingStopped: account !== null && (await isOnCached(ctx, "stop-posts")),
  };
}

const scripts = {
  document: documentScript,
  community: communityScript,
  desk: deskScript,
  safetyPlan: safetyPlanScript,
};

async function paymentIn(ctx: ServiceContext, request: Request) {
  const { searchParams } = new URL(request.url);
  const outcome = searchParams.get(paymentParameter);
  const transaction = searchParams.get(transactionParameter);
  if (outcome !== null && transaction && /^[\w-]{1,64}$/.test(transaction))
    ctx.log.info({ transaction }, "returned from payment");
  return returnedPayment(ctx, { outcome, transaction });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { theme, account, origin = "", scripts, payment, trader } = root ?? {};
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const nonce = useContext(NonceContext);
  const canonical =
    (matches.at(-1)?.data as { canonical?: string } | null | undefined)?.canonical ?? pathname;
  const picture =
    (matches.at(-1)?.data as { picture?: string } | null | undefined)?.picture ?? "/social.png";
  const handles = matches.map(({ handle }) => handle as RouteHandle | undefined);
  const slim = handles.some((handle) => handle?.slim);
  const shipsReact = isApp(matches);
  const isCommunity = handles.some((handle) => handle?.community);
  // Where the frame itself could not be read, the house's own stands around what is said of it.
  const isDesk = matches.some(
    ({ handle, data }) => (handle as RouteHandle | undefined)?.desk && data != null,
  );
  const hasSafetyPlan = handles.some((handle) => handle?.safetyPlan);
  return (
    <html lang="pl" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={paths.manifest()} />
        <link rel="canonical" href={origin + canonical} />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="pl_PL" />
        <meta property="og:url" content={origin + canonical} />
        <meta property="og:image" content={origin + picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <Meta />
        <Links />
        {scripts && !shipsReact && <script type="module" src={scripts.document} />}
        {scripts && isCommunity && <script type="module" src={scripts.community} />}
        {scripts && isDesk && <script type="module" src={scripts.desk} />}
        {scripts && hasSafetyPlan && <script type="module" src={scripts.safetyPlan} />}
      </head>
      <body>
        <PageShell
          path={pathname + search}
          account={account ?? null}
          slim={slim}
          isFramed={isDesk}
          trader={trader}
        >
          {children}
        </PageShell>
        {payment && <PaymentToast outcome={payment} path={pathname + search} />}
        {shipsReact && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

const { clientLoader, useKept } = keptData();
export { clientLoader };

export default function App() {
  useKept(useLoaderData<typeof loader>());
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailurePage error={useRouteError()} />;
}
