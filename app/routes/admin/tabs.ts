import { paths } from "~/paths";
import type { Permission } from "~/services/access/permissions";

export type AdminTab = {
  key: string;
  label: string;
  views?: readonly string[];
  permission?: Permission;
};

export const tabGroups: readonly { label: string; tabs: readonly AdminTab[] }[] = [
  {
    label: "Zarządzanie",
    tabs: [
      { key: "", label: "Pulpit" },
      { key: "users", label: "Użytkownicy", permission: "view_members" },
      { key: "groups", label: "Grupy", permission: "manage_groups" },
      { key: "wishes", label: "Propozycje grup", permission: "manage_groups" },
      { key: "posts", label: "Posty", permission: "moderate_content" },
    ],
  },
  {
    label: "Moderacja",
    tabs: [
      { key: "support", label: "Zgłoszenia", permission: "answer_messages" },
      { key: "reports", label: "Zgłoszone treści", permission: "moderate_content" },
      { key: "comments", label: "Komentarze", permission: "moderate_content" },
    ],
  },
  {
    label: "Marketing / Treści",
    tabs: [
      { key: "blog", label: "Blog", permission: "view_members" },
      { key: "horoscopes", label: "Horoskopy", permission: "manage_horoscopes" },
      { key: "special-horoscopes", label: "Horoskopy specjalne", permission: "view_orders" },
      { key: "reviews", label: "Opinie", permission: "manage_reviews" },
    ],
  },
  {
    label: "Płatności",
    tabs: [
      { key: "orders", label: "Zamówienia", permission: "view_orders" },
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
    label: "Finanse",
    tabs: [
      { key: "modules/payments", label: "Płatności", permission: "view_orders" },
      { key: "modules/differences", label: "Różnice", permission: "manage_payments" },
    ],
  },
  {
    label: "Teksty AI",
    tabs: [
      { key: "modules/dream", label: "Dream", permission: "view_orders" },
      { key: "modules/smart", label: "Smart", permission: "view_orders" },
      { key: "talks", label: "Rozmowy AI", permission: "view_talks" },
    ],
  },
  {
    label: "Kontakt",
    tabs: [
      { key: "messages", label: "Wiadomości", permission: "answer_messages" },
      { key: "mails", label: "Poczta", permission: "view_orders" },
    ],
  },
  {
    label: "Zespół",
    tabs: [
      { key: "agreements", label: "Zgody dwóch osób" },
      { key: "bulk", label: "Czynności zbiorcze", permission: "view_orders" },
      { key: "audit", label: "Dziennik", permission: "read_audit" },
    ],
  },
  {
    label: "Technika",
    tabs: [
      { key: "jobs", label: "Zadania", permission: "retry_jobs" },
      { key: "health", label: "Usługi", permission: "watch_services" },
      { key: "switches", label: "Wyłączniki", permission: "manage_switches" },
    ],
  },
];

const isFor = (permissions: readonly Permission[], { permission }: AdminTab) =>
  !permission || permissions.includes(permission);

/** Whether a list is not for somebody with these permissions, though an act upon its rows may be. */
export function isTabHidden(key: string, permissions: readonly Permission[]): boolean {
  const tab = tabGroups.flatMap(({ tabs }) => tabs).find((each) => each.key === key);
  return tab !== undefined && !isFor(permissions, tab);
}

/** The groups as somebody with these permissions sees them; empty ones are left out. */
export function visibleTabs(permissions: readonly Permission[]) {
  return tabGroups
    .map(({ label, tabs }) => ({
      label,
      tabs: tabs
        .filter((tab) => isFor(permissions, tab))
        .map(({ key, label, views = [] }) => ({
          ...{ href: paths.adminTab(key), label },
          views: views.map((view) => paths.adminTab(view)),
        })),
    }))
    .filter(({ tabs }) => tabs.length > 0);
}
