import { sandboxSettings } from "../../sandbox/settings";

type Where = {
  port: number;
  sandboxPort: number;
  folder: string;
  databaseUrl: string;
};

/** As behind a proxy in production: with a log, and with the limits that visitors meet, who come from many networks. */
export const asInProduction = {
  LOG_LEVEL: "info",
  TRUSTED_PROXIES: "1",
  POSTS_PER_MINUTE: undefined,
  LOOKS_PER_MINUTE: undefined,
};

/** What the programs of a measurement run with. */
export const measuredEnvironment = ({ port, sandboxPort, folder, databaseUrl }: Where) => ({
  ...process.env,
  ...sandboxSettings(`http://127.0.0.1:${sandboxPort}`, folder),
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: String(port),
  APP_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_DATA_DIR: folder,
  ...asInProduction,
});
