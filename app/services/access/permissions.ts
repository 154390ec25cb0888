export const permissions = [
  "view_members",
  "edit_members",
  "ban_members",
  "unban_members",
  "delete_members",
  "ban_staff",
  "refund_orders",
  "approve_refunds",
  "view_orders",
  "view_revenue",
  "assist_orders",
  "open_content",
  "manage_payments",
  "approve_payments",
  "export_payments",
  "manage_books",
  "manage_prices",
  "manage_schedules",
  "manage_reviews",
  "manage_horoscopes",
  "read_audit",
  "verify_audit",
  "appoint_keepers",
  "let_people_in",
  "moderate_content",
  "open_pseudonyms",
  "manage_groups",
  "delete_groups",
  "manage_switches",
  "watch_services",
  "act_in_bulk",
  "approve_bulk",
  "answer_messages",
  "view_talks",
  "retry_jobs",
  "drop_jobs",
] as const;

export type Permission = (typeof permissions)[number];

/** The roles of staff, as the claim of the identity provider names them. `admin` is the administrator. */
export type Role = "admin" | "finance" | "support" | "moderator";

export const rolePermissions: Record<Role, readonly Permission[]> = {
  admin: permissions,
  finance: [
    "refund_orders",
    "approve_refunds",
    "view_orders",
    "view_revenue",
    "manage_payments",
    "export_payments",
    "manage_prices",
    "read_audit",
    "verify_audit",
    "watch_services",
    "act_in_bulk",
    "retry_jobs",
  ],
  support: [
    "view_members",
    "edit_members",
    "refund_orders",
    "view_orders",
    "assist_orders",
    "open_content",
    "watch_services",
    "act_in_bulk",
    "manage_schedules",
    "manage_reviews",
    "manage_horoscopes",
    "answer_messages",
    "retry_jobs",
  ],
  moderator: [
    "ban_members",
    "unban_members",
    "appoint_keepers",
    "let_people_in",
    "moderate_content",
    "open_pseudonyms",
    "manage_groups",
  ],
};

/** Whether a role of the claim is one of ours; other roles say nothing here. */
export function isRole(name: string): name is Role {
  return Object.hasOwn(rolePermissions, name);
}

/** What somebody with these roles of the claim may do, each permission once. */
export function permissionsOf(roles: readonly string[]): Permission[] {
  const granted = new Set(roles.filter(isRole).flatMap((role) => rolePermissions[role]));
  return permissions.filter((permission) => granted.has(permission));
}
