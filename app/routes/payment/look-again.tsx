import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

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
