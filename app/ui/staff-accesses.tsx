import { formatDateTime } from "~/copy/format";
import { tieWords } from "~/copy/typography";

type StaffAccessesProps = {
  accesses: readonly string[];
  what?: string;
};

export function StaffAccesses({ accesses, what = "tego zamówienia" }: StaffAccessesProps) {
  if (accesses.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {tieWords(`Nasza obsługa zajrzała do treści ${what}:`)}{" "}
      {accesses.map(formatDateTime).join("; ")}.{" "}
      {tieWords("Każde takie otwarcie ma podany powód i jest zapisane.")}
    </p>
  );
}
