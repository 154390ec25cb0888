import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment in UTC, to the millisecond, read as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/** A file's bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
