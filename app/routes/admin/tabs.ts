import { paths } from "~/paths";
import type { Permission } from "~/services/access/permissions";

export type AdminTab = {
  key: string;
  label: string;
  views?: readonly string[];
  permission?: Permission;
};

const dashboard: AdminTab = { key: "", label: "Pulpit" };

export type TabGroupKey = "help" | "sales" | "moderation" | "texts" | "team";

type TabGroup = { key: TabGroupKey; label: string; tabs: readonly AdminTab[] };

/** By the work that belongs together. */
export const tabGroups: readonly TabGroup[] = [
  {
    key: "help",
    label: "Obsługa",
    tabs: [
      { key: "support", label: "Zgłoszenia", permission: "answer_messages" },
      { key: "messages", label: "Z formularza", permission: "answer_messages" },
      { key: "mails", label: "Wysłane e-maile", permission: "view_orders" },
      { key: "users", label: "Użytkownicy", permission: "view_members" },
    ],
  },
  {
    key: "sales",
    label: "Sprzedaż",
    tabs: [
      { key: "orders", label: "Zamówienia", permission: "view_orders" },
      { key: "modules/payments", label: "Płatności", permission: "view_orders" },
      { key: "modules/differences", label: "Różnice", permission: "manage_payments" },
      { key: "ebooks", label: "E-booki", views: ["books"], permission: "view_orders" },
      {
        key: "appointments",
        label: "Rozmowy umówione",
        views: ["schedules"],
        permission: "view_orders",
      },
      { key: "subscriptions", label: "Subskrypcje", permission: "view_members" },
      { key: "prices", label: "Ceny", permission: "manage_prices" },
    ],
  },
  {
    key: "moderation",
    label: "Moderacja",
    tabs: [
      { key: "reports", label: "Zgłoszone treści", permission: "moderate_content" },
      { key: "posts", label: "Posty", permission: "moderate_content" },
      { key: "comments", label: "Komentarze", permission: "moderate_content" },
      { key: "groups", label: "Grupy", permission: "manage_groups" },
      { key: "wishes", label: "Propozycje grup", permission: "manage_groups" },
      { key: "reviews", label: "Opinie", permission: "manage_reviews" },
      { key: "blog", label: "Blog", permission: "view_members" },
    ],
  },
  {
    key: "texts",
    label: "Teksty AI",
    tabs: [
      { key: "modules/dream", label: "Analizy snów", permission: "view_orders" },
      { key: "modules/smart", label: "Analizy Smart AI", permission: "view_orders" },
      { key: "talks", label: "Rozmowy AI", permission: "view_talks" },
      { key: "horoscopes", label: "Horoskopy", permission: "manage_horoscopes" },
      { key: "special-horoscopes", label: "Horoskopy specjalne", permission: "view_orders" },
    ],
  },
  {
    key: "team",
    label: "Zespół i technika",
    tabs: [
      { key: "agreements", label: "Zgody dwóch osób" },
      { key: "bulk", label: "Czynności zbiorcze", permission: "view_orders" },
      { key: "audit", label: "Dziennik", permission: "read_audit" },
      { key: "jobs", label: "Procesy w tle", permission: "retry_jobs" },
      { key: "health", label: "Usługi", permission: "watch_services" },
      { key: "switches", label: "Wyłączniki", permission: "manage_switches" },
    ],
  },
];

/** Every list of the desk, and its first page. */
export const everyTab: readonly AdminTab[] = [dashboard, ...tabGroups.flatMap(({ tabs }) => tabs)];

const isFor = (permissions: readonly Permission[], { permission }: AdminTab) =>
  !permission || permissions.includes(permission);

/** Whether a list is not for somebody with these permissions, though an act upon its rows may be. */
export function isTabHidden(key: string, permissions: readonly Permission[]): boolean {
  const tab = everyTab.find((each) => each.key === key);
  return tab !== undefined && !isFor(permissions, tab);
}

/** What a list is called, wherever a way leads to it. */
export const tabLabel = (key: string): string =>
  everyTab.find((each) => each.key === key)?.label ?? "";

/** The groups as somebody with these permissions sees them; empty ones are left out. */
export function visibleGroups(permissions: readonly Permission[]) {
  return tabGroups
    .map(({ key, label, tabs }) => ({
      key,
      label,
      tabs: tabs
        .filter((tab) => isFor(permissions, tab))
        .map(({ key, label, views = [] }) => ({
          ...{ key, href: paths.adminTab(key), label },
          views: views.map((view) => paths.adminTab(view)),
        })),
    }))
    .filter(({ tabs }) => tabs.length > 0);
}
