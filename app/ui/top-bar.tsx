import { Menu, X } from "lucide-react";
import { brand } from "~/brand";
import { BrandMark } from "./brand-mark";
import { classNames } from "./class-names";
import { navigation } from "./navigation";
import { ThemeToggle } from "./theme-toggle";

/** The strip of night on top of every page: brand, areas, theme. `path` marks the link to the page in view. */
export function TopBar({ path }: { path: string }) {
  const pathname = path.replace(/[?#].*/, "");
  return (
    <header data-theme="dark" className="relative z-10 bg-night">
      <div className="mx-auto flex min-h-16 max-w-wide items-center px-5 sm:gap-2 sm:px-8">
        <a
          href="/"
          className="mr-auto inline-flex min-h-11 items-center gap-2.5 font-serif text-xl font-medium"
        >
          <BrandMark className="h-6" />
          {brand.name}
        </a>
        <nav aria-label="Główna" className="hidden lg:block">
          <NavigationLinks pathname={pathname} className="flex gap-1" />
        </nav>
        <ThemeToggle returnTo={path} />
        <details className="group lg:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer -mr-2 list-none items-center gap-2 rounded-full px-2 sm:px-3 font-medium hover:bg-surface">
            <Menu aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
            Menu
          </summary>
          <nav
            aria-label="Menu"
            className="absolute inset-x-0 top-full border-y border-line bg-night px-3 py-3 shadow-xl"
          >
            <NavigationLinks pathname={pathname} className="space-y-1" />
          </nav>
        </details>
      </div>
    </header>
  );
}

function NavigationLinks({ pathname, className }: { pathname: string; className: string }) {
  return (
    <ul className={className}>
      {navigation.map(({ label, href, area, icon: Icon }) => (
        <li key={href} data-area={area}>
          <a
            href={href}
            aria-current={href === pathname ? "page" : undefined}
            className={classNames(
              "flex min-h-11 items-center gap-2 rounded-full px-3 font-medium whitespace-nowrap hover:bg-surface focus-visible:rounded-full",
              href === pathname && "bg-surface",
            )}
          >
            <Icon aria-hidden="true" className="size-5 text-area" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
