import { ChevronDown, CircleUserRound } from "./icons";
import { paths } from "~/paths";
import { unreadLabel } from "~/site/notifications";

export type Account = {
  name: string;
  isStaff: boolean;
  /** Notifications that were not read; null for somebody without an account yet. */
  unread: number | null;
};

const lineClass =
  "flex min-h-11 w-full cursor-pointer items-center rounded-full px-4 text-left font-medium hover:bg-surface focus-visible:rounded-full";

const unreadWords = (unread: number) => (unread > 0 ? ` (${unreadLabel(unread)})` : "");

export function AccountLinks({ account }: { account: Account }) {
  const links = [
    { href: paths.panel(), label: "Tablica" },
    ...(account.unread === null
      ? []
      : [
          { href: paths.notifications(), label: `Powiadomienia${unreadWords(account.unread)}` },
          { href: paths.talks(), label: "Mentor AI" },
        ]),
    { href: paths.profileSettings(), label: "Ustawienia konta" },
    ...(account.isStaff ? [{ href: paths.admin(), label: "Administracja" }] : []),
  ];
  return (
    <ul className="space-y-1">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={lineClass}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <form method="post" action={paths.logout()}>
          <button className={lineClass}>Wyloguj się</button>
        </form>
      </li>
    </ul>
  );
}

export function AccountMenu({ account }: { account: Account }) {
  return (
    <details className="group relative">
      <summary className="inline-flex min-h-11 max-w-56 cursor-pointer list-none items-center gap-2 rounded-full px-3 font-medium hover:bg-surface">
        <CircleUserRound className="size-5 shrink-0" />
        <span className="truncate">{account.name}</span>
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <nav
        aria-label="Konto"
        className="absolute top-full right-0 mt-2 w-60 rounded-card border border-line bg-night p-2 shadow-xl"
      >
        <AccountLinks account={account} />
      </nav>
    </details>
  );
}

/** The two ways in; the second one leads to the provider's page for new people at once. */
export function EntryLinks({ stacked = false }: { stacked?: boolean }) {
  const shape =
    "inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full px-4 font-semibold whitespace-nowrap focus-visible:rounded-full";
  return (
    <div className={stacked ? "grid gap-2 px-4 pt-3" : "flex items-center gap-1"}>
      <a href={paths.login()} className={`${shape} hover:bg-surface`}>
        Zaloguj się
      </a>
      <form method="post" action={paths.login()} className="grid">
        <input type="hidden" name="screen_hint" value="signup" />
        <button className={`${shape} border border-control hover:border-ink hover:bg-surface`}>
          Załóż konto
        </button>
      </form>
    </div>
  );
}
