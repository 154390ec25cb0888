import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * Looks again after a while: by script where there is one, which keeps focus and scroll, else by the browser's own
 * refresh.
 * @param after milliseconds
 */
export function LookAgain({ after, href }: { after: number; href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => navigate(href, { replace: true, preventScrollReset: true }),
      after,
    );
    return () => clearTimeout(timer);
  }, [after, href, navigate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${after / 1000};url=${href}`} />
    </noscript>
  );
}

/** The way on where scripts are allowed but never arrive: then nothing above looks again. */
export function LookAgainLink({ href }: { href: string }) {
  const hydrated = useHydrated();
  if (hydrated) return null;
  return (
    <a href={href} className="link">
      Odśwież
    </a>
  );
}
