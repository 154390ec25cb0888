import { Bell } from "~/ui/icons";
import { formatCount } from "~/copy/format";
import { listSearch } from "~/forms/filters";
import { paths } from "~/paths";
import type { WaitingComplaints } from "~/services/support/desk-queries.server";

/** For whoever may agree to something: how much waits for them, on every page of the desk. */
export function DeskBell({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <a
      href={paths.adminTab("agreements")}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-medium hover:bg-sunken focus-visible:rounded-full"
    >
      <Bell className="size-5" />
      {`Na Twoją zgodę: ${formatCount(waiting, "prośba", "prośby", "próśb")}`}
    </a>
  );
}

/** For whoever decides about complaints: those that come near their fourteen days, on every page of the desk. */
export function ComplaintBell({ warned }: Pick<WaitingComplaints, "warned">) {
  const latest = warned.findLast(({ count }) => count > 0);
  const all = warned.find(({ count }) => count > 0);
  if (!latest || !all) return null;
  return (
    <a
      href={paths.adminTab("support") + listSearch({ kind: "complaint" })}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-medium text-danger hover:bg-sunken focus-visible:rounded-full"
    >
      <Bell className="size-5" />
      {`Bez decyzji od ${all.days} dni: ${formatCount(all.count, "reklamacja", "reklamacje", "reklamacji")}`}
      {latest.days > all.days && `, od ${latest.days} dni: ${latest.count}`}
    </a>
  );
}
