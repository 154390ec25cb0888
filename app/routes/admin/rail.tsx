import {
  ChevronDown,
  Gauge,
  Headset,
  Menu as MenuIcon,
  ShieldCheck,
  ShoppingBag,
  Sparkles,
  Users,
  X,
  type Icon,
} from "~/ui/icons";
import { formatNumber } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { BrandMark } from "~/ui/brand-mark";
import { classNames } from "~/ui/class-names";
import { ThemeToggle } from "~/ui/theme-toggle";
import type { TabGroupKey, visibleGroups } from "./tabs";

const icons: Record<TabGroupKey, Icon> = {
  help: Headset,
  sales: ShoppingBag,
  moderation: ShieldCheck,
  texts: Sparkles,
  team: Users,
};

type RailProps = {
  groups: ReturnType<typeof visibleGroups>;
  /** How much waits, by the key of its list. */
  waiting: Readonly<Record<string, number>>;
  pathname: string;
  /** The page in view, where the choice of a theme leads back to. */
  here: string;
  hasConsole: boolean;
};

const lineClass =
  "flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-control px-2.5 text-left font-medium hover:bg-surface focus-visible:rounded-control";

const currentClass = "bg-surface font-semibold forced-colors:underline";

/**
 * The frame's menu: beside the page where there is room, else folded away above it. Each group stands open where the page in
 * view is one of its own.
 */
export function Rail({ groups, waiting, pathname, here, hasConsole }: RailProps) {
  const all = sumOf(Object.values(waiting));
  return (
    <header
      data-theme="dark"
      className="relative z-10 flex flex-wrap items-center bg-night px-2 lg:sticky lg:px-3 lg:top-0 lg:block lg:h-svh lg:overflow-y-auto lg:border-r lg:border-line lg:pb-6 print:hidden"
    >
      <div className="flex min-h-14 min-w-0 grow items-center lg:min-h-16">
        <a
          href={paths.admin()}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center gap-2 px-1 font-serif lg:gap-2.5 lg:px-2 text-lg font-medium"
        >
          <BrandMark className="h-5 shrink-0" />
          Administracja
        </a>
        <ThemeToggle returnTo={here} />
      </div>
      <details className="open-on-wide desk-menu group">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full px-2 font-medium hover:bg-surface">
          <MenuIcon aria-hidden="true" className="size-5 group-open:hidden" />
          <X aria-hidden="true" className="hidden size-5 group-open:block" />
          Menu
          <Count count={all} className="group-open:hidden" />
        </summary>
        <div className="max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100svh-4rem)] max-lg:overflow-y-auto max-lg:border-y max-lg:border-line max-lg:bg-night max-lg:p-3 max-lg:shadow-xl">
          <nav aria-label="Administracja" className="space-y-1">
            <a
              href={paths.admin()}
              aria-current={pathname === paths.admin() ? "page" : undefined}
              className={classNames(lineClass, pathname === paths.admin() && currentClass)}
            >
              <Gauge aria-hidden="true" className="size-5 shrink-0 text-gold" />
              Pulpit
            </a>
            {groups.map((group) => (
              <Group key={group.key} {...{ group, waiting, pathname }} />
            ))}
          </nav>
          <nav aria-label="Skróty" className="mt-4 border-t border-line pt-4">
            <ul>
              {hasConsole && (
                <li>
                  <a href={paths.adminModules()} className={lineClass}>
                    Konsola modułów
                  </a>
                </li>
              )}
              <li>
                <a href={paths.panel()} className={lineClass}>
                  Tablica
                </a>
              </li>
              <li>
                <a href="/" className={lineClass}>
                  Strona główna
                </a>
              </li>
              <li>
                <form method="post" action={paths.logout()}>
                  <button className={lineClass}>Wyloguj się</button>
                </form>
              </li>
            </ul>
          </nav>
        </div>
      </details>
    </header>
  );
}

type GroupProps = Pick<RailProps, "waiting" | "pathname"> & { group: RailProps["groups"][number] };

function Group({ group: { key, label, tabs }, waiting, pathname }: GroupProps) {
  const Icon = icons[key];
  const isCurrent = ({ href, views }: (typeof tabs)[number]) =>
    [href, ...views].some((list) => isBelow(pathname, list));
  return (
    <details open={tabs.some(isCurrent)} className="group/tabs">
      <summary className={classNames(lineClass, "list-none leading-tight")}>
        <Icon aria-hidden="true" className="size-5 shrink-0 text-gold" />
        <span className="min-w-0 grow">{tieWords(label)}</span>
        <Count
          count={sumOf(tabs.map(({ key }) => waiting[key] ?? 0))}
          className="group-open/tabs:hidden"
        />
        <ChevronDown
          aria-hidden="true"
          className="-mr-1 size-4 shrink-0 text-muted group-open/tabs:rotate-180"
        />
      </summary>
      <ul className="mb-2 ml-5.5 border-l border-line pl-2">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a
              href={tab.href}
              aria-current={isCurrent(tab) ? "page" : undefined}
              className={classNames(lineClass, "leading-tight", isCurrent(tab) && currentClass)}
            >
              <span className="min-w-0 grow">{tieWords(tab.label)}</span>
              <Count count={waiting[tab.key]} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const isBelow = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`);

function Count({ count = 0, className }: { count?: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        "min-w-6 shrink-0 rounded-full bg-gold px-1.5 text-center text-sm leading-6 font-bold text-night whitespace-nowrap tabular-nums forced-colors:border",
        className,
      )}
    >
      <span className="sr-only">, czeka: </span>
      {formatNumber(count)}
    </span>
  );
}
