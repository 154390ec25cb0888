import { sandboxSettings } from "../../sandbox/settings";

type Where = {
  port: number;
  sandboxPort: number;
  folder: string;
  databaseUrl: string;
};

/** What the programs of a measurement run with: as in production, silent, and without the limits that a person meets. */
export const measuredEnvironment = ({ port, sandboxPort, folder, databaseUrl }: Where) => ({
  ...process.env,
  ...sandboxSettings(`http://127.0.0.1:${sandboxPort}`, folder),
  NODE_ENV: "production",
  LOG_LEVEL: "fatal",
  HOST: "127.0.0.1",
  PORT: String(port),
  APP_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: databaseUrl,
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_DATA_DIR: folder,
  POSTS_PER_MINUTE: "1000000",
  LOOKS_PER_MINUTE: "1000000",
});
