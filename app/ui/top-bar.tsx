import { Menu, X } from "./icons";
import { brand } from "~/config/brand";
import { paths } from "~/paths";
import { AccountLinks, AccountMenu, EntryLinks, type Account } from "./account-menu";
import { BrandMark } from "./brand-mark";
import { NavigationIcon } from "./area-icon";
import { navigation } from "~/site/navigation";
import { ThemeToggle } from "./theme-toggle";
import { UnreadBadge } from "./unread-badge";

type TopBarProps = {
  path: string;
  account: Account | null;
};

/** Where members are most; the shop comes after it. */
const places = [
  [paths.panel(), "Tablica"],
  [paths.groups(), "Grupy"],
  [paths.profileOrders(), "Zamówienia"],
  [paths.search(), "Szukaj"],
] as const;

/**
 * The ways through the house stand once in the page: in a menu that a press opens on a telephone, and in a row of their own
 * where there is room. Where members are most is in sight at any width.
 */
export function TopBar({ path, account }: TopBarProps) {
  const pathname = path.replace(/[?#].*/, "");
  const isMember = account?.unread != null;
  const shop = navigation.filter(({ href }) => !isMember || href !== paths.groups());
  return (
    <header data-theme="dark" className="relative z-10 bg-night">
      <div className="mx-auto flex min-h-16 max-w-wide items-center px-5 max-[22rem]:px-3 sm:gap-x-2 sm:px-8 lg:flex-wrap">
        <BrandLink />
        {isMember && (
          <nav aria-label="Społeczność" className="hidden lg:block">
            <Places pathname={pathname} className="flex" />
          </nav>
        )}
        <ThemeToggle returnTo={path} />
        {account?.unread != null && <UnreadBadge unread={account.unread} />}
        <div className="hidden lg:flex lg:min-h-16 lg:items-center">
          {account ? <AccountMenu account={account} /> : <EntryLinks />}
        </div>
        <details className="open-on-wide site-menu group lg:-mx-8 lg:grow lg:basis-full lg:border-t lg:border-line">
          <summary className="-mr-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-medium hover:bg-surface max-[22rem]:gap-1 sm:px-3">
            <Menu className="size-6 group-open:hidden" />
            <X className="hidden size-6 group-open:block" />
            Menu
          </summary>
          <div className="max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:border-y max-lg:border-line max-lg:bg-night max-lg:px-3 max-lg:py-3 max-lg:shadow-xl">
            <nav aria-label="Główna">
              <ul className="grid gap-1 sm:grid-cols-2 lg:flex lg:justify-between lg:px-6">
                {shop.map((link) => (
                  <NavigationItem key={link.href} {...link} pathname={pathname} />
                ))}
              </ul>
            </nav>
            <div className="mt-3 border-t border-line pt-3 lg:hidden">
              {account ? (
                <nav aria-label="Konto">
                  <p className="truncate px-4 pb-1 text-sm text-muted">{account.name}</p>
                  <AccountLinks account={account} />
                </nav>
              ) : (
                <EntryLinks stacked />
              )}
            </div>
          </div>
        </details>
      </div>
      {isMember && (
        <nav aria-label="Społeczność" className="border-t border-line px-2 sm:px-5 lg:hidden">
          <Places
            pathname={pathname}
            className="flex justify-between text-sm sm:justify-start [&_a]:px-2.5!"
          />
        </nav>
      )}
    </header>
  );
}

export function SlimTopBar({ path }: Pick<TopBarProps, "path">) {
  return (
    <header data-theme="dark" className="relative z-10 bg-night">
      <div className="mx-auto flex min-h-12 max-w-wide items-center px-5 sm:px-8">
        <BrandLink />
        <ThemeToggle returnTo={path} />
      </div>
    </header>
  );
}

function BrandLink() {
  return (
    <a
      href="/"
      className="mr-auto inline-flex min-h-11 items-center gap-2.5 font-serif text-xl font-medium max-[22rem]:gap-1.5 max-[22rem]:text-lg"
    >
      <BrandMark className="h-6" />
      {brand.name}
    </a>
  );
}

function Places({ pathname, className }: { pathname: string; className: string }) {
  return (
    <ul className={className}>
      {places.map(([href, label]) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === pathname ? "page" : undefined}
            className="bar-link px-4"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NavigationItem({
  label,
  short,
  href,
  area,
  icon,
  pathname,
}: (typeof navigation)[number] & { pathname: string }) {
  return (
    <li data-area={area}>
      <a href={href} aria-current={href === pathname ? "page" : undefined} className="bar-link">
        <NavigationIcon area={area} icon={icon} className="size-5 text-area" />
        <span>
          {short}
          {label !== short && <span className="lg:hidden">{label.slice(short.length)}</span>}
        </span>
      </a>
    </li>
  );
}
