import type { Permission } from "./permissions";

/**
 * Who acts.
 * - A `buyer` has no identity: what proves them is the token of their order, which every verb of theirs takes with its
 *   input, and the order is named by the rows that they cause. So there is nothing to carry here.
 * - A `visitor` is not known, or not yet: whoever reads, signs in or registers.
 * - `staff` act for others, with the permissions of their roles.
 * - The rest are machines.
 */
export type Actor =
  | { kind: "visitor" | "buyer" | "gateway" | "worker" | "schedule" }
  | { kind: "member"; userId: string }
  | { kind: "staff"; userId: string; permissions: readonly Permission[] };
