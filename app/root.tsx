import type { LoaderFunctionArgs } from "@remix-run/node";
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
import { readTheme } from "./theme.server";
import { ErrorPage } from "./ui/error-page";
import { PageShell } from "./ui/page-shell";

export async function loader({ request }: LoaderFunctionArgs) {
  return { theme: await readTheme(request) };
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
