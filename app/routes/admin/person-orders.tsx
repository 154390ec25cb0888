import { paths } from "~/paths";
import type { OrderOfPerson } from "~/services/orders/orders-of-address.server";
import { orderStatuses } from "~/services/orders/order-state";
import { useCurrentPath } from "./return-path";

/** What somebody who wrote to us has ordered, beside their words; nothing where there is nothing, or nobody may see it. */
export function PersonOrders({ orders }: { orders: readonly OrderOfPerson[] }) {
  const here = useCurrentPath();
  if (orders.length === 0) return null;
  return (
    <section className="space-y-2">
      <h3 className="text-lg">Zamówienia tej osoby</h3>
      <ul className="space-y-1">
        {orders.map(({ id, number, title, status, isSendable }) => (
          <li key={id}>
            <a className="link whitespace-nowrap" href={paths.adminTab("orders", id)}>
              {number}
            </a>{" "}
            · {title} · {orderStatuses[status].label}
            {isSendable && (
              <>
                {" · "}
                <a
                  className="link whitespace-nowrap"
                  href={paths.adminAct("orders", id, "resend", here)}
                  aria-label={`Wyślij ponownie ${number}`}
                >
                  Wyślij ponownie
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
