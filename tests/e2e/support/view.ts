import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import type { OpenShop } from "./global-setup";
import type { Person } from "./test";

export type Visitor = { page: Page; sql: Sql; person: Person; shop: OpenShop };

/** A page in one of its states. */
export type View = {
  name: string;
  /** Brings the state about and returns how to show it, as often as wanted. */
  prepare: (visitor: Visitor) => Promise<() => Promise<void>>;
  /** A narrow window shows other parts than a wide one, so that every rule is looked at in both. */
  differsWhenNarrow?: true;
};
