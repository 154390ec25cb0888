import type { ReactNode } from "react";
import type { Field } from "~/forms/fields";
import type { ListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import type { ActLinkLine } from "~/services/acts/act-links.server";
import type { OrderCard } from "~/services/desk/order-card.server";
import type { NumberedPage } from "~/services/listing/numbered-page";
import type { Column } from "~/ui/data-table";
import { FoundElsewhereLinks } from "./found-elsewhere";
import type { FoundElsewhere } from "./found-elsewhere.server";
import { ListPage } from "./list-page";
import { OrderDetail } from "./order-detail";
import type { PendingByRow } from "./pending-acts";
import { SimilarAddresses } from "./similar-addresses";

type OrderDeskProps<Line extends { id: string }> = {
  tab: string;
  title: string;
  intro: string;
  desk: {
    fields: readonly Field[];
    query: Omit<ListQuery, "filters">;
    list: NumberedPage<Line>;
    order: OrderCard | null;
    links: readonly ActLinkLine[];
    pending: PendingByRow;
    elsewhere: readonly FoundElsewhere[];
  };
  columns: readonly [Column<Line>, ...Column<Line>[]];
  empty?: string;
  choose?: string;
  /** The filter that takes an address, and that of a row. */
  address?: { filter: string; of: (line: Line) => string | null };
  detail?: (order: OrderCard) => ReactNode;
  children?: ReactNode;
};

export function OrderDesk<Line extends { id: string }>({
  tab,
  title,
  intro,
  desk: { fields, query, list, order, links, pending, elsewhere },
  columns,
  empty = "Nie ma takich zamówień.",
  choose = "Wybierz zamówienie z listy.",
  address,
  detail = (shown) => <OrderDetail order={shown} links={links} />,
  children,
}: OrderDeskProps<Line>) {
  const path = paths.adminTab(tab);
  return (
    <ListPage
      {...{ title, intro }}
      path={path}
      filters={fields}
      query={query}
      list={list}
      columns={columns}
      pending={pending}
      empty={empty}
      choose={choose}
      elsewhere={<FoundElsewhereLinks found={elsewhere} />}
      detail={order && { id: order.id, content: detail(order) }}
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
