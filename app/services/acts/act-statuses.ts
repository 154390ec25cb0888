import type { acts } from "~/db/schema";

type ActStatus = (typeof acts.$inferSelect)["status"];

export const actStatuses = {
  requested: { label: "Czeka", tone: "warning" },
  approved: { label: "Zgoda", tone: "success" },
  declined: { label: "Odmowa", tone: "danger" },
  lapsed: { label: "Wygasło", tone: "neutral" },
} as const satisfies Record<ActStatus, { label: string; tone: string }>;
