import { createHash } from "node:crypto";
import type { auditLog, auditSeals } from "~/db/schema";

export type AuditRow = typeof auditLog.$inferSelect;
export type Seal = typeof auditSeals.$inferSelect;

export const genesisHash = "";

const sha256 = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** The digest of a row: the same however often it is read, since `jsonb` keeps its keys in an order of its own. */
export function rowHashOf(row: AuditRow): string {
  const { id, at, actorKind, actorId, act, targetKind, targetId, reason, before, after } = row;
  return sha256(
    ...[id, at.toISOString(), actorKind, actorId, act, targetKind, targetId, reason, before, after],
  );
}

/** The digest of a link: it covers the one before, so no link can be changed, left out or moved. */
export function linkHashOf(
  previousHash: string,
  seal: Pick<Seal, "position" | "auditId" | "rowAt" | "rowHash">,
): string {
  return sha256(previousHash, seal.position, seal.auditId, seal.rowAt.toISOString(), seal.rowHash);
}
