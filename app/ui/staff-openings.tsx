import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";

export function StaffOpenings({ openings }: { openings: readonly string[] }) {
  if (openings.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {tieWords("Nasza obsługa zajrzała do treści tego zamówienia:")}{" "}
      {openings.map(formatDateTime).join("; ")}.{" "}
      {tieWords("Każde takie otwarcie ma podany powód i jest zapisane.")}
    </p>
  );
}
