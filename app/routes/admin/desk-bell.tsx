import { Bell } from "lucide-react";
import { formatCount } from "~/copy/format";
import { paths } from "~/paths";

/** For whoever may agree to something: how much waits for them, on every page of the desk. */
export function DeskBell({ waiting }: { waiting: number }) {
  return (
    <a
      href={paths.adminTab("agreements")}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-medium hover:bg-sunken focus-visible:rounded-full"
    >
      <Bell aria-hidden="true" className="size-5" />
      {waiting === 0
        ? "Nic nie czeka na Twoją zgodę"
        : `Na Twoją zgodę: ${formatCount(waiting, "prośba", "prośby", "próśb")}`}
    </a>
  );
}
