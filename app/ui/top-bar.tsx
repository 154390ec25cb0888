import { Menu, X } from "./icons";
import { brand } from "~/config/brand";
import { paths } from "~/paths";
import { AccountLinks, AccountMenu, EntryLinks, type Account } from "./account-menu";
import { BrandMark } from "./brand-mark";
import { NavigationIcon } from "./area-icon";
import { classNames } from "./class-names";
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

export function TopBar({ path, account }: TopBarProps) {
  const pathname = path.replace(/[?#].*/, "");
  const isMember = account?.unread != null;
  const shop = navigation.filter(({ href }) => !isMember || href !== paths.groups());
  return (
    <header data-theme="dark" className="relative z-10 bg-night">
      <div className="mx-auto flex min-h-16 max-w-wide items-center px-5 max-[22rem]:px-3 sm:gap-2 sm:px-8">
        <BrandLink />
        {isMember && (
          <nav aria-label="Społeczność" className="hidden lg:block">
            <Places pathname={pathname} className="flex" />
          </nav>
        )}
        <ThemeToggle returnTo={path} />
        {account?.unread != null && <UnreadBadge unread={account.unread} />}
        <div className="hidden lg:block">
          {account ? <AccountMenu account={account} /> : <EntryLinks />}
        </div>
        <details className="group lg:hidden">
          <summary className="-mr-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-medium hover:bg-surface max-[22rem]:gap-1 sm:px-3">
            <Menu className="size-6 group-open:hidden" />
            <X className="hidden size-6 group-open:block" />
            Menu
          </summary>
          <nav
            aria-label="Menu"
            className="absolute inset-x-0 top-full border-y border-line bg-night px-3 py-3 shadow-xl"
          >
            {isMember && (
              <Places
                pathname={pathname}
                className="mb-3 grid grid-cols-2 gap-1 border-b border-line pb-3"
              />
            )}
            <ul className="grid gap-1 sm:grid-cols-2">
              {shop.map((link) => (
                <NavigationItem key={link.href} {...link} pathname={pathname} />
              ))}
            </ul>
            <div className="mt-3 border-t border-line pt-3">
              {account ? (
                <>
                  <p className="truncate px-4 pb-1 text-sm text-muted">{account.name}</p>
                  <AccountLinks account={account} />
                </>
              ) : (
                <EntryLinks stacked />
              )}
            </div>
          </nav>
        </details>
      </div>
      <nav aria-label="Główna" className="hidden border-t border-line lg:block">
        <ul className="mx-auto flex max-w-wide justify-between px-5">
          {shop.map((link) => (
            <NavigationItem key={link.href} {...link} label={link.short} pathname={pathname} />
          ))}
        </ul>
      </nav>
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
            className={classNames(linkClass, "px-4", href === pathname && "bg-surface")}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const linkClass =
  "flex min-h-11 items-center gap-2 rounded-full font-medium whitespace-nowrap hover:bg-surface focus-visible:rounded-full";

function NavigationItem({
  label,
  href,
  area,
  icon,
  pathname,
}: (typeof navigation)[number] & { pathname: string }) {
  return (
    <li data-area={area}>
      <a
        href={href}
        aria-current={href === pathname ? "page" : undefined}
        className={classNames(
          linkClass,
          "px-4 lg:gap-1.5 lg:px-1.5 xl:gap-2 xl:px-3",
          href === pathname && "bg-surface",
        )}
      >
        <NavigationIcon area={area} icon={icon} className="size-5 text-area" />
        {label}
      </a>
    </li>
  );
}
