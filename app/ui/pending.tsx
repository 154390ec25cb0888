import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

export type Look = {
  href: string;
  /** When, in milliseconds; null for a page that does not look any more, and only listens. */
  after: number | null;
  stream?: string;
  looks?: boolean;
  scriptOnly?: boolean;
};

/**
 * Has a page that waits for something looked at again: by the script where there is one, which keeps focus and scroll, else
 * by the browser's own refresh. Where scripts are allowed and none arrives, the link is what is left: a refresh outside
 * `noscript` could not be called off by a script that does arrive. Chromium takes it even when its element is gone, and
 * `window.stop()`, which ends it there, ends the rest of loading with it.
 */
export function Pending({ href, after, stream, looks, scriptOnly }: Look) {
  return (
    <>
      <waiting-page
        hidden
        href={href}
        after={after ?? undefined}
        stream={stream}
        looks={looks ? "" : undefined}
      />
      {!scriptOnly && after !== null && (
        <noscript>
          <meta httpEquiv="refresh" content={`${after / 1000};url=${href}`} />
        </noscript>
      )}
    </>
  );
}

/** The same where a look may lead anywhere, to another site even, so that only the browser can take it. */
export function PendingRedirect({ href, after }: { href: string; after: number }) {
  return <meta httpEquiv="refresh" content={`${after / 1000};url=${href}`} />;
}

type PendingStatusProps = {
  href?: string;
  className?: string;
  children: ReactNode;
};

export function PendingStatus({ href, className, children }: PendingStatusProps) {
  return (
    <p role="status" className={classNames("flex items-center gap-3", className)}>
      <Spinner /> {children}
      {href && <RefreshLink href={href} />}
    </p>
  );
}

/** The way on where scripts are allowed but never arrive; hidden once they have. */
export function RefreshLink({ href }: { href: string }) {
  return (
    <a href={href} className="look-again link">
      Odśwież
    </a>
  );
}
