import type { ReactNode } from "react";
import type { Field } from "~/forms/fields";
import type { ListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { formatPreciseTime } from "~/copy/format";
import type { PendingAct } from "~/services/acts/pending-acts.server";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { OrderCard } from "~/services/desk/order-card.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { Column } from "~/ui/data-table";
import { Notice } from "~/ui/notice";
import { TakeBack } from "./delayed-acts";
import { ListPage } from "./list-page";
import { OrderDetail } from "./order-detail";
import { useCurrentPath } from "./return-path";
import { SimilarAddresses } from "./similar-addresses";

type Pending = { pending: readonly PendingAct[] };

type OrderDeskProps<Line extends { id: string } & Pending> = {
  tab: string;
  title: string;
  desk: {
    fields: readonly Field[];
    query: Omit<ListQuery, "filters">;
    list: NumberedPage<Line>;
    order: OrderCard | null;
    links: readonly ActLinkLine[];
    pending: readonly (PendingAct & { mayTakeBack: boolean })[];
  };
  columns: readonly [Column<Line>, ...Column<Line>[]];
  empty?: string;
  choose?: string;
  /** The filter that takes an address, and that of a row. */
  address?: { filter: string; of: (line: Line) => string | null };
  detail?: (order: OrderCard) => ReactNode;
  children?: ReactNode;
};

export function OrderDesk<Line extends { id: string } & Pending>({
  tab,
  title,
  desk: { fields, query, list, order, links, pending },
  columns: [first, ...others],
  empty = "Nie ma takich zamówień.",
  choose = "Wybierz zamówienie z listy.",
  address,
  detail = (shown) => <OrderDetail order={shown} links={links} />,
  children,
}: OrderDeskProps<Line>) {
  const path = paths.adminTab(tab);
  return (
    <ListPage
      title={title}
      path={path}
      filters={fields}
      query={query}
      list={list}
      columns={[{ ...first, cell: (row) => marked(first.cell(row), row) }, ...others]}
      empty={empty}
      choose={choose}
      detail={
        order && {
          id: order.id,
          content: (
            <>
              <PendingActs acts={pending} />
              {detail(order)}
            </>
          ),
        }
      }
    >
      {address && (
        <SimilarAddresses
          {...{ path, query }}
          name={address.filter}
          shown={list.rows.map(address.of)}
        />
      )}
      {children}
    </ListPage>
  );
}

const pendingText = ({ label, byEmail, runsAt }: PendingAct) =>
  `${label}: ${runsAt ? `wykona się o ${formatPreciseTime(runsAt)}` : "czeka na zgodę drugiej osoby"} (${byEmail ?? "konto, którego już nie ma"})`;

/** What a colleague has begun upon a row stands beside its name. */
const marked = (cell: ReactNode, { pending }: Pending) =>
  pending.length === 0 ? (
    cell
  ) : (
    <>
      {cell}
      {pending.map((act) => (
        <span key={act.id} className="block text-sm text-muted wrap-anywhere">
          {pendingText(act)}
        </span>
      ))}
    </>
  );

function PendingActs({ acts }: { acts: OrderDeskProps<never>["desk"]["pending"] }) {
  const here = useCurrentPath();
  return acts.map((act) => (
    <Notice key={act.id} kind="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">{pendingText(act)}.</p>
        {act.mayTakeBack && <TakeBack id={act.id} here={here} />}
      </div>
    </Notice>
  ));
}
