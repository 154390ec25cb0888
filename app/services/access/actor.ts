import type { Permission } from "./permissions";

/**
 * Who acts.
 * - A `buyer` has no identity: what proves them is the token of their order, which every verb of theirs takes with its
 *   input, and the order is named by the rows that they cause. So there is nothing to carry here.
 * - A `visitor` is not known, or not yet: whoever reads or signs in.
 * - An `identity` has signed in at the provider and acts as that alone: on the way to an account, confirming an address.
 * - `staff` act for others, with the permissions of their roles.
 * - The `operator` has a shell on the server, which no permission of ours could keep from anything.
 * - The rest are machines.
 */
export type Actor =
  | {
      kind: "visitor" | "buyer" | "operator" | "gateway" | "mail_provider" | "worker" | "schedule";
    }
  | { kind: "identity"; auth0Id: string }
  | { kind: "member"; userId: string }
  | { kind: "staff"; userId: string; permissions: readonly Permission[] };
