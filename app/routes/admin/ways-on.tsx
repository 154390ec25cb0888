type Way = { href: string; label: string };

type WaysOnProps = {
  /** What waits after the row in view; the key for that leads there. */
  next: Way | null;
  /** Another way than along the queue. */
  other?: Way | null;
};

/** Along a queue, and where else one may want to go from a row of it. */
export function WaysOn({ next, other = null }: WaysOnProps) {
  if (!next && !other) return null;
  const look = "link inline-flex min-h-11 items-center";
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      {next && (
        <a href={next.href} data-next="" className={look}>
          {next.label}
        </a>
      )}
      {other && (
        <a href={other.href} className={look}>
          {other.label}
        </a>
      )}
    </p>
  );
}
