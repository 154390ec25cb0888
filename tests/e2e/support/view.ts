import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import type { Person } from "./test";

export type Visitor = { page: Page; sql: Sql; person: Person };

/** A page in one of its states. */
export type View = {
  name: string;
  /** Brings the state about and returns how to show it, as often as wanted. */
  prepare: (visitor: Visitor) => Promise<() => Promise<void>>;
};
