import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sandboxSettings } from "../sandbox/settings";

/** Where the embedded PostgreSQL leaves its address for other processes of the same checkout. */
export function embeddedDatabaseUrlFile(dataDir: string): string {
  return resolve(dataDir, "postgres-url");
}

function embeddedDatabaseUrl(dataDir: string): string | undefined {
  const file = embeddedDatabaseUrlFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/**
 * The settings of a process of this checkout. Outside production, or when SANDBOX_URL asks for it, whatever is not set
 * points at the sandbox and at the embedded database; in production nothing is added.
 * @param source settings, usually `process.env`; one that is empty counts as not set
 */
export function withSandboxDefaults(
  source: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  if (given.SANDBOX_URL === undefined && given.NODE_ENV === "production") return given;
  const dataDir = resolve(given.DATA_DIR ?? ".data");
  const url = given.SANDBOX_URL ?? `http://localhost:${given.SANDBOX_PORT ?? 3001}`;
  const ownModel = given.MODEL_API_URL !== undefined;
  return {
    ...sandboxSettings(url.replace(/\/+$/, ""), given.SANDBOX_DATA_DIR ?? `${dataDir}/sandbox`),
    APP_URL: `http://localhost:${given.PORT ?? 3000}`,
    DATABASE_URL: embeddedDatabaseUrl(dataDir),
    DEMONSTRATION: String(!given.TPAY_CLIENT_ID),
    // The stand-in's dialect and its endless days are of no use to a real model.
    ...(ownModel && {
      MODEL_PROFILE: undefined,
      MODEL_DAY_CAP_USD: undefined,
      MODEL_READER_DAY_CAP_USD: undefined,
      MODEL_TALK_READER_DAY_CAP_USD: undefined,
    }),
    ...given,
  };
}
