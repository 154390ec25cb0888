import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { useContext, type ReactNode } from "react";
import "./app.css";
import { isHydrated, NonceContext } from "./hydration";
import { requestLog } from "./load-context.server";
import { readTheme } from "./theme.server";
import { ErrorPage } from "./ui/error-page";
import { PageShell } from "./ui/page-shell";
import { PaymentToast } from "./ui/payment-toast";

export async function loader({ request, context }: LoaderFunctionArgs) {
  logReturn(request, context);
  return { theme: await readTheme(request) };
}

/** Leaves a trace of a return from the gateway: the transaction's id and nothing else. */
function logReturn(request: Request, context: AppLoadContext): void {
  const { searchParams } = new URL(request.url);
  const transaction = searchParams.get("tr_id") ?? "";
  if (searchParams.has("payment") && /^[\w-]{1,64}$/.test(transaction))
    requestLog(context).info({ transaction }, "returned from payment");
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme ?? undefined;
  const hydrated = isHydrated(useMatches().map((match) => match.handle));
  const nonce = useContext(NonceContext);
  const { pathname, search } = useLocation();
  return (
    <html lang="pl" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageShell path={pathname + search}>{children}</PageShell>
        <PaymentToast path={pathname + search} />
        {hydrated && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
