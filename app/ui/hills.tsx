type HillsProps = {
  className?: string;
  /** The footer comes next, and no paper. */
  endsPage?: boolean;
};

export function Hills({ className = "h-28 sm:h-40", endsPage = false }: HillsProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 220"
      preserveAspectRatio="none"
      className={`pointer-events-none absolute inset-x-0 -bottom-px w-full forced-colors:hidden print:hidden ${className}`}
    >
      <path
        className="fill-(--hill)"
        d="M0 118C150 78 300 60 470 84s300 62 470 40 250-98 400-96 190 38 260 58v134H0z"
      />
      <path
        className={endsPage ? "fill-night" : "fill-(--page)"}
        d="M0 170c190-46 380-52 560-26s330 44 520 18 340-42 520-2v60H0z"
      />
    </svg>
  );
}
