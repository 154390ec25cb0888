import { useEffect, useRef, type ReactNode } from "react";

/** What comes into view, and is read out where it comes while the page is open. */
export function Arriving({ isThere, children }: { isThere: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView();
  }, [isThere]);
  return (
    <div ref={place} aria-live="polite" className="empty:m-0!">
      {isThere && children}
    </div>
  );
}
