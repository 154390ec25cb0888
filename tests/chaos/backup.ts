import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { serverUser } from "../../scripts/postgres/binaries";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../../scripts/postgres/embedded";
import { watchWhileItMoves } from "../../scripts/time-limits";

/** A server whose WAL is archived, as in production, and where it is kept. */
export type ArchivedServer = EmbeddedPostgres & { dataDir: string; archive: string };

const standstill = 60_000;
const user = serverUser();

/** Starts a server that writes as carefully as in production and archives its WAL. @param folder may be entered by anybody */
export async function startArchivedServer(folder: string): Promise<ArchivedServer> {
  const dataDir = join(folder, "first");
  const archive = ownFolder(join(folder, "archive"));
  const server = await startEmbeddedPostgres(dataDir, {
    durable: true,
    settings: {
      archive_mode: "on",
      archive_command: `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`,
    },
  });
  return { ...server, dataDir, archive };
}

/** What a base backup leaves out: the WAL is archived, and the rest is of the server that runs. */
const leftOut = ["postmaster.pid", "postmaster.opts", "pg_internal.init"];
const emptied = ["pg_wal", "pg_replslot", "pg_stat_tmp", "pg_subtrans", "pg_notify", "pg_serial"];

/** Copies the files of a server that goes on working, between the start and the end of a backup. @returns the folder */
export async function backUp({ url, dataDir }: ArchivedServer, folder: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const base = join(folder, "base");
  try {
    await sql`select pg_backup_start('rehearsal', fast => true)`;
    copyCluster(join(dataDir, "postgres", "cluster"), base);
    const [end] = await sql<{ label: string; spaces: string }[]>`
      select labelfile as label, spcmapfile as spaces from pg_backup_stop(wait_for_archive => true)`;
    writeFileSync(join(base, "backup_label"), end!.label);
    if (end!.spaces) writeFileSync(join(base, "tablespace_map"), end!.spaces);
    own(join(base, "backup_label"), 0o600);
    return base;
  } finally {
    await sql.end();
  }
}

function copyCluster(from: string, to: string): void {
  ownFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.includes(entry.name) || entry.name.startsWith("pgsql_tmp")) continue;
    if (entry.isDirectory() && emptied.includes(entry.name)) {
      ownFolder(copy);
      if (entry.name === "pg_wal") ownFolder(join(copy, "archive_status"));
    } else if (entry.isDirectory()) copyCluster(source, copy);
    else copyFile(source, copy);
  }
}

/** A file that the server has removed meanwhile is made again by the WAL, if it is needed. */
function copyFile(from: string, to: string): void {
  try {
    copyFileSync(from, to);
    own(to, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  own(folder, 0o700);
  return folder;
}

function own(path: string, mode: number): void {
  chmodSync(path, mode);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}

/** Waits until all that has been written so far is in the archive. */
export async function archiveAll({ url, archive }: ArchivedServer): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [last] = await sql<{ file: string }[]>`
      select pg_walfile_name(pg_current_wal_lsn()) as file, pg_switch_wal()`;
    const seen = await watchWhileItMoves(
      () => readdirSync(archive),
      (files) => files.includes(last!.file),
      { standstill, every: 50 },
    );
    if (!seen.includes(last!.file)) throw new Error(`${last!.file} was not archived.`);
  } finally {
    await sql.end();
  }
}

/** Ends a server as a machine that burns down does, with everything that it had. */
export async function lose(server: ArchivedServer): Promise<void> {
  const cluster = join(server.dataDir, "postgres", "cluster");
  const pid = Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, "SIGQUIT");
  const isGone = (alive: boolean) => !alive;
  await watchWhileItMoves(() => isAlive(pid), isGone, { standstill, every: 20 });
  rmSync(cluster, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Brings a server back on another disk, at the address of the one that was lost: from a base backup and the archived WAL, as it
 * was at a moment.
 */
export async function restore(
  lost: ArchivedServer,
  base: string,
  moment: string,
): Promise<EmbeddedPostgres> {
  const dataDir = join(lost.dataDir, "..", "second");
  const folder = join(dataDir, "postgres");
  mkdirSync(folder, { recursive: true });
  copyCluster(base, join(folder, "cluster"));
  copyFileSync(join(lost.dataDir, "postgres", "password"), join(folder, "password"));
  const signal = join(folder, "cluster", "recovery.signal");
  writeFileSync(signal, "");
  own(signal, 0o600);
  return startEmbeddedPostgres(dataDir, {
    durable: true,
    port: Number(new URL(lost.url).port),
    settings: {
      restore_command: `cp "${lost.archive}/%f" "%p"`,
      // As PostgreSQL reads it, which knows no Z.
      recovery_target_time: moment.replace("T", " ").replace("Z", "+00"),
      recovery_target_action: "promote",
    },
  });
}
