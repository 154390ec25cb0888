import type { ReactNode } from "react";
import { paths } from "~/http/paths";
import { Container } from "~/ui/container";

type ColumnsProps = {
  /** Of the selected group. */
  slug: string | null;
  isStaff: boolean;
  children: ReactNode;
};

/** The panel: one's groups, the posts and what is one's own; on small screens one below the other. */
export function Columns({ slug, isStaff, children }: ColumnsProps) {
  return (
    <div data-area="community">
      <Container
        width="wide"
        className="grid gap-x-8 gap-y-6 py-6 sm:py-10 lg:grid-cols-[14rem_minmax(0,1fr)]"
      >
        <aside className="order-2 space-y-6 lg:order-none">
          {slug && (
            <a href={paths.panel()} className="link inline-flex min-h-11 items-center">
              Wszystkie moje grupy
            </a>
          )}
          <AccountLinks isStaff={isStaff} />
        </aside>
        <div className="min-w-0 space-y-5">{children}</div>
      </Container>
    </div>
  );
}

function AccountLinks({ isStaff }: { isStaff: boolean }) {
  const own = [
    { href: paths.profileOrders(), label: "Moje zamówienia" },
    { href: paths.profileSettings(), label: "Ustawienia konta" },
    { href: paths.profileSessions(), label: "Zalogowane urządzenia" },
    ...(isStaff ? [{ href: paths.admin(), label: "Administracja" }] : []),
  ];
  return (
    <nav aria-labelledby="konto" className="space-y-1">
      <h2 id="konto" className="text-xl">
        Twoje konto
      </h2>
      <ul>
        {own.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
