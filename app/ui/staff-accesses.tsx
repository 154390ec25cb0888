import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";

export function StaffAccesses({ accesses }: { accesses: readonly string[] }) {
  if (accesses.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {tieWords("Nasza obsługa zajrzała do treści tego zamówienia:")}{" "}
      {accesses.map(formatDateTime).join("; ")}.{" "}
      {tieWords("Każde takie otwarcie ma podany powód i jest zapisane.")}
    </p>
  );
}
